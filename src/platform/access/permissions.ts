/**
 * The permissions of staff, in addition to the admin role, and the one function that checks them.
 */
import type { Route } from './endpoint.ts'

/** `owner` grants everything; `read` grants reading in every area. Source: product rule 8.2. */
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
/** The permissions of which an operation needs one; `owner` is always sufficient. */
export type NeededPermission = Permission | readonly Permission[]

/** Whether an operation only reads. */
export const isReading = (route: Route): boolean => route.startsWith('GET ')

/**
 * Whether somebody with these permissions may do something that needs one of `needed`.
 * @param needed if missing, nobody may: nothing is granted by default
 * @param reading whether nothing is changed: then `read` is sufficient
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
