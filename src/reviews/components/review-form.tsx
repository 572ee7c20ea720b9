/** The form for a review: of a tool with its stars, or of the shop as a whole. */
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { User } from '../../accounts/contract.ts'
import { schemaResolver } from '../../ui/form/schema-resolver.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { reviews } from '../api.client.ts'
import { reviewsContract } from '../contract.ts'
import { addReviewMessages as messages } from '../messages/add-review.ts'
import { reviewFormResolver } from '../review-validation.ts'
import { StarChoice } from './star-choice.tsx'

/** A tool that can be reviewed; the slug is missing where only an order names it. */
export type ReviewableTool = {
  readonly id: string
  readonly name: string
  readonly slug?: string | undefined
}

type ReviewFormProps = {
  readonly user: User
  readonly tools: readonly ReviewableTool[]
  /** The id of the tool to select first, or '' for none. */
  readonly initialToolId: string
}

type AddedReview = {
  readonly replaced: boolean
  readonly held: boolean
  readonly tool: ReviewableTool | undefined
}

export function ReviewForm(props: ReviewFormProps) {
  const { form, notice, submit, added } = useReviewForm(props)
  return (
    <form
      method="post"
      className="form form-part"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {added ? <Thanks {...added} /> : null}
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notAdded}</b> {notice}
        </Notice>
      )}
      <ReviewFields form={form} tools={props.tools} />
      <div className="row">
        <SubmitButton busy={form.formState.isSubmitting} busyLabel={messages.sending}>
          {messages.send}
        </SubmitButton>
      </div>
    </form>
  )
}

function useReviewForm({ user, tools, initialToolId }: ReviewFormProps) {
  const [added, setAdded] = useState<AddedReview>()
  const { revalidate } = useRevalidator()
  const form = useForm({
    resolver: schemaResolver(reviewFormResolver),
    defaultValues: { text: '', toolId: initialToolId, rating: '', title: '' },
  })
  const clearDraft = useDraft(form, `review.${initialToolId}`)
  const { notice, send } = useSubmit(form, reviewsContract.add.input)
  const submit = send(async (review) => {
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
    // It appears among their own, with what is to be said of its state.
    await revalidate()
  })
  return { form, notice, submit, added }
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
      <SelectField
        label={messages.tool}
        optional
        help={messages.toolHelp}
        error={errors.toolId?.message}
        {...register('toolId')}
      >
        <option value="">{messages.noTool}</option>
        {tools.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {toolId === '' ? null : (
        <StarChoice radio={register('rating')} value={rating} error={errors.rating?.message} />
      )}
      <TextField
        label={messages.headline}
        optional
        maxLength={120}
        placeholder={messages.headlineHint}
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label={messages.text}
        rows={5}
        maxLength={2000}
        placeholder={messages.textHint}
        error={errors.text?.message}
        {...register('text')}
      />
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
