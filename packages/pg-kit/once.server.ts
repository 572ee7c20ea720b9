/**
 * What a caller does under an idempotency key is done once: anybody who sends the same again, at the
 * same moment or later, gets the first answer. The program makes the table `idempotency_keys`.
 */
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { isUniqueViolation } from './constraint-violations.server.ts'
import type { Database, Handle } from './database.server.ts'
import { toJsonb } from './jsonb.ts'
import type { ErrorLog, JobRunner } from './jobs.server.ts'
import { createPeriodicJob } from './periodic-job.server.ts'

export type OnceRequest = {
  /** The id of who asks: keys of two callers never meet. */
  readonly actor: string
  /** What is done, such as 'payments'. The same key may stand for one thing of each operation. */
  readonly operation: string
  /** The header Idempotency-Key; undefined where it may be missing and is. */
  readonly key: string | undefined
  /** What was sent, as the contract has decoded it: with it the key stands for one request. */
  readonly body: unknown
  /**
   * The unique index by which the release before keeps its keys apart. While both run, it says no
   * to what the other has just done, or has done so long ago that its key is forgotten here.
   */
  readonly formerIndex?: string
}

/** What finds the answer again, such as an id: JSON, without anything personal. */
export type OnceResult = Readonly<Record<string, string | number | boolean | null>>

/** How long a key is remembered, in days. */
const daysKept = 90

/**
 * SHA-256 of what was sent. Decoded by a schema, fields stand in the schema's order, so the same
 * request has the same hash however it was written.
 */
export const hashBody = (body: unknown): Buffer => hash('sha256', JSON.stringify(body), 'buffer')

/** A key was sent before, with another body. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused'
  constructor(options?: ErrorOptions) {
    super('This idempotency key was sent before with another body', options)
  }
}

/** Whether a key stands for this body; one of which no hash is known stands for any. */
export const isSameBody = (sentBefore: Buffer | null, bodyHash: Buffer): boolean =>
  sentBefore === null || sentBefore.equals(bodyHash)

/**
 * Does `work` in this transaction, unless it was done under this key; without a key, each time. While
 * another transaction is at it, this one waits, as long as a statement may take: if that one
 * succeeds, its result is the answer; if it fails, `work` is done here. Key, result and work are
 * stored together or not at all, so no crash leaves one without the other.
 * @param work answers what finds the result again, for this caller and the later ones
 * @throws KeyReused when the key was sent before with another body; an error of the database when the
 *   first call takes longer than a statement may; whatever `work` throws
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
    if (!first) throw new Error('An idempotency key was forgotten at the moment when it was sent')
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

/** Milliseconds between two looks for keys that are too old. */
const cleanUpInterval = 6 * 3_600_000

/** Forgets keys that nobody repeats any longer. */
export const createKeyCleanUp = (database: Database, log: ErrorLog): JobRunner =>
  createPeriodicJob(database, log, {
    channel: 'idempotency_keys',
    pollInterval: cleanUpInterval,
    failureMessage: 'Old idempotency keys could not be deleted',
    run: () => forgetOldKeys(database.handle),
  })

/** Rows deleted by one statement, so that none takes long. */
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
