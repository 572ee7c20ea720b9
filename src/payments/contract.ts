/** The API contract of payments: open items, payments, and their allocation. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { FileOutput } from '../../packages/contract/file-output.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import { mailMessages } from '../platform/messages/mail.ts'
import { maxOrderNumber } from '../orders/rules.ts'
import {
  Day,
  Id,
  IntegerText,
  Line,
  OptionalLine,
  pageFields,
  Timestamp,
} from '../platform/fields/fields.ts'
import { Money, MoneyTotal } from '../platform/fields/money-field.ts'
import { BankFile, bankEntryPattern, maxBankFileBytes } from './bank-file-fields.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { CustomerKey, CustomerName as Customer } from './customer-field.ts'
import { ages, paymentMethods } from './rules.ts'
import {
  IssuedStatement,
  NewStatement,
  Statement,
  StatementMail,
  StatementQuery,
} from './statement-fields.ts'

const titles = messages.problems
/** `facts.items`: `id`, `number` and `open` of each item with a smaller open amount. */
export const moreThanOpen = problem('more-than-open', 409, titles.moreThanOpen)
export const moreThanPaid = problem('more-than-paid', 409, titles.moreThanPaid)
export const severalCustomers = problem('several-customers', 409, titles.severalCustomers)
export const paymentReversed = problem('payment-reversed', 409, titles.paymentReversed)
/** `facts.refund`: the number of the refund that must be reversed first. */
export const paymentRefunded = problem('payment-refunded', 409, titles.paymentRefunded)

/**
 * A similar payment was recorded shortly before: `facts.payment` is its number. With `again`, this
 * one is recorded nevertheless.
 */
export const paymentAlike = problem('payment-alike', 409, titles.paymentAlike)

export const bankFileUnreadable = problem('bank-file-unreadable', 422, titles.bankFileUnreadable)
export const otherAccount = problem('other-account', 422, titles.otherAccount)
/** `facts.payment`: the number of the payment that booked it. */
export const bankEntryBooked = problem('bank-entry-booked', 409, titles.bankEntryBooked)

/** Buyers do not see accounts in a shop that does not track payments. */
export const accountsNotKept = problem('accounts-not-kept', 409, titles.accountsNotKept)

const mailNotSetUp = problem('mail-not-set-up', 503, mailMessages.notSetUp)

export const BankEntryKey = withWireFormat(
  z.string().check(z.regex(bankEntryPattern, messages.bank.notKey)),
  { type: 'string', pattern: bankEntryPattern.source },
)
const OpenItemFields = z.strictObject({
  /** That of its document. */
  id: Id,
  /** As printed: 'INV-000042'. */
  number: z.string(),
  order: z.nullable(z.int()),
  customer: Customer,
  /** 'YYYY-MM-DD' */
  issueDate: z.string(),
  dueDate: z.string(),
  daysOverdue: z.int(),
  amount: MoneyTotal,
  open: MoneyTotal,
  /** The amount paid or credited in excess. */
  credit: MoneyTotal,
  /** The part of it that was refunded. */
  refunded: MoneyTotal,
  /** The reminders that were sent, in order. */
  reminders: z.array(z.strictObject({ step: z.int(), at: Timestamp })),
})
export type OpenItem = z.output<typeof OpenItemFields>
const OpenItemDto = named('OpenItem', renameKeys(OpenItemFields, { id: '_id' }))

const Ageing = z.strictObject({
  ages: z.array(z.strictObject({ age: z.enum(ages), items: z.int(), open: MoneyTotal })),
  open: MoneyTotal,
  /** Payments that are not allocated to an invoice, and excess credit from credit notes. */
  credit: MoneyTotal,
})
export type Ageing = z.output<typeof Ageing>

const Allocation = z
  .strictObject({ document: Id, amount: Money })
  .check(z.refine(({ amount }) => amount > 0, { path: ['amount'], error: messages.notAmount }))
