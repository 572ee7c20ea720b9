/** Purges cached responses that contain reviews. */
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'

/**
 * The maximum number of tools in one notification: PostgreSQL allows 8,000 bytes, but there is no
 * limit on reviews.
 */
const maxToolsPerNotification = 150

/**
 * Takes effect on commit.
 * @param toolId the tool whose rating has changed
 */
export const purgeReviews = (
  database: Pick<Database, 'notify'>,
  tx: Handle,
  toolId?: string,
): Promise<void> =>
  database.notify(tx, 'purge', toolId ? `reviews tools tool:${toolId}` : 'reviews')

/** Purges all responses that show reviews of these tools; no rating has changed. */
export async function purgeReviewsOf(
  database: Pick<Database, 'notify'>,
  tx: Handle,
  toolIds: readonly string[],
): Promise<void> {
  for (let from = 0; from === 0 || from < toolIds.length; from += maxToolsPerNotification) {
    const tags = toolIds.slice(from, from + maxToolsPerNotification).map((id) => `tool:${id}`)
    await database.notify(tx, 'purge', ['reviews', ...tags].join(' '))
  }
}
