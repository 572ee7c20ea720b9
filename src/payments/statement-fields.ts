/** Statements of account in the API. */
import * as z from 'zod/mini'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { statementLineKinds } from '../documents/statement-content.ts'
import { Day, Email, Id, Timestamp } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'
import { CustomerKey, CustomerName } from './customer-field.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { ages } from './rules.ts'

/** The amount owed, or the customer's credit: one of them is zero. */
const Balance = named('Balance', z.strictObject({ open: MoneyTotal, credit: MoneyTotal }))
export type Balance = z.output<typeof Balance>

const Line = z.strictObject({
  /** 'YYYY-MM-DD' */
  day: z.string(),
  kind: z.enum(statementLineKinds),
  /** For a document the printed number, for a payment its number. */
  number: z.string(),
  order: z.nullable(z.int()),
  reference: z.string(),
  charged: MoneyTotal,
  settled: MoneyTotal,
  balance: Balance,
})
const Item = z.strictObject({
  number: z.string(),
  order: z.nullable(z.int()),
  issueDate: z.string(),
  dueDate: z.string(),
  daysOverdue: z.int(),
  amount: MoneyTotal,
  open: MoneyTotal,
  credit: MoneyTotal,
})
const IssuedFields = z.strictObject({
  /** The id of its document: `GET /documents/{id}/pdf` returns its file. */
  id: Id,
  /** As printed: 'ST-000042'. */
  number: z.string(),
  issueDate: z.string(),
  from: z.string(),
  to: z.string(),
  sent: z.array(z.strictObject({ to: z.string(), at: Timestamp })),
})
export const IssuedStatement = named('IssuedStatement', renameKeys(IssuedFields, { id: '_id' }))
export type IssuedStatement = z.output<typeof IssuedFields>

const StatementFields = z.strictObject({
  customer: CustomerName,
  from: z.string(),
  to: z.string(),
  /** The balance before the first day. */
  opening: Balance,
  lines: z.array(named('StatementLine', Line)),
  /** The balance at the end of the last day. */
  closing: Balance,
  /** Open items at the end of the last day, earliest due date first. */
  items: z.array(named('StatementItem', Item)),
  ages: z.array(z.strictObject({ age: z.enum(ages), items: z.int(), open: MoneyTotal })),
  /** The part of payments that was not allocated by then. */
  unallocated: MoneyTotal,
  /** Earlier statements for this customer, newest first. */
  issued: z.array(IssuedStatement),
  /** For staff: the customer's e-mail addresses. */
  addresses: z.array(z.string()),
})
export type Statement = z.output<typeof StatementFields>
export const Statement = named('Statement', StatementFields)

const days = { from: z.optional(Day(messages.notDay)), to: z.optional(Day(messages.notDay)) }
/** By default, the caller's own account, from the first day of last month until today. */
export const StatementQuery = z.strictObject({ customer: z.optional(CustomerKey), ...days })
export type StatementQuery = z.output<typeof StatementQuery>

export const NewStatement = named(
  'NewStatement',
  z.strictObject({
    customer: z.optional(CustomerKey),
    from: Day(messages.notDay),
    to: Day(messages.notDay),
  }),
)
export type NewStatement = z.output<typeof NewStatement>

export const StatementMail = named('StatementMail', z.strictObject({ id: Id, to: Email }))
export type StatementMail = z.output<typeof StatementMail>
