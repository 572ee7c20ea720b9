/** The number series: one form for all kinds, which saves those that were changed. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { isProblem } from '../../../packages/contract/problem.ts'
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import { changedMeanwhile } from '../../platform/seen.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormGroup } from '../../ui/form/group.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { documents } from '../api.client.ts'
import { documentsContract, SeriesChange, type NumberSeries } from '../contract.ts'
import { documentsMessages } from '../messages/documents.ts'

const { series: messages } = documentsMessages

type Kind = NumberSeries['kind']
const { prefix, nextNumber } = SeriesChange.shape
const Row = z.strictObject({ prefix, nextNumber })
const fields = z.strictObject({
  order: Row,
  invoice: Row,
  'packing-slip': Row,
  'delivery-note': Row,
  'credit-note': Row,
  statement: Row,
} satisfies Record<Kind, typeof Row>)
type Values = z.input<typeof fields>
const { NumberInput, TextInput } = inputsOf<Values>()

type NumberSeriesProps = {
  readonly series: readonly NumberSeries[]
  readonly onSaved: () => Promise<void>
}

const nothing = { prefix: '', nextNumber: '' }

function valuesOf(series: readonly NumberSeries[]): Values {
  const of = (kind: Kind): Values[Kind] => {
    const found = series.find((one) => one.kind === kind)
    return found ? { prefix: found.prefix, nextNumber: String(found.nextNumber) } : nothing
  }
  return {
    order: of('order'),
    invoice: of('invoice'),
    'packing-slip': of('packing-slip'),
    'delivery-note': of('delivery-note'),
    'credit-note': of('credit-note'),
    statement: of('statement'),
  }
}

export function NumberSeriesForm({ series, onSaved }: NumberSeriesProps) {
  const form = useContractForm(documentsContract.setSeries, { fields, values: valuesOf(series) })
  // The values at the last save or when the form was opened: reloaded data does not overwrite typed
  // values.
  const [stored, setStored] = useState(series)
  /** The kind whose stored prefix differed from the one that was read: reported once. */
  const [refused, setRefused] = useState<Kind>()

  const submit = async (values: z.output<typeof fields>): Promise<void> => {
    let now = stored
    const saved: string[] = []
    for (const { kind } of series) {
      const before = now.find((one) => one.kind === kind)
      if (!before || !isChanged(values[kind], before)) continue
      const seen = refused === kind ? {} : { seen: before.prefix }
      try {
        const after = await documents.setSeries({ kind, ...values[kind], ...seen })
        now = now.map((one) => (one.kind === kind ? after : one))
        setStored(now)
        saved.push(after.example)
      } catch (error) {
        if (isProblem(error, changedMeanwhile)) setRefused(kind)
        throw inFieldsOf(kind, error)
      }
    }
    setRefused(undefined)
    form.reset(valuesOf(now))
    if (saved.length > 0) toast(messages.saved(saved.join(', ')))
    await onSaved()
  }
  return (
    <Form
      form={form}
      className="mt-4"
      aria-label={messages.title}
      onSubmit={submit}
      failed={messages.notSaved}
    >
      {series.map(({ kind, example }) => (
        <FormGroup key={kind} title={messages.kinds[kind]} lead={messages.nextHelp(example)}>
          <div className="two">
            {kind === 'order' ? null : (
              <TextInput
                name={`${kind}.prefix`}
                optional={false}
                maxLength={12}
                label={messages.prefix(messages.kinds[kind])}
              />
            )}
            <NumberInput name={`${kind}.nextNumber`} label={messages.next(messages.kinds[kind])} />
          </div>
        </FormGroup>
      ))}
      <SaveBar act={messages.saveAll} busy={messages.saving} />
    </Form>
  )
}

const isChanged = (
  typed: z.output<typeof Row>,
  { prefix: before, nextNumber: next }: NumberSeries,
): boolean => typed.prefix !== before || typed.nextNumber !== next

/** Errors of one kind, mapped to the names of the form's fields. */
const inFieldsOf = (kind: Kind, error: unknown): unknown =>
  isProblem(error, invalidInput)
    ? invalidInput({
        errors: (error.body.errors ?? []).map(({ pointer, detail }) => ({
          pointer: pointer.replace('#/', `#/${kind}/`),
          detail,
        })),
      })
    : error
