/**
 * Single keys of the dashboard: `g` and a letter goes to a page, `n` begins something new, `?` shows all
 * keys. Loaded with the first of them.
 */
import type { deskMenuFor, MenuItem } from '../app/desk-menu.ts'

/** Milliseconds in which the letter follows the `g`. */
const patience = 1500

/** By letter: the page of staff, then that of buyers. */
const placesByLetter = {
  t: ['/dashboard'],
  o: ['/dashboard/manageorders', '/dashboard/myorders'],
  p: ['/dashboard/pick-lists'],
  c: ['/dashboard/companies', '/dashboard/company'],
  d: ['/dashboard/documents'],
  s: ['/dashboard/settings', '/dashboard/statement'],
} as const

export type KeyPlace = { readonly letter: string; readonly item: MenuItem }

/** @returns the letters that lead somewhere for this reader, with the entry of their menu */
export function keyPlaces(groups: ReturnType<typeof deskMenuFor>): readonly KeyPlace[] {
  const items = groups.flatMap((group) => group.items)
  return Object.entries(placesByLetter).flatMap(([letter, paths]: [string, readonly string[]]) => {
    const item = paths.flatMap((path) => items.find((one) => one.path === path) ?? [])[0]
    return item ? [{ letter, item }] : []
  })
}

type DeskKeys = {
  readonly groups: ReturnType<typeof deskMenuFor>
  readonly go: (path: string) => unknown
  readonly showKeys: () => void
}

let begun = -Infinity

/** What begins something new on this page. */
const newAct = (): HTMLElement | null => document.querySelector('main [aria-keyshortcuts=n]')

/** Whether this page has something for `n`. */
export const hasNew = (): boolean => newAct() !== null

/** Does what a key says. @param at when it was pressed, in milliseconds of the page */
export function pressDeskKey(key: string, at: number, { groups, go, showKeys }: DeskKeys): void {
  const place =
    at - begun < patience ? keyPlaces(groups).find(({ letter }) => letter === key) : undefined
  begun = key === 'g' ? at : -Infinity
  if (place) go(place.item.path)
  else if (key === 'n') newAct()?.click()
  else if (key === '?') showKeys()
}
