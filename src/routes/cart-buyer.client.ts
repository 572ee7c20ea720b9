/** Who orders what lies in the cart: the signed-in user, their addresses and companies. */
import { accounts } from '../accounts/api.client.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { companies } from '../companies/api.client.ts'

/** @throws Problem */
export async function readBuyer(signal: AbortSignal) {
  const [user, addresses, memberships] = await Promise.all([
    currentUser(),
    accounts.listAddresses({}, { signal }),
    companies.memberships({}, { signal }),
  ])
  return { user, addresses, memberships }
}
