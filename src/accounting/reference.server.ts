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
    'What bookkeeping gets of documents and payments. An export has everything that no export had ' +
    'before, and is never changed: nothing is booked twice, and nothing is left out.',
  operations: {
    runs: {
      description: '`months` are those of which it has something; DATEV takes a file for each.',
      parameters: pageParameters,
      request: {},
      response: [run],
    },
    pending: {
      description:
        '`missing` names settings without which there are no files for DATEV; `presentMonth` is ' +
        'that of the shop’s clock.',
      parameters: { month: 'Such as `2026-11`; without it, the last one that is over.' },
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
        'What is dated before and came late is in the next one. A month that is not over yet can ' +
        'be exported as far as it is.',
      request: { month: '2026-11' },
      response: run,
    },
    journal: {
      description:
        'UTF-8 with its mark: a row for each tax rate of a document and each invoice that a payment ' +
        'settles. Amounts have a dot; credit notes, refunds and payments taken back are below zero.',
      parameters: number,
      request: { number: '3' },
    },
    datev: {
      description:
        'EXTF, format 700, Buchungsstapel version 13: code page 1252, CR LF, decimal comma, by the ' +
        'accounts of the settings. `facts.missing` of a refusal names what they lack.',
      parameters: { ...number, month: 'One of its `months`.' },
      request: { number: '3', month: '2026-11' },
    },
    customers: {
      description:
        'EXTF, format 700, Debitoren/Kreditoren version 5. Companies are booked on the account of ' +
        'their record, else on their number and the setting *Accounts of customers begin at*; buyers ' +
        'without a company on the account of receivables.',
      parameters: { ...number, month: 'One of its `months`.' },
      request: { number: '3', month: '2026-11' },
    },
    sales: {
      description: 'By the day of issue, whether exported or not; UTF-8 with its mark.',
      parameters: { from: 'The first day.', to: 'The last day, included.' },
      request: { from: '2026-10-01', to: '2026-12-31' },
    },
  },
}
