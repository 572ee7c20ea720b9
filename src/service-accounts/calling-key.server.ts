/** The caller with a key, or with an access token issued for a key. */
import type { KeyCaller } from '../platform/access/key-access.server.ts'
import { companyNotFound, keyNotAccepted } from '../platform/access/access-problems.ts'
import { hashKey, kindOfKey } from '../platform/access/key-format.server.ts'
import { isScopeGranted } from '../platform/access/scopes.ts'
import { isProblem, type Problem } from '../../packages/contract/problem.ts'
import type { ServiceAccountsDependencies } from './dependencies.server.ts'
import { findByAccessToken, findByKey, touchKey, type CallingKey } from './key-store.server.ts'
import { serviceAccountsMessages as messages } from './messages/service-accounts.ts'
import { pausesAt, stateOfKey, touchInterval } from './rules.ts'

type Refused = keyof typeof messages.refused

const refuse = (reason: Refused): Problem =>
  keyNotAccepted({ detail: messages.refused[reason], facts: { reason } })

/**
 * Finds a valid key, by one query: an owner's changes apply from the next call. A key with a wrong
 * checksum needs no query.
 * @throws keyNotAccepted
 */
export async function findCountingKey(
  { database, now, securityLog }: ServiceAccountsDependencies,
  text: string,
): Promise<CallingKey> {
  const kind = kindOfKey(text)
  if (kind !== 'key' && kind !== 'access') throw refuse('unknown')
  const find = kind === 'key' ? findByKey : findByAccessToken
  const key = await find(database.handle, hashKey(text))
  const reason = key ? reasonAgainst(key, now()) : kind === 'key' ? 'unknown' : 'ended'
  if (reason !== undefined || !key) {
    securityLog('key_refused', { user: key?.account_id, reason: reason ?? 'unknown' })
    throw refuse(reason ?? 'unknown')
  }
  return key
}

/** Why a known key is not valid. */
function reasonAgainst(key: CallingKey, at: Date): Refused | undefined {
  const state = stateOfKey({ revokedAt: key.revoked_at, expiresAt: key.expires_at }, at)
  if (state !== 'active') return state
  const isGivenUp = key.unattended_since !== null && pausesAt(key.unattended_since) <= at
  if (key.paused_at || isGivenUp || (key.for_company && key.company_id === null)) return 'paused'
  return key.token_expires_at && key.token_expires_at <= at ? 'ended' : undefined
}

/**
 * The account of a key as a caller.
 * @param company the id named by the call; an account only buys for its own company
 * @throws companyNotFound if the call names another company; keyNotAccepted if its own is not open,
 *   or has removed it
 */
export async function callerOf(
  { companies, database }: ServiceAccountsDependencies,
  key: CallingKey,
  company: string,
): Promise<KeyCaller> {
  const { account_id: id, email, scopes: granted, token_scopes: narrowed } = key
  const caller = {
    id,
    email,
    // Orders name the program; the history also names the key.
    name: key.for_company ? key.name : messages.callerName(key.name, key.tail),
    responsible:
      key.responsible_id === null
        ? null
        : { id: key.responsible_id, isOwner: key.responsible_is_owner },
    // Never more than the account's present scopes, whatever they were when the token was issued.
    scopes: narrowed ? narrowed.filter((scope) => isScopeGranted(granted, scope)) : granted,
    ...(narrowed ? { accountScopes: granted } : {}),
  }
  if (key.company_id === null) {
    if (company !== '') throw companyNotFound({ detail: messages.ofShop })
    return caller
  }
  if (company !== '' && company !== key.company_id)
    throw companyNotFound({ detail: messages.ofOtherCompany })
  try {
    const acting = await companies.actingFor(database.handle, id, key.company_id)
    return { ...caller, company: acting }
  } catch (error) {
    if (isProblem(error, companyNotFound)) throw refuse('company')
    throw error
  }
}

/** Records the use of a key in the background, at most once a minute. */
export function noteUse(
  { database, log, now }: ServiceAccountsDependencies,
  { id, last_used_at: lastUsed }: CallingKey,
  address: string,
): void {
  const at = now()
  const before = new Date(at.getTime() - touchInterval)
  if (lastUsed && lastUsed >= before) return
  touchKey(database.handle, { id, at, before, address }).catch((error: unknown) =>
    log.error({ err: error }, messages.notTouched),
  )
}
