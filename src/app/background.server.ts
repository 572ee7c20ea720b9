/** The work beside requests, as one. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { BackgroundJob } from '../platform/capability.server.ts'

/** Starts and ends the work beside requests; the database closes last. */
export const background = (jobs: readonly BackgroundJob[], database: Database): BackgroundJob => ({
  async start() {
    for (const job of jobs) await job.start()
  },
  async close() {
    for (const job of jobs) await job.close()
    await database.close()
  },
})
