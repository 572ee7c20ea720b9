/** Which operations a key of a service account may call, and as whom. */
import type { FastifyRequest } from 'fastify'
import { forbidden } from '../../../packages/contract/standard-problems.ts'
import { scopeMessages } from '../messages/access.ts'
import { closedToKeys, scopeMissing } from './access-problems.ts'
import type { ActingCompany } from './acting-company.ts'
import type { Actor, Endpoint } from './endpoint.ts'
import { isReading } from './permissions.ts'
import { isBuying, isScopeGranted, keyAccessOf, permissionsWithin, type Scope } from './scopes.ts'

/** A service account as one of its keys calls. */
export type KeyCaller = Pick<Actor, 'id' | 'email' | 'name' | 'responsible'> & {
  readonly scopes: readonly Scope[]
  /** All of the account, where an access token was asked for with fewer. */
  readonly accountScopes?: readonly Scope[]
  /** The company for which it buys. */
  readonly company?: ActingCompany
}

/**
 * Finds the service account behind a key, or behind an access token that it was exchanged for, and
 * counts the call against the account's own limit.
 * @param company the id of the company that the call names; empty where it names none
 * @throws Problem keyNotAccepted, companyNotFound, tooManyRequests
 */
export type FindKeyCaller = (
  key: string,
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'params'>,
  company: string,
) => Promise<KeyCaller>

/**
 * As whom a key calls an operation.
 * @returns undefined for nobody: where anybody may call, and the key has no scope for more
 * @throws Problem closedToKeys, scopeMissing
 */
export function admitKey(
  endpoint: Pick<Endpoint, 'access' | 'forCompany' | 'keys' | 'permission' | 'route' | 'stepUp'>,
  { scopes: granted, accountScopes, company, ...caller }: KeyCaller,
): Actor | undefined {
  const { isPublic, scopes: needed } = keyAccessOf(endpoint)
  if (!needed.some((scope) => isScopeGranted(granted, scope))) {
    if (isPublic) return undefined
    if (needed.length === 0) throw closedToKeys({ detail: scopeMessages.closed })
    throw scopeMissing({
      detail: lacking(needed, { accountScopes, company }),
      facts: { scopes: needed },
    })
  }
  if (company) return { ...caller, role: 'customer', ...(endpoint.forCompany ? { company } : {}) }
  const permissions = permissionsWithin(granted, { reading: isReading(endpoint.route) })
  return { ...caller, role: 'admin', permissions }
}

/**
 * What a key is told that lacks scopes: those that its token was not asked for, those that its
 * account can have, or why it can have none.
 */
function lacking(
  needed: readonly Scope[],
  { accountScopes = [], company }: { readonly [K in 'accountScopes' | 'company']: KeyCaller[K] },
): string {
  const ofAccount = needed.filter((scope) => isScopeGranted(accountScopes, scope))
  if (ofAccount.length > 0) return scopeMessages.notInToken(ofAccount)
  const possible = needed.filter((scope) => isBuying(scope) === (company !== undefined))
  if (possible.length > 0) return scopeMessages.missing(possible)
  return company ? scopeMessages.notForCompanies(needed) : scopeMessages.onlyForCompanies(needed)
}

/** What a key is refused on what is its responsible owner's own. */
export const notByOwnKey = (): Error => forbidden({ detail: scopeMessages.ownAffair })
