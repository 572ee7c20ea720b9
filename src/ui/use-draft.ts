/** Form drafts in sessionStorage, so that an expired token or a reload loses no input. */
import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readSignedInUser } from '../session/access-token.browser.ts'
import { personalKeyPrefixes } from '../session/personal-storage.browser.ts'
import { readValues, typedValues } from './typed-values.ts'
import { dropWhenLeft, keepDraft } from './use-unsaved.ts'

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

/** Stores what was typed, with what was read before; without anything typed there is no draft. */
function storeDraft(
  form: string,
  values: Readonly<Record<string, unknown>>,
  opened: Readonly<Record<string, unknown>>,
): void {
  const typed = typedValues(values, opened)
  if (Object.keys(typed).length === 0) return clearDraft(form)
  sessionStorage.setItem(storageKey(form), JSON.stringify({ ...typed, ...readValues(values) }))
}

/**
 * Restores the draft, unless all of it is stored by now: then the page was left before the answer
 * to the save arrived, and the draft has the revision before that save.
 */
function restoreDraft<Values extends FieldValues>(
  name: string,
  { getValues, reset }: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
): void {
  const draft = readDraft(name)
  if (draft === undefined) return
  if (Object.keys(typedValues(draft, getValues())).length === 0) return clearDraft(name)
  reset((values) => ({ ...values, ...draft }), { keepDefaultValues: true })
}

/**
 * Stores what is typed into a form under a name on each change, and restores it when the form is
 * rendered again; fields that nobody changed take the form's present values. Never use it for a
 * form with a password.
 * @param asks whether to ask before the page is left by a link, and to delete the draft if it is
 *   left; for forms that show unsaved changes
 * @returns deletes the draft: call it once the form is sent
 */
export function useDraft<In extends FieldValues, Context, Out>(
  form: UseFormReturn<In, Context, Out>,
  name: string,
  { asks = false }: { readonly asks?: boolean } = {},
): () => void {
  const { control, getValues, reset, subscribe } = form
  useEffect(() => {
    keepDraft(control, { asks })
    restoreDraft(name, { getValues, reset })
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => storeDraft(name, values, defaultValues ?? {}),
    })
    const forget = asks ? dropWhenLeft(() => clearDraft(name)) : undefined
    return () => {
      unsubscribe()
      forget?.()
    }
  }, [name, asks, control, getValues, reset, subscribe])
  return useCallback(() => clearDraft(name), [name])
}
