/** The changes that rows by SKU would make, based on the database. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import { Line } from '../../platform/fields/fields.ts'
import { mapYielding } from '../../platform/map-yielding.server.ts'
import { maxStockLevel } from '../../stock/rules.ts'
import { canEditStock, maxTypedStock } from '../../stock/typed-stock.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import type { Finding } from '../columns/mapping.ts'
import { validationMessages } from '../../../packages/contract/messages.ts'
import { bulkJobsMessages } from '../messages/bulk-jobs.ts'
import { bySkuMessages as messages } from '../messages/by-sku.ts'
import { planRow, wrongRow, type PlannedRow, type SkuFields } from './plan-row.ts'

const SkuText = Line(200)

/** A row with its SKU; `twice`: the earlier row, from 1, that has the same SKU. */
export type SkuRow = {
  /** Empty if it cannot be looked up. */
  readonly sku: string
  /** What is wrong with the row before its values are checked. */
  readonly errors: readonly Finding[]
  readonly fields: SkuFields
  readonly twice?: number | undefined
}

/**
 * Prepares rows, and marks SKUs that occur twice.
 * @param rows the unchecked rows of the request
 * @param known the fields that a row may have; undefined if the rules of a tool define them
 */
export function numberRows(
  rows: readonly unknown[],
  known: readonly string[] | undefined,
): readonly SkuRow[] {
  const first = new Map<string, number>()
  return rows.map((row, index) => {
    if (!isFields(row))
      return { sku: '', fields: {}, errors: [{ field: '', why: messages.why.notRow }] }
    const { sku: given, ...fields } = row
    const { sku = '', why } = skuOf(given)
    const key = foldSku(sku)
    const twice = first.get(key)
    if (twice === undefined) first.set(key, index + 1)
    return {
      sku,
      fields,
      errors: [
        ...(why === undefined ? [] : [{ field: 'sku', why }]),
        ...unknownFields(fields, known),
      ],
      twice: sku === '' ? undefined : twice,
    }
  })
}

const isFields = (value: unknown): value is SkuFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The database accepts no text with a NUL character, and one such row would make the whole
 * statement fail.
 */
function skuOf(given: unknown): { readonly sku?: string; readonly why?: string } {
  if (given === undefined || given === null) return { why: messages.why.noSku }
  if (typeof given !== 'string') return { why: messages.why.skuNotText }
  const parsed = SkuText.safeParse(given)
  if (parsed.success) return { sku: parsed.data }
  const why = given.trim() === '' ? messages.why.noSku : parsed.error.issues[0]?.message
  return { why: why ?? messages.why.noSku }
}

/** Maximum characters of an unknown field's name that its error repeats. */
const maxFieldName = 40
const unknownFields = (fields: SkuFields, known: readonly string[] | undefined): Finding[] =>
  known === undefined
    ? []
    : Object.keys(fields)
        .filter((field) => !known.includes(field))
        .map((field) => ({
          field: field.slice(0, maxFieldName).toWellFormed(),
          why: validationMessages.unknownField,
        }))

/** Why a row is not checked; undefined if it is. */
const refusal = ({ sku, errors, twice }: SkuRow): PlannedRow | undefined =>
  errors.length > 0
    ? wrongRow(sku, errors)
    : twice === undefined
      ? undefined
      : wrongRow(sku, [{ field: 'sku', why: messages.why.twice(twice) }])

/** Plans changes of tools. @param addsTools whether unknown SKUs become tools */
export async function planTools(
  { catalogue }: Pick<BulkJobsDependencies, 'catalogue'>,
  rows: readonly SkuRow[],
  addsTools: boolean,
): Promise<readonly PlannedRow[]> {
  const skus = rows.map(({ sku }) => sku)
  const known = await catalogue.many.known(skus)
  const drafts = addsTools ? await catalogue.many.draftsWith(skus) : new Set<string>()
  const isNew = (sku: string): boolean => !known.has(foldSku(sku)) && !drafts.has(foldSku(sku))
  const deleted = addsTools
    ? await catalogue.many.deletedWith(skus.filter((sku) => sku !== '' && isNew(sku)))
    : new Set<string>()
  const rules = { judge: catalogue.many.judge, addsTools }
  return mapYielding(rows, (row) => {
    const tool = known.get(foldSku(row.sku))
    const refused = refusal(row)
    if (refused) return refused
    if (!tool && drafts.has(foldSku(row.sku)))
      return wrongRow(row.sku, [{ field: 'sku', why: bulkJobsMessages.why.draftThere }])
    if (!addsTools && Object.values(row.fields).every((value) => value === undefined))
      return wrongRow(row.sku, [{ field: 'price', why: messages.why.noPrice }])
    const planned = planRow(rules, row.sku, row.fields, tool)
    return deleted.has(foldSku(row.sku)) ? namingDeleted(planned) : planned
  })
}

/** A row that would add a tool fails if a deleted tool has its SKU. */
function namingDeleted(row: PlannedRow): PlannedRow {
  const finding = { field: 'sku', why: messages.why.deletedThere }
  return row.outcome === 'wrong'
    ? { ...row, errors: [finding, ...row.errors] }
    : { ...row, warnings: [finding, ...row.warnings] }
}

/** A stock level to set. */
export type PlannedLevel = PlannedRow & {
  readonly level?: { readonly toolId: string; readonly delta: number }
}

type KnownTools = ReadonlyMap<string, { readonly id: string }>

/**
 * Plans stock levels against the current ones.
 * @param known the tools on sale, keyed by the normalized SKU
 * @param lock whether the levels stay locked until the transaction ends
 */
export async function planLevels(
  { stock }: Pick<BulkJobsDependencies, 'stock'>,
  db: Handle,
  rows: readonly SkuRow[],
  { known, lock }: { readonly known: KnownTools; readonly lock: boolean },
): Promise<readonly PlannedLevel[]> {
  const ids = Array.from(known.values(), ({ id }) => id)
  const levels =
    ids.length === 0
      ? new Map<string, number>()
      : await (lock ? stock.lock(db, ids) : stock.levels(db, ids))
  return rows.map((row) => {
    const tool = known.get(foldSku(row.sku))
    const present = tool && levels.get(tool.id)
    const refused = refusal(row)
    if (refused) return refused
    if (!tool || present === undefined)
      return wrongRow(row.sku, [{ field: 'sku', why: messages.why.unknown }])
    return planLevel(row, tool.id, present)
  })
}

const isLevel = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxStockLevel

const notLevel = (sku: string, field: string, most: number): PlannedLevel =>
  wrongRow(sku, [{ field, why: messages.why.notLevel(most) }])

function planLevel({ sku, fields }: SkuRow, toolId: string, present: number): PlannedLevel {
  const { Stock: wanted, seen = present } = fields
  if (!isLevel(seen)) return notLevel(sku, 'seen', maxStockLevel)
  if (!isLevel(wanted) || !canEditStock(wanted, seen)) return notLevel(sku, 'Stock', maxTypedStock)
  const delta = wanted - seen
  const after = present + delta
  if (after < 0)
    return wrongRow(sku, [{ field: 'Stock', why: messages.why.belowZero(present, seen) }])
  if (after > maxStockLevel) return notLevel(sku, 'Stock', maxTypedStock)
  return {
    sku,
    outcome: delta === 0 ? 'same' : 'changed',
    errors: [],
    warnings: [],
    changes: delta === 0 ? [] : [{ field: 'Stock', from: String(present), to: String(after) }],
    ...(delta === 0 ? {} : { level: { toolId, delta } }),
  }
}
