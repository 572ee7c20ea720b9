/** The only SQL on accounts that wait to be disabled at a hosted provider: write, claim, put off, forget. */
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
export type PendingDisabling = Pick<
  Tables['identity_disablings'],
  'issuer' | 'subject' | 'attempts'
>
type Named = Pick<PendingDisabling, 'issuer' | 'subject'>

const on = (db: Handle) => db.withTables<Tables>()

/** Written twice, it waits once. */
export async function insertDisabling(
  db: Handle,
  { issuer, subject }: Named,
  now: Date,
): Promise<void> {
  await on(db)
    .insertInto('identity_disablings')
    .values({ issuer, subject, attempts: 0, created_at: now, next_try_at: now, last_error: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes one of this issuer's that is due and lends it until `until`: a crash in between gives it back by itself. */
export async function claimDisabling(
  db: Handle,
  issuer: string,
  { now, until }: { now: Date; until: Date },
): Promise<PendingDisabling | undefined> {
  const { rows } = await sql<PendingDisabling>`
    update identity_disablings set attempts = attempts + 1, next_try_at = ${until}
    where (issuer, subject) = (
      select issuer, subject from identity_disablings where issuer = ${issuer} and next_try_at <= ${now}
      order by next_try_at limit 1 for update skip locked)
    returning issuer, subject, attempts`.execute(db)
  return rows[0]
}

export async function postponeDisabling(
  db: Handle,
  { issuer, subject }: Named,
  { error, nextTry }: { error: string; nextTry: Date },
): Promise<void> {
  await on(db)
    .updateTable('identity_disablings')
    .set({ last_error: error, next_try_at: nextTry })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

/** It is done: whom the shop deleted is nobody's business any longer. */
export async function deleteDisabling(db: Handle, { issuer, subject }: Named): Promise<void> {
  await on(db)
    .deleteFrom('identity_disablings')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

export async function nextDisablingAt(db: Handle, issuer: string): Promise<Date | undefined> {
  const row = await on(db)
    .selectFrom('identity_disablings')
    .select(sql<Date | null>`min(next_try_at)`.as('due'))
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return row?.due ?? undefined
}
