/** The only SQL queries for internal notes of orders. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

export type NoteRow = {
  readonly id: string
  readonly text: string
  readonly actor_name: string
  readonly at: Date
}

export type NewNoteRow = NoteRow & {
  readonly order_id: string
  readonly actor_id: string
}

/** Newest first. */
export async function listNotes(db: Handle, orderId: string): Promise<readonly NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select id, text, actor_name, at from order_notes where order_id = ${orderId}
    order by at desc, id desc`.execute(db)
  return rows
}

export async function countNotes(tx: Handle, orderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_notes where order_id = ${orderId}`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function insertNote(tx: Handle, note: NewNoteRow): Promise<void> {
  await sql`
    insert into order_notes (id, order_id, text, actor_id, actor_name, at)
    values (
      ${note.id}, ${note.order_id}, ${note.text}, ${note.actor_id}, ${note.actor_name}, ${note.at}
    )`.execute(tx)
}

/** @returns its text; undefined if there was none */
export async function deleteNote(
  tx: Handle,
  orderId: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`
    delete from order_notes where order_id = ${orderId} and id = ${id} returning text`.execute(tx)
  return rows[0]?.text
}

/** Deletes the notes on a deleted account's orders, and its name from the notes that it wrote. */
export async function deleteNotesOfUser(tx: Handle, userId: string): Promise<void> {
  await sql`
    delete from order_notes using orders
    where orders.id = order_notes.order_id and orders.user_id = ${userId}`.execute(tx)
  await sql`update order_notes set actor_name = '' where actor_id = ${userId}`.execute(tx)
}
