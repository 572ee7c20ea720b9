/**
 * A form whose values are sent to an operation of the contract: its fields, their limits, and
 * submission.
 */
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Schema } from '../../platform/access/endpoint.ts'
import { useSubmit, type SubmitState } from '../use-submit.ts'
import { limitsOf, type Limits } from './limits.ts'

/** React Hook Form's form, with the result of sending it. */
export type ContractForm<In extends FieldValues, Out = In> = UseFormReturn<In, unknown, Out> &
  SubmitState<Out> & {
    readonly limits: (name: string) => Limits | undefined
  }

type Endpoint = { readonly input: Schema }

type Checked<In extends FieldValues, Out> = {
  /** The schema that validates the values and provides their limits. */
  readonly fields: z.ZodMiniType<Out, In>
  readonly values: NoInfer<In & DefaultValues<In>>
  readonly disabled?: boolean
}

/**
 * For fields that depend on a record, such as the lines of an order: the form validates them
 * itself.
 */
type Unchecked<In extends FieldValues> = {
  readonly fields?: undefined
  readonly values: In & DefaultValues<In>
  readonly disabled?: boolean
}

/** @param endpoint maps the errors of its answer to fields */
export function useContractForm<In extends FieldValues, Out>(
  endpoint: Endpoint,
  options: Checked<In, Out>,
): ContractForm<In, Out>
export function useContractForm<In extends FieldValues>(
  endpoint: Endpoint,
  options: Unchecked<In>,
): ContractForm<In>
export function useContractForm<In extends FieldValues, Out>(
  endpoint: Endpoint,
  { fields, values, disabled = false }: Checked<In, Out> | Unchecked<In>,
): ContractForm<In, Out> {
  const { checks, limits } = useMemo(
    () =>
      fields
        ? {
            checks: { resolver: zodResolver(fields) },
            limits: remembered((name) => limitsOf(fields, name)),
          }
        : { checks: {}, limits: () => undefined },
    [fields],
  )
  const form = useForm<In, unknown, Out>({ ...checks, defaultValues: values, disabled })
  return { ...form, ...useSubmit(form, endpoint.input), limits }
}

function remembered<Value>(find: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>()
  return (name) => {
    const value = known.get(name) ?? find(name)
    known.set(name, value)
    return value
  }
}
