/** Whether the process is running, and whether the shop is working. */
import type { FastifyInstance } from 'fastify'
import { statementTimedOut } from '../outage-problems.ts'

/** The number of statements that one check runs in sequence, plus a margin. */
const statementsOfCheck = 3
/** Seconds. */
const retryAfter = 2

/** The checks of `/readyz`, all run at once. Each throws the Problem that it finds. */
export type ReadinessCheck = () => Promise<void>

/**
 * `/healthz`: the process is running. `/readyz`: the shop is working; otherwise 503 with the
 * Problem of the cause. Each statement has its own time limit, so a distant database is not
 * mistaken for one that does not respond.
 * @param statementTimeout milliseconds
 */
export function registerHealthChecks(
  app: FastifyInstance,
  checks: readonly ReadinessCheck[],
  statementTimeout: number,
): void {
  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_, reply) => {
    const { promise: timeout, reject } = Promise.withResolvers<never>()
    const timeLimit = statementsOfCheck * statementTimeout
    const timer = setTimeout(() => reject(statementTimedOut({ retryAfter })), timeLimit)
    try {
      await Promise.race([Promise.all(checks.map((check) => check())), timeout])
    } finally {
      clearTimeout(timer)
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
