/** Submitting a form: Problems of the server become field errors, or a notice above the form. */
import { useState } from 'react'
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import type { Schema } from '../platform/access/endpoint.ts'
import { isProblem, type Problem } from '../../packages/contract/problem.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { internalFieldName } from '../../packages/contract/rename-keys.ts'
import { unexpectedMessage } from './page-state.tsx'
import { isImportError } from './toast.tsx'

export type SubmitState<Out> = {
  /** The error that belongs to no field; show it above the button in a `Notice`. */
  readonly notice: string | undefined
  /**
   * The Problem of the last submit, for forms that react to it (`isProblem(problem,
   * priceChanged)`).
   */
  readonly problem: Problem | undefined
  /** The form's onSubmit: validates the fields, then runs `work` with their values. */
  readonly send: (
    work: (values: Out) => Promise<void>,
  ) => (event?: React.SyntheticEvent) => Promise<void>
  readonly clear: () => void
}

/**
 * @param form of React Hook Form; validates on submit and again on change
 * @param schema the endpoint's input schema: tells which field a Problem's pointer refers to
 */
export function useSubmit<In extends FieldValues, Context, Out>(
  form: UseFormReturn<In, Context, Out>,
  schema: Schema,
): SubmitState<Out> {
  const [outcome, setOutcome] = useState<{
    readonly notice: string | undefined
    readonly problem: Problem | undefined
  }>()
  const navigate = useNavigate()
  const location = useLocation()

  const handleError = async (error: unknown): Promise<void> => {
    if (!isProblem(error)) {
      setOutcome({ notice: unexpectedMessage(error), problem: undefined })
      if (isImportError(error)) return
      throw error
    }
    if (isProblem(error, unauthenticated)) {
      const { signInAgain } = await import('./form/sign-in-again.client.ts')
      return signInAgain({ navigate, location }, form.control)
    }
    setOutcome({ notice: applyFieldErrors(error, form, schema), problem: error })
  }

  return {
    notice: outcome?.notice,
    problem: outcome?.problem,
    clear: () => setOutcome(undefined),
    send: (work) =>
      form.handleSubmit(async (values) => {
        setOutcome(undefined)
        try {
          await work(values)
        } catch (error) {
          await handleError(error)
        }
      }),
  }
}

/** Sets each error on its field. @returns the message that belongs to no field of this form */
export function applyFieldErrors<In extends FieldValues, Context, Out>(
  { body, message }: Problem,
  form: UseFormReturn<In, Context, Out>,
  schema: Schema,
): string | undefined {
  const values = form.getValues()
  const isField = (name: string): name is FieldPath<In> => get(values, name) !== undefined
  const errors = body.errors ?? []
  const unmatched: string[] = []
  let first = true
  for (const { pointer, detail } of errors) {
    const name = internalFieldName(schema, pointer)
    if (!isField(name)) {
      unmatched.push(detail)
      continue
    }
    form.setError(name, { type: 'server', message: detail }, { shouldFocus: first })
    first = false
  }
  if (errors.length === 0) return message
  return unmatched.length > 0 ? unmatched.join(' ') : undefined
}
