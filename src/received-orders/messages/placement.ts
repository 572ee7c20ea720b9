/**
 * Why the shop does not place a received order automatically, although its company's setting asks
 * for it.
 */
export const placementMessages = {
  bySetting: 'placed by setting',
  fact: 'Placed',
  placed: 'By the setting of the company, without a person.',
  due: 'The shop decides shortly whether it places this order.',
  kept: 'Not placed by setting:',
  failed: 'The shop could not place it. Place it by hand.',
  jobFailed: 'Received orders could not be placed by setting',
  free: 'A text or a PDF can say more than its lines.',
  partlyRead: 'The mail has files that could not be read.',
  otherSheets: 'The workbook has sheets that were not read.',
  purpose: 'The file is no new order.',
  unread: (parts: readonly string[]) =>
    `The file says more than the shop reads: ${parts.join(', ')}. Look at the original.`,
  ofProgram: 'The mail was sent automatically. Check that it is an order.',
  mailSays: (sentences: readonly string[]) =>
    `The mail says more than its order: ${sentences.map((text) => `“${text}”`).join(', ')}. Read it before you order.`,
  fileSays: (sentences: readonly string[]) =>
    `The file says more than its lines: ${sentences.map((text) => `“${text}”`).join(', ')}. Read it before you order.`,
  textSays: (sentences: readonly string[]) =>
    `The text says more than its lines: ${sentences.map((text) => `“${text}”`).join(', ')}. Read it before you order.`,
  otherFiles: (names: readonly string[]) =>
    `The mail has other files as well: ${names.join(', ')}. Read them before you order.`,
  /** The subjects of parts of a file that are not read. */
  parts: {
    note: 'a note',
    repeated: 'a line number that comes twice',
    seller: 'another seller than this shop',
    alike: 'a number that may be that of another order of this buyer',
    version: 'a further version of an order',
    discounts: 'discounts or charges',
    validity: 'how long it is valid',
    schedule: 'a delivery schedule',
    contract: 'a contract or an offer',
    parts: 'parts or substitutes of a line',
    place: 'a place of delivery',
    terms: 'terms of delivery',
    days: 'days of delivery',
  },
  total: (said: string, lines: string | undefined) =>
    lines === undefined
      ? `The order says ${said}; not every line has a price to add up. Compare the total.`
      : `The order says ${said}, its lines add up to ${lines}. Check it before you order.`,
  noNumber: 'The file has no order number, so the shop would not know it again.',
  known: 'The company has sent an order with this number before.',
  knownLater: 'A later file with this order number is not the same. Compare both before you order.',
  severalAddresses: 'Its lines go to different addresses.',
  wished: 'The file wishes a day of delivery.',
  longNote: 'Its notes are longer than the note of an order.',
  otherAddress: 'The delivery address is none of those saved for the buyer or the company.',
  addressPart: (part: string) =>
    `The delivery address says “${part}”, which the saved one does not. Check where it goes.`,
  otherBuyer: (name: string) =>
    `The file names “${name}” as the buyer. Check for whom it is ordered.`,
  otherDay: (day: string) => `The order is of ${day}. Ask whether it is still meant.`,
  noPhone: 'There is no telephone number for the delivery.',
  notCertain: 'Not every line is certain.',
  waits: (reason: string) => `The order would wait. ${reason}`.trim(),
} as const
