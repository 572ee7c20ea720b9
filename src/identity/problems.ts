/** The Problems of signing in that contracts of other capabilities name too. */
import { problem } from '../../packages/contract/problem.ts'
import { identityProblemMessages as messages } from './messages/problems.ts'

/** An ID token that was not issued for this shop, is expired, or no longer counts. */
export const idTokenRefused = problem('proof-refused', 401, messages.idTokenRefused)

/** The sign-in has shown a password, or Google, but not yet the account's second factor. */
export const secondFactorRequired = problem(
  'second-factor-required',
  401,
  messages.secondFactorRequired,
)

/** A hosted identity provider does not answer: signing in waits, everything else goes on. */
export const providerUnavailable = problem(
  'identity-provider-away',
  503,
  messages.providerUnavailable,
)

/** The e-mail address has an account. */
export const addressTaken = problem('address-taken', 409, messages.addressTaken)

/** A new password that is too short, too common, or names its owner or the shop. */
export const passwordRefused = problem('password-refused', 422, messages.passwordRefused)

/** The current password, asked for before it is changed, is another one, or there is none. */
export const passwordWrong = problem('password-wrong', 422, messages.passwordWrong)

/** A code of the second factor, asked for before something is done, is another one. */
export const codeWrong = problem('code-wrong', 422, messages.codeWrong)

/** A hosted provider keeps the passwords. */
export const passwordKeptByProvider = problem(
  'password-kept-by-provider',
  409,
  messages.passwordKeptByProvider,
)

/** A hosted provider keeps the e-mail addresses. */
export const emailKeptByProvider = problem(
  'email-kept-by-provider',
  409,
  messages.emailKeptByProvider,
)

/** The link that confirms a new address is unknown, used, expired, or another account's. */
export const emailLinkEnded = problem('email-link-ended', 409, messages.emailLinkEnded)
