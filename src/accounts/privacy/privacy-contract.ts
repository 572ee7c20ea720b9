/**
 * The part of the accounts API about the caller's own data: downloading it, and deleting the
 * account.
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { validationMessages } from '../../../packages/contract/messages.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { passwordWrong } from '../../identity/problems.ts'
import { Email } from '../../platform/fields/fields.ts'
import { accountsMessages as messages } from '../messages/accounts.ts'
import { signInAgain } from '../sessions/step-up-contract.ts'

/** Staff cannot delete themselves: an owner must make them customers first. */
export const staffStay = problem('staff-stay', 409, messages.problems.staffStay)
/** `facts.orders`: the numbers of open orders. */
export const ordersOpen = problem('orders-open', 409, messages.problems.ordersOpen)

export const AccountRemoval = z.strictObject({
  email: Email,
  /** Required for accounts with a password in this shop; ignored for others. */
  password: z.string(validationMessages.required).check(z.maxLength(1000)),
})

export const privacyEndpoints = {
  downloadData: endpoint({
    route: 'GET /my-data',
    stepUp: 'own-data',
    access: 'customer',
    rateLimit: 'personalData',
    summary: 'Export all data that the shop stores about the caller, as JSON',
    input: z.strictObject({}),
    /** `name`: the file name; `json`: its text. */
    output: z.strictObject({ name: z.string(), json: z.string() }),
  }),
  removeSelf: endpoint({
    route: 'POST /account-removal',
    stepUp: 'own-access',
    access: 'customer',
    passBearer: true,
    rateLimit: 'login',
    refundOnSuccess: true,
    summary: "Delete the caller's account; its address can then be used to sign up as a new user",
    input: AccountRemoval,
    output: z.strictObject({ acknowledged: z.boolean() }),
    problems: [passwordWrong, signInAgain, staffStay, ordersOpen],
  }),
}
export interface PrivacyOperations extends Service<typeof privacyEndpoints> {}
