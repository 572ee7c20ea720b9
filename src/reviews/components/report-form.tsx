/** The form with which anybody reports a review, signed in or not. */
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { OptionalText } from '../../platform/fields/fields.ts'
import { Form } from '../../ui/form/form.tsx'
import { choices, inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Notice } from '../../ui/page-state.tsx'
import { reviews } from '../api.client.ts'
import { browserId } from '../browser-id.browser.ts'
import { reviewsContract } from '../contract.ts'
import { reportMessages as messages } from '../messages/report.ts'
import { reviewsMessages } from '../messages/reviews.ts'
import { reportReasons } from '../moderation.ts'

/** Nothing is selected initially. */
const Fields = z.strictObject({ reason: z.string(), note: z.string() })
const Report = z.strictObject({
  reason: z.enum(reportReasons, reviewsMessages.reportReasonMissing),
  note: OptionalText(500),
})
const fields = z.pipe(
  Fields,
  z.pipe(
    z.transform((typed: z.output<typeof Fields>): unknown => typed),
    Report,
  ),
)
const { Choice, TextLines } = inputsOf<z.input<typeof fields>>()

type ReportFormProps = {
  readonly id: string
  /** The link back. */
  readonly back: ReactNode
}

export function ReportForm({ id, back }: ReportFormProps) {
  const [thanks, setThanks] = useState<string>()
  const form = useContractForm(reviewsContract.report, { fields, values: { reason: '', note: '' } })
  const submit = async (report: z.output<typeof fields>): Promise<void> => {
    const { insertedCount } = await reviews.report({ id, browser: browserId(), ...report })
    setThanks(insertedCount > 0 ? messages.thanks : messages.before)
  }
  if (thanks !== undefined)
    return (
      <Notice tone="good">
        {thanks} {back}
      </Notice>
    )
  return (
    <Form
      form={form}
      onSubmit={submit}
      failed={messages.notSent}
      act={messages.send}
      busy={messages.sending}
      buttons={back}
    >
      <Choice
        name="reason"
        label={messages.reason}
        none={messages.choose}
        options={choices(reportReasons, messages.reasons)}
      />
      <TextLines name="note" label={messages.note} />
    </Form>
  )
}
