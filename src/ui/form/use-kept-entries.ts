/** Keeps what was typed into a form when the sign-in ends: loaded with the first entry. */
import { useEffect, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { personalKeyPrefixes } from '../../session/personal-storage.browser.ts'

/**
 * @param place the form's element
 * @returns call it when something was entered
 */
export function useKeptEntries<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  place: RefObject<HTMLFormElement | null>,
): () => Promise<void> {
  const begin = async (): Promise<void> => {
    const { watchForm } = await import('./kept-entries.client.ts')
    if (place.current) watchForm(place.current, form)
  }
  useEffect(() => {
    if (localStorage.getItem(personalKeyPrefixes.keptEntries)) void begin()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each form
  }, [])
  return begin
}
