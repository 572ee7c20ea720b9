/**
 * What leaves a restored shop waits until its owner has decided: the shop from which the backup came
 * may have sent it already, or still serve. Mails that waited are held; the jobs that ask other
 * services or write mails because of what was due pause. New mails of a rehearsal are held too.
 */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { countHeld, dropHeld, holdWaiting, releaseHeld } from './outbox-store.server.ts'

export type OutgoingHold = {
  readonly since: Date
  /** The shop is a copy: its new mails are held too. */
  readonly rehearsal: boolean
  /** How many mails wait. */
  readonly mails: number
}

/** Holds what leaves the shop, in the transaction that restores it. */
export async function holdOutgoing(tx: Handle, rehearsal: boolean): Promise<OutgoingHold> {
  const { rows } = await sql<{ since: Date }>`
    insert into outgoing_hold (since, rehearsal) values (now(), ${rehearsal})
    on conflict (is_only) do update set since = excluded.since, rehearsal = excluded.rehearsal
    returning since`.execute(tx)
  await holdWaiting(tx)
  return { since: rows[0]?.since ?? new Date(0), rehearsal, mails: await countHeld(tx) }
}

/** What is held; undefined in a shop that was not restored, or whose owner has decided. */
export async function readOutgoingHold(db: Handle): Promise<OutgoingHold | undefined> {
  const { rows } = await sql<{ since: Date; rehearsal: boolean }>`
    select since, rehearsal from outgoing_hold`.execute(db)
  const [hold] = rows
  return hold && { since: hold.since, rehearsal: hold.rehearsal, mails: await countHeld(db) }
}

/**
 * Ends the hold: mails are sent, jobs go on. Wake the sender afterwards.
 * @returns how many mails were held
 */
export async function releaseOutgoing(tx: Handle): Promise<number> {
  // Before the row of the hold goes, by which mails of a rehearsal are held.
  const mails = await countHeld(tx)
  await releaseHeld(tx)
  await sql`delete from outgoing_hold`.execute(tx)
  return mails
}

/** Gives up the mails that are held. The hold stays, so nothing leaves. @returns how many */
export const dropOutgoing = (tx: Handle): Promise<number> => dropHeld(tx)

/** Whether the jobs of what leaves the shop pause. */
export async function isOutgoingHeld(db: Handle): Promise<boolean> {
  const { rows } = await sql`select from outgoing_hold`.execute(db)
  return rows.length > 0
}

/** Whether the shop is a copy, from which nothing leaves. */
export const isRehearsal = async (db: Handle): Promise<boolean> =>
  (await sql`select from outgoing_hold where rehearsal`.execute(db)).rows.length > 0
