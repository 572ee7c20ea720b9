/** The shop's operations on second factors of the embedded provider, apart from signing in. */
import { symmetricDecrypt } from 'better-auth/crypto'
import type { EmailListener, IdentityDependencies, IdentityService } from '../identity.server.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import { codeWrong } from '../problems.ts'
import { isProven } from '../sign-in-guard/proof-guard.server.ts'
import { announce, claimCode } from './second-factor-routes.server.ts'
import {
  deleteSecondFactor,
  findSecondFactorSecret,
  findSecondFactorState,
  markSessionPassed,
} from './second-factor-store.server.ts'
import { endAccess, findUserIdByEmail } from '../store.server.ts'
import { isCodeOf } from './totp.server.ts'

export const secondFactorOperations = (
  deps: IdentityDependencies,
  secret: string,
  notifyListeners: EmailListener,
): Pick<IdentityService, 'checkCode' | 'hasSecondFactor' | 'resetSecondFactor'> => ({
  async checkCode(subject, code, sessionId) {
    await checkCode(deps, secret, subject, code)
    if (sessionId !== undefined)
      await markSessionPassed(deps.database.handle, sessionId, new Date())
  },
  hasSecondFactor: async (db, userId) =>
    (await findSecondFactorState(db, { userId, sessionId: undefined })).isEnrolled,
  resetSecondFactor: (email) => resetSecondFactor(deps, email, notifyListeners),
})

/**
 * See `IdentityService.checkCode`.
 * @param secret the key with which the library encrypts app keys
 */
async function checkCode(
  { database }: IdentityDependencies,
  secret: string,
  subject: string,
  code: string,
): Promise<void> {
  const encrypted = await findSecondFactorSecret(database.handle, subject)
  const isRight =
    encrypted !== undefined &&
    (await isProven(
      database.handle,
      subject,
      async () =>
        isCodeOf(await symmetricDecrypt({ key: secret, data: encrypted }), code, Date.now()) &&
        (await claimCode({ database }, subject, code)),
    ))
  if (!isRight) throw codeWrong({ errors: [{ pointer: '#/code', detail: messages.codeWrong }] })
}

/** See `IdentityService.resetSecondFactor`. */
async function resetSecondFactor(
  deps: IdentityDependencies,
  email: string,
  notifyListeners: EmailListener,
): Promise<'reset' | 'none' | undefined> {
  const userId = await findUserIdByEmail(deps.database.handle, email)
  if (userId === undefined) return undefined
  const wasEnrolled = await deps.database.transact(async (tx) => {
    const removed = await deleteSecondFactor(tx, userId)
    if (removed) await endAccess(tx, userId)
    return removed
  })
  if (!wasEnrolled) return 'none'
  await notifyListeners(deps.database.handle, userId)
  await announce({ userId, email }, 'second_factor_reset', {
    ...deps,
    origin: deps.config.origin,
  })
  return 'reset'
}
