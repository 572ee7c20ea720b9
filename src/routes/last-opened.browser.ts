/**
 * The pages of records that somebody opened last, for the search box. Kept in this browser by person,
 * and cleared at sign-out.
 */
import { readSignedInUser } from '../session/access-token.browser.ts'
import { personalKeyPrefixes } from '../session/personal-storage.browser.ts'

export type OpenedPage = { readonly path: string; readonly label: string }

const kept = 5
const maxLabel = 80

const keyOf = (email: string): string => `${personalKeyPrefixes.lastOpened}${email}`

const isOpenedPage = (value: unknown): value is OpenedPage =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  value.path.startsWith('/dashboard/') &&
  'label' in value &&
  typeof value.label === 'string'

/** The newest first. What somebody else wrote there, or a version of before, is nothing. */
export function readLastOpened(): readonly OpenedPage[] {
  const user = readSignedInUser()
  if (!user) return []
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(user.email)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOpenedPage).slice(0, kept) : []
  } catch {
    return []
  }
}

/** Where the storage is full or refused, the page is not remembered. */
export function rememberOpened({ path, label }: OpenedPage): void {
  const user = readSignedInUser()
  if (!user || label.trim() === '') return
  const others = readLastOpened().filter((page) => page.path !== path)
  const pages = [{ path, label: label.trim().slice(0, maxLabel) }, ...others].slice(0, kept)
  try {
    localStorage.setItem(keyOf(user.email), JSON.stringify(pages))
  } catch {
    // It is a convenience.
  }
}
