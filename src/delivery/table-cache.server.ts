/** The delivery charges in memory, for orders. */
import { createCachedValue } from '../../packages/pg-kit/cached-value.server.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { BackgroundJob } from '../platform/capability.server.ts'
import { isDeliveryTable } from './contract.ts'
import { noDelivery, type DeliveryTable } from './delivery-table.ts'
import { newestTable, type TableRow } from './store.server.ts'

/** The notification channel; it has no payload. */
export const deliveryChannel = 'delivery_tables'

export type CurrentTable = { readonly revision: number; readonly table: DeliveryTable }

export interface TableCache {
  current(): Promise<CurrentTable>
  /** Makes the next caller read it again. */
  invalidate(): void
  /** Listens for changes. */
  readonly job: BackgroundJob
}

export function createTableCache(database: Database): TableCache {
  const { current, invalidate, listen } = createCachedValue({
    database,
    channel: deliveryChannel,
    read: async () => toCurrent(await newestTable(database.handle)),
  })
  let stop = async (): Promise<void> => undefined
  return {
    current,
    invalidate,
    job: {
      async start() {
        stop = await listen()
      },
      close: () => stop(),
      everywhere: true,
    },
  }
}

/** A stored table of an older version that cannot be read charges nothing. */
export const toCurrent = (row: TableRow | undefined): CurrentTable =>
  row
    ? { revision: row.revision, table: isDeliveryTable(row.value) ? row.value : noDelivery }
    : { revision: 0, table: noDelivery }
