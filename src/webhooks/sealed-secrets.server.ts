/** Secrets of endpoints: sealed in the database, opened to sign a message. */
import type { Sealer } from '../platform/sealing/sealing.server.ts'
import type { WebhooksDependencies } from './dependencies.server.ts'
import { isSecret } from './signature.server.ts'
import { listSecrets, storeSealed } from './store.server.ts'

/** The secrets that can be opened. A secret written by an older instance is not sealed yet. */
export async function openSecrets(
  sealer: Sealer,
  stored: readonly string[],
  endpointId: string,
): Promise<readonly string[]> {
  const opened = await Promise.all(
    stored.map(async (one) => (isSecret(one) ? one : sealer.open(one, endpointId))),
  )
  return opened.flatMap((secret) => secret ?? [])
}

/** Seals unsealed secrets, and reseals those sealed with a former key of the operator. */
export async function sealSecrets({ database, sealer }: WebhooksDependencies): Promise<void> {
  for (const { id, endpointId, secret, sealed } of await listSecrets(database.handle)) {
    if (sealed !== null && (await sealer.isCurrent(sealed))) continue
    const open = secret ?? (await sealer.open(sealed, endpointId))
    if (open !== undefined)
      await storeSealed(database.handle, id, await sealer.seal(open, endpointId))
  }
}
