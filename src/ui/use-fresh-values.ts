/**
 * Keeps an open form up to date, so that fields nobody typed into never overwrite changes of
 * others.
 */
import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Problem } from '../../packages/contract/problem.ts'
import { acceptStored, freshenForm } from './freshen-form.ts'

type Loading = {
  /** The Problem of the last submit. */
  readonly problem: Problem | undefined
  /**
   * Loads the record again; the component is then rendered with it as `current`. Not needed for a
   * new record.
   */
  readonly reload: (() => Promise<void>) | undefined
}

/**
 * When the record is loaded again, typed values remain and all other fields take their present
 * values. When saving was refused because of another revision, the record is loaded again, and the
 * next save may follow that revision: the refusal has said so.
 * @param current the record as it was loaded, as the form has it
 * @returns call it when the form is sent; it returns a function that takes the stored record and
 *   keeps values typed since
 */
export function useFreshValues<
  In extends FieldValues & { revision: string | number },
  Context,
  Out,
>(
  form: UseFormReturn<In, Context, Out>,
  current: In,
  { problem, reload }: Loading,
): () => (stored: In) => void {
  const { getValues, setValues } = form
  const loaded = useRef(current)
  /** The record that the form is compared with: as loaded, or as stored since. */
  const opened = useRef(current)
  useEffect(() => {
    // A new object on each render.
    if (JSON.stringify(loaded.current) === JSON.stringify(current)) return
    const before = opened.current
    loaded.current = current
    opened.current = current
    freshenForm(form, before, current)
  })
  useEffect(() => {
    const revision = problem?.body.facts?.['revision']
    if (typeof revision !== 'number') return
    setValues((values) => ({ ...values, revision }))
    void reload?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [problem])
  return () => {
    const sent = structuredClone(getValues())
    return (stored) => {
      opened.current = stored
      acceptStored(form, sent, stored)
    }
  }
}
