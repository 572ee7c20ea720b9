/** The form with which anybody reports a review, signed in or not. */
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { OptionalText } from '../../platform/fields/fields.ts'
import { schemaResolver } from '../../ui/form/schema-resolver.ts'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { reviews } from '../api.client.ts'
import { browserId } from '../browser-id.browser.ts'
import { reviewsContract } from '../contract.ts'
import { reportMessages as messages } from '../messages/report.ts'
import { reviewsMessages } from '../messages/reviews.ts'
import { reportReasons } from '../moderation.ts'

/** Nothing is chosen at first. */
const Fields = z.strictObject({ reason: z.string(), note: z.string() })
const Report = z.strictObject({
  reason: z.enum(reportReasons, reviewsMessages.reportReasonMissing),
  note: OptionalText(500),
})
const resolver = schemaResolver(
  z.pipe(
    Fields,
    z.pipe(
      z.transform((fields: z.output<typeof Fields>): unknown => fields),
      Report,
    ),
  ),
)

type ReportFormProps = {
  readonly id: string
  /** The link that leads back. */
  readonly back: ReactNode
}

export function ReportForm({ id, back }: ReportFormProps) {
  const [thanks, setThanks] = useState<string>()
  const form = useForm({
    resolver,
    defaultValues: { reason: '', note: '' },
  })
  const {
    formState: { errors, isSubmitting },
    register,
  } = form
  const { notice, send } = useSubmit(form, reviewsContract.report.input)
  const submit = send(async (report) => {
    const { insertedCount } = await reviews.report({ id, browser: browserId(), ...report })
    setThanks(insertedCount > 0 ? messages.thanks : messages.before)
  })
  if (thanks !== undefined)
    return (
      <Notice tone="good">
        {thanks} {back}
      </Notice>
    )
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notSent}</b> {notice}
        </Notice>
      )}
      <SelectField label={messages.reason} error={errors.reason?.message} {...register('reason')}>
        <option value="">{messages.choose}</option>
        {reportReasons.map((reason) => (
          <option key={reason} value={reason}>
            {messages.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={messages.note}
        optional
        rows={3}
        maxLength={500}
        error={errors.note?.message}
        {...register('note')}
      />
      <div className="row">
        <SubmitButton busy={isSubmitting} busyLabel={messages.sending}>
          {messages.send}
        </SubmitButton>
        {back}
      </div>
    </form>
  )
}
