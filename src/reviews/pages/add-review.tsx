/** Add A Review: of a tool with its stars, or of the shop as a whole. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { User } from '../../accounts/contract.ts'
import { catalogue } from '../../catalogue/catalogue.client.ts'
import { orders } from '../../orders/orders.client.ts'
import { Id } from '../../platform/fields.ts'
import { isProblem } from '../../platform/problem.ts'
import { notHere } from '../../platform/problems.ts'
import { currentUser } from '../../web/current-user.client.ts'
import { describe } from '../../web/describe.ts'
import { useDraft } from '../../web/draft.ts'
import { toast } from '../../web/feedback.tsx'
import { SelectField, TextArea, TextField } from '../../web/field.tsx'
import { useSend } from '../../web/form.ts'
import { SendButton } from '../../web/send-button.tsx'
import { Notice } from '../../web/state.tsx'
import { addReviewWords as words } from '../../words/en/pages/add-review.ts'
import { reviewsContract } from '../contract.ts'
import { ReviewFields } from '../review-fields.ts'
import { reviews } from '../reviews.client.ts'
import { StarChoice } from '../star-choice.tsx'
import type { Route } from './+types/add-review.ts'

/** Orders looked through for tools to review. */
const looked = 200
type Reviewable = { readonly id: string; readonly name: string; readonly slug?: string | undefined }

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, unlisted: true })

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const user = await currentUser()
  const [mine, wished] = await Promise.all([orders.mine({ email: user.email, limit: looked }, { signal }), toolIn(new URL(url).searchParams.get('tool') ?? '', signal)])
  const bought = mine.flatMap(({ lines }) => lines.map(({ toolId, name }) => ({ id: toolId, name })))
  const tools = new Map<string, Reviewable>([...bought, ...(wished ? [wished] : [])].map((tool) => [tool.id, tool]))
  return { user, tools: [...tools.values()].toSorted((a, b) => a.name.localeCompare(b.name)), wished: wished?.id ?? '' }
}

/** The tool that the address names by id or by slug; undefined when it is not sold. */
async function toolIn(named: string, signal: AbortSignal): Promise<Reviewable | undefined> {
  if (named === '') return undefined
  if (Id.safeParse(named).success) {
    return catalogue.read({ id: named }, { signal }).catch((error: unknown) => {
      if (isProblem(error, notHere)) return undefined
      throw error
    })
  }
  const found = await catalogue.list({ q: named.slice(0, 200).replaceAll(/[^a-z0-9]+/gi, ' '), limit: looked }, { signal })
  return found.find(({ slug }) => slug === named)
}

export default function AddReview({ loaderData: { user, tools, wished } }: Route.ComponentProps) {
  return (
    <div className="narrow">
      <h1>{words.title}</h1>
      <dl className="facts mt-4 mb-6">
        <dt>{words.name}</dt><dd>{user.displayName}</dd>
        <dt>{words.email}</dt><dd>{user.email} <span className="muted small">{words.emailHelp}</span></dd>
      </dl>
      <ReviewForm key={wished} user={user} tools={tools} wished={wished} />
    </div>
  )
}

type Written = { readonly rewritten: boolean; readonly tool: Reviewable | undefined }

function ReviewForm({ user, tools, wished }: { readonly user: User; readonly tools: readonly Reviewable[]; readonly wished: string }) {
  const [written, setWritten] = useState<Written>()
  const form = useForm({ resolver: zodResolver(ReviewFields), defaultValues: { text: '', toolId: wished, rating: '', title: '' } })
  const { control, formState: { errors, isSubmitting }, register, reset } = form
  const [toolId, rating] = useWatch({ control, name: ['toolId', 'rating'] })
  const forget = useDraft(form, `review.${wished}`)
  const { notice, send } = useSend(form, reviewsContract.add.input)
  const add = send(async (review) => {
    setWritten(undefined)
    const { modifiedCount } = await reviews.add({ ...review, email: user.email, name: user.displayName })
    reset({ text: '', toolId: '', rating: '', title: '' })
    forget()
    toast(words.added)
    setWritten({ rewritten: modifiedCount > 0, tool: tools.find(({ id }) => id === review.toolId) })
  })
  return (
    <form method="post" className="form form-part" noValidate onSubmit={(event) => void add(event)}>
      {written ? <Thanks {...written} /> : null}
      {notice === undefined ? null : <Notice tone="bad"><b>{words.notAdded}</b> {notice}</Notice>}
      <SelectField label={words.tool} optional help={words.toolHelp} error={errors.toolId?.message} {...register('toolId')}>
        <option value="">{words.noTool}</option>
        {tools.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
      </SelectField>
      {toolId === '' ? null : <StarChoice radio={register('rating')} value={rating} error={errors.rating?.message} />}
      <TextField label={words.headline} optional maxLength={120} placeholder={words.headlineHint} error={errors.title?.message} {...register('title')} />
      <TextArea label={words.text} rows={5} maxLength={2000} placeholder={words.textHint} error={errors.text?.message} {...register('text')} />
      <div className="row"><SendButton busy={isSubmitting} busyWord={words.sending}>{words.send}</SendButton></div>
    </form>
  )
}

const Thanks = ({ rewritten, tool }: Written) => (
  <Notice tone="good">
    {tool ? words.thanks : words.thanksShop} {rewritten ? words.rewritten : null}{' '}
    {tool?.slug === undefined ? <Link className="link" to="/">{words.seeShop}</Link> : <Link className="link" to={`/tools/${tool.slug}#reviews`}>{words.see}</Link>}
  </Notice>
)
