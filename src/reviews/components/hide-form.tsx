/** The form with which staff hide a review, and give the reason. */
import * as z from 'zod/mini'
import { Line } from '../../platform/fields/fields.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { reviews } from '../api.client.ts'
import { reviewsContract, type Review } from '../contract.ts'
import { manageReviewsMessages as messages } from '../messages/manage-reviews.ts'

const fields = z.strictObject({ reason: Line(300) })
const { TextInput } = inputsOf<z.input<typeof fields>>()

type HideFormProps = {
  readonly review: Review
  /** Called to close the form. */
  readonly onDone: () => Promise<void> | void
}

export function HideForm({ review: { id, name, text }, onDone }: HideFormProps) {
  const form = useContractForm(reviewsContract.moderate, { fields, values: { reason: '' } })
  const submit = async ({ reason }: z.output<typeof fields>): Promise<void> => {
    await reviews.moderate({ id, state: 'hidden', reason })
    toast(messages.isHidden(name))
    await onDone()
  }
  return (
    <>
      <p className="muted mb-4">{text}</p>
      <Form
        form={form}
        about={id}
        onSubmit={submit}
        act={messages.hide}
        busy={messages.hiding}
        buttons={
          <button type="button" className="button" onClick={() => void onDone()}>
            {messages.cancel}
          </button>
        }
      >
        <TextInput name="reason" label={messages.reason} help={messages.reasonHelp} />
      </Form>
    </>
  )
}
