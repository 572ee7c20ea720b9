/** Open items: as a list, as sums by age, as a file, and for the customers who owe them. */
import { hash } from 'node:crypto'
import type { Actor } from '../platform/access/endpoint.ts'
import type { FileOutput } from '../../packages/contract/file-output.ts'
import { isAdmin } from '../accounts/rules.ts'
import { toCsv } from '../platform/files/csv.ts'
import { formatAmount } from '../platform/money/money.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { addDays, dayOf } from '../platform/time/time-zone.ts'
import type { Ageing, ItemFilters, OpenItem, OpenItemQuery } from './contract.ts'
import type { PaymentsDependencies } from './dependencies.server.ts'
import { toOpenItem } from './dto.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { ageOf, ages, parseCustomer, type Age } from './rules.ts'
import {
  listOpen,
  listOwn,
  sumOpenByDueDate,
  sumUnallocated,
  type ReceivableFilters,
} from './store.server.ts'

type Dependencies = Pick<PaymentsDependencies, 'database' | 'readSettings' | 'now'>

const defaultPageSize = 100

/** The first and last due date of an age, counted back from today. */
const daysOfAge: Readonly<Record<Age, readonly [oldest: number | undefined, newest?: number]>> = {
  'not-due': [0],
  '1-30': [30, 1],
  '31-60': [60, 31],
  '61-90': [90, 61],
  'over-90': [undefined, 91],
}

type Today = Pick<ReceivableFilters, 'currency' | 'since'> & { readonly day: string }

async function today({ readSettings, now }: Dependencies): Promise<Today> {
  const { timeZone, currency, paymentsSince: since } = await readSettings()
  return { day: dayOf(now(), timeZone), currency, since }
}

function toFilters(
  { q, age, customer }: ItemFilters,
  { day, currency, since }: Today,
): ReceivableFilters {
  const [oldest, newest] = age === undefined ? [] : daysOfAge[age]
  return {
    q,
    currency,
    since,
    customer: customer === undefined ? undefined : parseCustomer(customer),
    dueFrom: oldest === undefined ? undefined : addDays(day, -oldest),
    dueTo: newest === undefined ? undefined : addDays(day, -newest),
  }
}

export async function listOpenItems(deps: Dependencies, query: OpenItemQuery) {
  const { limit = defaultPageSize, cursor } = query
  const now = await today(deps)
  const [due, id] = cursor === undefined ? [] : decodeCursor(cursor, ['string', 'uuid'])
  const rows = await listOpen(deps.database.handle, toFilters(query, now), {
    after: due === undefined ? undefined : [String(due), String(id)],
    limit: limit + 1,
  })
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.due_date, last.document_id]),
    (row) => toOpenItem(row, now.day),
  )
}

/** The sums of the filtered items by age, ignoring the filter for age. */
export async function readAgeing(
  deps: Dependencies,
  { q, customer }: ItemFilters,
): Promise<Ageing> {
  const now = await today(deps)
  const filters = toFilters({ q, customer }, now)
  const days = await sumOpenByDueDate(deps.database.handle, filters)
  const unallocated = await sumUnallocated(deps.database.handle, filters)
  const sums = ages.map((age) => {
    const ofAge = days.filter((row) => ageOf(row.due_date, now.day) === age)
    return {
      age,
      items: ofAge.reduce((sum, { items }) => sum + items, 0),
      open: ofAge.reduce((sum, { open }) => sum + open, 0),
    }
  })
  return {
    ages: sums,
    open: sums.reduce((sum, { open }) => sum + open, 0),
    credit: days.reduce((sum, { credit }) => sum + credit, unallocated),
  }
}

const maxFileRows = 100_000

export async function openItemsFile(deps: Dependencies, query: ItemFilters): Promise<FileOutput> {
  const now = await today(deps)
  const rows = await listOpen(deps.database.handle, toFilters(query, now), { limit: maxFileRows })
  const csv = toCsv([
    messages.columns,
    ...rows.map((row) => [
      row.number,
      row.order_number ?? '',
      row.customer,
      row.issue_date,
      row.due_date,
      toOpenItem(row, now.day).daysOverdue,
      row.currency,
      signed(row.gross_cents),
      signed(row.open_cents),
    ]),
  ])
  const bytes = new TextEncoder().encode(csv)
  return { name: `open-items-${now.day}.csv`, bytes, hash: hash('sha256', bytes, 'base64url') }
}

const signed = (cents: number): string => `${cents < 0 ? '-' : ''}${formatAmount(Math.abs(cents))}`

/**
 * The amount that the caller owes, if the shop tracks payments, or the amount of an order that they
 * can see. Staff see the amount of an order in any case.
 */
export async function listOwnItems(
  deps: Dependencies & Pick<PaymentsDependencies, 'companies' | 'orders'>,
  actor: Actor,
  order: number | undefined,
): Promise<OpenItem[]> {
  const { handle } = deps.database
  const { day, since } = await today(deps)
  const isForStaff = isAdmin(actor) && order !== undefined
  if (since === '' && !isForStaff) return []
  const owner = order === undefined ? undefined : await deps.orders.ownerOf(handle, order)
  if (owner && !(await deps.orders.canSee(handle, actor, owner))) return []
  const debtor = owner
    ? undefined
    : { userId: actor.id, memberOf: (await deps.companies.ownedRecords(handle, actor.id)).member }
  const rows = await listOwn(handle, { debtor, order, since })
  return rows.map((row) => toOpenItem(row, day))
}
