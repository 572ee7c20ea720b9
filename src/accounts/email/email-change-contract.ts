/** The part of the accounts API about the caller's own e-mail address: reading and changing it. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { validationMessages } from '../../../packages/contract/messages.ts'
import { problem } from '../../../packages/contract/problem.ts'
import {
  addressTaken,
  emailKeptByProvider,
  emailLinkEnded,
  passwordWrong,
} from '../../identity/problems.ts'
import { Email, Line } from '../../platform/fields/fields.ts'
import { mailMessages } from '../../platform/messages/mail.ts'
import { signInAgain } from '../sessions/step-up-contract.ts'

/** Same as in the shop's mail module. */
const mailNotSetUp = problem('mail-not-set-up', 503, mailMessages.notSetUp)

export const EmailChange = z.strictObject({
  email: Email,
  /** Required for accounts with a password in this shop; ignored for others. */
  password: z.string(validationMessages.required).check(z.maxLength(1000)),
})

export const emailChangeEndpoints = {
  readSelf: endpoint({
    route: 'GET /account',
    access: 'customer',
    summary: 'Get the account that the access token belongs to',
    input: z.strictObject({}),
    output: z.strictObject({ email: z.string(), displayName: z.string() }),
  }),
  requestEmailChange: endpoint({
    route: 'POST /email-change',
    stepUp: 'own-access',
    access: 'customer',
    passBearer: true,
    rateLimit: 'emailChange',
    summary: "Mail a confirmation link to the caller's new e-mail address; nothing changes yet",
    input: EmailChange,
    output: z.strictObject({ acknowledged: z.boolean() }),
    problems: [passwordWrong, signInAgain, emailKeptByProvider, mailNotSetUp],
  }),
  confirmEmailChange: endpoint({
    route: 'POST /email-change/confirmation',
    access: 'customer',
    rateLimit: 'login',
    refundOnSuccess: true,
    summary: "Confirm the caller's new e-mail address with the token from the link",
    input: z.strictObject({ token: Line(200) }),
    output: z.strictObject({ acknowledged: z.boolean(), email: z.string() }),
    problems: [emailLinkEnded, addressTaken, emailKeptByProvider],
  }),
}
export interface EmailChangeOperations extends Service<typeof emailChangeEndpoints> {}
