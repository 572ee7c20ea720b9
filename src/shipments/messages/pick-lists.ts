/** Texts of pick lists and bins. */
import { displayNumber } from '../../platform/money/money.ts'

const orders = (count: number): string =>
  `${displayNumber(count)} ${count === 1 ? 'order' : 'orders'}`

export const pickListMessages = {
  title: 'Pick list',
  description: 'What is taken from which bin for the orders to be picked.',
  back: 'Manage orders',
  lead: 'What is reserved for confirmed orders and not shipped, by bin. What one picker ticks, the others see.',
  ofSome: (count: number) => `Of ${orders(count)} that you chose.`,
  ofAll: (count: number) => `Of all ${orders(count)} to pick.`,
  more: (most: number) =>
    `The oldest ${orders(most)} are shown; the others follow once these are shipped.`,
  all: 'All orders to pick',
  nothing: 'Nothing is to be picked: no confirmed order has pieces that are reserved.',
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
      ? `All of it weighs ${weight}.`
      : `It weighs ${weight}, without ${displayNumber(unweighed)} ${unweighed === 1 ? 'tool whose weight is' : 'tools whose weights are'} not known.`,
  parts: 'For the orders',
  part: (number: number, pieces: number) => `Order ${number}: ${displayNumber(pieces)}`,
  tick: (pieces: number, name: string, number: number) =>
    `${displayNumber(pieces)} of ${name} picked for order ${number}`,
  by: (name: string) => `by ${name}`,
  ticked: (number: number) => `Picked for order ${number}`,
  putBack: (number: number) => `Not picked for order ${number}`,
  orderNumber: (number: number) => `Order ${number}`,
  open: 'Pick list',
  openSome: (count: number) => `Pick list of ${orders(count)}`,
  print: 'Print',
  refresh: 'Show what others have picked',
  shipTitle: 'Ship what is picked',
  shipLead:
    'Each order gets a shipment of what is ticked; the rest stays to be picked. Tracking numbers can be added on the order’s page.',
  order: 'Order',
  picked: 'Picked',
  pickedOf: (picked: number, pieces: number) =>
    `${displayNumber(picked)} of ${displayNumber(pieces)}`,
  ship: 'Ship',
  shipOf: (number: number, isWhole: boolean) =>
    isWhole
      ? `Ship all that is open of order ${number}`
      : `Ship the picked part of order ${number}`,
  shipped: (shipment: string) => `Shipment ${shipment} has left`,
  actions: 'what to do',
  changed: 'This line has changed',
  changedDetail: (pieces: number) =>
    pieces === 0
      ? 'Nothing of it is to be picked any more. The list is shown anew.'
      : `Now ${displayNumber(pieces)} of it are to be picked. The list is shown anew.`,
  noNumbers: 'Write numbers of orders.',
} as const

export const binMessages = {
  title: 'Bins',
  description: 'The place of each tool in the store, by which pick lists are sorted.',
  lead: 'Where each tool lies, in up to 40 characters, such as A-03-12. Pick lists are sorted by it, as people count: A-2 before A-10.',
  open: 'Bins',
  back: 'Pick list',
  none: 'No tool has a bin yet.',
  caption: 'Tools and their bins',
  lines: 'Lines',
  linesHelp:
    'One tool on each line: its SKU, a comma or tab, its bin. Without a bin it has none any more. A list from a spreadsheet can be pasted.',
  bin: 'Bin',
  sku: 'SKU',
  tool: 'Tool',
  save: 'Save bins',
  saving: 'Saving',
  saved: (count: number) => `${displayNumber(count)} ${count === 1 ? 'bin' : 'bins'} saved`,
  unknown: (skus: readonly string[]) =>
    `No tool has the SKU ${skus.join(', ')}. The others are saved.`,
  wrongLine: (line: number) => `Line ${line} has no SKU, or a bin of more than 40 characters.`,
  nothing: 'Write at least one line.',
  tooMany: (most: number) => `Up to ${displayNumber(most)} lines can be saved at once.`,
  export: 'Save all bins as CSV',
} as const
