/** Owners create keys, each shown once, and revoke them. */
import type { Actor } from '../platform/access/endpoint.ts'
import { hashKey, newKey } from '../platform/access/key-format.server.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { accountChange } from './accounts.server.ts'
import { accountIsPaused, tooManyKeys } from './contract.ts'
import type { ServiceAccountsDependencies } from './dependencies.server.ts'
import { serviceAccountsMessages as messages } from './messages/service-accounts.ts'
import { day, defaultDays, maxKeys, stateOfKey } from './rules.ts'
import { insertKey, listKeys, lockAccount, revokeKey } from './store.server.ts'

type NewKey = {
  readonly id: string
  readonly name: string
  readonly days?: number | null | undefined
}

/**
 * Creates a key, which is only in this response: no idempotency key returns it again, since that
 * would require storing it. If the response is lost, create another key and revoke this one.
 * @throws forbidden, notFound, accountIsPaused, tooManyKeys
 */
export async function addKey(
  deps: ServiceAccountsDependencies,
  actor: Actor,
  { id, name, days = defaultDays }: NewKey,
): Promise<{ readonly insertedId: string; readonly key: string }> {
  const key = newKey('key')
  const at = deps.now()
  const expiresAt = days === null ? null : new Date(at.getTime() + days * day)
  const tail = key.slice(-4)
  const insertedId = await deps.database.transact(async (tx) => {
    await deps.accounts.lockOwner(tx, actor.id)
    const account = await lockAccount(tx, id)
    if (!account) throw notFound()
    if (account.paused_at) throw accountIsPaused({ detail: messages.pausedDetail })
    const counting = (await listKeys(tx, [id])).filter(
      ({ expires_at: expires, revoked_at: revoked }) =>
        stateOfKey({ expiresAt: expires, revokedAt: revoked }, at) === 'active',
    )
    if (counting.length >= maxKeys)
      throw tooManyKeys({ detail: messages.tooManyKeysDetail(maxKeys), facts: { most: maxKeys } })
    const keyId = deps.newId()
    await insertKey(tx, {
      id: keyId,
      account_id: id,
      hash: hashKey(key),
      tail,
      name,
      created_at: at,
      created_by: actor.id,
      expires_at: expiresAt,
    })
    await deps.audit.record(tx, actor, {
      ...accountChange('addKey', account),
      after: { ending: tail, ...(name === '' ? {} : { name }), expires: expiresAt },
    })
    return keyId
  })
  deps.securityLog('key_made', { user: id, by: actor.id, reason: `…${tail}` })
  return { insertedId, key }
}

/**
 * Revokes a key, effective from the next call.
 * @returns how many: 0 or 1
 * @throws forbidden
 */
export async function removeKey(
  deps: ServiceAccountsDependencies,
  actor: Actor,
  { id, keyId }: { readonly id: string; readonly keyId: string },
): Promise<number> {
  const revoked = await deps.database.transact(async (tx) => {
    await deps.accounts.lockOwner(tx, actor.id)
    const account = await lockAccount(tx, id)
    if (!account) return undefined
    const key = await revokeKey(tx, { id, keyId, at: deps.now() })
    if (key)
      await deps.audit.record(tx, actor, {
        ...accountChange('revokeKey', account),
        before: { ending: key.tail, ...(key.name === '' ? {} : { name: key.name }) },
      })
    return key
  })
  if (revoked)
    deps.securityLog('key_revoked', { user: id, by: actor.id, reason: `…${revoked.tail}` })
  return revoked ? 1 : 0
}
