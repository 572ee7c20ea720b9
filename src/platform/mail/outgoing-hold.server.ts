/**
 * Outgoing messages of a restored shop wait until its owner has decided: the shop that made the
 * backup may have sent them already, or may still be running. Waiting mails are held; the jobs that
 * call other services or write mails about due dates pause. New mails of a rehearsal are held, too.
 */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { countHeld, dropHeld, holdWaiting, releaseHeld } from './outbox-store.server.ts'

export type OutgoingHold = {
  readonly since: Date
  /** The shop is a copy: its new mails are held too. */
  readonly rehearsal: boolean
  /** How many mails are held. */
  readonly mails: number
}

/** Holds outgoing messages, in the transaction that restores the shop. */
export async function holdOutgoing(tx: Handle, rehearsal: boolean): Promise<OutgoingHold> {
  const { rows } = await sql<{ since: Date }>`
    insert into outgoing_hold (since, rehearsal) values (now(), ${rehearsal})
    on conflict (is_only) do update set since = excluded.since, rehearsal = excluded.rehearsal
    returning since`.execute(tx)
  await holdWaiting(tx)
  return { since: rows[0]?.since ?? new Date(0), rehearsal, mails: await countHeld(tx) }
}

/** The current hold; undefined in a shop that was not restored, or whose owner has decided. */
export async function readOutgoingHold(db: Handle): Promise<OutgoingHold | undefined> {
  const { rows } = await sql<{ since: Date; rehearsal: boolean }>`
    select since, rehearsal from outgoing_hold`.execute(db)
  const [hold] = rows
  return hold && { since: hold.since, rehearsal: hold.rehearsal, mails: await countHeld(db) }
}

/**
 * Ends the hold: mails are sent, jobs resume. Wake the sender afterwards.
 * @returns how many mails were held
 */
export async function releaseOutgoing(tx: Handle): Promise<number> {
  // Count before the row of the hold is deleted, by which mails of a rehearsal are held.
  const mails = await countHeld(tx)
  await releaseHeld(tx)
  await sql`delete from outgoing_hold`.execute(tx)
  return mails
}

/**
 * Abandons the held mails. The hold stays, so nothing is sent.
 * @returns how many
 */
export const dropOutgoing = (tx: Handle): Promise<number> => dropHeld(tx)

/** Whether the jobs with outgoing messages pause. */
export async function isOutgoingHeld(db: Handle): Promise<boolean> {
  const { rows } = await sql`select from outgoing_hold`.execute(db)
  return rows.length > 0
}

/** Whether the shop is a copy that must not send anything. */
export const isRehearsal = async (db: Handle): Promise<boolean> =>
  (await sql`select from outgoing_hold where rehearsal`.execute(db)).rows.length > 0
