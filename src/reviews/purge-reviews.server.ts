/** Drops cached responses that contain reviews. */
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'

/** Takes effect at commit. @param toolId of the tool whose rating changed */
export const purgeReviews = (
  database: Pick<Database, 'notify'>,
  tx: Handle,
  toolId?: string,
): Promise<void> =>
  database.notify(tx, 'purge', toolId ? `reviews tools tool:${toolId}` : 'reviews')
