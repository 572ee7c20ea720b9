/** The door of reviews: one per account and tool, its stars counted at once, e-mails masked for strangers. */
import type { AccountsService } from '../accounts/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import { toolGone } from '../catalogue/contract.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { toPage, decodeCursor, encodeCursor } from '../platform/paging.server.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import type { Review, ReviewsOperations } from './contract.ts'
import { maskEmail, maySeeEmail } from './rules.ts'
import {
  anonymizeReviews,
  countReviews,
  countStars,
  deleteDemoReviews,
  insertReview,
  insertReviews,
  listReviews,
  findReviewForUpdate,
  listReviewedDemoTools,
  updateReview,
  type ReviewRow,
} from './store.server.ts'

/** A review as the demo file brings it. */
export type ImportedReview = {
  readonly name: string
  readonly email: string
  readonly toolId: string
  readonly rating: number
  readonly title: string
  readonly text: string
  readonly writtenAt: Date
  readonly verified: boolean
}

export interface ReviewsService extends ReviewsOperations {
  /** How many reviews of a tool gave 1, 2, 3, 4, 5 stars, in that order. */
  spread(toolId: string): Promise<readonly number[]>
  count(): Promise<number>
  bringDemo(tx: Handle, reviews: readonly ImportedReview[]): Promise<void>
  /** Forgets demo reviews, and all of these users, for good. */
  forgetDemo(tx: Handle, userIds: readonly string[]): Promise<void>
  /** Which of the demo shop's tools real customers have reviewed. */
  reviewedDemo(db: Handle): Promise<readonly string[]>
}

/** What reviews are built from. */
export type ReviewsDependencies = {
  readonly database: Database
  readonly accounts: AccountsService
  readonly catalogue: CatalogueService
  readonly orders: OrdersService
  readonly now: () => Date
  readonly newId: () => string
}

export function createReviewsService({
  database,
  accounts,
  catalogue,
  orders,
  now,
  newId,
}: ReviewsDependencies): ReviewsService {
  accounts.onRemoval((tx, { id }) => anonymizeReviews(tx, id, `deleted-${id}@deleted.invalid`))
  const purge = (tx: Handle, toolId?: string) =>
    database.notify(tx, 'purge', toolId ? `reviews tools tool:${toolId}` : 'reviews')

  /** What one query cannot know of reviews: the tools' names, and who bought what they praise. */
  async function complete(
    rows: readonly ReviewRow[],
    actor: Actor | undefined,
  ): Promise<Map<string, Review>> {
    const toolIds = [...new Set(rows.flatMap((row) => row.tool_id ?? []))]
    const userIds = [...new Set(rows.flatMap((row) => row.user_id ?? []))]
    const [titles, bought] = await Promise.all([
      catalogue.titles(database.handle, toolIds),
      orders.bought(database.handle, toolIds, userIds),
    ])
    const tools = new Map(
      titles.filter((title) => title.listed).map(({ id, slug, name }) => [id, { id, slug, name }]),
    )
    return new Map(
      rows.map((row) => [
        row.id,
        {
          id: row.id,
          name: row.name,
          email: maySeeEmail(actor, row.user_id) ? row.email : maskEmail(row.email),
          text: row.text,
          title: row.title,
          rating: row.rating,
          tool: (row.tool_id && tools.get(row.tool_id)) || null,
          verified: row.demo ? row.demo_verified : bought.has(`${row.user_id} ${row.tool_id}`),
          demo: row.demo,
          writtenAt: row.written_at.toISOString(),
        },
      ]),
    )
  }

  return {
    async list({ actor }, { toolId, stars, limit = 1000, cursor }) {
      const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, ['number', 'uuid'])
      const rows = await listReviews(database.handle, {
        toolId,
        stars,
        limit,
        before: at === undefined ? undefined : { at: Number(at), id: String(id) },
      })
      const whole = await complete(rows, actor)
      return toPage(
        rows.flatMap((row) => whole.get(row.id) ?? []),
        limit,
        (last) => encodeCursor([Date.parse(last.writtenAt), last.id]),
        (review) => review,
      )
    },

    async add({ actor }, { text, email, toolId, rating, title = '' }) {
      if (email !== undefined && email !== actor.email) throw forbidden()
      const review: ReviewRow = {
        id: newId(),
        user_id: actor.id,
        name: actor.name,
        email: actor.email,
        tool_id: toolId ?? null,
        rating: rating ?? null,
        title,
        text,
        demo: false,
        demo_verified: false,
        written_at: now(),
      }
      return database.transact(async (tx) => {
        if (toolId === undefined || rating === undefined) {
          await insertReview(tx, review)
          await purge(tx)
          return { acknowledged: true, insertedId: review.id, modifiedCount: 0 }
        }
        if (!(await catalogue.forSale(tx, toolId))) throw toolGone()
        await purge(tx, toolId)
        if (await insertReview(tx, review)) {
          await catalogue.rated(tx, toolId, 1, rating)
          return { acknowledged: true, insertedId: review.id, modifiedCount: 0 }
        }
        const before = await findReviewForUpdate(tx, actor.id, toolId)
        if (!before) throw new Error('A review is neither new nor there')
        await updateReview(tx, before.id, {
          rating,
          title,
          text,
          written_at: review.written_at,
          name: actor.name,
        })
        await catalogue.rated(tx, toolId, 0, rating - (before.rating ?? 0))
        return { acknowledged: true, insertedId: before.id, modifiedCount: 1 }
      })
    },

    async spread(toolId) {
      const counts = await countStars(database.handle, toolId)
      return [1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0)
    },
    count: () => countReviews(database.handle),

    async bringDemo(tx, reviews) {
      await insertReviews(
        tx,
        reviews.map(({ toolId, writtenAt, verified, ...review }) => ({
          ...review,
          id: newId(),
          user_id: null,
          tool_id: toolId,
          demo: true,
          demo_verified: verified,
          written_at: writtenAt,
        })),
      )
      for (const [toolId, rated] of Map.groupBy(reviews, (review) => review.toolId)) {
        await catalogue.rated(
          tx,
          toolId,
          rated.length,
          rated.reduce((sum, review) => sum + review.rating, 0),
        )
      }
      await purge(tx)
    },
    async forgetDemo(tx, userIds) {
      for (const { toolId, count, sum } of await deleteDemoReviews(tx, userIds))
        await catalogue.rated(tx, toolId, -count, -sum)
      await purge(tx)
    },
    reviewedDemo: listReviewedDemoTools,
  }
}
