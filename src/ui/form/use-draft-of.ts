/**
 * Drafts of what is typed outside of a form's fields, such as the lines of a table, in sessionStorage,
 * so that the end of the session or a reload loses no input. Forms have `useDraft`.
 */
import { useEffect } from 'react'
import { readSignedInUser } from '../../session/access-token.browser.ts'
import { personalKeyPrefixes } from '../../session/personal-storage.browser.ts'

/** Keyed by e-mail address too, so that nobody sees the draft of another person. */
const keyOf = (name: string): string =>
  `${personalKeyPrefixes.formDrafts}${readSignedInUser()?.email ?? ''}.${name}`

/** @returns undefined when there is none, or it is not readable */
export function readDraftOf(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const clearDraftOf = (name: string): void => sessionStorage.removeItem(keyOf(name))

/**
 * Stores it on each change; `readDraftOf` has it when the page begins again.
 * @param entries undefined deletes the draft
 */
export function useDraftOf(name: string, entries: object | undefined): void {
  const text = entries === undefined ? undefined : JSON.stringify(entries)
  useEffect(() => {
    if (text === undefined) return clearDraftOf(name)
    try {
      sessionStorage.setItem(keyOf(name), text)
    } catch {
      // The browser's storage is full: the page itself still has it.
    }
  }, [name, text])
}
