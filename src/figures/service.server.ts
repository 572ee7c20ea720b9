/** The figures service: asks orders, reviews and stock, and compares two periods. */
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import { may } from '../accounts/rules.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import { dayOf, startOfDay, type Day } from '../platform/time-zone.ts'
import type { ReviewsService } from '../reviews/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { ShipmentsService } from '../shipments/service.server.ts'
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
  readonly shipments: Pick<
    ShipmentsService,
    'sumReceivedReturns' | 'returnsOfPeriod' | 'countOpenReturns'
  >
  readonly tax: Pick<TaxService, 'countDueCertificates'>
  readonly stock: Pick<StockService, 'levels'>
  readonly readSettings: ReadSettings
  readonly now: () => Date
}

export const createFiguresService = (deps: FiguresDependencies): FiguresService => ({
  read: async ({ actor }, { to }) => {
    const { timeZone } = await deps.readSettings()
    const last = to ?? dayOf(deps.now(), timeZone)
    const [counts, heldReviews, reportedReviews, openReturns, certificates, period] =
      await Promise.all([
        deps.orders.count({ actor }, {}),
        deps.reviews.countHeld(),
        deps.reviews.countReported(),
        deps.shipments.countOpenReturns(deps.database.handle),
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
        onHold: counts.onHold,
        openReturns,
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
  { database, catalogue, orders, shipments, stock }: FiguresDependencies,
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
  const [levels, titles, returns] = await Promise.all([
    stock.levels(db, ids),
    catalogue.titles(db, ids),
    readReturns(shipments, db, { start, from, to }),
  ])
  const onSale = new Set(titles.filter(({ listed }) => listed).map(({ id }) => id))
  const levelsOnSale = new Map([...levels].filter(([id]) => onSale.has(id)))
  const [now, earlier] = [sumDays(days, first, end), sumDays(days, before, first)]
  return {
    ...{ from: first, to: last },
    sales: { now: now.cents, before: earlier.cents },
    orders: { now: now.orders, before: earlier.orders },
    pieces: { now: now.pieces, before: earlier.pieces },
    buyers: { now: buyersNow, before: buyersBefore },
    fill: { now: toFilled(linesNow), before: toFilled(linesBefore) },
    ...returns,
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

const toFilled = ({ ordered, filled }: SoldLines) => ({ ordered, filled })

/** What came back from `from` to `to`, beside what came back from `start` to `from`. */
async function readReturns(
  shipments: FiguresDependencies['shipments'],
  db: Handle,
  { start, from, to }: { readonly start: Date; readonly from: Date; readonly to: Date },
): Promise<Pick<Figures, 'returnedPieces' | 'returnedValue' | 'returns'>> {
  const [now, before, returns] = await Promise.all([
    shipments.sumReceivedReturns(db, { from, to }),
    shipments.sumReceivedReturns(db, { from: start, to: from }),
    shipments.returnsOfPeriod(db, { from, to }, maxRows),
  ])
  return {
    returnedPieces: { now: now.pieces, before: before.pieces },
    returnedValue: { now: now.cents, before: before.cents },
    returns: returns.map(({ at, cents, ...row }) => ({
      ...{ ...row, at: at.toISOString(), value: cents },
    })),
  }
}
