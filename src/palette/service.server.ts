/** Finds records by typed text: a few of each kind, limited to those that the person may see. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { DocumentsService } from '../documents/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { NeededPermission } from '../platform/access/permissions.ts'
import type { QuotesService } from '../quotes/service.server.ts'
import type { SavedListsService } from '../saved-lists/service.server.ts'
import { hiddenPages } from '../settings/hidden-pages.ts'
import type { SettingsService } from '../settings/service.server.ts'
import { maxOfEach, type Found, type PaletteOperations } from './contract.ts'

export type PaletteDependencies = {
  readonly database: Database
  readonly accounts: Pick<AccountsService, 'findCustomers'>
  readonly companies: Pick<CompaniesService, 'findNamed'>
  readonly orders: Pick<OrdersService, 'findHeads'>
  readonly documents: Pick<DocumentsService, 'findHeads'>
  readonly quotes: Pick<QuotesService, 'list' | 'own'>
  readonly savedLists: Pick<SavedListsService, 'list'>
  readonly settings: Pick<SettingsService, 'current'>
}
export type PaletteService = PaletteOperations

/** Shorter texts match nearly every record, and no index supports them. */
const minLength = 2
/** Names are looked up by trigrams. */
const minNameLength = 3

export const createPaletteService = (deps: PaletteDependencies): PaletteService => ({
  find: async ({ actor }, { q }) => {
    const text = q.trim().replaceAll(/\s+/g, ' ')
    const find = isAdmin(actor) ? findForStaff : findForBuyer
    const found = text.length < minLength ? nothing : await find(deps, actor, text)
    return { ...found, hiddenPages: [...hiddenPages(await deps.settings.current())] }
  },
})

type Records = Omit<Found, 'hiddenPages'>
const nothing: Records = {
  orders: [],
  companies: [],
  customers: [],
  documents: [],
  quotes: [],
  lists: [],
}

async function findForStaff(deps: PaletteDependencies, actor: Actor, q: string): Promise<Records> {
  const { database, accounts, companies, documents, orders, quotes } = deps
  const { handle } = database
  const reads = (needed: NeededPermission): boolean =>
    may({ permissions: actor.permissions ?? [] }, needed, { reading: true })
  const isName = q.length >= minNameLength
  const [sees, seesMoney, seesCustomers] = [
    reads('orders'),
    reads(['orders', 'money']),
    reads('customers'),
  ]
  const [found, named, people, papers, asked] = await Promise.all([
    sees ? orders.findHeads(actor, { q, limit: maxOfEach }) : [],
    seesCustomers && isName ? companies.findNamed(handle, q, maxOfEach) : [],
    (seesCustomers || sees) && isName ? accounts.findCustomers(handle, q, maxOfEach) : [],
    seesMoney && isName ? documents.findHeads(handle, q, maxOfEach) : [],
    sees ? quotes.list({ actor }, { q, limit: maxOfEach }) : [],
  ])
  const mayConfirm = may({ permissions: actor.permissions ?? [] }, 'orders')
  return {
    orders: found.map((order) => toFoundOrder(order, mayConfirm)),
    companies: [...named],
    customers: [...people],
    documents: [...papers],
    quotes: asked.map(toFoundQuote),
    lists: [],
  }
}

/** Own orders and those of the company, own quotes and lists. */
async function findForBuyer(
  { orders, quotes, savedLists }: PaletteDependencies,
  actor: Actor,
  q: string,
): Promise<Records> {
  const [found, asked, lists] = await Promise.all([
    orders.findHeads(actor, { q, limit: maxOfEach }),
    quotes.own({ actor }, { limit: ownQuotes }),
    savedLists.list({ actor }, {}),
  ])
  const has = (...texts: readonly string[]): boolean =>
    texts.some((text) => text.toLowerCase().includes(q.toLowerCase()))
  return {
    ...nothing,
    orders: found.map((order) => toFoundOrder(order, false)),
    quotes: asked
      .filter(({ number, company }) => String(number) === q || has(company ?? ''))
      .slice(0, maxOfEach)
      .map(toFoundQuote),
    lists: lists
      .filter(({ name }) => has(name))
      .slice(0, maxOfEach)
      .map(({ id, name, lineCount }) => ({ id, name, lineCount })),
  }
}

/** The number of a buyer's newest quotes that are searched. */
const ownQuotes = 100

const toFoundOrder = (
  {
    company,
    isOnHold,
    placedAt,
    ...order
  }: Awaited<ReturnType<OrdersService['findHeads']>>[number],
  mayConfirm: boolean,
): Found['orders'][number] => ({
  number: order.number,
  name: order.name,
  ...(company === null ? {} : { company }),
  status: order.status,
  onHold: isOnHold,
  placedAt: placedAt.toISOString(),
  total: order.total,
  currency: order.currency,
  poNumber: order.poNumber,
  canConfirm: order.canConfirm && mayConfirm,
})

const toFoundQuote = ({
  id,
  number,
  name,
  company,
  state,
  total,
}: Awaited<ReturnType<QuotesService['list']>>[number]): Found['quotes'][number] => ({
  id,
  number,
  name,
  ...(company === undefined || company === null ? {} : { company }),
  state,
  total,
})
