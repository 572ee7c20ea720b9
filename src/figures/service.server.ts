/** The figures service: asks orders, reviews and stock, and compares two periods. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import { may } from '../accounts/rules.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import { dayOf, startOfDay, type Day } from '../platform/time-zone.ts'
import type { ReviewsService } from '../reviews/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { StockService } from '../stock/service.server.ts'
import type { TaxService } from '../tax/service.server.ts'
import type { AtCost, Figures, FiguresOperations } from './contract.ts'
import { everyDay, lowStock, maxRows, maxSoldTools, periodsUntil, sumDays } from './rules.ts'

export interface FiguresService extends FiguresOperations {}

export type FiguresDependencies = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'titles'>
  readonly orders: Pick<
    OrdersService,
    'count' | 'salesByDay' | 'countBuyers' | 'bestSellers' | 'soldLines'
  >
  readonly reviews: Pick<ReviewsService, 'countHeld' | 'countReported'>
  readonly tax: Pick<TaxService, 'countDueCertificates'>
  readonly stock: Pick<StockService, 'levels'>
  readonly readSettings: ReadSettings
  readonly now: () => Date
}

export const createFiguresService = (deps: FiguresDependencies): FiguresService => ({
  read: async ({ actor }, { to }) => {
    const { timeZone } = await deps.readSettings()
    const last = to ?? dayOf(deps.now(), timeZone)
    const [counts, heldReviews, reportedReviews, certificates, period] = await Promise.all([
      deps.orders.count({ actor }, {}),
      deps.reviews.countHeld(),
      deps.reviews.countReported(),
      deps.tax.countDueCertificates(),
      readPeriod(deps, { last, timeZone, seesCosts: seesCosts(actor) }),
    ])
    return {
      today: {
        toConfirm: counts.placed,
        toPick: counts.confirmed,
        toShip: counts.picking,
        heldReviews,
        reportedReviews,
        certificates,
      },
      ...period,
    }
  },
})

/** Costs are for those who see them at the desk, too. */
const seesCosts = ({ permissions = [] }: Actor): boolean =>
  may({ permissions }, 'catalogue', { reading: true })

type Asked = { readonly last: Day; readonly timeZone: string; readonly seesCosts: boolean }

/** What was sold in the 30 days that end with `last`, beside the 30 before. */
async function readPeriod(
  { database, catalogue, orders, stock }: FiguresDependencies,
  { last, timeZone, seesCosts: withCosts }: Asked,
): Promise<Omit<Figures, 'today'>> {
  const { before, first, end } = periodsUntil(last)
  const [start, from, to] = [before, first, end].map((day) => startOfDay(day, timeZone))
  if (!start || !from || !to) throw new Error('A period without days')
  const db = database.reports
  const [days, buyersNow, buyersBefore, sold, linesNow, linesBefore] = await Promise.all([
    orders.salesByDay(db, { from: start, to }, timeZone),
    orders.countBuyers(db, { from, to }),
    orders.countBuyers(db, { from: start, to: from }),
    orders.bestSellers(db, { from, to }, maxSoldTools),
    orders.soldLines(db, { from, to }),
    orders.soldLines(db, { from: start, to: from }),
  ])
  const ids = sold.map(({ toolId }) => toolId)
  const [levels, titles] = await Promise.all([stock.levels(db, ids), catalogue.titles(db, ids)])
  const onSale = new Set(titles.filter(({ listed }) => listed).map(({ id }) => id))
  const levelsOnSale = new Map([...levels].filter(([id]) => onSale.has(id)))
  const [now, earlier] = [sumDays(days, first, end), sumDays(days, before, first)]
  return {
    ...{ from: first, to: last },
    sales: { now: now.cents, before: earlier.cents },
    orders: { now: now.orders, before: earlier.orders },
    pieces: { now: now.pieces, before: earlier.pieces },
    buyers: { now: buyersNow, before: buyersBefore },
    margin: withCosts ? { now: toAtCost(linesNow), before: toAtCost(linesBefore) } : null,
    days: everyDay(first, days).map(({ day, orders: count, cents }) => ({
      ...{ day, orders: count, sales: cents },
    })),
    bestSellers: sold.slice(0, maxRows).map(({ cents, cost, ...tool }) => ({
      ...{ ...tool, sales: cents, cost: withCosts ? cost : null },
    })),
    lowStock: lowStock(sold, levelsOnSale)
      .slice(0, maxRows)
      .map(({ toolId, sku, name, stock: level, pieces, daysLeft }) => ({
        ...{ toolId, sku, name, stock: level, sold: pieces, daysLeft },
      })),
  }
}

type SoldLines = Awaited<ReturnType<OrdersService['soldLines']>>

const toAtCost = ({ lines, linesAtCost, salesAtCost: sales, cost }: SoldLines): AtCost => ({
  ...{ lines, linesAtCost, sales, cost },
})
