/**
 * The scopes of service account keys: reading or writing an area of the shop; and the one function
 * that checks them.
 */
import type { Endpoint } from './endpoint.ts'
import { isReading, type Permission } from './permissions.ts'

/** The staff permissions that a key can have; `owner` is for people only. */
const staffAreas = ['catalogue', 'orders', 'money', 'customers', 'content'] as const
type StaffArea = (typeof staffAreas)[number]
/** `buying`: what a buyer of the account's company may do, on behalf of the company. */
type Area = StaffArea | 'buying'
type Mode = 'read' | 'write'

/** Write access to an area includes read access, as for staff. */
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

/**
 * Whether a scope is for buying on behalf of a company: such scopes cannot be combined with others.
 */
export const isBuying = (scope: Scope): boolean => scope.startsWith('buying:')

/**
 * How a contract declares access for keys, if it does not follow from its permission. `closed`: no
 * key; `open`: keys with the scope of its permission, although people must verify their identity;
 * `buying`: also keys that buy for a company.
 */
export type KeyUse = 'closed' | 'open' | 'buying'

type Declared = Pick<Endpoint, 'access' | 'forCompany' | 'keys' | 'permission' | 'route' | 'stepUp'>

/**
 * Whether anybody may call an operation, and the scopes of which a key needs one to call it as a
 * known caller.
 */
export type KeyAccess = { readonly isPublic: boolean; readonly scopes: readonly Scope[] }

const nobody: KeyAccess = { isPublic: false, scopes: [] }

/**
 * Which keys may call an operation. Nothing is granted by default: without a permission that a key
 * can have, and without `keys`, no key may call it, unless anybody may. Operations for which people
 * must verify their identity are closed to keys, except bulk changes, which are what programs are
 * for.
 */
export function keyAccessOf(endpoint: Declared): KeyAccess {
  const { access, forCompany = false, keys, permission = [], route, stepUp } = endpoint
  if (keys === 'closed' || (stepUp && stepUp !== 'many' && keys !== 'open')) return nobody
  const mode: Mode = isReading(route) ? 'read' : 'write'
  const isPublic = access === 'anyone'
  const needed = new Set([permission].flat().map((name) => `${name}:${mode}`))
  // A public operation only shows a buyer the company's prices.
  if (keys === 'buying' || (isPublic && forCompany))
    needed.add(`buying:${isPublic ? 'read' : mode}`)
  return { isPublic, scopes: scopes.filter((scope) => needed.has(scope)) }
}

/** Whether granted scopes include one. */
export const isScopeGranted = (granted: readonly Scope[], needed: Scope): boolean =>
  granted.includes(needed) ||
  granted.some((scope) => scope.endsWith(':write') && scope === needed.replace(':read', ':write'))

/** The permissions of a key in one call: the areas that it may read, or write. */
export const permissionsWithin = (
  granted: readonly Scope[],
  { reading }: { readonly reading: boolean },
): readonly Permission[] =>
  staffAreas.filter((area) => isScopeGranted(granted, reading ? `${area}:read` : `${area}:write`))
