/** Form drafts in sessionStorage, so that an expired token or a reload loses no input. */
import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readSignedInUser } from '../session/access-token.browser.ts'
import { personalKeyPrefixes } from '../session/personal-storage.browser.ts'

/** Keyed by e-mail address too, so that nobody sees the draft of another person. */
const storageKey = (form: string): string =>
  `${personalKeyPrefixes.formDrafts}${readSignedInUser()?.email ?? ''}.${form}`

/** The draft of a form, or undefined when there is none or it is not readable. */
function readDraft(form: string): Record<string, unknown> | undefined {
  const text = sessionStorage.getItem(storageKey(form))
  if (text === null) return undefined
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null
      ? Object.fromEntries(Object.entries(parsed))
      : undefined
  } catch {
    return undefined
  }
}

/** Deletes the draft of one form. */
export const clearDraft = (form: string): void => sessionStorage.removeItem(storageKey(form))

/**
 * Stores a form's values under a name on each change, and restores them when the form is rendered
 * again. Never use it for a form with a password.
 * @returns deletes the draft: call it once the form is sent
 */
export function useDraft<In extends FieldValues, Context, Out>(
  form: UseFormReturn<In, Context, Out>,
  name: string,
): () => void {
  const { reset, subscribe } = form
  useEffect(() => {
    const draft = readDraft(name)
    if (draft) reset((values) => ({ ...values, ...draft }), { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => sessionStorage.setItem(storageKey(name), JSON.stringify(values)),
    })
  }, [name, reset, subscribe])
  return useCallback(() => clearDraft(name), [name])
}
