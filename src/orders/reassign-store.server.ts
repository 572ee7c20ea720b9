/** The SQL that reassigns the orders of a member who leaves a company to another member. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Leaving } from '../companies/reassign.server.ts'
import type { OrderChange } from './model/edit-schema.ts'

/** Without names: they would remain after an account is deleted. */
const changes: readonly OrderChange[] = [{ kind: 'buyer', before: '', after: '' }]

/**
 * Makes the successor the buyer of all orders for this company, including deleted ones; the
 * original buyer stays recorded, and each order gets an edit about the change.
 * @returns how many of them are neither delivered, cancelled nor deleted
 */
export async function passOrdersOn(
  tx: Handle,
  { companyId, userId, successor, actor, at }: Leaving,
): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    with passed as (
      update orders set
        user_id = ${successor.userId}, email = ${successor.email}, name = ${successor.name},
        -- To the person who ordered it, it comes back.
        ordered_by = nullif(coalesce(ordered_by, user_id), ${successor.userId}::uuid),
        -- Keys are their buyer's, so another one of the successor's may be the same.
        idempotency_key = id::text, revision = revision + 1
      where company_id = ${companyId} and user_id = ${userId}
      returning id, revision, status, deleted_at
    ), noted as (
      insert into order_edits (
        order_id, revision, at, actor_id, actor_name, changes, by_company
      )
      select id, revision, ${at}::timestamptz, ${actor.id}::uuid, ${actor.name.slice(0, 200)},
        ${JSON.stringify(changes)}::jsonb, ${!actor.isStaff}
      from passed
    )
    select count(*)::int as open from passed
    where deleted_at is null and status not in ('delivered', 'cancelled')`.execute(tx)
  return rows[0]?.open ?? 0
}

/** The owner of the order with this number, even if the order is deleted. */
export async function findOrderOwner(
  db: Handle,
  number: number,
): Promise<{ readonly buyerId: string; readonly companyId: string | null } | undefined> {
  const { rows } = await sql<{ buyerId: string; companyId: string | null }>`
    select user_id as "buyerId", company_id as "companyId" from orders
    where number = ${number}`.execute(db)
  return rows[0]
}
