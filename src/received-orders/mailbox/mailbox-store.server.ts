/** The only SQL queries for the mailbox: how far it is read, and which mails were taken. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

export type MailboxState = {
  readonly uid_validity: string
  readonly last_uid: number
  readonly old_uid: number
}

export async function findMailbox(
  db: Handle,
  address: string,
): Promise<(MailboxState & { readonly checked_at: Date; readonly fault: string }) | undefined> {
  const { rows } = await sql<MailboxState & { checked_at: Date; fault: string }>`
    select uid_validity, last_uid::float8 as last_uid, old_uid::float8 as old_uid, checked_at, fault
    from order_mailboxes where address = ${address}`.execute(db)
  return rows[0]
}

/** @param fault '' if the check succeeded */
export async function saveCheck(
  db: Handle,
  { address, at, fault }: { readonly address: string; readonly at: Date; readonly fault: string },
): Promise<void> {
  await sql`
    insert into order_mailboxes (address, checked_at, fault) values (${address}, ${at}, ${fault})
    on conflict (address) do update set checked_at = excluded.checked_at, fault = excluded.fault
    `.execute(db)
}

type Numbering = { readonly address: string; readonly uidValidity: string; readonly oldUid: number }

/**
 * Starts a position: at first, and whenever the mail server has renumbered its mails. If two
 * instances start at once, the first one wins.
 */
export async function beginNumbering(
  db: Handle,
  { address, uidValidity, oldUid }: Numbering,
): Promise<void> {
  await sql`
    update order_mailboxes set uid_validity = ${uidValidity}, last_uid = 0, old_uid = ${oldUid}
    where address = ${address} and uid_validity <> ${uidValidity}`.execute(db)
}

/** Marks all mails up to this one as taken, in the transaction that takes it. */
export async function advance(
  tx: Handle,
  { address, uidValidity, uid }: Omit<Numbering, 'oldUid'> & { readonly uid: number },
): Promise<void> {
  await sql`
    update order_mailboxes set last_uid = greatest(last_uid, ${uid})
    where address = ${address} and uid_validity = ${uidValidity}`.execute(tx)
}

export async function isTaken(db: Handle, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`select from taken_mails where mail_hash = ${hash}`.execute(db)
  return rows.length > 0
}

/**
 * @returns whether the mail was not taken before; another instance that takes it waits for this
 * transaction
 */
export async function claimMail(tx: Handle, hash: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into taken_mails (mail_hash, taken_at) values (${hash}, ${at})
    on conflict do nothing returning mail_hash`.execute(tx)
  return rows.length > 0
}
