/**
 * Add A Review: of a tool that was ordered or that the address names, or of the shop as a whole.
 */
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { orders } from '../orders/api.client.ts'
import { Id } from '../platform/fields/fields.ts'
import { reviews } from '../reviews/api.client.ts'
import { OwnReviews } from '../reviews/components/own-reviews.tsx'
import { ReviewForm, type ReviewableTool } from '../reviews/components/review-form.tsx'
import { search } from '../search/api.client.ts'
import { addReviewMessages as messages } from '../reviews/messages/add-review.ts'
import { personalMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/dashboard.addreview.ts'

/** Limit of the lists that are searched for tools to review. */
const searchLimit = 200

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const user = await currentUser()
  const [ownOrders, requestedTool, ownReviews] = await Promise.all([
    orders.mine({ email: user.email, limit: searchLimit }, { signal }),
    findTool(new URL(url).searchParams.get('tool') ?? '', signal),
    reviews.listOwn({ limit: searchLimit }, { signal }),
  ])
  const orderedTools = ownOrders.flatMap(({ lines }) =>
    lines.map(({ toolId, name }) => ({ id: toolId, name })),
  )
  const tools = new Map<string, ReviewableTool>(
    [...orderedTools, ...(requestedTool ? [requestedTool] : [])].map((tool) => [tool.id, tool]),
  )
  return {
    user,
    tools: [...tools.values()].toSorted((a, b) => a.name.localeCompare(b.name)),
    initialToolId: requestedTool?.id ?? '',
    ownReviews: [...ownReviews],
  }
}

/** The tool that the address names by id or by slug; undefined when it is not on sale. */
async function findTool(
  idOrSlug: string,
  signal: AbortSignal,
): Promise<ReviewableTool | undefined> {
  if (idOrSlug === '') return undefined
  if (Id.safeParse(idOrSlug).success) {
    return catalogue.read({ id: idOrSlug }, { signal }).catch((error: unknown) => {
      if (isProblem(error, notFound)) return undefined
      throw error
    })
  }
  const results = await search.list(
    { q: idOrSlug.slice(0, 200).replaceAll(/[^a-z0-9]+/gi, ' '), limit: searchLimit },
    { signal },
  )
  return results.find(({ slug }) => slug === idOrSlug)
}

export default function AddReview({
  loaderData: { user, tools, initialToolId, ownReviews },
}: Route.ComponentProps) {
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
      <ReviewForm key={initialToolId} user={user} tools={tools} initialToolId={initialToolId} />
      <OwnReviews reviews={ownReviews} />
    </div>
  )
}
