/**
 * Many prices at once: a preview of a file's changes to a list, and applying them in one
 * transaction.
 */
import { unstatedBase } from '../catalogue/units/stated-base.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isExclusionViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { rowOverlaps } from './contract.ts'
import type { PricesDependencies } from './dependencies.server.ts'
import { toRowValues, toDatedPrice } from './dto.ts'
import type { ImportedRow, ImportResult, PriceImport } from './import-fields.ts'
import { planImport, type ImportPlan } from './import-plan.ts'
import { costsBySku, markOfRow, type PriceMark } from './price-marks.ts'
import { requireList } from './price-lists.server.ts'
import {
  endRows,
  findTargets,
  insertRows,
  liveRowsOf,
  overlapConstraint,
  targetKey,
} from './row-store.server.ts'

/** The maximum number of rows per statement. */
const rowsPerInsert = 2000

/**
 * The number of units for the prices of each row's target, by row; absent: none, or different
 * numbers.
 */
export async function basesOf(
  db: Handle,
  rows: readonly ImportedRow[],
): Promise<ReadonlyMap<number, number>> {
  const targets = await findTargets(db, rows)
  return new Map(
    rows.flatMap(({ row, target, name }) => {
      const base = targets.get(targetKey(target, name))?.base
      return typeof base === 'number' ? [[row, base] as const] : []
    }),
  )
}

/**
 * The changes that these rows would make; nothing is written.
 * @throws notFound
 */
export async function checkRows(
  { database }: PricesDependencies,
  listId: string,
  rows: readonly ImportedRow[],
): Promise<ImportResult> {
  await requireList(database.handle, listId)
  return toResult(await planRows(database.handle, listId, rows))
}

/**
 * Writes the valid ones of these rows in one transaction; the others are skipped, with the reason.
 * @throws notFound; rowOverlaps if somebody has written a price for the same days in the meantime
 */
export const importRows = (
  { database, audit, catalogue, now, newId }: PricesDependencies,
  actor: Actor,
  { listId, file = '', rows }: PriceImport,
): Promise<ImportResult> =>
  database.transact(async (tx) => {
    const list = await requireList(tx, listId)
    const plan = await planRows(tx, listId, rows)
    const result = toResult(plan)
    const at = now()
    try {
      await endRows(tx, plan.ended, at)
      for (let from = 0; from < plan.added.length; from += rowsPerInsert)
        await insertRows(
          tx,
          plan.added.slice(from, from + rowsPerInsert).map(({ target, targetId, values }) => ({
            ...values,
            id: newId(),
            list_id: listId,
            target,
            target_id: targetId,
            changed_at: at,
          })),
        )
    } catch (error) {
      throw isExclusionViolation(error, overlapConstraint) ? rowOverlaps() : error
    }
    const { same: _same, ...counts } = result.counts
    const written = new Set(
      result.rows.flatMap(({ row, kind }) => (kind === 'new' || kind === 'changed' ? [row] : [])),
    )
    const marks = await countMarks(
      catalogue,
      tx,
      rows.filter(({ row }) => written.has(row)),
    )
    await audit.record(tx, actor, {
      operation: 'prices.importRows',
      kind: 'price-list',
      id: list.id,
      label: list.name,
      after: { file, ...counts, ...marks },
    })
    return result
  })

/** How many of these rows have a price of zero, or below cost; absent: none. */
async function countMarks(
  catalogue: PricesDependencies['catalogue'],
  tx: Handle,
  rows: readonly ImportedRow[],
) {
  const skus = rows.flatMap(({ target, name }) => (target === 'tool' ? [name] : []))
  const costs = costsBySku(await catalogue.costs(tx, { skus }))
  const marks = rows.flatMap((row) => markOfRow(row, costs)?.mark ?? [])
  const count = (wanted: PriceMark) => marks.filter((mark) => mark === wanted).length || undefined
  return { forNothing: count('free'), belowCost: count('below-cost') }
}

async function planRows(
  db: Handle,
  listId: string,
  rows: readonly ImportedRow[],
): Promise<ImportPlan> {
  const targets = await findTargets(db, rows)
  const wanted = rows.map(({ row, target, name, ...values }) => {
    const found = targets.get(targetKey(target, name))
    return {
      row,
      target,
      name,
      targetId: found?.id,
      unsaid:
        values.price === undefined ? undefined : unstatedBase(values.pricePer, found?.base ?? null),
      values: toRowValues(values, found?.base ?? null),
    }
  })
  const ids = new Set(Array.from(targets.values(), ({ id }) => id))
  const live = await liveRowsOf(db, listId, [...ids])
  return planImport(
    wanted,
    live.map(({ id, target, target_id: targetId, ...values }) => ({
      id,
      target,
      targetId,
      values,
    })),
  )
}

function toResult({ rows }: ImportPlan): ImportResult {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 }
  for (const { kind } of rows) counts[kind] += 1
  return {
    counts,
    rows: rows.map(({ row, kind, why, before }) => ({
      row,
      kind,
      why,
      before: before.map(toDatedPrice),
    })),
  }
}
