/** The form with which staff answer a review in public. */
import { useEffect, useRef } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Text } from '../../platform/fields/fields.ts'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { reviews } from '../api.client.ts'
import { reviewsContract, type Review } from '../contract.ts'
import { manageReviewsMessages as messages } from '../messages/manage-reviews.ts'

const resolver = zodResolver(z.strictObject({ answer: Text(2000) }))

type AnswerFormProps = {
  readonly review: Review
  /** Called when the form is to close. */
  readonly onDone: () => Promise<void> | void
}

/** The heading takes the focus: the form appears above the table whose button opened it. */
export function AnswerForm({ review, onDone }: AnswerFormProps) {
  const { id, name, answer } = review
  const form = useForm({ resolver, defaultValues: { answer: answer?.text ?? '' } })
  const clearDraft = useDraft(form, `answer.${id}`)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const {
    formState: { errors, isSubmitting },
    register,
  } = form
  const { notice, problem, send } = useSubmit(form, reviewsContract.answer.input)
  const seen = useSeen(answer?.text ?? '', problem)
  const save = async (text: string, done: string): Promise<void> => {
    await reviews.answer({ id, answer: text, ...seen })
    clearDraft()
    toast(done)
    await onDone()
  }
  const submit = send((values) => save(values.answer, messages.isAnswered(name)))
  const remove = send(() => save('', messages.answerRemoved))
  return (
    <section className="form-part mb-6" aria-labelledby="answering">
      <h2 id="answering" ref={heading} tabIndex={-1}>
        {messages.answerOf(name)}
      </h2>
      <p className="muted mb-4">{review.text}</p>
      <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
        {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
        <TextArea
          label={messages.answer}
          help={messages.answerHelp}
          rows={4}
          maxLength={2000}
          error={errors.answer?.message}
          {...register('answer')}
        />
        <div className="row">
          <SubmitButton busy={isSubmitting} busyLabel={messages.answering}>
            {messages.saveAnswer}
          </SubmitButton>
          {answer === undefined ? null : (
            <button type="button" className="button danger" onClick={() => void remove()}>
              {messages.removeAnswer}
            </button>
          )}
          <button type="button" className="button" onClick={() => void onDone()}>
            {messages.cancel}
          </button>
        </div>
      </form>
    </section>
  )
}
