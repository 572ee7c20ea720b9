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
  q: "Part of the customer's name, or an invoice or order number.",
  age: 'The range of days overdue.',
  customer: 'Only open items of this customer: the `key` of an open item.',
}
const allocations = [{ document: exampleIds.document, amount: '$100.00' }]

export const paymentsReference: ContractReference<
  typeof paymentsContract & typeof refundsContract & typeof remindersContract
> = {
  description:
    'Amounts owed by customers, and their payments, recorded in a ledger to which entries are only added.',
  operations: {
    ...remindersReference,
    openItems: {
      description: "Amounts are in the shop's currency.",
      parameters: { ...pageParameters, ...filters },
      request: { age: '1-30' },
      response: [openItem],
    },
    ageing: {
      description: 'Totals of all open items that match the filters; `age` is ignored.',
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
      description:
        'The file is UTF-8 with a byte order mark. Amounts have a decimal point, and credit is ' +
        'negative.',
      parameters: filters,
      request: {},
    },
    own: {
      description: 'Staff must give an order number.',
      parameters: { order: 'The order number.' },
      request: { order: '1001' },
      response: [openItem],
    },
    statement: {
      description:
        'Credit notes and payments reduce the balance. A payment is included from the day of ' +
        'payment, and its reversal from the day of the reversal. If the shop tracks payments, ' +
        'buyers see the account of the company in `X-Company`, or else their own account.',
      parameters: {
        customer: 'The account: the `key` of an open item.',
        from: 'The first day of the period; by default, the first day of last month.',
        to: 'The last day of the period; today by default. It cannot be later than today.',
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
        'An issued statement cannot be changed and has a number from its own series. `to` cannot ' +
        'be later than today. Download its file with `GET /documents/{id}/pdf`.',
      request: { from: '2026-11-01', to: '2026-11-30' },
      response: issuedStatement,
    },
    mailStatement: {
      description:
        'The e-mail with the file is queued, at most once a day to the same e-mail address.',
      parameters: { id: 'The id of the statement.' },
      request: { id: exampleIds.document, to: exampleEmail },
      response: issuedStatement,
    },
    list: {
      description: 'Includes reversed payments and their reversals.',
      parameters: {
        ...pageParameters,
        q: "Part of the customer's name, the reference or an invoice number.",
        customer: filters.customer,
      },
      request: {},
      response: [payment],
    },
    record: {
      description:
        'Any amount not allocated to invoices becomes customer credit and can be allocated ' +
        'later. `paidOn` is today at the latest, in the shop’s time zone. A bank entry with a ' +
        'later date is recorded with today’s date. A payment that looks like one recorded within ' +
        'the last hour is refused (`payment-alike`) unless `again` confirms that it is a ' +
        'different payment.',
      request: { paidOn: '2026-11-20', amount: '$100.00', method: 'transfer', allocations },
      response: payment,
    },
    readBankFile: {
      description:
        'The file can be camt.052 to camt.054, MT940, MT942 or CSV. An entry is matched with an ' +
        'invoice by the invoice number, or by a creditor reference (ISO 11649) that contains ' +
        'this number (`sure` if the amount is right). Other entries are matched by payer and ' +
        'amount (`likely`). If a file has several accounts, only the shop’s account (the IBAN in ' +
        'the settings) is read; `others` lists the number of skipped payments for each of the ' +
        'other accounts. An entry without a clear direction (incoming or outgoing) is listed in ' +
        '`refused` with the reason, and is not a payment. `doubts` lists ambiguities in the ' +
        'file, such as whether 3/4/2026 is in April, and states how they were read. Record an ' +
        'entry with `POST /payments` and its `key` as `bankEntry`; each entry can be recorded ' +
        'once. `outgoing` lists entries paid to customers: `sure` if the entry has the amount of ' +
        'a recorded refund and names it (match them with `PUT /refunds/{id}/bank-entry`), ' +
        '`likely` if a customer has at least that much credit (record the refund with `POST ' +
        '/refunds` and the `key` as `bankEntry`). `unrelated` lists the other outgoing entries.',
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
      description: 'The invoices must belong to the same customer.',
      parameters: { id: 'The id of the payment.' },
      request: { id: exampleIds.payment, allocations },
      response: payment,
    },
    credit: {
      description:
        'The credit does not include the unallocated part of card payments made through the ' +
        'shop, which is refunded to the card (`POST /card-payments/{id}/refunds`).',
      parameters: {
        customer: 'The `key` of an open item.',
        order: "Only credit from this order's invoices.",
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
        "The amount can be at most the customer's credit. The refund is first taken from " +
        'overpaid or overcredited invoices, then from the unallocated part of payments, oldest ' +
        'first. The refund is listed among the payments and can be reversed like a payment.',
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
        'Each bank entry confirms one refund. To remove the match, omit `bankEntry`. Without ' +
        '`bookedOn`, the booking date is the refund date.',
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
      description:
        'A payment can be reversed once. If a payment was partly refunded, reverse its refund first.',
      parameters: { id: 'The id of the payment.' },
      request: { id: exampleIds.payment },
      response: { ...payment, reversedBy: 8 },
    },
  },
}
