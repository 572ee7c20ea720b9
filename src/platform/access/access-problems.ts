/** How the shop refuses callers, in addition to the refusals of the contract package. */
import { problem } from '../../../packages/contract/problem.ts'
import { accessTitles as titles } from '../messages/access.ts'

/** `facts.permissions`: the permissions of which the caller needs one. */
export const permissionMissing = problem('permission-missing', 403, titles.permissionMissing)
/** Staff must set up a second factor before anything that needs a permission. */
export const secondFactorMissing = problem('second-factor-missing', 403, titles.secondFactorMissing)
/**
 * The caller must verify their identity again, then repeat the call. `facts.by`: `code` of the
 * second factor, `password`, or `sign-in` where the shop can check neither.
 */
export const stepUpNeeded = problem('step-up-needed', 403, titles.stepUpNeeded)
/**
 * A service account key that is not valid. `facts.reason`: `unknown`, `revoked`, `expired`,
 * `paused`, `company`; for an access token also `ended`.
 */
export const keyNotAccepted = problem('key-not-accepted', 401, titles.keyNotAccepted)
/** `facts.scopes`: the scopes of which the key needs one. */
export const scopeMissing = problem('scope-missing', 403, titles.scopeMissing)
/** No key may call this, whatever its scopes. */
export const closedToKeys = problem('closed-to-keys', 403, titles.closedToKeys)
/**
 * The same Problem for a company that does not exist and for one of which the caller is not a
 * member.
 */
export const companyNotFound = problem('company-not-here', 404, titles.companyNotFound)
