/** The signed-in user as the server knows them now: role and profile. */
import { forbidden, unauthenticated } from '../../packages/contract/standard-problems.ts'
import { readSignedInUser } from '../session/access-token.browser.ts'
import { createShopClient } from '../session/api.client.ts'
import { accountsContract, type User } from './contract.ts'
import { isAdmin } from './rules.ts'

const accounts = createShopClient(accountsContract)
let pending: Promise<User> | undefined

/**
 * The signed-in user. Guards and pages that call this at the same moment share one request.
 * @throws unauthenticated when nobody is signed in
 */
export async function currentUser(): Promise<User> {
  const user = readSignedInUser()
  if (!user) throw unauthenticated()
  pending ??= accounts.read({ email: user.email }).finally(() => {
    pending = undefined
  })
  return pending
}

/**
 * The signed-in admin, for pages whose data only admins may load: anybody else is refused here,
 * without a request that the shop would refuse.
 * @throws unauthenticated, forbidden
 */
export async function currentAdmin(): Promise<User> {
  const user = await currentUser()
  if (!isAdmin(user)) throw forbidden()
  return user
}
