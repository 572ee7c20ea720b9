/** The operations that delete orders and restore them. */
import { archiveOrder } from './archive-order.server.ts'
import type { OrdersOperations } from '../contract.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { readDeletedOrders, restoreOrder } from './restore-order.server.ts'

/** Creates the operations from their dependencies. */
export const createDeletion = (
  deps: OrdersContext,
): Pick<OrdersOperations, 'deleted' | 'remove' | 'restore'> => ({
  remove: async ({ actor }, { id }) => ({
    acknowledged: true,
    deletedCount: (await archiveOrder(deps, actor, id)) ? 1 : 0,
  }),
  deleted: () => readDeletedOrders(deps),
  restore: async ({ actor }, { id }) => ({
    acknowledged: true,
    restoredCount: await restoreOrder(deps, actor, id),
  }),
})
