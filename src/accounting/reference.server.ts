/** The API reference texts of accounting. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleMoment, pageParameters } from '../platform/reference-examples.server.ts'
import type { accountingContract } from './contract.ts'

const sums = {
  documents: 12,
  payments: 9,
  invoiced: '$4200.00',
  credited: '$120.00',
  paid: '$3900.00',
  takenBack: '$0.00',
}
const run = {
  number: 3,
  month: '2026-11',
  createdAt: exampleMoment,
  by: 'Ada Admin',
  months: ['2026-10', '2026-11'],
  ...sums,
}
const number = { number: 'The number of the export.' }

export const accountingReference: ContractReference<typeof accountingContract> = {
  description:
    'Exports of documents and payments to accounting. An export contains everything that no ' +
    'earlier export contains, and never changes: nothing is booked twice, and nothing is missed.',
  operations: {
    runs: {
      description:
        '`months` are the months that the export covers; DATEV takes one file per month.',
      parameters: pageParameters,
      request: {},
      response: [run],
    },
    pending: {
      description:
        '`missing` names the settings that the DATEV files still need; `presentMonth` is the current ' +
        'month in the shop’s time zone.',
      parameters: { month: 'A month such as `2026-11`; by default the last complete month.' },
      request: { month: '2026-11' },
      response: {
        month: '2026-11',
        presentMonth: '2026-12',
        ...sums,
        customerAccounts: false,
        missing: [],
      },
    },
    run: {
      description:
        'Records with an earlier date that arrive later are part of the next export. The current ' +
        'month can be exported up to now.',
      request: { month: '2026-11' },
      response: run,
    },
    journal: {
      description:
        'UTF-8 with a byte order mark. There is one row for each tax rate of a document and for each ' +
        'invoice that a payment settles. Amounts have a decimal point; credit notes, refunds and reversed ' +
        'payments are negative.',
      parameters: number,
      request: { number: '3' },
    },
    datev: {
      description:
        'The format is EXTF 700, Buchungsstapel version 13: code page 1252, CR LF, decimal ' +
        'comma, with the account numbers from the settings. If any required settings are missing, ' +
        '`facts.missing` in the refusal lists them.',
      parameters: { ...number, month: 'One of the export’s `months`.' },
      request: { number: '3', month: '2026-11' },
    },
    customers: {
      description:
        'The format is EXTF 700, Debitoren/Kreditoren version 5. A company’s account number is ' +
        'the one in its record, or else its company number plus the setting *Customer accounts ' +
        'begin at*. Buyers without a company share the receivables account.',
      parameters: { ...number, month: 'One of the export’s `months`.' },
      request: { number: '3', month: '2026-11' },
    },
    sales: {
      description:
        'Documents are selected by issue date, even if they have not been exported. UTF-8 with a ' +
        'byte order mark.',
      parameters: {
        from: 'The first day of the period.',
        to: 'The last day of the period, inclusive.',
      },
      request: { from: '2026-10-01', to: '2026-12-31' },
    },
  },
}
