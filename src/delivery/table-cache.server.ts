/**
 * The delivery charges in memory: orders ask for them. They are read again when a notification says
 * that they have changed; while notifications do not arrive, they are read each time.
 */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { BackgroundJob } from '../platform/capability.server.ts'
import { isDeliveryTable } from './contract.ts'
import { noDelivery, type DeliveryTable } from './delivery-table.ts'
import { newestTable, type TableRow } from './store.server.ts'

/** The notification channel; it has no payload. */
export const deliveryChannel = 'delivery_tables'
/** Milliseconds: a message may be lost when a process dies, so what it invalidates expires too. */
const maxAge = 60_000

export type CurrentTable = { readonly revision: number; readonly table: DeliveryTable }

export interface TableCache {
  current(): Promise<CurrentTable>
  /** Has it read again before anybody gets it next. */
  invalidate(): void
  /** Listens for changes. */
  readonly job: BackgroundJob
}

export function createTableCache(database: Database): TableCache {
  let isListening = false
  let loadedAt = 0
  let loading: Promise<CurrentTable> | undefined
  const load = async (): Promise<CurrentTable> => {
    try {
      return toCurrent(await newestTable(database.handle))
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const invalidate = (): void => {
    loading = undefined
  }
  let stop = async (): Promise<void> => undefined
  return {
    invalidate,
    current() {
      if (loading === undefined || !isListening || performance.now() - loadedAt >= maxAge) {
        loadedAt = performance.now()
        loading = load()
      }
      return loading
    },
    job: {
      async start() {
        const connected = () => {
          invalidate()
          isListening = true
        }
        stop = await database.listen(deliveryChannel, invalidate, connected, () => {
          isListening = false
        })
        connected()
      },
      close: () => stop(),
    },
  }
}

/** Nothing is charged by a table that an older version has stored and that is not understood. */
export const toCurrent = (row: TableRow | undefined): CurrentTable =>
  row
    ? { revision: row.revision, table: isDeliveryTable(row.value) ? row.value : noDelivery }
    : { revision: 0, table: noDelivery }
