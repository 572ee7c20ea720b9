/** The sign-in Problems that contracts of other capabilities also name. */
import { problem } from '../../packages/contract/problem.ts'
import { identityProblemMessages as messages } from './messages/problems.ts'

/** An ID token that was not issued for this shop, has expired, or is no longer valid. */
export const idTokenRefused = problem('proof-refused', 401, messages.idTokenRefused)

/** The sign-in has verified a password, or Google, but not yet the account's second factor. */
export const secondFactorRequired = problem(
  'second-factor-required',
  401,
  messages.secondFactorRequired,
)

/** A hosted identity provider does not respond: signing in fails, everything else continues. */
export const providerUnavailable = problem(
  'identity-provider-away',
  503,
  messages.providerUnavailable,
)

/** The e-mail address already has an account. */
export const addressTaken = problem('address-taken', 409, messages.addressTaken)

/** A new password that is too short, too common, or contains its owner's or the shop's name. */
export const passwordRefused = problem('password-refused', 422, messages.passwordRefused)

/** The current password, required before changing it, is wrong, or there is none. */
export const passwordWrong = problem('password-wrong', 422, messages.passwordWrong)

/** A code of the second factor, required before an operation, is wrong. */
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

/** The link for confirming a new address is unknown, used, expired, or another account's. */
export const emailLinkEnded = problem('email-link-ended', 409, messages.emailLinkEnded)
