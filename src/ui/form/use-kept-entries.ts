/** Keeps what was typed into a form when the sign-in ends: loaded with the first entry. */
import { useEffect, useRef, type RefObject } from 'react'
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

type KeptFields = {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly onInput: () => void
}

/**
 * For a form whose fields keep their values themselves (`defaultValue`).
 * @returns attributes of the form
 */
export function useKeptFields(): KeptFields {
  const ref = useRef<HTMLFormElement>(null)
  const begin = async (): Promise<void> => {
    const { watchFields } = await import('./kept-entries.client.ts')
    if (ref.current) watchFields(ref.current)
  }
  useEffect(() => {
    if (localStorage.getItem(personalKeyPrefixes.keptEntries)) void begin()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each form
  }, [])
  return { ref, onInput: () => void begin() }
}
