/** The HTTP contract of the go-live checklist: read it, and send oneself a test mail. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Timestamp } from '../platform/fields/fields.ts'
import { mailMessages } from '../platform/messages/mail.ts'
import { checklistMessages } from './messages/checklist.ts'

const points = z.enum([
  'name',
  'country',
  'letterhead',
  'bank',
  'figures',
  'imprint',
  'terms',
  'privacy',
  'currency',
  'tax',
  'taxNumber',
  'numbers',
  'delivery',
  'secondFactor',
  'ceiling',
  'contact',
  'mail',
  'mailFailures',
  'https',
  'backup',
  'tools',
  'demo',
  'order',
] as const satisfies readonly (keyof typeof checklistMessages.points)[])

/** As the shop's mail capability defines it. */
export const mailNotSetUp = problem('mail-not-set-up', 503, mailMessages.notSetUp)

const HeldWork = named(
  'HeldWork',
  z.strictObject({
    /** When the shop was restored. */
    since: Timestamp,
    /** Whether the shop is a copy, whose new mails are also held. */
    rehearsal: z.boolean(),
    mails: z.int(),
    /** Refunds by card that wait. */
    refunds: z.int(),
  }),
)
export type HeldWork = z.output<typeof HeldWork>
const byOwner = { access: 'admin', permission: 'owner', input: z.strictObject({}) } as const
/** How many mails it concerned. */
const decided = z.strictObject({ mails: z.int() })

export const setupChecklistContract = {
  read: endpoint({
    route: 'GET /checklist',
    access: 'admin',
    permission: 'owner',
    summary: 'List what the shop needs before it goes live',
    input: z.strictObject({}),
    output: z.array(
      named(
        'ChecklistPoint',
        z.strictObject({
          point: points,
          done: z.boolean(),
          /** The functions that the shop lacks in its country; absent: none are known. */
          notes: z.optional(z.array(z.string())),
        }),
      ),
    ),
  }),
  sendMail: endpoint({
    route: 'POST /checklist/mail',
    access: 'admin',
    permission: 'owner',
    summary: 'Send the caller a test e-mail',
    input: z.strictObject({}),
    output: z.strictObject({ acknowledged: z.boolean() }),
    problems: [mailNotSetUp],
  }),
  held: endpoint({
    route: 'GET /held-work',
    ...byOwner,
    summary: 'Get the e-mails and refunds that have been held since the shop was restored',
    output: z.strictObject({ held: z.nullable(HeldWork) }),
  }),
  release: endpoint({
    route: 'POST /held-work/release',
    ...byOwner,
    summary: 'Send the held e-mails, and resume work with other services',
    output: decided,
  }),
  drop: endpoint({
    route: 'POST /held-work/drop',
    ...byOwner,
    summary: 'Discard the held e-mails',
    output: decided,
  }),
}
/** The operations that the HTTP API calls. */
export interface ChecklistOperations extends Service<typeof setupChecklistContract> {}
