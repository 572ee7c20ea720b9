/** The indexes of the lists of orders; created here if the migration left them out. */
import { newestOfToolIndex } from '../buying-habits/ordered-with-store.server.ts'

/**
 * By name. The migrations 0038, 0080, 0241, 0252 and 0280 create them while their table is short;
 * for a long table, creating them would block writes.
 */
export const listIndexes: Readonly<Record<string, string>> = {
  orders_by_time: 'on orders (placed_at desc, number desc) where deleted_at is null',
  orders_by_status_and_time:
    'on orders (status, placed_at desc, number desc) where deleted_at is null',
  orders_by_total: 'on orders (total_cents, number) where deleted_at is null',
  orders_deleted: 'on orders (deleted_at desc, number desc) where deleted_at is not null',
  orders_of_company: 'on orders (company_id, placed_at) where company_id is not null',
  orders_of_company_by_number:
    'on orders (company_id, number desc) where company_id is not null and deleted_at is null',
  orders_on_hold: 'on orders (number desc) where hold_kind is not null and deleted_at is null',
  order_history_of_actor: 'on order_history (actor_id)',
  order_lines_waiting: 'on order_lines (tool_id) where waiting > 0',
  orders_back_ordered: 'on orders (number) where back_order and deleted_at is null',
  [newestOfToolIndex]: 'on order_lines (tool_id, order_id desc)',
}
