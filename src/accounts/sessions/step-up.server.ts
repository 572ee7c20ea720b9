/** Step-up: some calls require that their caller has recently verified their identity. */
import type * as z from 'zod/mini'
import type { Actor, StepUp } from '../../platform/access/endpoint.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { stepUpNeeded } from '../../platform/access/access-problems.ts'
import { unauthenticated } from '../../../packages/contract/standard-problems.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import type { IdentityService } from '../../identity/identity.server.ts'
import { codeWrong, passwordWrong } from '../../identity/problems.ts'
import { isRecent } from '../../identity/recent-proof.ts'
import type { SecurityLog } from '../../platform/security-log.server.ts'
import type { ReadSettings } from '../../settings/declarations.ts'
import { findIdentitySession, findProof, setProof } from './access-token-store.server.ts'
import { hashToken } from './access-token.server.ts'
import { stepUpMessages as messages } from '../messages/step-up.ts'
import { isAdmin } from '../rules.ts'
import { signInAgain, type Proof, type StepUpOperations } from './step-up-contract.ts'
import { findUserById } from '../store.server.ts'

type StepUpDependencies = {
  readonly database: Database
  readonly identity: IdentityService
  readonly readSettings: ReadSettings
  readonly securityLog: SecurityLog
  readonly now: () => Date
}

/** How callers can verify their identity. */
export type ProofKind = keyof typeof messages.needed

type GuardedCall = {
  readonly token: string
  readonly actor: Actor
  readonly guarded: StepUp
}

/**
 * Passes if the token's owner has signed in or verified their identity within the last ten minutes,
 * or if the account has no second factor and the setting does not require it of all staff. A
 * download of all the caller's own data always requires it.
 * @throws stepUpNeeded
 */
export async function requireProof(
  deps: StepUpDependencies,
  { token, actor, guarded }: GuardedCall,
) {
  const { database, identity, readSettings, now } = deps
  const provedAt = await findProof(database.handle, hashToken(token))
  if (isRecent(provedAt, now())) return
  const user = await findUserById(database.handle, actor.id)
  if (!user) throw unauthenticated()
  const hasFactor = await identity.hasSecondFactor(database.handle, user.subject)
  const isAsked =
    guarded === 'own-data' ||
    hasFactor ||
    (isAdmin(user) && (await readSettings()).stepUp === 'staff')
  if (!isAsked) return
  deps.securityLog('step_up_asked', { user: actor.id })
  throw await needed(deps, user.subject, hasFactor)
}

async function needed(
  { database, identity }: StepUpDependencies,
  subject: string,
  hasFactor: boolean,
) {
  const by: ProofKind = hasFactor
    ? 'code'
    : (await identity.hasPassword(database.handle, subject))
      ? 'password'
      : 'sign-in'
  return stepUpNeeded({ detail: messages.needed[by], facts: { by } })
}

/**
 * For changes to the account itself, or its deletion: passes with the correct password; for an
 * account without a password, if this token comes from a sign-in within the last ten minutes.
 * @throws passwordWrong, signInAgain
 */
export async function requireOwner(
  { database, identity, now }: Pick<StepUpDependencies, 'database' | 'identity' | 'now'>,
  { subject, bearer }: { readonly subject: string; readonly bearer: string },
  password: string,
): Promise<void> {
  if (await identity.hasPassword(database.handle, subject))
    return identity.checkPassword(subject, password)
  if (!isRecent(await findProof(database.handle, hashToken(bearer)), now()))
    throw signInAgain({ detail: messages.needed['sign-in'] })
}

/**
 * Checks a code of the second factor, or the password of an account without one, and records it for
 * this access token.
 * @throws codeWrong, passwordWrong; signInAgain for an account that has neither
 */
async function prove(
  deps: StepUpDependencies,
  { actor, bearer }: { readonly actor: Actor; readonly bearer?: string },
  { code = '', password = '' }: z.output<typeof Proof>,
): Promise<void> {
  const { database, identity, securityLog, now } = deps
  const user = await findUserById(database.handle, actor.id)
  if (!user || bearer === undefined) throw unauthenticated()
  const { subject } = user
  const hash = hashToken(bearer)
  try {
    if (await identity.hasSecondFactor(database.handle, subject))
      await identity.checkCode(subject, code, await findIdentitySession(database.handle, hash))
    else if (await identity.hasPassword(database.handle, subject))
      await identity.checkPassword(subject, password)
    else throw signInAgain({ detail: messages.needed['sign-in'] })
  } catch (error) {
    if (isProblem(error, codeWrong) || isProblem(error, passwordWrong))
      securityLog('step_up_failed', { user: actor.id })
    throw error
  }
  await setProof(database.handle, hash, now())
  securityLog('step_up_passed', { user: actor.id })
}

export const createStepUpOperations = (deps: StepUpDependencies): StepUpOperations => ({
  prove: async (caller, proof) => {
    await prove(deps, caller, proof)
    return { acknowledged: true }
  },
  exportList: async ({ actor }, { list }) => {
    deps.securityLog('list_exported', { user: actor.id, list })
    return { acknowledged: true }
  },
})
