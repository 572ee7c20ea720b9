/** SQL queries for deleted orders. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrderRow, Tables } from '../store.server.ts'

const tables = (db: Handle) => db.withTables<Tables>()

type DeletedRow = Pick<
  OrderRow,
  'id' | 'number' | 'name' | 'email' | 'status' | 'pieces' | 'total_cents'
> & { readonly deleted_at: Date }

/** Those deleted at or after this time, newest first. */
export const listDeletedOrders = (db: Handle, since: Date, limit: number): Promise<DeletedRow[]> =>
  tables(db)
    .selectFrom('orders')
    .select(['id', 'number', 'name', 'email', 'status', 'pieces', 'total_cents', 'deleted_at'])
    .where('deleted_at', 'is not', null)
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .$narrowType<{ deleted_at: Date }>()
    .execute()

/** The order, deleted or not, locked until the transaction ends. */
export const lockDeletedOrder = (db: Handle, id: string): Promise<OrderRow | undefined> =>
  tables(db).selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function unmarkDeleted(db: Handle, id: string): Promise<void> {
  await tables(db).updateTable('orders').set({ deleted_at: null }).where('id', '=', id).execute()
}
