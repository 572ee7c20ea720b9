/** The background work, as one unit. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { BackgroundJob } from '../platform/capability.server.ts'

/**
 * Starts and stops the background work; the database closes last.
 * @param isWorker whether another process of the shop runs the jobs that run only once
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
