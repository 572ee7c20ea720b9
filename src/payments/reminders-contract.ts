/** The API contract of reminders: overdue invoices, sending reminders, and pausing them. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Id, Integer, OptionalLine, pageFields, Timestamp } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'
import { mailMessages } from '../platform/messages/mail.ts'
import { CustomerKey, CustomerName } from './customer-field.ts'
import { reminderMessages as messages } from './messages/reminders.ts'

/** `detail` says why. */
export const notReminded = problem('not-reminded', 409, messages.notReminded)
const mailNotSetUp = problem('mail-not-set-up', 503, mailMessages.notSetUp)

/** The scope of the pause: one invoice, or all invoices of the customer. */
export const exemptionScopes = ['invoice', 'customer'] as const
export type ExemptionScope = (typeof exemptionScopes)[number]

const OverdueFields = z.strictObject({
  /** That of its document. */
  id: Id,
  /** As printed: 'INV-000042'. */
  number: z.string(),
  order: z.nullable(z.int()),
  customer: CustomerName,
  /** 'YYYY-MM-DD' */
  dueDate: z.string(),
  daysOverdue: z.int(),
  open: MoneyTotal,
  sent: z.array(
    named(
      'SentReminder',
      z.strictObject({
        step: z.int(),
        at: Timestamp,
        to: z.string(),
        /** The sender; empty for an automatic reminder. */
        by: z.string(),
      }),
    ),
  ),
  /** The next step, and its first day; null after the last step. */
  upcoming: z.nullable(z.strictObject({ step: z.int(), on: z.string() })),
  exempt: z.nullable(z.enum(exemptionScopes)),
})
export type OverdueItem = z.output<typeof OverdueFields>
const OverdueItem = named('OverdueItem', renameKeys(OverdueFields, { id: '_id' }))

/** `q`: a part of the customer's name, or the number of an invoice or an order. */
export const OverdueQuery = z.strictObject({
  q: z.optional(OptionalLine(200)),
  customer: z.optional(CustomerKey),
  ...pageFields,
})
export type OverdueQuery = z.output<typeof OverdueQuery>

const Exemption = named(
  'ReminderExemption',
  z.strictObject({
    id: Id,
    scope: z.enum(exemptionScopes, messages.notScope),
    exempt: z.boolean(),
  }),
)
export type Exemption = z.output<typeof Exemption>

const byStaff = { access: 'admin', permission: 'money' } as const

export const remindersContract = {
  overdue: endpoint({
    route: 'GET /reminders',
    ...byStaff,
    paged: true,
    summary: 'List overdue invoices with the reminders that were sent and the next step',
    input: OverdueQuery,
    output: z.array(OverdueItem),
  }),
  remind: endpoint({
    route: 'POST /reminders/:id',
    ...byStaff,
    summary: 'Send the next reminder for an invoice now; `step` prevents sending it twice',
    input: named('ReminderToSend', z.strictObject({ id: Id, step: Integer(1, 3) })),
    output: OverdueItem,
    problems: [notFound, notReminded, mailNotSetUp],
  }),
  exempt: endpoint({
    route: 'PUT /reminders/:id/exemption',
    ...byStaff,
    summary: 'Pause or resume the reminders for an invoice or for its customer',
    input: Exemption,
    output: OverdueItem,
    problems: [notFound],
  }),
}
/** The operations that the HTTP API calls. */
export interface RemindersOperations extends Service<typeof remindersContract> {}
