/** The form for a review: of a tool with its stars, or of the shop as a whole. */
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { User } from '../../accounts/contract.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Notice } from '../../ui/page-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { reviews } from '../api.client.ts'
import { reviewsContract } from '../contract.ts'
import { addReviewMessages as messages } from '../messages/add-review.ts'
import { reviewFormResolver } from '../review-validation.ts'
import { StarChoice } from './star-choice.tsx'

const { Choice, TextInput, TextLines } = inputsOf<z.input<typeof reviewFormResolver>>()

/** A tool that can be reviewed; without a slug if only an order names it. */
export type ReviewableTool = {
  readonly id: string
  readonly name: string
  readonly slug?: string | undefined
}

type ReviewFormProps = {
  readonly user: User
  readonly tools: readonly ReviewableTool[]
  /** The id of the initially selected tool, or '' for none. */
  readonly initialToolId: string
}

type AddedReview = {
  readonly replaced: boolean
  readonly held: boolean
  readonly tool: ReviewableTool | undefined
}

export function ReviewForm(props: ReviewFormProps) {
  const { form, submit, added } = useReviewForm(props)
  return (
    <Form
      form={form}
      className="form form-part"
      onSubmit={submit}
      failed={messages.notAdded}
      act={messages.send}
      busy={messages.sending}
    >
      {added ? <Thanks {...added} /> : null}
      <ReviewFields form={form} tools={props.tools} />
    </Form>
  )
}

function useReviewForm({ user, tools, initialToolId }: ReviewFormProps) {
  const [added, setAdded] = useState<AddedReview>()
  const { revalidate } = useRevalidator()
  const form = useContractForm(reviewsContract.add, {
    fields: reviewFormResolver,
    values: { text: '', toolId: initialToolId, rating: '', title: '' },
  })
  const clearDraft = useDraft(form, `review.${initialToolId}`)
  const submit = async (review: z.output<typeof reviewFormResolver>): Promise<void> => {
    setAdded(undefined)
    const { modifiedCount, held } = await reviews.add({
      ...review,
      email: user.email,
      name: user.displayName,
    })
    form.reset({ text: '', toolId: '', rating: '', title: '' })
    clearDraft()
    toast(messages.added)
    setAdded({
      replaced: modifiedCount > 0,
      held,
      tool: tools.find(({ id }) => id === review.toolId),
    })
    // It appears among the user's own reviews, with a note on its state.
    await revalidate()
  }
  return { form, submit, added }
}

type ReviewFieldsProps = Pick<ReviewFormProps, 'tools'> & {
  readonly form: ReturnType<typeof useReviewForm>['form']
}

function ReviewFields({ form, tools }: ReviewFieldsProps) {
  const {
    control,
    formState: { errors },
    register,
  } = form
  const [toolId, rating] = useWatch({ control, name: ['toolId', 'rating'] })
  return (
    <>
      <Choice
        name="toolId"
        label={messages.tool}
        optional
        help={messages.toolHelp}
        none={messages.noTool}
        options={tools.map(({ id, name }) => [id, name])}
      />
      {toolId === '' ? null : (
        <StarChoice radio={register('rating')} value={rating} error={errors.rating?.message} />
      )}
      <TextInput name="title" label={messages.headline} placeholder={messages.headlineHint} />
      <TextLines name="text" label={messages.text} rows={5} placeholder={messages.textHint} />
    </>
  )
}

const Thanks = ({ replaced, held, tool }: AddedReview) => (
  <Notice tone="good">
    {held ? messages.thanksHeld : tool ? messages.thanks : messages.thanksShop}{' '}
    {replaced ? messages.replaced : null}{' '}
    {tool?.slug === undefined ? (
      <Link className="link" to="/">
        {messages.seeShop}
      </Link>
    ) : (
      <Link className="link" to={`/tools/${tool.slug}#reviews`}>
        {messages.see}
      </Link>
    )}
  </Notice>
)
