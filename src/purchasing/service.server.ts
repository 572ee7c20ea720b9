/** The purchasing service: what to buy again, what nobody buys, and the mail about low stock. */
import type { ErrorLog, JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { dayOf } from '../platform/time/time-zone.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { StockService } from '../stock/service.server.ts'
import type { PurchaseSuggestion, PurchasingOperations } from './contract.ts'
import { createLowStockMail, mailLowStock } from './low-stock-mail.server.ts'
import {
  addPurchase,
  readPurchases,
  removePurchase,
  restorePurchase,
  settlePurchases,
  type PurchasesDependencies,
} from './purchases.server.ts'
import { daysLeft, deadDays, demandDays, purchaseQuantity, type PurchaseTerms } from './rules.ts'
import { deadTools, toolsToPurchase, type PurchaseRow } from './store.server.ts'

export interface PurchasingService extends PurchasingOperations {
  /**
   * Writes the mail of the day, if it is due.
   * @returns whether a mail was written
   */
  mailLowStock(): Promise<boolean>
  /** Does this regularly. */
  readonly lowStockMail: JobRunner
}

export type PurchasingDependencies = PurchasesDependencies & {
  readonly accounts: Pick<AccountsService, 'staffWith'>
  readonly mail: MailService
  readonly readSettings: ReadSettings
  readonly log: ErrorLog
  readonly stock: Pick<StockService, 'onReceived'>
  /** The shop's address, for links. */
  readonly origin: string
}

/** Goods recorded by staff are assigned to outstanding purchases. */
export function createPurchasingService(deps: PurchasingDependencies): PurchasingService {
  deps.stock.onReceived(settlePurchases)
  return purchasingOperations(deps)
}

const purchasingOperations = (deps: PurchasingDependencies): PurchasingService => ({
  purchases: (_caller, query) => readPurchases(deps, query),
  purchase: ({ actor, idempotencyKey: key }, purchase) =>
    addPurchase(deps, { actor, key }, purchase),
  removePurchase: async ({ actor }, { id }) => ({
    acknowledged: true,
    deletedCount: await removePurchase(deps, actor, id),
  }),
  restorePurchase: ({ actor }, { id }) => restorePurchase(deps, actor, id),
  suggestions: (_caller, query) => readSuggestions(deps, query),
  deadStock: (_caller, query) => readDeadStock(deps, query),
  mailLowStock: () => mailLowStock(deps),
  lowStockMail: createLowStockMail(deps),
})

type PageQuery = { readonly limit?: number | undefined; readonly cursor?: string | undefined }

const defaultPageSize = 100
/** Milliseconds. */
const day = 86_400_000

async function readSuggestions(
  { database, now, readSettings }: PurchasingDependencies,
  { limit = defaultPageSize, cursor }: PageQuery,
) {
  const settings = await readSettings()
  const terms = {
    leadDays: Number(settings.purchaseLeadDays),
    coverDays: Number(settings.purchaseCoverDays),
  }
  const [urgency, id] = cursor === undefined ? [] : decodeCursor(cursor, ['integer', 'uuid'])
  const rows = await toolsToPurchase(database.reports, {
    since: new Date(now().getTime() - demandDays * day),
    demandDays,
    leadDays: terms.leadDays,
    limit,
    after: urgency === undefined ? undefined : [Number(urgency), String(id)],
  })
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.urgency, last.toolId]),
    (row) => toSuggestion(row, terms),
  )
}

function toSuggestion(
  { urgency: _urgency, cost, pricePer, ...tool }: PurchaseRow,
  terms: PurchaseTerms,
): PurchaseSuggestion {
  const quantity = purchaseQuantity(tool, terms)
  return {
    ...tool,
    daysLeft: daysLeft(tool),
    quantity,
    cost: cost === null ? null : Math.round((quantity * cost) / pricePer),
  }
}

async function readDeadStock(
  { database, now, readSettings }: PurchasingDependencies,
  { limit = defaultPageSize, cursor }: PageQuery,
) {
  const { timeZone } = await readSettings()
  const [value, id] = cursor === undefined ? [] : decodeCursor(cursor, ['bigint', 'uuid'])
  const rows = await deadTools(database.reports, {
    since: new Date(now().getTime() - deadDays * day),
    after: value === undefined ? undefined : [Number(value), String(id)],
    limit,
  })
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.value, last.toolId]),
    ({ lastSold, ...tool }) => ({
      ...tool,
      lastSold: lastSold === null ? null : dayOf(lastSold, timeZone),
    }),
  )
}
