/** The rules of column choices: whose they are, and how many are kept. Pure. */
import type { Actor } from '../platform/access/endpoint.ts'
import { isGranted, type Permission } from '../platform/access/permissions.ts'

/** The places that read files, by what staff need there; '' where they need nothing. */
const staffPermission = {
  prices: 'catalogue',
  customers: 'customers',
  'part-numbers': 'customers',
  bank: 'money',
  lines: '',
} as const satisfies Readonly<Record<string, Permission | ''>>

export type Place = keyof typeof staffPermission
export const places = [
  'prices',
  'customers',
  'part-numbers',
  'bank',
  'lines',
] as const satisfies readonly Place[]

/** Places in which buyers read files of their own. */
const ofBuyers: ReadonlySet<Place> = new Set(['part-numbers', 'lines'])

/** Choices of one owner in one place; older ones go. */
export const maxChoices = 200

/** Whose a choice is: that of the shop, of a person, or of nobody who may make it. */
export type Owner = { readonly userId: string | null }

/**
 * @returns undefined where the caller may not read files of this place
 * @param reading whether nothing is changed
 */
export function ownerOf(
  { id, role, permissions = [] }: Pick<Actor, 'id' | 'role' | 'permissions'>,
  place: Place,
  reading: boolean,
): Owner | undefined {
  const needed = staffPermission[place]
  if (needed !== '' && role === 'admin' && isGranted(permissions, needed, { reading }))
    return { userId: null }
  return ofBuyers.has(place) ? { userId: id } : undefined
}
