/** Whether the process lives, and whether the shop can do its work. */
import type { FastifyInstance } from 'fastify'
import { statementTimedOut } from '../outage-problems.ts'

/** Statements that one check makes, one after the other, with some room. */
const statementsOfCheck = 3
/** Seconds. */
const retryAfter = 2

/** What `/readyz` asks, all at once. Each throws the Problem of what does not work. */
export type ReadinessCheck = () => Promise<void>

/**
 * `/healthz`: the process is alive. `/readyz`: the shop can do its work; else 503 with the Problem
 * of the cause: each statement fails at its own limit, so a database that is far away is not taken
 * for one that does not answer.
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
