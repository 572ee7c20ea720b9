/** The only SQL on pending account disablings at a hosted provider. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

type Tables = {
  identity_disablings: {
    issuer: string
    subject: string
    attempts: number
    created_at: Date
    next_try_at: Date
    last_error: string | null
  }
}
export type PendingAccountDisabling = Pick<
  Tables['identity_disablings'],
  'issuer' | 'subject' | 'attempts'
>
type AccountKey = Pick<PendingAccountDisabling, 'issuer' | 'subject'>

const tables = (db: Handle) => db.withTables<Tables>()

/** Inserts a pending disabling, due now; one that is pending already stays as it is. */
export async function insertAccountDisabling(
  db: Handle,
  { issuer, subject }: AccountKey,
  now: Date,
): Promise<void> {
  await tables(db)
    .insertInto('identity_disablings')
    .values({ issuer, subject, attempts: 0, created_at: now, next_try_at: now, last_error: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Claims one of this issuer's that is due, until `until`: after a crash it becomes due again by
 * itself.
 */
export async function claimAccountDisabling(
  db: Handle,
  issuer: string,
  { now, until }: { now: Date; until: Date },
): Promise<PendingAccountDisabling | undefined> {
  const { rows } = await sql<PendingAccountDisabling>`
    update identity_disablings set attempts = attempts + 1, next_try_at = ${until}
    where (issuer, subject) = (
      select issuer, subject from identity_disablings
      where issuer = ${issuer} and next_try_at <= ${now}
      order by next_try_at limit 1 for update skip locked)
    returning issuer, subject, attempts`.execute(db)
  return rows[0]
}

export async function postponeAccountDisabling(
  db: Handle,
  { issuer, subject }: AccountKey,
  { error, nextTry }: { error: string; nextTry: Date },
): Promise<void> {
  await tables(db)
    .updateTable('identity_disablings')
    .set({ last_error: error, next_try_at: nextTry })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

/** Removes a disabling that is done, so that nothing of the deleted user remains. */
export async function deleteAccountDisabling(
  db: Handle,
  { issuer, subject }: AccountKey,
): Promise<void> {
  await tables(db)
    .deleteFrom('identity_disablings')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

/** When the next one of this issuer's is due. */
export async function nextAccountDisablingAt(
  db: Handle,
  issuer: string,
): Promise<Date | undefined> {
  const row = await tables(db)
    .selectFrom('identity_disablings')
    .select(sql<Date | null>`min(next_try_at)`.as('due'))
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return row?.due ?? undefined
}
