/** The HTTP contract of the checklist to go live: read it, and send oneself a mail. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../packages/contract/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { mailMessages } from '../platform/messages/mail.ts'
import { checklistMessages } from './messages/checklist.ts'

const points = z.enum([
  ...['name', 'country', 'letterhead', 'bank', 'figures', 'imprint', 'terms', 'privacy'],
  ...['currency', 'tax', 'taxNumber', 'numbers', 'delivery', 'secondFactor', 'ceiling'],
  ...['contact', 'mail', 'mailFailures', 'https', 'backup', 'tools', 'demo', 'order'],
] as const satisfies readonly (keyof typeof checklistMessages.points)[])

/** As the mail part of the shop says it. */
export const mailNotSetUp = problem('mail-not-set-up', 503, mailMessages.notSetUp)

export const checklistContract = {
  read: endpoint({
    route: 'GET /checklist',
    access: 'admin',
    permission: 'owner',
    summary: 'What the shop needs to go live',
    input: z.strictObject({}),
    output: z.array(named('ChecklistPoint', z.strictObject({ point: points, done: z.boolean() }))),
  }),
  sendMail: endpoint({
    route: 'POST /checklist/mail',
    access: 'admin',
    permission: 'owner',
    summary: 'Sends the caller a mail, to see that mails arrive',
    input: z.strictObject({}),
    output: z.strictObject({ acknowledged: z.boolean() }),
    problems: [mailNotSetUp],
  }),
}
/** The operations that the HTTP API calls. */
export interface ChecklistOperations extends Service<typeof checklistContract> {}
