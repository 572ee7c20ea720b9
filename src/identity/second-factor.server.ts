/** What the shop does with second factors of the embedded provider, outside of signing in. */
import type { IdentityDependencies, IdentityService } from './identity.server.ts'
import { announce } from './second-factor-routes.server.ts'
import { deleteSecondFactor, findSecondFactorState } from './second-factor-store.server.ts'
import { deleteSessions, findUserIdByEmail } from './store.server.ts'

export const secondFactorOperations = (
  deps: IdentityDependencies,
  notifyListeners: (subject: string) => Promise<void>,
): Pick<IdentityService, 'hasSecondFactor' | 'resetSecondFactor'> => ({
  hasSecondFactor: async (db, userId) =>
    (await findSecondFactorState(db, { userId, sessionId: undefined })).isEnrolled,
  resetSecondFactor: (email) => resetSecondFactor(deps, email, notifyListeners),
})

/** See `IdentityService.resetSecondFactor`. */
async function resetSecondFactor(
  deps: IdentityDependencies,
  email: string,
  notifyListeners: (subject: string) => Promise<void>,
): Promise<'reset' | 'none' | undefined> {
  const userId = await findUserIdByEmail(deps.database.handle, email)
  if (userId === undefined) return undefined
  const wasEnrolled = await deps.database.transact(async (tx) => {
    const removed = await deleteSecondFactor(tx, userId)
    if (removed) await deleteSessions(tx, userId)
    return removed
  })
  if (!wasEnrolled) return 'none'
  await notifyListeners(userId)
  await announce({ userId, email }, 'second_factor_reset', deps)
  return 'reset'
}
