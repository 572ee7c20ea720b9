/**
 * Data that somebody left in an account whose address they never confirmed. It is removed when the
 * mailbox's owner takes over the account, since nobody can tell whether it was the owner's.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { clearProfile, listUsersOf } from './email-confirmation-store.server.ts'
import { deleteAddressesOfUser } from '../addresses/address-store.server.ts'
import { identityMessages as messages } from '../../identity/messages/identity.ts'

/** Runs in the transaction in which the mailbox's owner takes over an account. */
export type TakeoverListener = (
  tx: Handle,
  user: { readonly id: string; readonly email: string },
) => Promise<void>

/**
 * Removes name, profile and addresses, and other capabilities' data that does not concern the shop
 * yet. Orders, quotes and reviews stay: others act on them, and the owner can see them.
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

/** The same for the account of this identity; nothing if it never signed in to the shop. */
export async function removeLeftoversOf(
  tx: Handle,
  subject: string,
  listeners: readonly TakeoverListener[],
): Promise<void> {
  for (const user of await listUsersOf(tx, subject)) await removeLeftovers(tx, user, listeners)
}
