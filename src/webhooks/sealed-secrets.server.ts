/** Secrets of endpoints: sealed where they are stored, open while a message is signed. */
import type { Sealer } from '../platform/sealing/sealing.server.ts'
import type { WebhooksDependencies } from './dependencies.server.ts'
import { isSecret } from './signature.server.ts'
import { listSecrets, storeSealed } from './store.server.ts'

/** Those that open. One that an instance of before has written is not sealed yet. */
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

/** Seals what is not, and seals again what was sealed with a former key of the operator. */
export async function sealSecrets({ database, sealer }: WebhooksDependencies): Promise<void> {
  for (const { id, endpointId, secret, sealed } of await listSecrets(database.handle)) {
    if (sealed !== null && (await sealer.isCurrent(sealed))) continue
    const open = secret ?? (await sealer.open(sealed, endpointId))
    if (open !== undefined)
      await storeSealed(database.handle, id, await sealer.seal(open, endpointId))
  }
}
