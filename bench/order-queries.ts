/** The requests of the subject `size` about orders: what admins and buyers ask of a million. */
import type { OrderStage } from './order-filling.ts'
import { address, elementFor, type Query } from './size-queries.ts'
import type { SampleTool } from './size-shop.ts'

const goal = [200, 200] as const
const pageSize = 25
const statuses = ['placed', 'confirmed', 'picking', 'shipped', 'delivered', 'cancelled']
const sorts = ['newest', 'oldest', 'total', 'total-down']
const commonWords = ['wrench', 'hammer', 'bigmail', 'screwdriver', 'set', 'ada', 'finn', 'pliers']

/** The first and last day of a month of the three years. */
function monthOf(turn: number): { readonly from: string; readonly to: string } {
  const first = new Date(Date.UTC(2023, 7 + (turn % 34), 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0))
  return { from: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) }
}

/** What an admin types into the search of orders, by the name of the figure. */
function createSearches(
  numberFor: (turn: number) => number,
  toolFor: (turn: number) => SampleTool,
  firstNumber: number,
): readonly (readonly [string, (turn: number) => string])[] {
  return [
    ['number', (turn) => String(numberFor(turn))],
    ['common', (turn) => elementFor(commonWords, turn)],
    [
      'two-words',
      (turn) => `${elementFor(commonWords, turn)} ${elementFor(commonWords, turn + 3)}`,
    ],
    ['sku', (turn) => toolFor(turn).sku],
    ['tool', (turn) => toolFor(turn).name],
    ['po', (turn) => `po-2025-${numberFor(turn) - firstNumber}`],
    [
      'e-mail',
      (turn) => `${elementFor(['ada', 'ben', 'cleo', 'pia'], turn)}.${turn % 10 ? 'na' : 'mor'}`,
    ],
    ['beginning', (turn) => elementFor(['ham', 'wre', 'nav', 'cas', 'scr'], turn)],
    ['nothing', (turn) => `xyzzy${turn}`],
  ]
}

/** @param sample tools from everywhere in the list, some of which are on the orders' lines */
export function createOrderQueries(
  { count, firstNumber, adminToken, buyerToken, buyerEmail }: OrderStage,
  sample: readonly SampleTool[],
): readonly Query[] {
  const asAdmin = (name: string, path: (turn: number) => string): Query => ({
    name: `orders-${name}`,
    goal,
    token: adminToken,
    path,
  })
  const list = (name: string, parameters: (turn: number) => Record<string, string | number>) =>
    asAdmin(name, (turn) => address('/api/orders', { limit: pageSize, ...parameters(turn) }))
  const toolFor = (turn: number) => elementFor(sample, turn)
  const numberFor = (turn: number) => firstNumber + ((turn * 7919) % count)
  const searches = createSearches(numberFor, toolFor, firstNumber)
  return [
    // Two months of all orders, their lines, and what is left of what was sold.
    asAdmin('figures', (turn) => address('/api/figures', { to: monthOf(turn).to })),
    asAdmin('overdue-customers', (turn) =>
      address('/api/figures/overdue-customers', { to: monthOf(turn).to }),
    ),
    // What three and six months of lines leave to buy, and what they left lying, of all tools.
    ...['suggestions', 'dead-stock'].map((name) => ({
      ...asAdmin(`purchase-${name}`, () => address(`/api/purchasing/${name}`, { limit: 25 })),
      ofAllTools: true,
    })),
    ...sorts.map((sort) => list(`list-${sort}`, (turn) => ({ sort, limit: 25 + (turn % 17) }))),
    ...statuses.map((status) =>
      list(`list-${status}`, (turn) => ({ status, limit: 25 + (turn % 9) })),
    ),
    list('list-of-month', (turn) => ({ ...monthOf(turn), sort: elementFor(sorts, turn) })),
    list('list-of-month-and-status', (turn) => ({
      ...monthOf(turn),
      status: elementFor(statuses, turn),
      sort: elementFor(sorts, turn >> 1),
    })),
    ...searches.map(([name, q]) => list(`search-${name}`, (turn) => ({ q: q(turn) }))),
    list('search-narrowed', (turn) => ({
      q: elementFor(commonWords, turn),
      status: elementFor(statuses, turn),
      sort: elementFor(sorts, turn),
      ...(turn % 2 ? monthOf(turn) : {}),
    })),
    asAdmin('counts', () => '/api/orders/counts'),
    asAdmin('counts-of-month', (turn) => address('/api/orders/counts', monthOf(turn))),
    asAdmin('counts-of-search', (turn) =>
      address('/api/orders/counts', { q: elementFor(commonWords, turn) }),
    ),
    asAdmin('documents-of-month', (turn) =>
      address('/api/documents', { ...monthOf(turn), limit: 1000 - (turn % 17) }),
    ),
    asAdmin('one', (turn) => `/api/order/${numberFor(turn)}`),
    {
      name: 'orders-of-a-buyer',
      goal,
      token: buyerToken,
      path: (turn) => address(`/api/orders/${buyerEmail}`, { limit: 20 + (turn % 20) }),
    },
  ]
}
