/** Confirms an address when its user opens a link that was mailed there for another purpose. */
import type { Actor } from '../../platform/access/endpoint.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { IdentityService } from '../../identity/identity.server.ts'
import { setProvenEmail } from './email-confirmation-store.server.ts'
import { findUserById } from '../store.server.ts'

/** See AccountsService.confirmProvenEmail. */
export async function confirmProvenEmail(
  identity: Pick<IdentityService, 'confirmProvenEmail'>,
  tx: Handle,
  { id, email }: Pick<Actor, 'email' | 'id'>,
): Promise<boolean> {
  const user = await findUserById(tx, id)
  if (!user || user.email !== email) return false
  const here = await identity.confirmProvenEmail(tx, { subject: user.subject, email })
  return (await setProvenEmail(tx, id, email)) || here
}
