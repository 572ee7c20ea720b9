/** The form with which staff answer a review in public. */
import * as z from 'zod/mini'
import { Text } from '../../platform/fields/fields.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { reviews } from '../api.client.ts'
import { reviewsContract, type Review } from '../contract.ts'
import { manageReviewsMessages as messages } from '../messages/manage-reviews.ts'

const fields = z.strictObject({ answer: Text(2000) })
const { TextLines } = inputsOf<z.input<typeof fields>>()

type AnswerFormProps = {
  readonly review: Review
  /** Called to close the form. */
  readonly onDone: () => Promise<void> | void
}

export function AnswerForm({ review, onDone }: AnswerFormProps) {
  const { id, name, answer } = review
  const form = useContractForm(reviewsContract.answer, {
    fields,
    values: { answer: answer?.text ?? '' },
  })
  const clearDraft = useDraft(form, `answer.${id}`)
  const seen = useSeen(answer?.text ?? '', form.problem)
  const save = async (text: string, done: string): Promise<void> => {
    await reviews.answer({ id, answer: text, ...seen })
    clearDraft()
    toast(done)
    await onDone()
  }
  const submit = ({ answer: text }: z.output<typeof fields>): Promise<void> =>
    save(text, messages.isAnswered(name))
  const remove = form.send(() => save('', messages.answerRemoved))
  return (
    <>
      <p className="muted mb-4">{review.text}</p>
      <Form
        form={form}
        onSubmit={submit}
        act={messages.saveAnswer}
        busy={messages.answering}
        buttons={
          <>
            {answer === undefined ? null : (
              <button type="button" className="button danger" onClick={() => void remove()}>
                {messages.removeAnswer}
              </button>
            )}
            <button type="button" className="button" onClick={() => void onDone()}>
              {messages.cancel}
            </button>
          </>
        }
      >
        <TextLines name="answer" label={messages.answer} help={messages.answerHelp} rows={4} />
      </Form>
    </>
  )
}
