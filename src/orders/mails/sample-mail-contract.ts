/** The operation that sends a mail about a made-up order, to try its words. */
import * as z from 'zod/mini'
import { endpoint } from '../../platform/access/endpoint.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { mailMessages } from '../../platform/messages/mail.ts'
import { mailKinds } from '../../settings/mail-texts.ts'
import { ordersMessages as messages } from '../messages/orders.ts'

/** As the mail part of the shop says it. */
const mailNotSetUp = problem('mail-not-set-up', 503, mailMessages.notSetUp)

export const sampleMailOperation = endpoint({
  route: 'POST /order-mails/:kind/sample',
  access: 'admin',
  permission: 'owner',
  summary: 'Sends the caller the mail that buyers get, about a made-up order',
  input: z.strictObject({ kind: z.enum(mailKinds, messages.notMailKind) }),
  output: z.strictObject({ acknowledged: z.boolean() }),
  problems: [mailNotSetUp],
})