export type Allocation = z.output<typeof Allocation>
/** `discount`: the early payment discount, which settles the invoice in addition to the amount. */
const NewAllocation = z
  .strictObject({ document: Id, amount: Money, discount: z.optional(Money) })
  .check(z.refine(({ amount }) => amount > 0, { path: ['amount'], error: messages.notAmount }))
export type NewAllocation = z.output<typeof NewAllocation>
const maxAllocations = 100
const listOf = <S extends z.ZodMiniType>(allocation: S) =>
  z
    .array(allocation)
    .check(
      z.minLength(1, messages.noAllocation),
      z.maxLength(maxAllocations, { error: () => messages.tooManyAllocations(maxAllocations) }),
    )
const Allocations = listOf(named('PaymentAllocation', Allocation))

const PaymentFields = z.strictObject({
  id: Id,
  number: z.int(),
  customer: Customer,
  paidOn: z.string(),
  amount: MoneyTotal,
  /** Whether it is a refund, or reverses one. */
  refund: z.boolean(),
  /** Whether it reverses another payment, so that nothing was paid. */
  reverses: z.nullable(z.int()),
  /** The number of the payment that reversed it. */
  reversedBy: z.nullable(z.int()),
  method: z.enum(paymentMethods),
  reference: z.string(),
  allocations: z.array(z.strictObject({ document: Id, number: z.string(), amount: MoneyTotal })),
  /** The part of it that was refunded. */
  refunded: MoneyTotal,
  /** For a refund: the numbers of the payments whose rest it paid back. */
  refundedPayments: z.array(z.strictObject({ number: z.int(), amount: MoneyTotal })),
  /** For a refund: the date on which the bank booked it, from the matching entry of a bank file. */
  bookedOn: z.nullable(z.string()),
  /** The part that is neither allocated nor refunded: customer credit. */
  unallocated: MoneyTotal,
  by: z.string(),
  recordedAt: Timestamp,
})
export type Payment = z.output<typeof PaymentFields>
export const PaymentDto = named('Payment', renameKeys(PaymentFields, { id: '_id' }))

export const NewPayment = z
  .strictObject({
    paidOn: Day(messages.notDay),
    amount: Money,
    method: z.enum(paymentMethods, messages.notMethod),
    reference: z.optional(OptionalLine(140)),
    /** The `key` of an entry of a bank file. */
    bankEntry: z.optional(BankEntryKey),
    /** Records it even if a similar one was recorded shortly before. */
    again: z.optional(z.boolean()),
    allocations: listOf(named('NewPaymentAllocation', NewAllocation)),
  })
  .check(z.refine(({ amount }) => amount > 0, { path: ['amount'], error: messages.notAmount }))
export type NewPayment = z.output<typeof NewPayment>

/** `q`: a part of the customer's name, or the number of an invoice or an order. */
const itemFilters = {
  q: z.optional(OptionalLine(200)),
  age: z.optional(z.enum(ages)),
  customer: z.optional(CustomerKey),
}
export const OpenItemQuery = z.strictObject({ ...itemFilters, ...pageFields })
export type OpenItemQuery = z.output<typeof OpenItemQuery>
const ItemFilters = z.strictObject(itemFilters)
export type ItemFilters = z.output<typeof ItemFilters>

export const PaymentQuery = z.strictObject({
  q: z.optional(OptionalLine(200)),
  customer: z.optional(CustomerKey),
  ...pageFields,
})
export type PaymentQuery = z.output<typeof PaymentQuery>

const byStaff = { access: 'admin', permission: 'money' } as const
/** For staff, the owner of the account, and members of the company that has it. */
const byAccountHolder = { access: 'customer', permission: 'money' } as const

