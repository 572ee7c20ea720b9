/** Forms on the page whose values are stored nowhere yet: who leaves is asked first. */
import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { typedValues } from './typed-values.ts'

const checks = new Set<() => boolean>()
const drafted = new WeakSet<object>()

/** A form that keeps a draft loses nothing when it is left. @param control of the form */
export const keepDraft = (control: object): void => void drafted.add(control)

export const keepsDraft = (control: object): boolean => drafted.has(control)

/** Whether a form of the page has values that leaving would lose. */
export const hasUnsaved = (): boolean => [...checks].some((check) => check())

/**
 * Watches a form until it is sent.
 * @returns call it once what the form holds is stored: until more is typed, nothing would be lost
 */
export function useUnsaved<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
): () => void {
  const { control, formState, getValues } = form
  const { isSubmitting, dirtyFields, defaultValues } = formState
  const stored = useRef<Readonly<Record<string, unknown>>>(undefined)
  useEffect(() => {
    const check = (): boolean => {
      // What sends a form may leave the page.
      if (isSubmitting || keepsDraft(control)) return false
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
