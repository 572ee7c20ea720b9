/** An index for every column that refers to another table, so that deletions there need no scan. */
import { sql, type Kysely } from 'kysely'

const statements = [
  'create index categories_of_parent on categories (parent_id)',
  'create index reviews_of_user on reviews (user_id)',
  'create index pictures_added_by on pictures (added_by)',
  'create index saved_lists_of_user on saved_lists (user_id)',
  'create index staff_invitations_invited_by on staff_invitations (invited_by)',
  'create index bulk_jobs_of_actor on bulk_jobs (actor_id)',
  'create index deleted_reviews_of_user on deleted_reviews (user_id)',
  'create index deleted_reviews_of_tool on deleted_reviews (tool_id)',
  'create index company_invitations_accepted_by on company_invitations (accepted_by)',
  'create index company_invitations_invited_by on company_invitations (invited_by)',
  'create index order_allocations_of_order on order_allocations (order_id)',
  'create index card_payments_of_payment on card_payments (payment_id)',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
