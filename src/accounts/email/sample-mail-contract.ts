/**
 * The operations that preview a mail about an account, and send it to the person who edits its
 * text.
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { mailMessages } from '../../platform/messages/mail.ts'
import { accountMailKinds } from '../../settings/account-mail-texts.ts'
import { MailPreview, previewFields, sampleLanguage } from '../../settings/mail-preview-contract.ts'
import { accountMailMessages as messages } from '../messages/account-mails.ts'

/** Same as in the shop's mail module. */
const mailNotSetUp = problem('mail-not-set-up', 503, mailMessages.notSetUp)

const kind = z.enum(accountMailKinds, messages.notKind)

export const sampleMailEndpoints = {
  sampleMail: endpoint({
    route: 'POST /account-mails/:kind/sample',
    access: 'admin',
    permission: 'owner',
    summary: 'Send the caller an account e-mail as a test',
    input: z.strictObject({ kind, ...sampleLanguage }),
    output: z.strictObject({ acknowledged: z.boolean() }),
    problems: [mailNotSetUp],
  }),
  previewMail: endpoint({
    route: 'GET /account-mails/:kind/preview',
    access: 'admin',
    permission: 'owner',
    summary: 'Preview an account e-mail in a given language with a given text; nothing is sent',
    input: z.strictObject({ kind, ...previewFields }),
    output: MailPreview,
  }),
}
export interface SampleMailOperations extends Service<typeof sampleMailEndpoints> {}
