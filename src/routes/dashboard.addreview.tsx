/** Add A Review: of a tool with its stars, or of the shop as a whole. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { User } from '../accounts/contract.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { orders } from '../orders/api.client.ts'
import { Id } from '../platform/fields.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentUser } from '../accounts/current-user.client.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { useDraft } from '../ui/use-draft.ts'
import { toast } from '../ui/toast.tsx'
import { SelectField, TextArea, TextField } from '../ui/field.tsx'
import { useSubmit } from '../ui/use-submit.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { Notice } from '../ui/page-state.tsx'
import { addReviewMessages as messages } from '../reviews/messages/add-review.ts'
import { reviewsContract } from '../reviews/contract.ts'
import { reviewFormResolver } from '../reviews/review-validation.ts'
import { reviews } from '../reviews/api.client.ts'
import { StarChoice } from '../reviews/components/star-choice.tsx'
import type { Route } from './+types/dashboard.addreview.ts'

/** Orders looked through for tools to review. */
const looked = 200
type Reviewable = { readonly id: string; readonly name: string; readonly slug?: string | undefined }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, noindex: true })

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const user = await currentUser()
  const [mine, wished] = await Promise.all([
    orders.mine({ email: user.email, limit: looked }, { signal }),
    toolIn(new URL(url).searchParams.get('tool') ?? '', signal),
  ])
  const bought = mine.flatMap(({ lines }) =>
    lines.map(({ toolId, name }) => ({ id: toolId, name })),
  )
  const tools = new Map<string, Reviewable>(
    [...bought, ...(wished ? [wished] : [])].map((tool) => [tool.id, tool]),
  )
  return {
    user,
    tools: [...tools.values()].toSorted((a, b) => a.name.localeCompare(b.name)),
    wished: wished?.id ?? '',
  }
}

/** The tool that the address names by id or by slug; undefined when it is not sold. */
async function toolIn(named: string, signal: AbortSignal): Promise<Reviewable | undefined> {
  if (named === '') return undefined
  if (Id.safeParse(named).success) {
    return catalogue.read({ id: named }, { signal }).catch((error: unknown) => {
      if (isProblem(error, notFound)) return undefined
      throw error
    })
  }
  const found = await catalogue.list(
    { q: named.slice(0, 200).replaceAll(/[^a-z0-9]+/gi, ' '), limit: looked },
    { signal },
  )
  return found.find(({ slug }) => slug === named)
}

export default function AddReview({ loaderData: { user, tools, wished } }: Route.ComponentProps) {
  return (
    <div className="narrow">
      <h1>{messages.title}</h1>
      <dl className="facts mt-4 mb-6">
        <dt>{messages.name}</dt>
        <dd>{user.displayName}</dd>
        <dt>{messages.email}</dt>
        <dd>
          {user.email} <span className="muted small">{messages.emailHelp}</span>
        </dd>
      </dl>
      <ReviewForm key={wished} user={user} tools={tools} wished={wished} />
    </div>
  )
}

type Written = { readonly rewritten: boolean; readonly tool: Reviewable | undefined }

function ReviewForm({
  user,
  tools,
  wished,
}: {
  readonly user: User
  readonly tools: readonly Reviewable[]
  readonly wished: string
}) {
  const [written, setWritten] = useState<Written>()
  const form = useForm({
    resolver: zodResolver(reviewFormResolver),
    defaultValues: { text: '', toolId: wished, rating: '', title: '' },
  })
  const {
    control,
    formState: { errors, isSubmitting },
    register,
    reset,
  } = form
  const [toolId, rating] = useWatch({ control, name: ['toolId', 'rating'] })
  const forget = useDraft(form, `review.${wished}`)
  const { notice, send } = useSubmit(form, reviewsContract.add.input)
  const add = send(async (review) => {
    setWritten(undefined)
    const { modifiedCount } = await reviews.add({
      ...review,
      email: user.email,
      name: user.displayName,
    })
    reset({ text: '', toolId: '', rating: '', title: '' })
    forget()
    toast(messages.added)
    setWritten({ rewritten: modifiedCount > 0, tool: tools.find(({ id }) => id === review.toolId) })
  })
  return (
    <form method="post" className="form form-part" noValidate onSubmit={(event) => void add(event)}>
      {written ? <Thanks {...written} /> : null}
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notAdded}</b> {notice}
        </Notice>
      )}
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
      <div className="row">
        <SubmitButton busy={isSubmitting} busyLabel={messages.sending}>
          {messages.send}
        </SubmitButton>
      </div>
    </form>
  )
}

const Thanks = ({ rewritten, tool }: Written) => (
  <Notice tone="good">
    {tool ? messages.thanks : messages.thanksShop} {rewritten ? messages.rewritten : null}{' '}
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
