/** The operation that sends a mail about an account to who writes its words. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { mailMessages } from '../../platform/messages/mail.ts'
import { accountMailKinds } from '../../settings/account-mail-texts.ts'
import { accountMailMessages as messages } from '../messages/account-mails.ts'

/** As the mail part of the shop says it. */
const mailNotSetUp = problem('mail-not-set-up', 503, mailMessages.notSetUp)

export const sampleMailEndpoints = {
  sampleMail: endpoint({
    route: 'POST /account-mails/:kind/sample',
    access: 'admin',
    permission: 'owner',
    summary: 'Sends the caller a mail about an account, to try its words',
    input: z.strictObject({ kind: z.enum(accountMailKinds, messages.notKind) }),
    output: z.strictObject({ acknowledged: z.boolean() }),
    problems: [mailNotSetUp],
  }),
}
export interface SampleMailOperations extends Service<typeof sampleMailEndpoints> {}
