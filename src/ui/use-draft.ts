/** What was typed into a form, kept in this tab until it is sent: an expired token or a reload loses nothing. */
import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readPerson } from '../session/access-token.ts'

const prefix = 'ironmonger.draft.'

/** One person never finds another's words. */
const keyOf = (form: string): string => `${prefix}${readPerson()?.email ?? ''}.${form}`

/** A kept form, or undefined. Foreign text under our key is none. */
function readDraft(form: string): Record<string, unknown> | undefined {
  const text = sessionStorage.getItem(keyOf(form))
  if (text === null) return undefined
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null
      ? Object.fromEntries(Object.entries(found))
      : undefined
  } catch {
    return undefined
  }
}

/** Forgets one form. */
export const clearDraft = (form: string): void => sessionStorage.removeItem(keyOf(form))

/** Forgets everybody's forms, at signing out. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}

/**
 * Keeps a form's values under a name while they are typed and brings them back when the form is shown again.
 * Never for a form with a password in it.
 * @returns forgets them: call it once the form is sent
 */
export function useDraft<In extends FieldValues, Context, Out>(
  form: UseFormReturn<In, Context, Out>,
  name: string,
): () => void {
  const { reset, subscribe } = form
  useEffect(() => {
    const kept = readDraft(name)
    if (kept) reset((values) => ({ ...values, ...kept }), { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => sessionStorage.setItem(keyOf(name), JSON.stringify(values)),
    })
  }, [name, reset, subscribe])
  return useCallback(() => clearDraft(name), [name])
}
