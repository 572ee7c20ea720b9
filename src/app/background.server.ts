/** The work beside requests, as one. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { BackgroundJob } from '../platform/capability.server.ts'

/**
 * Starts and ends the work beside requests; the database closes last.
 * @param isWorker another process of the shop does what one has to do
 */
export const background = (
  jobs: readonly BackgroundJob[],
  database: Database,
  isWorker: boolean,
): BackgroundJob => ({
  async start() {
    for (const job of jobs) if (!isWorker || job.everywhere) await job.start()
  },
  async close() {
    for (const job of jobs) await job.close()
    await database.close()
  },
})
