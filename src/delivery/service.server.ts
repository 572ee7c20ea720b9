/** The delivery service: the delivery cost of an order, and the charges set by staff. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { BackgroundJob } from '../platform/capability.server.ts'
import {
  tableChanged,
  type DeliveryOperations,
  type NewTable,
  type SavedTable,
} from './contract.ts'
import type { DeliveryTable } from './delivery-table.ts'
import { deliveryTableMessages as messages } from './messages/delivery-table.ts'
import { toOrderDelivery } from './order-delivery.ts'
import { deliveryFor, dependsOnWeight, totalWeight } from './rules.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import { insertTable, lockTables, newestTable } from './store.server.ts'
import { createTableCache, deliveryChannel, toCurrent } from './table-cache.server.ts'

export type DeliveryDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly catalogue: Pick<CatalogueService, 'offers'>
  readonly readSettings: ReadSettings
  readonly now: () => Date
}

export interface DeliveryService extends DeliveryOperations {
  /** The current charges; from memory if nothing has changed. */
  readonly current: () => Promise<DeliveryTable>
  readonly job: BackgroundJob
}

export function createDeliveryService(deps: DeliveryDependencies): DeliveryService {
  const cache = createTableCache(deps.database)
  return {
    current: async () => (await cache.current()).table,
    job: cache.job,
    quote: async (_, { goods, lines, postcode = '', collect = false, ...where }) => {
      const [{ table }, settings] = await Promise.all([cache.current(), deps.readSettings()])
      const { country = settings.country } = where
      const weight = await weightOfLines(deps, table, lines)
      const destination = { country, postcode, collect }
      const delivery = deliveryFor(table, destination, { value: goods, weight })
      return {
        delivery: toOrderDelivery(delivery, destination) ?? null,
        refusal: delivery?.kind === 'refused' ? delivery.reason : '',
        collection: table.charged ? table.collection : '',
      }
    },
    charges: async () => {
      const { revision, table } = toCurrent(await newestTable(deps.database.handle))
      return toSaved(revision, table)
    },
    // This process reads its own changes at once, even if it does not listen for notifications.
    saveCharges: ({ actor }, table) => saveTable(deps, actor, table).finally(cache.invalidate),
  }
}

const toSaved = (revision: number, table: DeliveryTable): SavedTable =>
  structuredClone({
    revision,
    charged: table.charged,
    zones: table.zones.map((zone) => ({
      ...zone,
      countries: [...zone.countries],
      steps: [...zone.steps],
    })),
    surcharges: [...table.surcharges],
    otherCountries: table.otherCountries,
    collection: table.collection,
    usualWeight: table.usualWeight,
  })

/** The weight of these lines in grams; no query is made if no charge depends on it. */
async function weightOfLines(
  { catalogue, database }: DeliveryDependencies,
  table: DeliveryTable,
  lines: readonly { readonly toolId: string; readonly quantity: number }[],
): Promise<number | undefined> {
  if (!dependsOnWeight(table)) return undefined
  const tools = await catalogue.offers(
    database.handle,
    lines.map(({ toolId }) => toolId),
    { weights: true },
  )
  const weights = new Map(tools.map(({ id, weight }) => [id, weight]))
  return totalWeight(
    // Tools that are no longer sold are not delivered.
    lines
      .filter(({ toolId }) => weights.has(toolId))
      .map(({ toolId, quantity }) => ({ quantity, weight: weights.get(toolId) })),
    table.usualWeight,
  )
}

/** @throws tableChanged if another table was saved after the one that was read */
async function saveTable(
  { database, audit, now }: DeliveryDependencies,
  actor: Actor,
  { revision, ...table }: NewTable,
): Promise<SavedTable> {
  return database.transact(async (tx) => {
    await lockTables(tx)
    const before = toCurrent(await newestTable(tx))
    if (before.revision !== revision)
      throw tableChanged({
        detail: messages.changedDetail,
        facts: { revision: before.revision },
      })
    await insertTable(tx, { revision: revision + 1, value: table, at: now() })
    await audit.record(tx, actor, {
      operation: 'delivery.saveCharges',
      kind: 'settings',
      id: 'delivery',
      label: messages.title,
      before: { ...before.table, revision },
      after: { ...table, revision: revision + 1 },
    })
    // In this order: pages rendered after the purge must read the new charges.
    await database.notify(tx, deliveryChannel, '')
    await database.notify(tx, 'purge', '*')
    return toSaved(revision + 1, table)
  })
}
