/** Sales of 30 days, compared with the previous 30. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import { startOfDay, type Day } from '../platform/time/time-zone.ts'
import type { AtCost, Figures } from './contract.ts'
import type { MetricsDependencies } from './dependencies.server.ts'
import { everyDay, lowStock, maxRows, maxSoldTools, periodsUntil, sumDays } from './rules.ts'
import { sees } from './today.server.ts'

type SoldLines = Awaited<ReturnType<OrdersService['soldByTool']>>['now']
type PeriodFigures = Omit<Figures, 'today'>
type PeriodInput = { readonly last: Day; readonly timeZone: string }
/** The start of the previous period, and the start and end of the period. */
type Moments = { readonly start: Date; readonly from: Date; readonly to: Date }

/** The 30 days that end with `last`. */
export async function readPeriod(
  deps: MetricsDependencies,
  actor: Actor,
  { last, timeZone }: PeriodInput,
): Promise<PeriodFigures> {
  const { before, first, end } = periodsUntil(last)
  const [start, from, to] = [before, first, end].map((day) => startOfDay(day, timeZone))
  if (!start || !from || !to) throw new Error('A period without days')
  const moments = { start, from, to }
  // Costs are only for readers who may see them in the dashboard, too.
  const withCosts = sees(actor, 'catalogue')
  const [sales, lines, returns, zeroResultSearches] = await Promise.all([
    readSales(deps, { ...moments, before, first, end, timeZone }),
    readLines(deps, moments, withCosts),
    readReturns(deps, moments),
    deps.search.zeroResultSearches({ from: first, to: last }, maxRows),
  ])
  return {
    from: first,
    to: last,
    ...sales,
    ...lines,
    ...returns,
    zeroResultSearches: [...zeroResultSearches],
  }
}

type Days = {
  readonly before: Day
  readonly first: Day
  readonly end: Day
  readonly timeZone: string
}

async function readSales(
  { database: { reports: db }, orders }: MetricsDependencies,
  { start, from, to, before, first, end, timeZone }: Moments & Days,
): Promise<Pick<Figures, 'sales' | 'orders' | 'pieces' | 'buyers' | 'days'>> {
  const [days, buyersNow, buyersBefore] = await Promise.all([
    orders.salesByDay(db, { from: start, to }, timeZone),
    orders.countBuyers(db, { from, to }),
    orders.countBuyers(db, { from: start, to: from }),
  ])
  const [now, earlier] = [sumDays(days, first, end), sumDays(days, before, first)]
  return {
    sales: { now: now.cents, before: earlier.cents },
    orders: { now: now.orders, before: earlier.orders },
    pieces: { now: now.pieces, before: earlier.pieces },
    buyers: { now: buyersNow, before: buyersBefore },
    days: everyDay(first, days).map(({ day, orders: count, cents }) => ({
      day,
      orders: count,
      sales: cents,
    })),
  }
}

async function readLines(
  { database: { reports: db }, catalogue, orders, stock }: MetricsDependencies,
  moments: Moments,
  withCosts: boolean,
): Promise<Pick<Figures, 'fill' | 'margin' | 'bestSellers' | 'lowStock'>> {
  const { now, before, best } = await orders.soldByTool(db, moments, maxSoldTools)
  const ids = best.map(({ toolId }) => toolId)
  const [levels, titles] = await Promise.all([stock.levels(db, ids), catalogue.titles(db, ids)])
  const titleOf = new Map(titles.map((title) => [title.id, title]))
  const named = best.map((tool) => {
    const { sku = '', name = '' } = titleOf.get(tool.toolId) ?? {}
    return { ...tool, sku, name }
  })
  const onSale = new Map([...levels].filter(([id]) => titleOf.get(id)?.listed))
  return {
    fill: { now: toFilled(now), before: toFilled(before) },
    margin: withCosts ? { now: toAtCost(now), before: toAtCost(before) } : null,
    bestSellers: named.slice(0, maxRows).map(({ cents, cost, ...tool }) => ({
      ...tool,
      sales: cents,
      cost: withCosts ? cost : null,
    })),
    lowStock: lowStock(named, onSale)
      .slice(0, maxRows)
      .map(({ toolId, sku, name, stock: level, pieces, daysLeft }) => ({
        toolId,
        sku,
        name,
        stock: level,
        sold: pieces,
        daysLeft,
      })),
  }
}

const toAtCost = ({ lines, linesAtCost, salesAtCost: sales, cost }: SoldLines): AtCost => ({
  lines,
  linesAtCost,
  sales,
  cost,
})

const toFilled = ({ ordered, filled }: SoldLines) => ({ ordered, filled })

/** Returns received in the period, compared with the previous one. */
async function readReturns(
  { database, shipments }: MetricsDependencies,
  { start, from, to }: Moments,
): Promise<Pick<Figures, 'returnedPieces' | 'returnedValue' | 'returns'>> {
  const db: Handle = database.reports
  const [now, before, returns] = await Promise.all([
    shipments.sumReceivedReturns(db, { from, to }),
    shipments.sumReceivedReturns(db, { from: start, to: from }),
    shipments.returnsOfPeriod(db, { from, to }, maxRows),
  ])
  return {
    returnedPieces: { now: now.pieces, before: before.pieces },
    returnedValue: { now: now.cents, before: before.cents },
    returns: returns.map(({ at, cents, ...row }) => ({
      ...row,
      at: at.toISOString(),
      value: cents,
    })),
  }
}
