/** Price list rows: adding, replacing, removing and restoring them. A row itself never changes. */
import type { Actor } from '../platform/access/endpoint.ts'
import { invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import { isExclusionViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { unstatedBase } from '../catalogue/units/stated-base.ts'
import { displayPrice } from '../catalogue/model/units.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { startOfDay } from '../platform/time/time-zone.ts'
import { rowBaseUnknown, rowOverlaps, rowReplaced, type RowQuery } from './contract.ts'
import type { PricesDependencies } from './dependencies.server.ts'
import { toRowDto, toRowValues } from './dto.ts'
import { auditedMarks } from './price-marks.ts'
import { pricesMessages as messages } from './messages/prices.ts'
import { requireList } from './price-lists.server.ts'
import type { NewRow, PriceRow, RowChange } from './row-fields.ts'
import {
  findBase,
  findOverlap,
  findRow,
  findTargets,
  insertRow,
  listRows,
  markRemoved,
  overlapConstraint,
  targetKey,
  type NewRowValues,
  type PriceRowRow,
  type RowValues,
} from './row-store.server.ts'
import type { ListSummaryRow } from './store.server.ts'

const defaultPageSize = 100

export async function readRows(
  { database, readSettings, catalogue }: PricesDependencies,
  { listId, q, since, limit = defaultPageSize, cursor }: RowQuery,
) {
  const db = database.reports
  await requireList(db, listId)
  const [sort, id] = cursor === undefined ? [] : decodeCursor(cursor, ['string', 'uuid'])
  const after = sort === undefined ? undefined : { sort: String(sort), id: String(id) }
  const moment =
    since === undefined ? undefined : startOfDay(since, (await readSettings()).timeZone)
  const rows = await listRows(db, listId, { q, since: moment, after, limit })
  const ofTools = rows.flatMap((row) => (row.target === 'tool' ? [row.target_id] : []))
  const units = new Map((await catalogue.offers(db, ofTools)).map((tool) => [tool.id, tool.unit]))
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.sort, last.id]),
    (row): PriceRow => ({ ...toRowDto(row), unit: units.get(row.target_id) }),
  )
}

/** @throws notFound, invalidInput for a tool, brand or category that does not exist, rowOverlaps */
export const addRow = (
  deps: PricesDependencies,
  actor: Actor,
  { listId, target, name, ...values }: NewRow,
): Promise<PriceRow> =>
  deps.database.transact(async (tx) => {
    const list = await requireList(tx, listId)
    const found = (await findTargets(tx, [{ target, name }])).get(targetKey(target, name))
    if (found === undefined)
      throw invalidInput({
        errors: [{ pointer: '#/name', detail: messages.unknownTarget[target](name) }],
      })
    const row = await writeRow(deps, tx, {
      ...requireBase(toRowValues(values, found.base), name, unsaidBase(values, found.base)),
      list_id: listId,
      target,
      target_id: found.id,
    })
    await record(deps, tx, actor, 'prices.addRow', list, { after: row })
    return toRowDto(row)
  })

/** @throws invalidInput for a price whose number of units is unclear */
function requireBase(values: RowValues, name: string, unsaid: string | undefined): RowValues {
  if (values.price_cents === null || (values.price_per !== null && unsaid === undefined))
    return values
  throw invalidInput({
    errors: [{ pointer: '#/price_per', detail: unsaid ?? messages.baseUnknown(name) }],
  })
}

const unsaidBase = ({ price, pricePer }: Pick<NewRow, 'price' | 'pricePer'>, base: number | null) =>
  price === undefined ? undefined : unstatedBase(pricePer, base)

/** @throws notFound, rowReplaced, rowOverlaps; invalidInput as `addRow` */
export const changeRow = (
  deps: PricesDependencies,
  actor: Actor,
  { listId, id, ...values }: RowChange,
): Promise<PriceRow> =>
  deps.database.transact(async (tx) => {
    const list = await requireList(tx, listId)
    const before = await findRow(tx, listId, id)
    if (!before) throw notFound()
    if (!(await markRemoved(tx, id, deps.now())))
      throw rowReplaced({ detail: messages.rowReplacedDetail })
    const { list_id, target, target_id, name } = before
    const base = before.price_per ?? (await findBase(tx, target, target_id))
    const unsaid = values.price === before.price_cents ? undefined : unsaidBase(values, base)
    const row = await writeRow(deps, tx, {
      ...requireBase(toRowValues(values, base), name, unsaid),
      list_id,
      target,
      target_id,
    })
    await record(deps, tx, actor, 'prices.changeRow', list, { before, after: row })
    return toRowDto(row)
  })

