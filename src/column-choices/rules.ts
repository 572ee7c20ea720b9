/** The rules of column choices: whose they are, and how many are kept. Pure. */
import type { Actor } from '../platform/access/endpoint.ts'
import { isGranted, type Permission } from '../platform/access/permissions.ts'

/** The places that read files, by what staff need there; '' where they need nothing. */
const staffPermission = {
  catalogue: 'catalogue',
  prices: 'catalogue',
  customers: 'customers',
  'part-numbers': 'customers',
  bank: 'money',
  lines: '',
} as const satisfies Readonly<Record<string, Permission | ''>>

export type AnyPlace = keyof typeof staffPermission
/** The places whose choices the pages keep; lists of tools keep theirs when they are checked. */
export const places = [
  'prices',
  'customers',
  'part-numbers',
  'bank',
  'lines',
] as const satisfies readonly AnyPlace[]
export type Place = (typeof places)[number]

/** Places in which buyers read files of their own. */
const ofBuyers: ReadonlySet<AnyPlace> = new Set(['part-numbers', 'lines'])

/** Choices of one owner in one place; older ones go. */
export const maxChoices = (place: AnyPlace): number => (place === 'catalogue' ? 2000 : 200)

/** Whose a choice is: that of the shop, of a person, or of nobody who may make it. */
export type Owner = { readonly userId: string | null }

/**
 * @returns undefined where the caller may not read files of this place
 * @param reading whether nothing is changed
 */
export function ownerOf(
  { id, role, permissions = [] }: Pick<Actor, 'id' | 'role' | 'permissions'>,
  place: AnyPlace,
  reading: boolean,
): Owner | undefined {
  const needed = staffPermission[place]
  if (needed !== '' && role === 'admin' && isGranted(permissions, needed, { reading }))
    return { userId: null }
  return ofBuyers.has(place) ? { userId: id } : undefined
}
