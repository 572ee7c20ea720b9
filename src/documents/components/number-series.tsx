/** The series of numbers on the page of settings: one form for each kind. */
import { useState } from 'react'
import type * as z from 'zod/mini'
import { isProblem } from '../../../packages/contract/problem.ts'
import { changedMeanwhile } from '../../platform/seen.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { documents } from '../download.client.ts'
import { documentsContract, SeriesChange, type NumberSeries } from '../contract.ts'
import { documentsMessages } from '../messages/documents.ts'

const { NumberInput, TextInput } = inputsOf<z.input<typeof SeriesChange>>()

const { series: messages } = documentsMessages

type Props = { readonly onSaved: () => Promise<void> }

export const NumberSeriesForms = ({
  series,
  onSaved,
}: Props & { readonly series: readonly NumberSeries[] }) => (
  <section aria-labelledby="number-series" className="form-part mb-6">
    <h2 id="number-series">{messages.title}</h2>
    <p className="muted mt-2">{messages.lead}</p>
    {series.map((each) => (
      <SeriesForm key={each.kind} series={each} onSaved={onSaved} />
    ))}
  </section>
)

function SeriesForm({ series, onSaved }: Props & { readonly series: NumberSeries }) {
  const { kind, prefix, nextNumber, example } = series
  const form = useContractForm(documentsContract.setSeries, {
    fields: SeriesChange,
    values: { kind, prefix, nextNumber: String(nextNumber) },
  })
  // Of the last saving here, or of when it was opened: what is loaded again replaces nothing typed.
  const [saved, setSaved] = useState(prefix)
  const seen = isProblem(form.problem, changedMeanwhile) ? {} : { seen: saved }
  const name = messages.kinds[kind]
  const submit = async (values: SeriesChange): Promise<void> => {
    const now = await documents.setSeries({ ...values, ...seen })
    setSaved(now.prefix)
    form.reset({ kind, prefix: now.prefix, nextNumber: String(now.nextNumber) })
    toast(messages.saved(now.example))
    await onSaved()
  }
  return (
    <Form
      form={form}
      className="form narrow mt-4"
      onSubmit={submit}
      act={messages.save(name)}
      busy={messages.save(name)}
      secondary
    >
      {kind === 'order' ? null : (
        <TextInput
          name="prefix"
          optional={false}
          maxLength={12}
          label={messages.prefix(name)}
          help={messages.prefixHelp}
        />
      )}
      <NumberInput
        name="nextNumber"
        label={messages.next(name)}
        help={messages.nextHelp(example)}
      />
    </Form>
  )
}