/** @returns whether a valid one existed */
export const removeRow = (
  deps: PricesDependencies,
  actor: Actor,
  listId: string,
  id: string,
): Promise<boolean> =>
  deps.database.transact(async (tx) => {
    const before = await findRow(tx, listId, id)
    if (!before || !(await markRemoved(tx, id, deps.now()))) return false
    await record(deps, tx, actor, 'prices.removeRow', await requireList(tx, listId), { before })
    return true
  })

/**
 * Adds a removed row again; a valid row stays unchanged.
 * @throws notFound, rowOverlaps; rowBaseUnknown for a price from before 0.3.0 that does not state
 *   its number of units: that of its tools may have changed since
 */
export const putRowBack = (
  deps: PricesDependencies,
  actor: Actor,
  listId: string,
  id: string,
): Promise<PriceRow> =>
  deps.database.transact(async (tx) => {
    const list = await requireList(tx, listId)
    const removed = await findRow(tx, listId, id)
    if (!removed) throw notFound()
    if (removed.removed_at === null) return toRowDto(removed)
    if (removed.price_cents !== null && removed.price_per === null)
      throw rowBaseUnknown({ detail: messages.rowBaseUnknownDetail(removed.name) })
    const row = await writeRow(deps, tx, removed)
    await record(deps, tx, actor, 'prices.putRowBack', list, { after: row })
    return toRowDto(row)
  })

/** @throws rowOverlaps, also if a concurrent transaction wrote the other row */
async function writeRow(
  { newId, now }: Pick<PricesDependencies, 'newId' | 'now'>,
  tx: Handle,
  values: Omit<NewRowValues, 'id' | 'changed_at'>,
): Promise<PriceRowRow> {
  const overlap = await findOverlap(tx, values)
  if (overlap) throw overlapProblem(overlap)
  const id = newId()
  try {
    await insertRow(tx, { ...values, id, changed_at: now() })
  } catch (error) {
    throw isExclusionViolation(error, overlapConstraint) ? rowOverlaps() : error
  }
  const row = await findRow(tx, values.list_id, id)
  if (!row) throw new Error('A price was not written')
  return row
}

const overlapProblem = (row: PriceRowRow) =>
  rowOverlaps({
    detail: messages.overlapsDetail(
      row.name,
      row.valid_from ?? undefined,
      row.valid_until ?? undefined,
    ),
  })

/** The entry is about the list, and names the row's target. */
const record = async (
  { audit, catalogue }: PricesDependencies,
  tx: Handle,
  actor: Actor,
  operation: string,
  list: Pick<ListSummaryRow, 'id' | 'name'>,
  { before, after }: { readonly before?: PriceRowRow; readonly after?: PriceRowRow },
): Promise<void> =>
  audit.record(tx, actor, {
    operation,
    kind: 'price-list',
    id: list.id,
    label: list.name,
    ...(before ? { before: toAudited(before) } : {}),
    ...(after ? { after: { ...toAudited(after), ...(await marksOf(catalogue, tx, after)) } } : {}),
  })

/** For a price of one tool, with its quantity prices. */
async function marksOf(
  catalogue: PricesDependencies['catalogue'],
  tx: Handle,
  { target, target_id: toolId, code: sku, ...row }: PriceRowRow,
) {
  const { price_cents: price, price_per: pricePer } = row
  if (target !== 'tool' || price === null) return {}
  const lowest = Math.min(price, ...row.price_breaks.map((rung) => rung.price))
  const written = { toolId, sku, price: lowest, pricePer: pricePer ?? 1 }
  return auditedMarks([written], await catalogue.costs(tx, { ids: [toolId] }))
}

/** With amounts as shown in the history. */
function toAudited(row: PriceRowRow) {
  const { name, percentOff, price, priceBreaks, pricePer, validFrom, validUntil } = toRowDto(row)
  return {
    for: name,
    percentOff,
    price: price === undefined ? undefined : displayPrice(price, { pricePer }),
    priceBreaks: priceBreaks?.map((rung) => ({
      ...rung,
      price: displayPrice(rung.price, { pricePer }),
    })),
    validFrom,
    validUntil,
  }
}
