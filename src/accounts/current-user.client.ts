/** The signed-in user as the server knows them now: role and profile. */
import { accountsContract, type User } from './contract.ts'
import { isAdmin } from './rules.ts'
import { unauthenticated, forbidden } from '../../packages/contract/standard-problems.ts'
import { readPerson } from '../session/access-token.ts'
import { createShopClient } from '../session/api.client.ts'

const accounts = createShopClient(accountsContract)
let asking: Promise<User> | undefined

/** Guards and pages that ask at the same moment share one request. Throws `notSignedIn` when nobody is. */
export async function currentUser(): Promise<User> {
  const person = readPerson()
  if (!person) throw unauthenticated()
  asking ??= accounts.read({ email: person.email }).finally(() => {
    asking = undefined
  })
  return asking
}

/** For pages that only admins may fill: throws `notYours` for anybody else, without trying what the shop would refuse. */
export async function currentAdmin(): Promise<User> {
  const user = await currentUser()
  if (!isAdmin(user)) throw forbidden()
  return user
}
