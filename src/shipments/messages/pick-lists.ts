/** Texts of pick lists and bins. */
import { displayNumber } from '../../platform/money/money.ts'

const orders = (count: number): string =>
  `${displayNumber(count)} ${count === 1 ? 'order' : 'orders'}`

export const pickListMessages = {
  title: 'Pick list',
  description: 'Pieces to pick for open orders, by bin.',
  lead: 'Reserved pieces of confirmed orders, by bin. All pickers see which pieces have already been picked.',
  ofSome: (count: number) => `For ${orders(count)} that you selected.`,
  ofAll: (count: number) => `For ${count === 1 ? '' : 'all '}${orders(count)} to pick.`,
  more: (most: number) =>
    `The oldest ${orders(most)} are shown. Other orders will be listed when these have been shipped.`,
  alsoPick: (names: readonly string[]) =>
    `${new Intl.ListFormat('en-US').format(names)} ${names.length === 1 ? 'is' : 'are'} also picking.`,
  all: 'All orders to pick',
  nothing: 'Nothing to pick',
  nothingDetail: 'No confirmed order has reserved pieces.',
  toConfirm: 'Orders to confirm',
  caption: 'Pieces to pick, by bin',
  bin: 'Bin',
  noBin: 'no bin',
  tool: 'Tool',
  pieces: 'Pieces',
  weight: 'Weight',
  noWeight: 'unknown',
  /** @param weight in words */
  allWeight: (weight: string, unweighed: number) =>
    unweighed === 0
      ? `Total weight: ${weight}.`
      : `Weight: ${weight}, excluding ${displayNumber(unweighed)} ${unweighed === 1 ? 'tool' : 'tools'} whose weight is unknown.`,
  parts: 'Orders',
  part: (number: number, pieces: number) => `Order ${number}: ${displayNumber(pieces)}`,
  tick: (pieces: number, name: string, number: number) =>
    `${displayNumber(pieces)} × ${name} picked for order ${number}`,
  by: (name: string) => `by ${name}`,
  ticked: (number: number) => `Picked for order ${number}`,
  putBack: (number: number) => `Not picked for order ${number}`,
  /** Of the rows of the list. */
  ofRows: (all: number) => `of ${displayNumber(all)}`,
  done: (count: number) => `${displayNumber(count)} picked`,
  showDone: 'Show',
  hideDone: 'Hide',
  aisle: (name: string) => `Aisle ${name}`,
  noBins: 'Without a bin',
  leave: 'Leave the pick list',
  skip: 'Skip bin',
  shipComplete: (count: number) =>
    count === 1 ? 'Ship 1 complete order' : `Ship ${displayNumber(count)} complete orders`,
  left: (count: number) => `${displayNumber(count)} to pick`,
  pcs: 'pcs',
  rowTick: (pieces: number, name: string, bin: string) =>
    `${displayNumber(pieces)} × ${name}${bin === '' ? '' : ` from ${bin}`} picked`,
  pickedPart: (picked: number, pieces: number) =>
    `${displayNumber(picked)} of ${displayNumber(pieces)} picked`,
  partOf: (number: number, pieces: number) => `${number} × ${displayNumber(pieces)}`,
  less: 'Stock is short',
  waiting: (count: number) =>
    count === 1
      ? '1 check mark is saved on this device until the shop can be reached.'
      : `${displayNumber(count)} check marks are saved on this device until the shop can be reached.`,
  scan: 'Scan GTIN, SKU or bin',
  scanned: (name: string) => `Picked: ${name}`,
  scannedBefore: (name: string) => `Already picked: ${name}`,
  notOnList: (name: string) => `${name} is not on this list. Nothing was marked as picked.`,
  unknownCode: (code: string) => `No tool has the code ${code}. Nothing was marked as picked.`,
  notRead: (code: string) => `${code} is neither an SKU nor a bin on this list.`,
  orderNumber: (number: number) => `Order ${number}`,
  open: 'Pick list',
  openSome: (count: number) => `Pick list for ${orders(count)}`,
  print: 'Print',
  refresh: 'Refresh',
  shipTitle: 'Ship picked pieces',
  shipLead:
    'For each order, a shipment with the picked pieces is created. Pieces that have not been picked yet stay on the list. Tracking numbers can be added on the order’s page.',
  order: 'Order',
  customer: 'Customer',
  picked: 'Picked',
  pickedOf: (picked: number, pieces: number) =>
    `${displayNumber(picked)} of ${displayNumber(pieces)}`,
  ship: 'Ship',
  shipOf: (number: number, isWhole: boolean) =>
    isWhole ? `Ship all of order ${number}` : `Ship the picked part of order ${number}`,
  shipped: (shipment: string) => `Shipment ${shipment} was created`,
  actions: 'actions',
  changed: 'This line has changed',
  changedDetail: (pieces: number) =>
    pieces === 0
      ? 'The line no longer needs picking. The list was refreshed.'
      : `Pieces to pick now: ${displayNumber(pieces)}. The list was refreshed.`,
  noNumbers: 'Enter order numbers.',
} as const

export const binMessages = {
  title: 'Bins',
  description: 'The location of each tool in the warehouse.',
  lead: 'The location of each tool in the warehouse, such as A-03-12, in up to 40 characters. Pick lists are sorted by bin, for example A-2 before A-10.',
  none: 'No tool has a bin yet',
  noneDetail: 'Enter the bin of each tool, or paste the bins from a spreadsheet.',
  search: 'Search bins',
  hint: 'Bin, SKU or tool',
  enter: 'Enter bins',
  caption: 'Tools and their bins',
  lines: 'Lines',
  linesHelp:
    'One tool per line: SKU, a comma or tab, bin. To remove a bin, leave it empty. You can paste a list from a spreadsheet.',
  bin: 'Bin',
  sku: 'SKU',
  tool: 'Tool',
  save: 'Save bins',
  saving: 'Saving',
  saved: (count: number) => `${displayNumber(count)} ${count === 1 ? 'bin' : 'bins'} saved`,
  unknown: (skus: readonly string[]) =>
    `No tool has the SKU ${skus.join(', ')}. The other bins were saved.`,
  wrongLine: (line: number) =>
    `Line ${line} has no SKU, or its bin has more than 40 characters. Correct this line.`,
  nothing: 'Enter at least one line.',
  tooMany: (most: number) =>
    `At most ${displayNumber(most)} lines can be saved at once. Enter fewer lines.`,
  export: 'Save all bins as a CSV file',
} as const
