/** What keys of service accounts may do: an area of the shop, to read or to write; and the one rule that asks it. */
import type { Endpoint } from './endpoint.ts'
import { isReading, type Permission } from './permissions.ts'

/** The permissions of staff that a key can have; `owner` is a person's alone. */
const staffAreas = ['catalogue', 'orders', 'money', 'customers', 'content'] as const
type StaffArea = (typeof staffAreas)[number]
/** `buying`: what a buyer of the account's company may do, in the name of the company. */
type Area = StaffArea | 'buying'
type Mode = 'read' | 'write'

/** Writing an area includes reading it, as a permission of staff does. */
export const scopes = [
  'catalogue:read',
  'catalogue:write',
  'orders:read',
  'orders:write',
  'money:read',
  'money:write',
  'customers:read',
  'customers:write',
  'content:read',
  'content:write',
  'buying:read',
  'buying:write',
] as const satisfies readonly `${Area}:${Mode}`[]
export type Scope = (typeof scopes)[number]

/** Whether a scope is one of those that buy for a company: they go with no other. */
export const isBuying = (scope: Scope): boolean => scope.startsWith('buying:')

/**
 * What a contract says of keys where it does not follow from its permission: `closed`, none may call
 * it; `open`, those with the scope of its permission may, though it asks people for a proof; `buying`,
 * those that buy for a company may, too.
 */
export type KeyUse = 'closed' | 'open' | 'buying'

type Declared = Pick<Endpoint, 'access' | 'forCompany' | 'keys' | 'permission' | 'route' | 'stepUp'>

/** Whether anybody may call an operation, and of which scopes a key needs one to call it as somebody. */
export type KeyAccess = { readonly isPublic: boolean; readonly scopes: readonly Scope[] }

const nobody: KeyAccess = { isPublic: false, scopes: [] }

/**
 * Which keys may call an operation. What is not declared is not given: without a permission that a
 * key can have, and without `keys`, none may, unless anybody may. What asks people for a proof of who
 * they are is closed, but the change of many records, which is what programs are for.
 */
export function keyAccessOf(endpoint: Declared): KeyAccess {
  const { access, forCompany = false, keys, permission = [], route, stepUp } = endpoint
  if (keys === 'closed' || (stepUp && stepUp !== 'many' && keys !== 'open')) return nobody
  const mode: Mode = isReading(route) ? 'read' : 'write'
  const isPublic = access === 'anyone'
  const needed = new Set([permission].flat().map((name) => `${name}:${mode}`))
  // What is open to anybody only shows a buyer the prices of the company.
  if (keys === 'buying' || (isPublic && forCompany))
    needed.add(`buying:${isPublic ? 'read' : mode}`)
  return { isPublic, scopes: scopes.filter((scope) => needed.has(scope)) }
}

/** Whether granted scopes include one. */
export const isScopeGranted = (granted: readonly Scope[], needed: Scope): boolean =>
  granted.includes(needed) ||
  granted.some((scope) => scope.endsWith(':write') && scope === needed.replace(':read', ':write'))

/** The permissions that a key has in one call: those of the areas that it may read, or write. */
export const permissionsWithin = (
  granted: readonly Scope[],
  { reading }: { readonly reading: boolean },
): readonly Permission[] =>
  staffAreas.filter((area) => isScopeGranted(granted, reading ? `${area}:read` : `${area}:write`))
