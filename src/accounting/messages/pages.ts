/** Texts of the page of the accounting export. */
import { displayNumber } from '../../platform/money/money.ts'

const count = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${displayNumber(n)} ${many}`

export const accountingPageMessages = {
  title: 'Accounting',
  description: 'Documents and payments of a month, as files for bookkeeping.',
  lead: 'Each export has a number and takes what no export had before: nothing twice, nothing left out. What is late comes with the next one.',
  month: 'Up to the end of',
  holds: (documents: number, payments: number) =>
    `${count(documents, 'invoice or credit note', 'invoices and credit notes')} and ` +
    `${count(payments, 'payment', 'payments')} are in no export yet.`,
  nothing: 'Everything up to then is exported.',
  act: 'Export',
  busy: 'Exporting',
  done: (number: number) => `Export ${number} is made`,
  caption: 'Exports, the last one first',
  number: 'no.',
  until: 'up to',
  made: 'made',
  contents: 'contents',
  contentsOf: (documents: number, payments: number) =>
    `${count(documents, 'document', 'documents')}, ${count(payments, 'payment', 'payments')}`,
  invoiced: 'invoiced',
  credited: 'credited',
  paid: 'paid',
  files: 'files',
  journal: 'CSV',
  journalOf: (number: number) => `Save export ${number} as CSV`,
  datev: (month: string) => `DATEV ${month}`,
  datevOf: (number: number, month: string) => `Save DATEV ${month} of export ${number}`,
  customers: (month: string) => `Customers ${month}`,
  customersOf: (number: number, month: string) =>
    `Save the customers of DATEV ${month} of export ${number}`,
  saved: (name: string) => `${name} is saved`,
  empty: 'Nothing was exported yet',
  emptyDetail: 'Choose a month above. Its invoices, credit notes and payments become export 1.',
  missing: 'These settings are missing for DATEV files:',
  settings: 'Settings of accounting',
  sales: 'Sales by rate and country',
  salesLead: 'Invoices less credit notes of a period, by the day of issue: for returns of tax.',
  from: 'From',
  to: 'To',
  saveSales: 'Save as CSV',
} as const
