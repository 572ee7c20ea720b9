/** Texts of the page of a company's part numbers. */
import { displayNumber } from '../../platform/money/money.ts'

const numbers = (count: number) =>
  `${displayNumber(count)} ${count === 1 ? 'part number' : 'part numbers'}`
const rows = (count: number) => `${displayNumber(count)} ${count === 1 ? 'row' : 'rows'}`

export const partNumberPageMessages = {
  columnNames: { number: 'Company’s part number', sku: 'Shop’s SKU' },
  title: (company: string | undefined) =>
    company === undefined ? 'Part numbers' : `Part numbers: ${company}`,
  description: 'A company’s own numbers for tools in this shop.',
  link: 'Part numbers',
  lead:
    'Use your own numbers for our tools in the search, on the order pad and with the scanner when you ' +
    'buy for the company. Your numbers are printed on orders, invoices and delivery notes.',
  leadStaff:
    'Members can search for tools by the company’s own numbers, and so can you when you order for the company. The numbers are printed on orders, invoices and delivery notes.',
  toCompany: 'Trade account',
  toRecord: (company: string) => company,
  search: 'Search part numbers',
  hint: 'A number, SKU or name',
  caption: 'Part numbers',
  number: 'Your number',
  customerNumber: 'Part number',
  tool: 'Tool',
  printed: 'shown on orders and documents',
  notSold: 'no longer sold',
  remove: (number: string) => `Remove ${number}`,
  removed: (number: string) => `${number} removed`,
  sureToRemove: (number: string) =>
    `Remove ${number}? Existing orders will keep the number. The search and the order pad will no longer find the number.`,
  removeIt: 'Remove',
  keep: 'Keep',
  empty: 'No part numbers yet',
  emptyDetail: 'Add a part number below, or load a file with the columns “Part number” and “SKU”.',
  emptyDetailReader: 'Owners of the company can add part numbers.',
  unknown: 'Company not found',
  unknownDetail:
    'The company does not exist, or you cannot buy for it. Choose one of your companies.',
  addTitle: 'Add a part number',
  sku: 'SKU of the tool',
  skuHelp: 'Enter the SKU as shown on our pages. You can give a tool several part numbers.',
  add: 'Add',
  adding: 'Adding',
  added: (number: string, sku: string) => `${number} is now a part number of ${sku}`,
  notAdded: 'Nothing was added.',
  importTitle: 'Load a file',
  file: 'File',
  fileHelp:
    'CSV or XLSX, up to 25 MB, with the columns “Part number” and “SKU”. Drop a file here, or choose one. ' +
    'Nothing is saved until you confirm the result.',
  reading: (name: string) => `Reading “${name}”`,
  noColumns:
    'The file needs a “Part number” column and an “SKU” column. Put these headings in the first row, or choose the columns by hand.',
  undecided:
    'It is not clear which column contains the shop’s SKUs: both columns contain SKUs, or neither does. ' +
    'Choose the columns by hand.',
  nothing: 'The file has no rows below the headings. Choose another file.',
  wrongField: (field: 'number' | 'sku', why: string) =>
    `${field === 'sku' ? 'SKU' : 'Part number'}: ${why}`,
  shortened: (text: string) =>
    `A spreadsheet has shortened this number to “${text}”. Enter all its digits, as text.`,
  withDecimals: (text: string) =>
    `“${text}” may be a number to which a program has added decimals. Enter the number as text, as the company writes it.`,
  asDay: (text: string) =>
    `“${text}” may be a number that a spreadsheet has turned into a date. Enter the number as text, as the company writes it.`,
  placeholder: (text: string) =>
    `“${text}” may mean that the company has no number for the article. Enter the number, or delete the row.`,
  several: (text: string) =>
    `“${text}” may be several numbers. Enter each number in a row of its own.`,
  sheetError: (text: string) =>
    `The formula in this cell returns the error “${text}”. Replace the formula with its value.`,
  flagged: (heading: string, text: string) =>
    `“${heading}: ${text}” may mean that the number is not used. Add the number by hand if it is needed.`,
  unseen:
    'The row is hidden in the file, or the text of a cell is struck out, is tiny or has the same color as the background. Add the number by hand if it is needed.',
  notYet: (heading: string, text: string) =>
    `According to “${heading}: ${text}”, the number is not used yet. Load the list again as soon as the number is in use.`,
  notApproved: (heading: string, text: string) =>
    `“${heading}: ${text}” means that the company does not use the number. Load the list again after the number is approved.`,
  otherQuantity: (heading: string, text: string) =>
    `“${heading}: ${text}” may mean that the number is for several units of the tool. If the number is for one unit, add the number by hand.`,
  gone: (heading: string, text: string) =>
    `“${heading}: ${text}” means that the number is no longer used. Add the number by hand if it is needed.`,
  customerNumbers: (heading: string, text: string) =>
    `“${heading}” seems to be the column with customer numbers: “${text}” occurs several times. Name the column with the part numbers “Part number”, or choose the columns by hand.`,
  severalCustomers: (heading: string, text: string, other: string) =>
    `The “${heading}” column lists several customers: “${text}” and “${other}”. Save a separate file for each customer.`,
  twoColumns: (heading: string, other: string) =>
    `The columns “${heading}” and “${other}” may both contain the part numbers. Choose the columns by hand.`,
  newColumn: (heading: string, fresh: string) =>
    `The columns “${heading}” and “${fresh}” contain different numbers, and it is not clear which numbers to use. Choose the columns by hand.`,
  plan: (fresh: number, changed: number, same: number) =>
    `${displayNumber(fresh)} new ${fresh === 1 ? 'part number' : 'part numbers'}, ${displayNumber(changed)} changed to another tool, ` +
    `${displayNumber(same)} unchanged.`,
  nothingNew: 'All numbers in this file already exist.',
  nothingRight: 'No row in this file can be saved. Correct the file, or choose another one.',
  apply: (count: number) => `Save ${numbers(count)}`,
  applying: 'Saving',
  applied: (count: number) => `${numbers(count)} saved`,
  wrong: (count: number) => `${rows(count)} skipped`,
  wrongCaption: 'Skipped rows',
  moved: (count: number) => `${numbers(count)} changing to another tool`,
  movedCaption: 'Part numbers that change to another tool',
  before: 'Old SKU',
  after: 'New SKU',
  row: 'Row',
  why: 'Reason',
  more: (shown: number, count: number) =>
    `Showing the first ${displayNumber(shown)} of ${displayNumber(count)}.`,
} as const
