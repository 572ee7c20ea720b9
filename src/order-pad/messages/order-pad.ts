/** Texts of the order pad. */
import { displayNumber } from '../../platform/money/money.ts'

const lines = (count: number): string => (count === 1 ? '1 line' : `${displayNumber(count)} lines`)
const smallNumbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const
const spellOut = (count: number): string => smallNumbers[count] ?? displayNumber(count)
const states = {
  ready: 'ready',
  adjust: 'adjust',
  short: 'short',
  ambiguous: 'ambiguous',
  unknown: 'unknown',
  waiting: 'checking',
} as const

export const orderPadMessages = {
  columnNames: { sku: 'SKU or part number', quantity: 'Pieces', name: 'Name of the tool' },
  title: 'Order pad',
  description:
    'Paste SKUs and quantities from a spreadsheet, an e-mail or a file: ' +
    'every line shows its price and stock at once.',
  lines,
  paste: 'Paste SKUs and quantities',
  example: 'HMR-1001 48\n24 x PLR-4018\nMSR-7002; 60',
  help: (max: number) =>
    `Paste spreadsheet columns, CSV or the text of an e-mail, or drop a file here. ` +
    `Up to ${displayNumber(max)} lines.`,
  check: 'Check lines',
  checking: 'Checking',
  clear: 'Clear',
  cleared: 'The pad is empty.',
  restore: 'Restore',
  file: 'Choose a file',
  drop: 'Drop a CSV or XLSX file here',
  states,
  head: {
    state: 'State',
    tool: 'Tool',
    stock: 'Stock · packs',
    changes: 'What changed',
    quantity: 'Quantity',
    each: 'Each',
    total: 'Total',
    remove: 'Remove',
  },
  table: 'Order pad lines',
  quantityOf: (name: string) => `Quantity of ${name}`,
  removeLine: (name: string) => `Remove line: ${name}`,
  quoted: (text: string) => `“${text}”`,
  partNumber: (number: string) => `your part number ${number}`,
  addedUp: (parts: readonly string[]) =>
    `${spellOut(parts.length)} lines combined: ${parts.join(' + ')}`,
  packs: (pack: number) => (pack > 1 ? `packs of ${displayNumber(pack)}` : 'single pieces'),
  matches: (count: number) => (count === 1 ? 'One match:' : `${spellOut(count)} matches.`),
  closestMatches: 'SKU not found. Closest matches:',
  noMatches: 'No tool with this SKU or name was found. Check the spelling.',
  /** Read again as what it says. */
  notOrdered: 'not ordered',
  noQuantity: 'Enter a quantity.',
  notWhole: (written: string) => `“${written}” is not a whole number of pieces.`,
  left: (stock: number, requested: number) =>
    `Only ${displayNumber(stock)} of ${displayNumber(requested)} are in stock.`,
  use: (quantity: number) => `Use ${displayNumber(quantity)}`,
  take: (quantity: number) => `Use ${displayNumber(quantity)}`,
  useOneOf: (quantities: readonly number[]) => `Use ${quantities.map(displayNumber).join(' or ')}.`,
  ready: (count: number) => `${displayNumber(count)} ready`,
  others: (count: Readonly<Record<keyof typeof states, number>>) =>
    (['adjust', 'short', 'ambiguous', 'unknown', 'waiting'] as const)
      .filter((state) => count[state] > 0)
      .map((state) => `${displayNumber(count[state])}\u00a0${states[state]}`)
      .join(' · '),
  add: (count: number) =>
    count === 0
      ? 'No line is ready yet'
      : `Add ${displayNumber(count)} ready ${count === 1 ? 'line' : 'lines'} to cart`,
  added: (count: number) =>
    `${count === 1 ? '1 line is' : `${displayNumber(count)} lines are`} in the cart`,
  addedMore: (count: number, open: number) =>
    `${count === 1 ? '1 line is' : `${displayNumber(count)} lines are`} in the cart. ` +
    (open === 0
      ? 'The pad is now empty.'
      : `${lines(open)} on the pad still ${open === 1 ? 'needs' : 'need'} correcting.`),
  openCart: 'Open the cart',
  onlyOpen: 'Only lines to correct',
  problemsFirst: 'Lines to correct first',
  takeSuggestions: (count: number) =>
    count === 1 ? 'Use the suggestion' : `Use all ${displayNumber(count)} suggestions`,
  download: 'Download with corrections',
  fileName: 'order-pad.csv',
  columns: ['SKU', 'Name', 'Quantity', 'State', 'Each', 'Total', 'To correct', 'As written'],
  emptyTitle: 'Your order pad is empty',
  empty:
    'Paste a list, type or scan SKUs line by line, or drop a CSV or XLSX file. ' +
    'Every line shows its price and whether it can be ordered. You do not need an account.',
  leftOut: (count: number) =>
    `${lines(count)} without an SKU or a quantity ${count === 1 ? 'was' : 'were'} skipped`,
  ofAnsweredMail: (count: number) =>
    `${lines(count)} from the quoted e-mail ${count === 1 ? 'was' : 'were'} skipped`,
  otherFormat: (kind: string) =>
    `This file is ${kind}. Paste the lines of the order, or drop a CSV or XLSX file.`,
  tooMany: (count: number, max: number) =>
    `The pad holds up to ${displayNumber(max)} lines, but the list has ${displayNumber(count)}. ` +
    'Split the list and check one part at a time. Nothing was added.',
  noLines: (name: string) => `“${name}” contains no line with an SKU or a name.`,
  read: (name: string, count: number) => `${lines(count)} read from “${name}”`,
  sheets: (name: string, count: number) =>
    `“${name}” has ${displayNumber(count)} sheets. Show lines from:`,
  sheetsHelp: 'The first sheet is used. Choosing another sheet replaces these lines.',
  sheet: (name: string, count: number) => `${name} · ${lines(count)}`,
  failed: 'The lines could not be checked',
  checkedAt: 'Current prices and stock.',
  order: (number: number) => `Order ${number} again`,
  unchanged: 'Quantities and prices are the same as in the earlier order.',
  priceChanged: (then: string, now: string) => `Was ${then}, now ${now}`,
  noLongerSold: 'No longer sold',
  notInOrder: 'Not in the earlier order',
  orderedQuantity: (quantity: number) => `Previously ordered: ${displayNumber(quantity)}`,
  noOrder: (number: string) => `Order ${number} is not one of your orders.`,
} as const
