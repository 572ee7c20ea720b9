/** The operations that show and send a mail about a sample order, to test its texts. */
import * as z from 'zod/mini'
import { endpoint } from '../../platform/access/endpoint.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { mailMessages } from '../../platform/messages/mail.ts'
import { MailPreview, previewFields, sampleLanguage } from '../../settings/mail-preview-contract.ts'
import { mailKinds } from '../../settings/mail-texts.ts'
import { ordersMessages as messages } from '../messages/orders.ts'

/** As the shop's mail capability defines it. */
const mailNotSetUp = problem('mail-not-set-up', 503, mailMessages.notSetUp)

const kind = z.enum(mailKinds, messages.notMailKind)

export const sampleMailOperations = {
  sampleMail: endpoint({
    route: 'POST /order-mails/:kind/sample',
    access: 'admin',
    permission: 'owner',
    summary: 'Send the caller a test e-mail about a made-up order',
    input: z.strictObject({ kind, ...sampleLanguage }),
    output: z.strictObject({ acknowledged: z.boolean() }),
    problems: [mailNotSetUp],
  }),
  previewMail: endpoint({
    route: 'GET /order-mails/:kind/preview',
    access: 'admin',
    permission: 'owner',
    summary: 'Preview an order e-mail in the given language, with the given text; nothing is sent',
    input: z.strictObject({ kind, ...previewFields }),
    output: MailPreview,
  }),
}
