/** Which operations a service account key may call, and as whom. */
import type { FastifyRequest } from 'fastify'
import { forbidden } from '../../../packages/contract/standard-problems.ts'
import { scopeMessages } from '../messages/access.ts'
import { closedToKeys, scopeMissing } from './access-problems.ts'
import type { ActingCompany } from './acting-company.ts'
import type { Actor, Endpoint } from './endpoint.ts'
import { isReading } from './permissions.ts'
import { isBuying, isScopeGranted, keyAccessOf, permissionsWithin, type Scope } from './scopes.ts'

/** A service account that calls with one of its keys. */
export type KeyCaller = Pick<Actor, 'id' | 'email' | 'name' | 'responsible'> & {
  readonly scopes: readonly Scope[]
  /** All scopes of the account, if an access token was requested with fewer. */
  readonly accountScopes?: readonly Scope[]
  /** The company for which the account buys. */
  readonly company?: ActingCompany
}

/**
 * Finds the service account of a key, or of an access token issued for a key, and counts the call
 * against the account's own limit.
 * @param company the id of the company that the call names; empty if it names none
 * @throws Problem keyNotAccepted, companyNotFound, tooManyRequests
 */
export type FindKeyCaller = (
  key: string,
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'params'>,
  company: string,
) => Promise<KeyCaller>

/**
 * As whom a key calls an operation.
 * @returns undefined for an anonymous call: if anybody may call the operation, and the key has no
 *   scope for more
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
 * The error for a key that lacks scopes: scopes that its token did not request, scopes that its
 * account can have, or why the account can have none.
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

/** The error for a key that calls on the records of its responsible owner. */
export const notByOwnKey = (): Error => forbidden({ detail: scopeMessages.ownAffair })
