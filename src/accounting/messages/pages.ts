/** Texts of the page of the accounting export. */
import { displayNumber } from '../../platform/money/money.ts'

const count = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${displayNumber(n)} ${many}`

export const accountingPageMessages = {
  title: 'Accounting',
  description: 'Export a month’s documents and payments as files for bookkeeping.',
  lead: 'Each export contains everything that has not been exported before, including documents with an earlier date.',
  month: 'Export up to the end of',
  holds: (documents: number, payments: number) =>
    `${count(documents, 'invoice or credit note', 'invoices and credit notes')} and ` +
    `${count(payments, 'payment', 'payments')} have not been exported yet.`,
  nothing: 'There is nothing to export up to the end of the chosen month.',
  act: 'Export',
  busy: 'Exporting',
  done: (number: number) => `Export ${number} is ready`,
  caption: 'Exports, newest first',
  number: 'no.',
  name: (number: number) => `Export ${number}`,
  until: 'up to',
  made: 'created',
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
  datevOf: (number: number, month: string) => `Save the DATEV file for ${month} (export ${number})`,
  customers: (month: string) => `Customers ${month}`,
  customersOf: (number: number, month: string) =>
    `Save the DATEV customer file for ${month} (export ${number})`,
  saved: (name: string) => `${name} was saved`,
  empty: 'No exports yet',
  emptyDetail:
    'Choose a month above. Invoices, credit notes and payments up to the end of that month will become export 1.',
  missing: 'These settings are missing for DATEV files:',
  settings: 'Accounting settings',
  sales: 'Sales by rate and country',
  salesLead: 'Invoices less credit notes, by issue date, for tax returns.',
  from: 'From',
  to: 'To',
  saveSales: 'Save as CSV',
} as const
