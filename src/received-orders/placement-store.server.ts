/** SQL queries for received orders that the shop places automatically. */
import { sql } from 'kysely'
import { isUniqueViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/**
 * The received orders that are to be decided, or whose entry in the history is missing; the oldest
 * first.
 */
export async function listDue(db: Handle, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from received_orders where placement_state in ('due', 'unrecorded')
    order by received_at, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

type Kept = { readonly id: string; readonly revision: number; readonly reason: string }

/** Keeps it as a draft. Nothing changes if somebody has changed it meanwhile. */
export async function keepAsDraft(db: Handle, { id, revision, reason }: Kept): Promise<void> {
  await sql`
    update received_orders set placement_state = ${reason === '' ? '' : 'kept'}, placement_reason = ${reason}
    where id = ${id} and revision = ${revision} and placement_state = 'due'`.execute(db)
}

/** @returns false if its entry is written already */
export async function markRecorded(tx: Handle, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update received_orders set placement_state = 'placed'
    where id = ${id} and placement_state = 'unrecorded'`.execute(tx)
  return numAffectedRows > 0n
}

/**
 * Whether the company has another received order with the same number that was not rejected: an
 * earlier one, or a later one with different content. The same file sent again does not hold up the
 * first.
 */
export async function findSameNumber(
  db: Handle,
  id: string,
): Promise<'earlier' | 'later' | undefined> {
  const { rows } = await sql<{ is_earlier: boolean }>`
    select (other.received_at, other.id) < (received.received_at, received.id) as is_earlier
    from received_orders as received join received_orders as other
      on other.id <> received.id and other.company_id = received.company_id
        and other.number_key = received.number_key and other.state <> 'rejected'
    where received.id = ${id} and (
      (other.received_at, other.id) < (received.received_at, received.id)
      or other.file_hash <> received.file_hash or other.position <> received.position
    )
    order by is_earlier desc limit 1`.execute(db)
  const [found] = rows
  return found && (found.is_earlier ? 'earlier' : 'later')
}

/**
 * How many numbers are compared with that of an order: first those of placed orders, then the
 * newest.
 */
const maxNumbers = 2000

/** Order numbers of earlier received orders of the same buyer that were not rejected. */
export async function listNumbersBefore(db: Handle, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`
    select other.number from received_orders as received join received_orders as other
      on (other.received_at, other.id) < (received.received_at, received.id)
        and other.company_id is not distinct from received.company_id
        and (received.company_id is not null or other.user_id = received.user_id)
        and other.number_key <> received.number_key and other.number_key <> ''
        and other.state <> 'rejected'
    where received.id = ${id} and received.number_key <> ''
    order by other.state = 'ordered' desc, other.received_at desc limit ${maxNumbers}`.execute(db)
  return rows.map(({ number }) => number)
}

/** Whether a statement failed because an order with this number was placed automatically before. */
export const isPlacedBefore = (error: unknown): boolean =>
  isUniqueViolation(error, 'received_orders_placed_once')
