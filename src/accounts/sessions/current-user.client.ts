/** The signed-in user as the server currently knows them: role and profile. */
import { isProblem } from '../../../packages/contract/problem.ts'
import { permissionMessages } from '../../platform/messages/access.ts'
import type { NeededPermission } from '../../platform/access/permissions.ts'
import {
  forbidden,
  notFound,
  unauthenticated,
} from '../../../packages/contract/standard-problems.ts'
import { permissionMissing, secondFactorMissing } from '../../platform/access/access-problems.ts'
import { readSignedInUser, storeSignedInUser } from '../../session/access-token.browser.ts'
import { createShopClient } from '../../session/api.client.ts'
import { accountsContract, type User } from '../contract.ts'
import { isAdmin, may } from '../rules.ts'

const accounts = createShopClient(accountsContract)
let pending: Promise<User> | undefined

/**
 * The signed-in user. Concurrent calls by guards and pages share one request.
 * @throws unauthenticated if nobody is signed in
 */
export async function currentUser(): Promise<User> {
  pending ??= withOwnEmail((email) => accounts.read({ email })).finally(() => {
    pending = undefined
  })
  return pending
}

/**
 * Makes a call with the signed-in user's address; repeats it if the address was changed in another
 * browser in the meantime.
 * @throws unauthenticated if nobody is signed in
 */
export async function withOwnEmail<T>(call: (email: string) => Promise<T>): Promise<T> {
  const user = readSignedInUser()
  if (!user) throw unauthenticated()
  try {
    return await call(user.email)
  } catch (error) {
    if (!isProblem(error, forbidden) && !isProblem(error, notFound)) throw error
    const { email } = await accounts.readSelf({})
    if (email === user.email) throw error
    storeSignedInUser({ ...user, email })
    return call(email)
  }
}

/**
 * The signed-in admin, for pages whose data only admins may load: others are refused here, without
 * a request that the shop would refuse.
 * @param needed the permissions that the page's operations need
 * @param changing whether the page is useless with read-only access
 * @throws unauthenticated, forbidden, secondFactorMissing, permissionMissing
 */
export async function currentAdmin(needed: NeededPermission, changing = false): Promise<User> {
  const user = await currentUser()
  if (!isAdmin(user)) throw forbidden()
  if (user.lacksSecondFactor) throw secondFactorMissing()
  if (!may(user, needed, { reading: !changing }))
    throw permissionMissing({ detail: permissionMessages.missing([needed].flat()) })
  return user
}
