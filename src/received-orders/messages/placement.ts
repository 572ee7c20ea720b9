/**
 * Why the shop does not place a received order automatically, although its company's setting asks
 * for it.
 */
export const placementMessages = {
  bySetting: 'placed automatically',
  fact: 'Placed',
  placed: 'Automatically, according to the company’s settings.',
  due: 'The shop will decide shortly whether to place this order automatically.',
  kept: 'Not placed automatically:',
  failed: 'The shop could not place the order. Place it by hand.',
  jobFailed: 'Received orders could not be placed automatically',
  free: 'A text file, e-mail or PDF can contain more than order lines, such as conditions or requests. Read the original before you place the order.',
  partlyRead: 'The e-mail has attachments that could not be read.',
  otherSheets: 'The workbook has sheets that were not read.',
  emptyRows: (rows: number) =>
    rows === 1
      ? '1 row without a quantity will not be ordered.'
      : `${rows} rows without a quantity will not be ordered.`,
  purpose: 'The file is not a new order.',
  unread: (parts: readonly string[]) =>
    `The file contains information that the shop does not read: ${parts.join(', ')}. Check the original.`,
  ofProgram: 'The e-mail was sent automatically. Check that the e-mail is an order.',
  mailSays: (sentences: readonly string[]) =>
    `The e-mail contains text besides the order: ${sentences.map((text) => `“${text}”`).join(', ')}. Read this text before you place the order.`,
  fileSays: (sentences: readonly string[]) =>
    `The file contains text besides the order lines: ${sentences.map((text) => `“${text}”`).join(', ')}. Read this text before you place the order.`,
  textSays: (sentences: readonly string[]) =>
    `The text contains more than the order lines: ${sentences.map((text) => `“${text}”`).join(', ')}. Read this text before you place the order.`,
  otherFiles: (names: readonly string[]) =>
    `The e-mail also contains other files: ${names.join(', ')}. Read them before you place the order.`,
  /** The subjects of parts of a file that are not read. */
  parts: {
    note: 'a note',
    repeated: 'a line number that appears twice',
    seller: 'a seller other than this shop',
    alike: 'a number that may belong to another order of this buyer',
    version: 'another version of an order',
    discounts: 'discounts or charges',
    validity: 'a validity period',
    schedule: 'a delivery schedule',
    contract: 'a contract or an offer',
    parts: 'parts of a line, or substitutes for it',
    place: 'a delivery location',
    terms: 'delivery terms',
    days: 'delivery dates',
  },
  total: (said: string, lines: string | undefined) =>
    lines === undefined
      ? `The order has a total of ${said}, but not every line has a price. Check the total before you place the order.`
      : `The order has a total of ${said}, but its lines add up to ${lines}. Check the total before you place the order.`,
  noNumber: 'The file has no order number, so the shop could not recognize a repeated order.',
  known: 'The company has sent an order with this number before. Compare the two orders.',
  knownLater:
    'A later file with this order number differs from this file. Compare the two files before you place the order.',
  severalAddresses: 'The lines of the order go to different addresses.',
  wished: 'The file requests a specific delivery date.',
  longNote: 'The notes in the file are too long for an order.',
  otherAddress:
    'The delivery address is not saved for the buyer or the company. Check the delivery address.',
  addressPart: (part: string) =>
    `The delivery address contains “${part}”, but the saved address does not. Check the delivery address.`,
  otherBuyer: (name: string) =>
    `The file names “${name}” as the buyer. Check who the order is for.`,
  otherDay: (day: string) => `The order is dated ${day}. Ask the buyer whether it is still valid.`,
  noPhone: 'The order has no phone number for the delivery.',
  notCertain: 'Some lines are not certain.',
  waits: (reason: string) => `The order would go on hold. ${reason}`.trim(),
} as const
