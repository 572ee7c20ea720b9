/** Forms on the page with unsaved values; the user is asked before leaving. */
import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { typedValues } from './typed-values.ts'

const checks = new Set<() => boolean>()
const drops = new Set<() => void>()
const drafted = new WeakSet<object>()
const asking = new WeakSet<object>()

/**
 * A form that keeps a draft loses nothing when the session ends or the page is reloaded.
 * @param control of the form
 * @param asks whether to ask nevertheless before the page is left by a link
 */
export function keepDraft(
  control: object,
  { asks = false }: { readonly asks?: boolean } = {},
): void {
  drafted.add(control)
  if (asks) asking.add(control)
}

/**
 * @param drop deletes a draft when the page is left without saving
 * @returns unregisters it
 */
export function dropWhenLeft(drop: () => void): () => void {
  drops.add(drop)
  return () => void drops.delete(drop)
}

/** Deletes unsaved values: the user was asked, and leaves. */
export const dropUnsaved = (): void => {
  for (const drop of drops) drop()
}

export const keepsDraft = (control: object): boolean => drafted.has(control)

/** Whether a form of the page has values that leaving would lose. */
export const hasUnsaved = (): boolean => [...checks].some((check) => check())

/**
 * Watches a form until it is sent.
 * @returns call it when the form's values are stored; nothing would be lost until more is typed
 */
export function useUnsaved<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
): () => void {
  const { control, formState, getValues } = form
  const { isSubmitting, dirtyFields, defaultValues } = formState
  const stored = useRef<Readonly<Record<string, unknown>>>(undefined)
  useEffect(() => {
    const check = (): boolean => {
      // The submit itself may leave the page.
      if (isSubmitting || (keepsDraft(control) && !asking.has(control))) return false
      const values = getValues()
      const typed = typedValues(values, defaultValues ?? {})
      const isTyped = Object.keys(dirtyFields).some((name) => name in typed)
      return isTyped && JSON.stringify(values) !== JSON.stringify(stored.current)
    }
    checks.add(check)
    return () => void checks.delete(check)
  })
  return () => {
    stored.current = structuredClone(getValues())
  }
}
