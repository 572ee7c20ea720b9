/** Sending a form: what the server refuses stands beside its field, or above the form. The one place where forms catch Problems. */
import { useState } from 'react'
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import type { Schema } from '../../packages/contract/endpoint.ts'
import { isProblem, type Problem } from '../../packages/contract/problem.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { internalFieldName } from '../../packages/contract/rename-keys.ts'
import { formMessages } from '../platform/messages/forms.ts'
import { uiMessages as messages } from './messages/ui.ts'
import { clearToken } from '../session/access-token.ts'
import { toast } from './toast.tsx'
import { loginStateFor } from '../session/login-state.ts'

export type SubmitState<Out> = {
  /** What is wrong and belongs to no field, as a sentence; show it above the button in a `Notice`. */
  readonly notice: string | undefined
  /** The Problem of the last sending, beside a field or not, for those that offer a way on (`isProblem(problem, priceChanged)`). */
  readonly problem: Problem | undefined
  /** The form's onSubmit: checks the fields, then does the work with their values. */
  readonly send: (
    work: (values: Out) => Promise<void>,
  ) => (event?: React.SyntheticEvent) => Promise<void>
  readonly clear: () => void
}

/**
 * @param form of React Hook Form; validates on submit and again on change
 * @param schema the operation's input as the wire spells it: tells which field a Problem's pointer means
 */
export function useSubmit<In extends FieldValues, Context, Out>(
  form: UseFormReturn<In, Context, Out>,
  schema: Schema,
): SubmitState<Out> {
  const [said, setSaid] = useState<{
    readonly notice: string | undefined
    readonly problem: Problem | undefined
  }>()
  const navigate = useNavigate()
  const location = useLocation()

  const refused = async (error: unknown): Promise<void> => {
    if (!isProblem(error)) {
      setSaid({ notice: messages.broken.title, problem: undefined })
      throw error
    }
    if (isProblem(error, unauthenticated)) {
      toast(formMessages.signInAgain, 'info')
      clearToken()
      await navigate('/login', { state: loginStateFor(location) })
      return
    }
    setSaid({ notice: applyFieldErrors(error, form, schema), problem: error })
  }

  return {
    notice: said?.notice,
    problem: said?.problem,
    clear: () => setSaid(undefined),
    send: (work) =>
      form.handleSubmit(async (values) => {
        setSaid(undefined)
        try {
          await work(values)
        } catch (error) {
          await refused(error)
        }
      }),
  }
}

/** Puts each error beside its field. @returns what belongs to no field of this form */
export function applyFieldErrors<In extends FieldValues, Context, Out>(
  { body, message }: Problem,
  form: UseFormReturn<In, Context, Out>,
  schema: Schema,
): string | undefined {
  const values = form.getValues()
  const isField = (name: string): name is FieldPath<In> => get(values, name) !== undefined
  const errors = body.errors ?? []
  const homeless: string[] = []
  let first = true
  for (const { pointer, detail } of errors) {
    const name = internalFieldName(schema, pointer)
    if (!isField(name)) {
      homeless.push(detail)
      continue
    }
    form.setError(name, { type: 'server', message: detail }, { shouldFocus: first })
    first = false
  }
  if (errors.length === 0) return message
  return homeless.length > 0 ? homeless.join(' ') : undefined
}
