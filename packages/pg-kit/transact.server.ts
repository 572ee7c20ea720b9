/** Repeats work that collided with another transaction: a transaction or a single statement. */
import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from './errors.ts'
import type { Handle } from './database.server.ts'

const maxAttempts = 5

/**
 * Runs `work` in one transaction (READ COMMITTED). `work` may run several times: it must contain
 * nothing but SQL.
 * @throws the error of `work` or the database, after rolling back; for collisions, the fifth one
 */
export const transact = <T>(handle: Handle, work: (tx: Handle) => Promise<T>): Promise<T> =>
  withRetry(() => executeTransaction(handle, work))

async function executeTransaction<T>(handle: Handle, work: (tx: Handle) => Promise<T>): Promise<T> {
  const failures: unknown[] = []
  const transaction = handle.transaction().setIsolationLevel('read committed')
  try {
    return await transaction.execute(async (tx) => {
      try {
        return await work(tx)
      } catch (error) {
        failures.push(error)
        throw error
      }
    })
  } catch (error) {
    // If the rollback fails, too, Kysely throws its error, which must not hide the original one.
    throw failures[0] ?? error
  }
}

/**
 * Repeats `work` if it collides with another transaction. Without a surrounding transaction, `work`
 * must be one statement that writes.
 */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= maxAttempts || !isCollision(error)) throw error
      // A random delay in milliseconds, or the transactions that collided would collide again.
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

// Serialization failure and deadlock: nothing was done, and PostgreSQL advises to try again
// (https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html).
const isCollision = (error: unknown): boolean => ['40001', '40P01'].includes(errorCode(error) ?? '')
