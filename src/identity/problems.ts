/** The Problems of signing in that contracts of other capabilities name too. */
import { problem } from '../../packages/contract/problem.ts'
import { identityProblemMessages as messages } from './messages/problems.ts'

/** An ID token that was not issued for this shop, is expired, or no longer counts. */
export const idTokenRefused = problem('proof-refused', 401, messages.idTokenRefused)

/** A hosted identity provider does not answer: signing in waits, everything else goes on. */
export const providerUnavailable = problem(
  'identity-provider-away',
  503,
  messages.providerUnavailable,
)
