/** The part of the accounts API in which callers verify their identity again. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { codeWrong, passwordWrong } from '../../identity/problems.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { stepUpMessages as messages } from '../messages/step-up.ts'

/**
 * The account has neither a second factor nor a password in this shop: only a new sign-in verifies
 * it.
 */
export const signInAgain = problem('sign-in-again', 409, messages.signInAgainTitle)

/** A code of the app if the account has a second factor, otherwise the password. */
export const Proof = z.strictObject({
  code: z.optional(z.string().check(z.maxLength(20))),
  password: z.optional(z.string().check(z.maxLength(1000))),
})

/** The lists of the dashboard that can be exported as files. */
export const exportedLists = [
  'accounting',
  'back-orders',
  'companies',
  'count-sheet',
  'dead-stock',
  'deleted',
  'documents',
  'history',
  'jobs',
  'open-items',
  'orders',
  'part-numbers',
  'prices',
  'purchase-suggestions',
  'records',
  'reviews',
  'settings',
  'staff',
  'states',
  'stock-ledger',
  'tools',
  'trade-files',
  'users',
] as const
export type ExportedList = (typeof exportedLists)[number]

export const stepUpEndpoints = {
  prove: endpoint({
    route: 'POST /step-up',
    access: 'customer',
    passBearer: true,
    rateLimit: 'login',
    refundOnSuccess: true,
    summary: "Confirm the caller's identity for the next ten minutes of this access token",
    input: Proof,
    output: z.strictObject({ acknowledged: z.boolean() }),
    problems: [codeWrong, passwordWrong, signInAgain],
  }),
  exportList: endpoint({
    route: 'GET /list-exports/:list',
    stepUp: 'leaving',
    access: 'admin',
    permission: ['catalogue', 'orders', 'money', 'customers', 'content'],
    summary:
      'Check whether the caller may save a list as a file; read the rows with the list’s own ' +
      'operation',
    input: z.strictObject({ list: z.enum(exportedLists) }),
    output: z.strictObject({ acknowledged: z.boolean() }),
  }),
}
export interface StepUpOperations extends Service<typeof stepUpEndpoints> {}
