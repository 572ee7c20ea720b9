/** Texts of the page of a company's part numbers. */
import { displayNumber } from '../../platform/money/money.ts'

const numbers = (count: number) =>
  `${displayNumber(count)} ${count === 1 ? 'part number' : 'part numbers'}`
const rows = (count: number) => `${displayNumber(count)} ${count === 1 ? 'row' : 'rows'}`

export const partNumberPageMessages = {
  columnNames: { number: 'Part number of the company', sku: 'SKU of the shop' },
  title: (company: string | undefined) =>
    company === undefined ? 'Part numbers' : `Part numbers of ${company}`,
  description: 'What a company calls the tools of this shop.',
  link: 'Part numbers',
  lead:
    'What you call our tools. Search, order pad and scanner understand these numbers while you ' +
    'buy for the company, and orders, invoices and delivery notes say them.',
  leadStaff:
    'What the company calls tools. Its members find tools by these numbers, as you do while you ' +
    'order for it, and orders, invoices and delivery notes say them.',
  toCompany: 'Trade account',
  toRecord: (company: string) => company,
  search: 'Search part numbers',
  hint: 'A number, SKU or name',
  caption: 'Part numbers',
  number: 'Your number',
  customerNumber: 'Part number',
  tool: 'Tool',
  printed: 'on orders and documents',
  notSold: 'not sold any more',
  remove: (number: string) => `Remove ${number}`,
  removed: (number: string) => `${number} removed`,
  sureToRemove: (number: string) =>
    `Remove ${number}? Orders that were placed with it keep it. Search and order pad do not ` +
    'understand it any more.',
  removeIt: 'Remove',
  keep: 'Keep',
  empty: 'No part numbers yet',
  emptyDetail: 'Add one below, or load a file with the columns Part number and SKU.',
  emptyDetailReader: 'Owners of the company add them.',
  unknown: 'There is no such company',
  unknownDetail: 'Or you do not buy for it.',
  addTitle: 'Add a part number',
  sku: 'SKU of the tool',
  skuHelp: 'As our pages show it. A tool may have several of your numbers.',
  add: 'Add',
  adding: 'Adding',
  added: (number: string, sku: string) => `${number} is ${sku}`,
  notAdded: 'It was not added.',
  importTitle: 'Load a file',
  file: 'File',
  fileHelp:
    'CSV or XLSX, up to 5 MB, with the columns Part number and SKU. Drop it here, or choose it. ' +
    'Nothing is saved before you have seen the result.',
  reading: (name: string) => `Reading “${name}”`,
  tooLarge: (megabytes: string, max: number) =>
    `This file has ${megabytes} MB. Up to ${max} MB can be read: split it.`,
  noColumns:
    'No column is called Part number, or none SKU. Write these headings in the first line, or choose the columns by hand.',
  undecided:
    'Which column has the SKUs of the shop cannot be told: the cells of both have some, or of none. ' +
    'Choose the columns by hand.',
  nothing: 'There is no row below the headings.',
  tooMany: (count: number, max: number) =>
    `The file has ${displayNumber(count)} rows. Up to ${displayNumber(max)} can be read at once: ` +
    'split it.',
  wrongField: (field: 'number' | 'sku', why: string) =>
    `${field === 'sku' ? 'SKU' : 'Part number'}: ${why}`,
  plan: (fresh: number, changed: number, same: number) =>
    `${numbers(fresh)} new, ${displayNumber(changed)} for another tool than before, ` +
    `${displayNumber(same)} as they are.`,
  nothingNew: 'Every number of this file is here already.',
  nothingRight: 'No row of this file can be read.',
  apply: (count: number) => `Save ${numbers(count)}`,
  applying: 'Saving',
  applied: (count: number) => `${numbers(count)} saved`,
  wrong: (count: number) => `${rows(count)} left out`,
  wrongCaption: 'Rows that are left out',
  moved: (count: number) => `${numbers(count)} for another tool`,
  movedCaption: 'Part numbers that mean another tool from now on',
  before: 'SKU so far',
  after: 'SKU from now on',
  row: 'Row',
  why: 'Why',
  more: (shown: number, count: number) =>
    `The first ${displayNumber(shown)} of ${displayNumber(count)} are shown.`,
} as const
