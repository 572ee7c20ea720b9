/**
 * Writes stock, prices and tools by SKU in parts. Each part is one transaction with its own mark
 * under the caller's idempotency key, so that a call that was cut off is completed by sending it
 * again.
 */
import { hashBody, once, type OnceResult } from '../../../packages/pg-kit/once.server.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Caller } from '../../platform/access/endpoint.ts'
import type { WriteOutcome } from '../../catalogue/bulk-write/many-tools.server.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import type { Finding } from '../columns/mapping.ts'
import {
  priceFields,
  rowsWrong,
  skuOutcomes,
  stockFields,
  type BySkuOperations,
  type SkuAnswer,
  type SkuOutcome,
} from './contract.ts'
import { leftReasons, type PlannedRow } from './plan-row.ts'
import {
  numberRows,
  planLevels,
  planTools,
  type PlannedLevel,
  type SkuRow,
} from './plan-rows.server.ts'

/** Rows in one part. An order of a tool that a part changes waits until the part is written. */
const rowsOfPart = 500

type Admin = Caller<'admin', true>
type Call = {
  readonly rows: readonly unknown[]
  readonly dryRun?: boolean | undefined
  readonly allOrNothing?: boolean | undefined
}
/** A row after it was written, or the reason why it was not. */
type WrittenRow = Pick<PlannedRow, 'sku' | 'outcome' | 'errors'>
/** The functions for one kind of rows. */
type Kind = {
  /** The operation that the idempotency key belongs to. */
  readonly operation: string
  /** The fields that a row may have; absent if the rules of a tool define them. */
  readonly fields?: readonly string[]
  /** Returns what the rows would change. */
  readonly plan: (rows: readonly SkuRow[]) => Promise<readonly PlannedRow[]>
  /**
   * Reads what writing needs, then writes, because a transaction must not wait for another
   * connection.
   */
  readonly prepare: (
    rows: readonly SkuRow[],
  ) => Promise<(tx: Handle) => Promise<readonly WrittenRow[]>>
}

/** Sets stock levels. @throws as `writeRows` */
export function setStock(
  dependencies: BulkJobsDependencies,
  caller: Admin,
  call: Parameters<BySkuOperations['setStock']>[1],
): Promise<SkuAnswer> {
  const { database, catalogue } = dependencies
  const knownTo = (rows: readonly SkuRow[]) => catalogue.many.known(rows.map(({ sku }) => sku))
  return writeRows(dependencies, caller, call, {
    operation: 'bulk.setStock',
    fields: stockFields,
    plan: async (rows) =>
      planLevels(dependencies, database.handle, rows, { known: await knownTo(rows), lock: false }),
    prepare: async (rows) => {
      const known = await knownTo(rows)
      return async (tx) => {
        const planned = await planLevels(dependencies, tx, rows, { known, lock: true })
        await writeLevels(dependencies, tx, caller, planned)
        return planned
      }
    },
  })
}

/** Sets prices, quantity prices and costs of existing tools. @throws as `writeRows` */
export const setPrices = (
  dependencies: BulkJobsDependencies,
  caller: Admin,
  call: Parameters<BySkuOperations['setPrices']>[1],
): Promise<SkuAnswer> =>
  writeRows(dependencies, caller, call, {
    operation: 'bulk.setPrices',
    fields: priceFields,
    plan: (rows) => planTools(dependencies, rows, false),
    prepare: async (rows) => {
      const planned = await planTools(dependencies, rows, false)
      return (tx) => writeTools(dependencies, tx, caller, planned, 'PUT /prices')
    },
  })

/** Adds tools, and changes the named fields of existing tools. @throws as `writeRows` */
export const setTools = (
  dependencies: BulkJobsDependencies,
  caller: Admin,
  call: Parameters<BySkuOperations['setTools']>[1],
): Promise<SkuAnswer> =>
  writeRows(dependencies, caller, call, {
    operation: 'bulk.setTools',
    plan: (rows) => planTools(dependencies, rows, true),
    prepare: async (rows) => {
      const planned = await planTools(dependencies, rows, true)
      return (tx) => writeTools(dependencies, tx, caller, planned, 'PUT /tools')
    },
  })

/**
 * @throws Problem rows-wrong if all rows or none are to be written and one is wrong, with the
 *   faults of each row; key-reused if the key was sent with other rows
 */
async function writeRows(
  { database }: BulkJobsDependencies,
  { actor, idempotencyKey }: Admin,
  { rows: given, dryRun = false, allOrNothing = false }: Call,
  { operation, fields, plan, prepare }: Kind,
): Promise<SkuAnswer> {
  const rows = numberRows(given, fields)
  const parts = allOrNothing ? [rows] : partsOf(rows)
  if (dryRun) {
    const planned: PlannedRow[] = []
    for (const part of partsOf(rows)) planned.push(...(await plan(part)))
    return toAnswer(false, planned)
  }
  // Each part represents the whole call: with other rows, the first part is refused already.
  const call = hashBody([rows, allOrNothing]).toString('base64')
  const written: WrittenRow[] = []
  for (const [index, part] of parts.entries()) {
    const write = await prepare(part)
    const work = async (tx: Handle) => {
      const done = await write(tx)
      if (allOrNothing) refuseWrong(done)
      return done
    }
    const key = index === 0 ? idempotencyKey : `${idempotencyKey}:${index}`
    written.push(
      ...(await database.transact((tx) =>
        writePart(tx, part, {
          actor: actor.id,
          operation,
          key,
          body: call,
          work: () => work(tx),
        }),
      )),
    )
  }
  return toAnswer(true, written)
}

