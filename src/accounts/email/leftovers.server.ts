/**
 * What somebody left in an account with an address that they never confirmed. It goes when the owner
 * of the mailbox takes the account over, since nobody can tell whether it was the owner's.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { clearProfile, listUsersOf } from './email-confirmation-store.server.ts'
import { deleteAddressesOfUser } from '../addresses/address-store.server.ts'
import { identityMessages as messages } from '../../identity/messages/identity.ts'

/** Runs inside the transaction in which the owner of the mailbox takes an account over. */
export type TakeoverListener = (
  tx: Handle,
  user: { readonly id: string; readonly email: string },
) => Promise<void>

/**
 * Takes off name, profile and addresses, and what other capabilities keep that is not yet the shop's
 * business. Orders, quotes and reviews stay: others act on them, and the owner sees them.
 */
export async function removeLeftovers(
  tx: Handle,
  user: { readonly id: string; readonly email: string },
  listeners: readonly TakeoverListener[],
): Promise<void> {
  await clearProfile(tx, user.id, messages.nameless)
  await deleteAddressesOfUser(tx, user.id)
  for (const listener of listeners) await listener(tx, user)
}

/** The same, of the account of this identity; nothing where it never came to the shop. */
export async function removeLeftoversOf(
  tx: Handle,
  subject: string,
  listeners: readonly TakeoverListener[],
): Promise<void> {
  for (const user of await listUsersOf(tx, subject)) await removeLeftovers(tx, user, listeners)
}