export const paymentsContract = {
  openItems: endpoint({
    route: 'GET /receivables',
    ...byStaff,
    paged: true,
    summary: 'List outstanding and overpaid invoices, earliest due date first',
    input: OpenItemQuery,
    output: z.array(OpenItemDto),
  }),
  ageing: endpoint({
    route: 'GET /receivables/ageing',
    ...byStaff,
    summary: 'Get the outstanding amounts by days overdue',
    input: ItemFilters,
    output: named('Ageing', Ageing),
  }),
  openItemsFile: endpoint({
    route: 'GET /receivables/open.csv',
    stepUp: 'leaving',
    ...byStaff,
    mediaType: 'text/csv',
    summary: 'Download the open items as a file',
    input: ItemFilters,
    output: FileOutput,
  }),
  own: endpoint({
    route: 'GET /receivables/own',
    keys: 'buying',
    access: 'customer',
    permission: ['orders', 'money'],
    summary: "List the caller's outstanding invoices; for a given order, also the settled ones",
    input: z.strictObject({ order: z.optional(IntegerText(1, maxOrderNumber)) }),
    output: z.array(OpenItemDto),
  }),
  statement: endpoint({
    route: 'GET /statement',
    keys: 'buying',
    ...byAccountHolder,
    forCompany: true,
    summary: 'Get the charges, settlements and balance of an account for a period',
    input: StatementQuery,
    output: Statement,
    problems: [notFound, accountsNotKept],
  }),
  issueStatement: endpoint({
    route: 'POST /statements',
    ...byAccountHolder,
    forCompany: true,
    rateLimit: 'documents',
    summary:
      'Issue a statement of account as a document, or return an existing identical statement',
    input: NewStatement,
    output: IssuedStatement,
    problems: [notFound, accountsNotKept],
  }),
  mailStatement: endpoint({
    route: 'POST /statements/:id/mail',
    stepUp: 'leaving',
    ...byStaff,
    summary:
      'E-mail a statement of account with its file, at most once a day to each e-mail address',
    input: StatementMail,
    output: IssuedStatement,
    problems: [notFound, mailNotSetUp],
  }),
  list: endpoint({
    route: 'GET /payments',
    ...byStaff,
    paged: true,
    summary: 'List payments, most recently recorded first',
    input: PaymentQuery,
    output: z.array(PaymentDto),
  }),
  record: endpoint({
    route: 'POST /payments',
    ...byStaff,
    idempotent: true,
    status: 201,
    summary: "Record a payment that settles one customer's invoices in full or in part",
    input: named('NewPayment', NewPayment),
    output: PaymentDto,
    problems: [
      notFound,
      moreThanOpen,
      moreThanPaid,
      severalCustomers,
      bankEntryBooked,
      paymentAlike,
    ],
  }),
  readBankFile: endpoint({
    route: 'POST /bank-files/:name',
    ...byStaff,
    maxFileBytes: maxBankFileBytes,
    fileTypes: ['application/xml', 'text/csv', 'text/plain', 'application/zip'],
    summary:
      'Match the entries of a bank file (camt, MT940, CSV, or a ZIP of these) with invoices and ' +
      'refunds; nothing is booked',
    input: z.strictObject({ name: Line(120) }),
    output: BankFile,
    problems: [bankFileUnreadable, otherAccount],
  }),
  allocate: endpoint({
    route: 'POST /payments/:id/allocations',
    ...byStaff,
    summary: 'Settle more invoices with the unallocated part of a payment',
    input: z.strictObject({ id: Id, allocations: Allocations }),
    output: PaymentDto,
    problems: [notFound, moreThanOpen, moreThanPaid, severalCustomers, paymentReversed],
  }),
  undo: endpoint({
    route: 'POST /payments/:id/undo',
    ...byStaff,
    summary: 'Reverse a payment; the invoices that it settled become outstanding again',
    input: z.strictObject({ id: Id }),
    output: PaymentDto,
    problems: [notFound, paymentReversed, paymentRefunded],
  }),
}
/** The operations that the HTTP API calls. */
export interface PaymentsOperations extends Service<typeof paymentsContract> {}
