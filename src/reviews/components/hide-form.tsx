/** The form with which staff hide a review, and say why. */
import { useEffect, useRef } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Line } from '../../platform/fields/fields.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { reviews } from '../api.client.ts'
import { reviewsContract, type Review } from '../contract.ts'
import { manageReviewsMessages as messages } from '../messages/manage-reviews.ts'

const resolver = zodResolver(z.strictObject({ reason: Line(300) }))

type HideFormProps = {
  readonly review: Review
  /** Called when the form is to close. */
  readonly onDone: () => Promise<void> | void
}

/** The heading takes the focus: the form appears above the table whose button opened it. */
export function HideForm({ review: { id, name, text }, onDone }: HideFormProps) {
  const form = useForm({ resolver, defaultValues: { reason: '' } })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const {
    formState: { errors, isSubmitting },
    register,
  } = form
  const { notice, send } = useSubmit(form, reviewsContract.moderate.input)
  const submit = send(async ({ reason }) => {
    await reviews.moderate({ id, state: 'hidden', reason })
    toast(messages.isHidden(name))
    await onDone()
  })
  return (
    <section className="form-part mb-6" aria-labelledby="hiding">
      <h2 id="hiding" ref={heading} tabIndex={-1}>
        {messages.hideOf(name)}
      </h2>
      <p className="muted mb-4">{text}</p>
      <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
        {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
        <TextField
          label={messages.reason}
          help={messages.reasonHelp}
          maxLength={300}
          autoComplete="off"
          error={errors.reason?.message}
          {...register('reason')}
        />
        <div className="row">
          <SubmitButton busy={isSubmitting} busyLabel={messages.hiding}>
            {messages.hide}
          </SubmitButton>
          <button type="button" className="button" onClick={() => void onDone()}>
            {messages.cancel}
          </button>
        </div>
      </form>
    </section>
  )
}
