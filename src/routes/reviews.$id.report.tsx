/** Report a review: the review, and a form for everybody. */
import { shopContext } from '../app/shop-context.server.ts'
import { readSite } from '../app/site.server.ts'
import { Id } from '../platform/fields/fields.ts'
import { ReportForm } from '../reviews/components/report-form.tsx'
import { ReviewList } from '../reviews/components/review-list.tsx'
import { reportMessages as messages } from '../reviews/messages/report.ts'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import { Link } from '../ui/link.tsx'
import { pageMetaFor } from '../ui/page-meta.ts'
import type { Route } from './+types/reviews.$id.report.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return cachedLoader('tools reviews', async () => {
    const review = Id.safeParse(params.id).success
      ? await shop.reviews.findShown(params.id)
      : undefined
    if (!review) return undefined
    const { tool } = review
    const words = await shop.catalogue.wordsOf(tool ? [tool.id] : [])
    const { title, description } = messages
    return {
      review: { ...review, tool: tool && words.of(tool) },
      meta: pageMetaFor(await readSite(shop), { title, description, noindex: true }),
    }
  })
}
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ReportReview({ loaderData: { review } }: Route.ComponentProps) {
  const back = review.tool ? `/tools/${review.tool.slug}#reviews` : '/#reviews'
  return (
    <div className="page section">
      <div className="narrow">
        <h1>{messages.title}</h1>
        <p className="muted mt-2 mb-6">{messages.lead}</p>
        <section className="mb-6" aria-label={messages.review}>
          <ReviewList reviews={[review]} withoutReport />
        </section>
        <ReportForm
          id={review.id}
          back={
            <Link className="link" to={back}>
              {messages.back}
            </Link>
          }
        />
      </div>
    </div>
  )
}
