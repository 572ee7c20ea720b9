/** Reference texts for the API of payments. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  exampleEmail,
  exampleIds,
  exampleMoment,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { paymentsContract } from './contract.ts'
import type { refundsContract } from './refunds-contract.ts'
import type { remindersContract } from './reminders-contract.ts'
import { remindersReference } from './reminders-reference.server.ts'

const key = `user.${exampleIds.user}`
const customer = { key, name: 'Jane Miller' }
const openItem = {
  _id: exampleIds.document,
  number: 'INV-000042',
  order: 1001,
  customer: { ...customer },
  issueDate: '2026-11-01',
  dueDate: '2026-12-01',
  daysOverdue: 0,
  amount: '$120.00',
  open: '$20.00',
  credit: '$0.00',
  refunded: '$0.00',
  reminders: [],
}
const payment = {
  _id: exampleIds.payment,
  number: 7,
  customer: { ...customer },
  paidOn: '2026-11-20',
  amount: '$100.00',
  refund: false,
  reverses: null,
  reversedBy: null,
  reference: 'RF18 5390 0754 7034',
  method: 'transfer' as const,
  allocations: [{ document: exampleIds.document, number: 'INV-000042', amount: '$100.00' }],
  refunded: '$0.00',
  bookedOn: null,
  refundedPayments: [],
  unallocated: '$0.00',
  by: 'Ada Admin',
  recordedAt: exampleMoment,
}
const issuedStatement = {
  _id: exampleIds.document,
  number: 'ST-000003',
  issueDate: '2026-12-01',
  from: '2026-11-01',
  to: '2026-11-30',
  sent: [{ to: exampleEmail, at: exampleMoment }],
}
const filters = {
  q: "A part of the customer's name, or the number of an invoice or an order.",
  age: 'By how many days it is overdue.',
  customer: 'Only of this customer: the `key` of an open item.',
}
const allocations = [{ document: exampleIds.document, amount: '$100.00' }]

export const paymentsReference: ContractReference<
  typeof paymentsContract & typeof refundsContract & typeof remindersContract
> = {
  description:
    'What customers owe, and what they paid. Both stand in a ledger to which entries are only added.',
  operations: {
    ...remindersReference,
    openItems: {
      description: 'In the currency of the shop.',
      parameters: { ...pageParameters, ...filters },
      request: { age: '1-30' },
      response: [openItem],
    },
    ageing: {
      description: 'Of whatever the filters find; `age` does not count here.',
      parameters: filters,
      request: {},
      response: {
        ages: [
          { age: 'not-due', items: 1, open: '$20.00' },
          { age: '1-30', items: 0, open: '$0.00' },
          { age: '31-60', items: 0, open: '$0.00' },
          { age: '61-90', items: 0, open: '$0.00' },
          { age: 'over-90', items: 0, open: '$0.00' },
        ],
        open: '$20.00',
        credit: '$0.00',
      },
    },
    openItemsFile: {
      description: 'UTF-8 with its mark; amounts with a dot, credit below zero.',
      parameters: filters,
      request: {},
    },
    own: {
      description: 'Staff name an order.',
      parameters: { order: 'The number of an order.' },
      request: { order: '1001' },
      response: [openItem],
    },
    statement: {
      description:
        'Credit notes and payments settle. A payment counts on the day on which it was paid, one ' +
        'that is taken back on the day when it was. Buyers see the account of the company that ' +
        '`X-Company` names, else their own, once the shop follows payments.',
      parameters: {
        customer: 'Whose account: the `key` of an open item.',
        from: 'The first day; left out, the first of last month.',
        to: 'The last day; left out, or after today, today.',
      },
      request: { from: '2026-11-01', to: '2026-11-30' },
      response: {
        customer: { ...customer },
        from: '2026-11-01',
        to: '2026-11-30',
        opening: { open: '$0.00', credit: '$0.00' },
        lines: [
          {
            day: '2026-11-01',
            kind: 'invoice' as const,
            number: 'INV-000042',
            order: 1001,
            reference: 'PO 4711',
            charged: '$120.00',
            settled: '$0.00',
            balance: { open: '$120.00', credit: '$0.00' },
          },
          {
            day: '2026-11-20',
            kind: 'payment' as const,
            number: '7',
            order: null,
            reference: 'RF18 5390 0754 7034',
            charged: '$0.00',
            settled: '$100.00',
            balance: { open: '$20.00', credit: '$0.00' },
          },
        ],
        closing: { open: '$20.00', credit: '$0.00' },
        items: [
          {
            number: 'INV-000042',
            order: 1001,
            issueDate: '2026-11-01',
            dueDate: '2026-12-01',
            daysOverdue: 0,
            amount: '$120.00',
            open: '$20.00',
            credit: '$0.00',
          },
        ],
        ages: [{ age: 'not-due', items: 1, open: '$20.00' }],
        unallocated: '$0.00',
        issued: [issuedStatement],
        addresses: [],
      },
    },
    issueStatement: {
      description:
        'Frozen and numbered in a series of its own, until today at the latest. ' +
        '`GET /documents/{id}/pdf` answers its file.',
      request: { from: '2026-11-01', to: '2026-11-30' },
      response: issuedStatement,
    },
    mailStatement: {
      description: 'Queued with its file; to the same address once a day.',
      parameters: { id: 'The id of the statement.' },
      request: { id: exampleIds.document, to: exampleEmail },
      response: issuedStatement,
    },
    list: {
      description: 'A payment that was taken back stays, and so does the one that took it back.',
      parameters: {
        ...pageParameters,
        q: 'A part of the name, the reference or the number of an invoice.',
        customer: filters.customer,
      },
      request: {},
      response: [payment],
    },
    record: {
      description:
        'What is paid above the invoices stays with the customer, and can be allocated later. ' +
        '`paidOn` is today at the latest, by the time zone of the shop; an entry of a bank file ' +
        'that is dated later counts from today. One that looks like a payment of the last hour is ' +
        'refused (`payment-alike`) unless `again` says that it is another one.',
      request: { paidOn: '2026-11-20', amount: '$100.00', method: 'transfer', allocations },
      response: payment,
    },
    readBankFile: {
      description:
        'camt.052 to camt.054, MT940, MT942 or CSV. An invoice is found by its number or by a ' +
        'creditor reference (ISO 11649) that carries it (`sure` when the amount is right), else by payer and amount (`likely`). ' +
        'Of a file of several accounts the one of the shop (its IBAN in the settings) is read; ' +
        '`others` says how many payments of the others were left out. ' +
        'An entry of which it is not known whether money came or went is in `refused`, with the reason, ' +
        'and is no payment. `doubts` says what the file leaves open, such as whether 3/4/2026 is in ' +
        'April, and how it was read. ' +
        'An entry is booked by `POST /payments` with its `key` as `bankEntry`, once. ' +
        '`outgoing` has the entries that went to customers: `sure` where a refund that was recorded ' +
        'has the amount and the entry names it (`PUT /refunds/{id}/bank-entry` matches them), `likely` ' +
        'where a customer has that much credit (`POST /refunds` with the `key` as `bankEntry` records ' +
        'the refund). `unrelated` are the others that went.',
      parameters: { name: 'The name of the file.' },
      request: { name: 'statement.xml' },
      response: {
        account: 'DE02120300000000202051',
        skipped: 2,
        doubts: [],
        others: [],
        refused: [],
        entries: [
          {
            key: 'ab'.repeat(32),
            bookedOn: '2026-11-20',
            amount: '$100.00',
            shown: '$100.00',
            payer: 'Jane Miller',
            reference: 'INV-000042',
            certainty: 'sure' as const,
            reason: 'exact' as const,
            customer: { ...customer },
            allocations: [
              { document: exampleIds.document, number: 'INV-000042', amount: '$100.00' },
            ],
            left: '$0.00',
            payment: null,
          },
        ],
        outgoing: [
          {
            key: 'cd'.repeat(32),
            bookedOn: '2026-11-20',
            amount: '$45.00',
            shown: '$45.00',
            payee: 'Jane Miller',
            reference: 'Refund INV-000042',
            certainty: 'sure' as const,
            reason: 'recorded' as const,
            customer: { ...customer },
            refund: { id: exampleIds.payment, number: 12 },
            order: null,
          },
        ],
        unrelated: {
          count: 1,
          entries: [
            {
              key: 'ef'.repeat(32),
              bookedOn: '2026-11-20',
              amount: '$950.00',
              shown: '$950.00',
              payee: 'Landlord',
              reference: 'Rent',
            },
          ],
        },
      },
    },
    allocate: {
      description: 'Invoices of the same customer.',
      parameters: { id: 'The id of the payment.' },
      request: { id: exampleIds.payment, allocations },
      response: payment,
    },
    credit: {
      description:
        'What is left of payments by card through the shop is not among it: it goes back to the ' +
        'card (`POST /card-payments/{id}/refunds`).',
      parameters: {
        customer: 'The `key` of an open item.',
        order: 'Only what is credit on the invoices of this order.',
      },
      request: { customer: key },
      response: {
        customer: { ...customer },
        credit: '$45.00',
        parts: [
          { kind: 'document', number: 'INV-000042', amount: '$25.00' },
          { kind: 'payment', number: '7', amount: '$20.00' },
        ],
      },
    },
    refund: {
      description:
        'Never more than the credit: invoices of which more was paid or credited than they owe are ' +
        'settled first, then what is left of payments, the oldest first. It stands among the ' +
        'payments, and is taken back as they are.',
      request: { customer: key, paidOn: '2026-11-20', amount: '$45.00', method: 'transfer' },
      response: {
        ...payment,
        number: 12,
        refund: true,
        amount: '$45.00',
        allocations: [{ document: exampleIds.document, number: 'INV-000042', amount: '$25.00' }],
        refundedPayments: [{ number: 7, amount: '$20.00' }],
      },
    },
    matchRefund: {
      description:
        'One entry proves one refund. Without `bankEntry` the refund has none again; without ' +
        '`bookedOn` the bank booked it on the day of the refund.',
      parameters: { id: 'The id of the refund.' },
      request: { id: exampleIds.payment, bankEntry: 'cd'.repeat(32), bookedOn: '2026-11-20' },
      response: {
        ...payment,
        number: 12,
        refund: true,
        amount: '$45.00',
        bookedOn: '2026-11-20',
        allocations: [{ document: exampleIds.document, number: 'INV-000042', amount: '$45.00' }],
      },
    },
    undo: {
      description: 'Once. Of a payment that was paid back in part, its refund is taken back first.',
      parameters: { id: 'The id of the payment.' },
      request: { id: exampleIds.payment },
      response: { ...payment, reversedBy: 8 },
    },
  },
}
