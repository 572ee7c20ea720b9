/** The series of numbers on the page of settings: one form for each kind. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { isProblem } from '../../../packages/contract/problem.ts'
import { changedMeanwhile } from '../../platform/seen.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { documents } from '../download.client.ts'
import { documentsContract, SeriesChange, type NumberSeries } from '../contract.ts'
import { documentsMessages } from '../messages/documents.ts'

const { series: messages } = documentsMessages
const resolver = zodResolver(SeriesChange)

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
  const form = useForm<z.input<typeof SeriesChange>, unknown, SeriesChange>({
    resolver,
    defaultValues: { kind, prefix, nextNumber: String(nextNumber) },
  })
  const { notice, problem, send } = useSubmit(form, documentsContract.setSeries.input)
  // Of the last saving here, or of when it was opened: what is loaded again replaces nothing typed.
  const [saved, setSaved] = useState(prefix)
  const seen = problem && isProblem(problem, changedMeanwhile) ? {} : { seen: saved }
  const { errors, isSubmitting } = form.formState
  const name = messages.kinds[kind]
  const submit = send(async (values) => {
    const now = await documents.setSeries({ ...values, ...seen })
    setSaved(now.prefix)
    form.reset({ kind, prefix: now.prefix, nextNumber: String(now.nextNumber) })
    toast(messages.saved(now.example))
    await onSaved()
  })
  return (
    <form
      method="post"
      className="form narrow mt-4"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
      {kind === 'order' ? null : (
        <TextField
          label={messages.prefix(name)}
          help={messages.prefixHelp}
          autoComplete="off"
          maxLength={12}
          error={errors.prefix?.message}
          {...form.register('prefix')}
        />
      )}
      <TextField
        label={messages.next(name)}
        help={messages.nextHelp(example)}
        inputMode="numeric"
        autoComplete="off"
        error={errors.nextNumber?.message}
        {...form.register('nextNumber')}
      />
      <div>
        <button type="submit" className="button" aria-disabled={isSubmitting || undefined}>
          {messages.save(name)}
        </button>
      </div>
    </form>
  )
}
