/** What members of staff may do beside having the role of an admin, and the one rule that asks it. */
import type { Route } from './endpoint.ts'

/**
 * `owner` opens everything; `read` opens what only reads, of every area. Source: product rule 8.2.
 */
export const permissions = [
  'owner',
  'catalogue',
  'orders',
  'money',
  'customers',
  'content',
  'read',
] as const
export type Permission = (typeof permissions)[number]
/** The permissions of which an operation needs one; `owner` suffices always. */
export type NeededPermission = Permission | readonly Permission[]

/** Whether an operation only reads. */
export const isReading = (route: Route): boolean => route.startsWith('GET ')

/**
 * Whether somebody with these permissions may do what needs one of those.
 * @param needed without it, nobody may: what is not declared is not given
 * @param reading whether nothing is changed: then `read` suffices
 */
export const isGranted = (
  granted: readonly Permission[],
  needed: NeededPermission | undefined,
  { reading }: { readonly reading: boolean },
): boolean =>
  needed !== undefined &&
  (granted.includes('owner') ||
    (reading && granted.includes('read')) ||
    [needed].flat().some((permission) => granted.includes(permission)))
