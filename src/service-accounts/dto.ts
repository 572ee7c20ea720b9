/** Service accounts and keys in the API's JSON format. */
import type { ServiceAccount, ServiceAccountKey } from './contract.ts'
import { isExpiringSoon, pausesAt, stateOfKey } from './rules.ts'
import type { AccountRow, KeyRow } from './store.server.ts'

/** @param keys the keys of any accounts */
export const toAccountDto = (
  row: AccountRow,
  keys: readonly KeyRow[],
  now: Date,
): ServiceAccount => ({
  id: row.id,
  name: row.name,
  purpose: row.purpose,
  scopes: [...row.scopes],
  company: row.company_id === null ? undefined : { id: row.company_id, name: row.company ?? '' },
  state: row.paused_at ? 'paused' : 'active',
  responsible:
    row.responsible_id === null || row.responsible === null
      ? undefined
      : { id: row.responsible_id, name: row.responsible },
  pausesAt: row.unattended_since ? pausesAt(row.unattended_since).toISOString() : undefined,
  createdAt: row.created_at.toISOString(),
  keys: keys
    .filter(({ account_id: account }) => account === row.id)
    .map((key) => toKeyDto(key, now)),
})

const toKeyDto = (row: KeyRow, now: Date): ServiceAccountKey => ({
  id: row.id,
  name: row.name,
  tail: row.tail,
  state: stateOfKey({ revokedAt: row.revoked_at, expiresAt: row.expires_at }, now),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString(),
  expiresSoon: isExpiringSoon(row.expires_at, now),
  revokedAt: row.revoked_at?.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString(),
  lastUsedFrom: row.last_used_address ?? undefined,
})
