/**
 * Operations with an idempotency key are done once: a caller who repeats the request, at the same
 * time or later, gets the first result. The program creates the table `idempotency_keys`.
 */
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { isUniqueViolation } from './constraint-violations.server.ts'
import type { Database, Handle } from './database.server.ts'
import { toJsonb } from './jsonb.ts'
import type { ErrorLog, JobRunner } from './jobs.server.ts'
import { createPeriodicJob } from './periodic-job.server.ts'

export type OnceRequest = {
  /** The caller's id: keys of different callers never conflict. */
  readonly actor: string
  /** The operation, such as 'payments'. The same key can be used once per operation. */
  readonly operation: string
  /** The header Idempotency-Key; undefined if it is optional and missing. */
  readonly key: string | undefined
  /** The request body as decoded by the contract: a key is only valid for the same body. */
  readonly body: unknown
  /**
   * The unique index with which the previous release separates its keys. While both run, it rejects
   * operations that the other has just done, or did so long ago that this table has forgotten the
   * key.
   */
  readonly formerIndex?: string
}

/** The data for finding the result again, such as an id: JSON, without personal data. */
export type OnceResult = Readonly<Record<string, string | number | boolean | null>>

/** How long a key is stored, in days. */
const daysKept = 90

/**
 * SHA-256 of the body. After decoding, fields are in the schema's order, so the same request has
 * the same hash however it was written.
 */
export const hashBody = (body: unknown): Buffer => hash('sha256', JSON.stringify(body), 'buffer')

/** A key was already used with another body. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused'
  constructor(options?: ErrorOptions) {
    super('This idempotency key was sent before with another body', options)
  }
}

/** Whether a key was used with this body; without a known hash it matches every body. */
export const isSameBody = (sentBefore: Buffer | null, bodyHash: Buffer): boolean =>
  sentBefore === null || sentBefore.equals(bodyHash)

/**
 * Does `work` in this transaction, unless it was already done with this key; without a key, each
 * time. While another transaction is doing it, this one waits, as long as a statement may take: if
 * the other succeeds, its result is returned; if it fails, `work` is done here. Key, result and
 * work are stored together or not at all, so no crash leaves one without the other.
 * @param work returns the data for finding the result again, for this caller and later ones
 * @throws KeyReused if the key was already used with another body; a database error if the first
 *   call takes longer than a statement may; the error of `work`
 */
export async function once<Result extends OnceResult>(
  tx: Handle,
  { actor, operation, key, body, formerIndex }: OnceRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return work()
  const bodyHash = hashBody(body)
  const { rows: claimed } = await sql`
    insert into idempotency_keys (actor_id, operation, key, body_hash)
    values (${actor}, ${operation}, ${key}, ${bodyHash})
    on conflict do nothing returning key`.execute(tx)
  if (claimed.length === 0) {
    const { rows } = await sql<{ bodyHash: Buffer | null; result: Result }>`
      select body_hash as "bodyHash", result from idempotency_keys
      where actor_id = ${actor} and operation = ${operation} and key = ${key}`.execute(tx)
    const [first] = rows
    if (!first)
      throw new Error('The idempotency key was deleted while a request with it was processed')
    if (!isSameBody(first.bodyHash, bodyHash)) throw new KeyReused()
    return first.result
  }
  try {
    const result = await work()
    await sql`
      update idempotency_keys set result = ${toJsonb(result)}::jsonb
      where actor_id = ${actor} and operation = ${operation} and key = ${key}`.execute(tx)
    return result
  } catch (error) {
    if (formerIndex !== undefined && isUniqueViolation(error, formerIndex))
      throw new KeyReused({ cause: error })
    throw error
  }
}

/** Milliseconds between two clean-ups of old keys. */
const cleanUpInterval = 6 * 3_600_000

/** Deletes keys that are too old to be repeated. */
export const createKeyCleanUp = (database: Database, log: ErrorLog): JobRunner =>
  createPeriodicJob(database, log, {
    channel: 'idempotency_keys',
    pollInterval: cleanUpInterval,
    failureMessage: 'Old idempotency keys could not be deleted',
    run: () => forgetOldKeys(database.handle),
  })

/** The number of rows deleted by one statement, so that none takes long. */
const keysAtOnce = 1000

/** Deletes the keys that are older than `daysKept`. */
export async function forgetOldKeys(db: Handle): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from idempotency_keys where (actor_id, operation, key) in (
        select actor_id, operation, key from idempotency_keys
        where created_at < now() - make_interval(days => ${daysKept})
        limit ${keysAtOnce} for update skip locked
      )`.execute(db)
    if (numAffectedRows < keysAtOnce) return
  }
}
