/** Work on the database that is repeated when PostgreSQL asks for it: several statements at once or not at all, or a single one. */
import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from './database-error.ts'
import { toUnavailable } from './unavailable.ts'
import type { Handle } from './database.server.ts'

const attempts = 5

/**
 * Runs `work` in one transaction (READ COMMITTED). `work` may run several times: it holds SQL and nothing else.
 * @throws away when the database cannot be reached, or five attempts collided; else whatever `work` throws, after rolling back
 */
export const transact = <T>(handle: Handle, work: (tx: Handle) => Promise<T>): Promise<T> =>
  withRetry(() => handle.transaction().setIsolationLevel('read committed').execute(work))

/**
 * Runs `work` again when it collides with another. Without a transaction around it, it is one statement that writes.
 * @throws away when the database cannot be reached, or five attempts collided; else whatever `work` throws
 */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !isCollision(error)) throw toUnavailable(error)
      // Random, or those that collided would meet again.
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

// Serialization failure and deadlock: nothing was done, and doing it again is the remedy that PostgreSQL names.
const isCollision = (error: unknown): boolean => ['40001', '40P01'].includes(errorCode(error) ?? '')
