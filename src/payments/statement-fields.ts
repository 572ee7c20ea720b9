/** Statements of account as the API has them. */
import * as z from 'zod/mini'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { statementLineKinds } from '../documents/statement-content.ts'
import { Day, Email, Id, Timestamp } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'
import { CustomerKey, CustomerName } from './customer-field.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { ages } from './rules.ts'

/** What is owed, or what the customer has above that: one of them is zero. */
const Balance = named('Balance', z.strictObject({ open: MoneyTotal, credit: MoneyTotal }))
export type Balance = z.output<typeof Balance>

const Line = z.strictObject({
  /** 'YYYY-MM-DD' */
  day: z.string(),
  kind: z.enum(statementLineKinds),
  /** Of a document as printed, of a payment its number. */
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
  /** That of its document: `GET /documents/{id}/pdf` answers its file. */
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
  /** What was owed before the first day. */
  opening: Balance,
  lines: z.array(named('StatementLine', Line)),
  /** What was owed at the end of the last day. */
  closing: Balance,
  /** What was open at the end of the last day, due first is first. */
  items: z.array(named('StatementItem', Item)),
  ages: z.array(z.strictObject({ age: z.enum(ages), items: z.int(), open: MoneyTotal })),
  /** What of payments had settled no invoice by then. */
  unallocated: MoneyTotal,
  /** Those that were issued for this customer, newest first. */
  issued: z.array(IssuedStatement),
  /** For staff: the addresses of the customer. */
  addresses: z.array(z.string()),
})
export type Statement = z.output<typeof StatementFields>
export const Statement = named('Statement', StatementFields)

const days = { from: z.optional(Day(messages.notDay)), to: z.optional(Day(messages.notDay)) }
/** Left out: the caller's own, and from the first day of last month until today. */
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