const partsOf = (rows: readonly SkuRow[]): readonly (readonly SkuRow[])[] =>
  Array.from({ length: Math.ceil(rows.length / rowsOfPart) }, (_, index) =>
    rows.slice(index * rowsOfPart, (index + 1) * rowsOfPart),
  )

/** @throws Problem rows-wrong with the faults of each row */
function refuseWrong(rows: readonly WrittenRow[]): void {
  const errors = rows.flatMap((row, index) =>
    row.outcome === 'wrong' || row.outcome === 'left'
      ? row.errors.map(({ field, why }) => ({
          pointer: `#/rows/${index}${field === '' ? '' : `/${field}`}`,
          detail: why,
        }))
      : [],
  )
  if (errors.length > 0) throw rowsWrong({ errors })
}

type Part = {
  readonly actor: string
  readonly operation: string
  readonly key: string
  readonly body: string
  readonly work: () => Promise<readonly WrittenRow[]>
}

/** Writes a part once; a repeated call returns the first answer. */
async function writePart(
  tx: Handle,
  rows: readonly SkuRow[],
  { work, ...request }: Part,
): Promise<readonly WrittenRow[]> {
  return fromResult(rows, await once(tx, request, async () => toResult(await work())))
}

/**
 * A letter for each row, and its errors: compact, because an ERP sends ten thousand rows many times
 * a day.
 */
const toResult = (rows: readonly WrittenRow[]): OnceResult => ({
  outcomes: rows.map(({ outcome }) => skuOutcomes.indexOf(outcome)).join(''),
  errors: JSON.stringify(
    rows.flatMap(({ errors }, index) => (errors.length === 0 ? [] : [[index, errors]])),
  ),
})

function fromResult(rows: readonly SkuRow[], { outcomes, errors }: OnceResult): WrittenRow[] {
  const why = new Map<number, readonly Finding[]>(JSON.parse(String(errors)))
  return rows.map(({ sku }, index) => ({
    sku,
    outcome: skuOutcomes[Number(String(outcomes)[index])] ?? 'left',
    errors: why.get(index) ?? [],
  }))
}

async function writeLevels(
  dependencies: BulkJobsDependencies,
  tx: Handle,
  { actor }: Admin,
  planned: readonly PlannedLevel[],
): Promise<void> {
  const { catalogue, stock, audit, now, newId } = dependencies
  const levels = planned.flatMap(({ level }) => (level ? [level] : []))
  if (levels.length === 0) return
  const reason = 'PUT /stock'
  await stock.correctAll(tx, levels, { actorId: actor.id, at: now(), reason })
  await catalogue.many.stockChanged(
    tx,
    levels.map(({ toolId }) => toolId),
  )
  // The ledger has one movement for each tool; the history has one entry for all.
  await audit.record(tx, actor, {
    operation: 'bulk.setStock',
    kind: 'bulk-job',
    id: newId(),
    label: reason,
    after: { tools: levels.length },
  })
}

async function writeTools(
  dependencies: BulkJobsDependencies,
  tx: Handle,
  { actor }: Admin,
  planned: readonly PlannedRow[],
  reason: string,
): Promise<readonly WrittenRow[]> {
  const { many } = dependencies.catalogue
  const cause = { actorId: actor.id, author: actor, reason }
  const added = planned.flatMap((row) => (row.write && !row.write.known ? [row] : []))
  const changed = planned.flatMap((row) => (row.write?.known ? [row] : []))
  const additions = added.length === 0 ? [] : await many.add(tx, toolsOf(added), cause)
  const changes =
    changed.length === 0 ? [] : await many.change(tx, changed.flatMap(toChange), cause)
  const outcomes = new Map<PlannedRow, WriteOutcome | undefined>([
    ...added.map((row, index) => [row, additions[index]] as const),
    ...changed.map((row, index) => [row, changes[index]] as const),
  ])
  return planned.map((row): WrittenRow => {
    const outcome = outcomes.get(row)
    return outcome && 'left' in outcome
      ? { sku: row.sku, outcome: 'left', errors: [{ field: '', why: leftReasons[outcome.left] }] }
      : row
  })
}

const toolsOf = (rows: readonly PlannedRow[]) => rows.flatMap(({ write }) => write?.tool ?? [])

const toChange = ({ write }: PlannedRow) =>
  write?.known
    ? [
        {
          id: write.known.id,
          revision: write.known.revision,
          tool: write.tool,
          stockDelta: write.stockDelta,
        },
      ]
    : []

function toAnswer(applied: boolean, rows: readonly (WrittenRow | PlannedRow)[]): SkuAnswer {
  const count = (outcome: SkuOutcome) => rows.filter((row) => row.outcome === outcome).length
  return {
    applied,
    counts: {
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      wrong: count('wrong'),
      left: count('left'),
    },
    rows: rows.map((row) => ({
      sku: row.sku,
      outcome: row.outcome,
      errors: [...row.errors],
      ...('changes' in row && !applied
        ? { changes: [...row.changes], warnings: [...row.warnings] }
        : {}),
    })),
  }
}
