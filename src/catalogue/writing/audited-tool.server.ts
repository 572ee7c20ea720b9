/** The audited fields of a tool, and how former values are restored. */
import { encode, safeDecode } from 'zod/v4/core'
import type { Caller } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { isChanged, reversibleFields, type Fields } from '../../audit/rules.ts'
import type { Change, FormerValues } from '../../audit/service.server.ts'
import { ToolDto, catalogueContract, notReversible, type Tool } from '../contract.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { toToolDto } from '../dto.ts'
import { catalogueMessages as messages } from '../messages/catalogue.ts'
import { recordById, type RecordRow } from '../states/state-store.server.ts'
import { formatMoney } from '../../platform/money/money.ts'
import { safetyNames } from '../safety-fields.ts'
import { staffNames } from '../staff-fields.ts'
import type { StaffRow, ToolRow } from '../tool-table.ts'
import { setState } from './states.server.ts'
import { amountFields, amountsOf, convertAmounts } from '../units/wire-amounts.ts'
import { hasOtherBaseSince } from './tool-write-store.server.ts'
import { editTool } from './write-tool.server.ts'

/** Fields that nobody types, and the stock, which is counted. */
const derivedFields = [
  '_id',
  'slug',
  'picture',
  'rating_count',
  'rating_sum',
  'revision',
  'state',
  'successor',
]

/** Fields that null clears; an empty text clears the others. */
const clearedByNull: readonly string[] = [
  'cost',
  'weight_grams',
  staffNames.reorderLevel,
  safetyNames.ageLimit,
]
/** Choice fields, with their default values. */
const defaults = new Map<string, string | number>([
  ['unit', 'piece'],
  ['price_per', 1],
  ['tax_class', 'standard'],
])
/** The value that clears a field. */
const clearing = (name: string): null | [] | string | number =>
  clearedByNull.includes(name)
    ? null
    : name === 'hazards' || name === 'packs'
      ? []
      : (defaults.get(name) ?? '')

/** The fields of a tool that staff edit, in wire format. */
export const auditedFields = (origin: string, row: StaffRow): Fields => ({
  ...Object.fromEntries(
    Object.entries(encode(ToolDto, toToolDto(origin)(row))).filter(
      ([name]) => !derivedFields.includes(name),
    ),
  ),
  ...(row.cost_cents === null ? {} : { cost: formatMoney(row.cost_cents) }),
  ...(row.reorder_level === null ? {} : { [staffNames.reorderLevel]: row.reorder_level }),
  bin: row.bin,
})

/** The number of units for a tool's amounts. */
const baseField = 'price_per'

/**
 * The changes of an edit. An amount is meaningless without its number of units: an entry keeps that
 * number with each amount, and all amounts if the number differs.
 */
export function auditedEdit(
  origin: string,
  rows: { readonly before: StaffRow; readonly after: StaffRow },
): Pick<Change, 'before' | 'after' | 'kept'> {
  const fieldsOf = (row: StaffRow): Fields =>
    Object.assign(auditedFields(origin, row), { [baseField]: row.price_per })
  const change = { before: fieldsOf(rows.before), after: fieldsOf(rows.after) }
  if (isChanged(change, baseField)) return { ...change, kept: [...amountFields, baseField] }
  const isPriced = amountFields.some((field) => isChanged(change, field))
  return { ...change, kept: isPriced ? [baseField] : [] }
}

/** Additional content of an audit entry about a tool. */
export const toolChange = (
  operation: string,
  { id, name, sku }: Pick<ToolRow, 'id' | 'name' | 'sku'>,
): Pick<Change, 'operation' | 'kind' | 'id' | 'label'> => ({
  operation,
  kind: 'tool',
  id,
  label: `${name} · ${sku}`,
})

/**
 * Restores the values that a tool had before a change: only those fields, validated like an edit.
 * Later changes to other fields, and the stock, stay. Amounts are converted to the present number
 * of units for the price.
 * @throws notFound; skuTaken; notReversible if the tool is archived, or the former values are no
 *   longer valid or not whole cents for that number
 */
export async function putToolBack(
  context: CatalogueContext,
  caller: Caller<'admin'>,
  { id, entry }: { readonly id: string; readonly entry: string },
): Promise<Tool> {
  const { audit, database, origin } = context
  const kept = await audit.findFormerValues(database.handle, entry, 'tool', id)
  const row = await recordById(database.handle, id)
  if (!kept || !row) throw notFound()
  const { before } = kept
  if (isStateChange(before)) return putStateBack(context, caller, id, before)
  if (isArchived(row)) throw notReversible({ detail: messages.archivedDetail })
  const former = Object.fromEntries(
    // An unknown number is written as empty: absent would mean unchanged.
    Object.entries(reversibleFields(before)).map(([name, value]) => [
      name,
      value ?? clearing(name),
    ]),
  )
  const { Stock: stock, ...current } = auditedFields(origin, row)
  const input = {
    ...current,
    ...former,
    ...(await settledAmounts(database.handle, row, current, kept)),
    Stock: stock,
    stock_seen: stock,
    id,
    revision: row.revision,
  }
  const edit = safeDecode(catalogueContract.edit.input, toEditInput(input))
  if (!edit.success) throw notReversible({ detail: messages.notReversibleDetail })
  return editTool(context, caller, edit.data, 'catalogue.putBack')
}

/**
 * Amounts and number of units after restoring: the former number if the entry changed it, otherwise
 * the present one.
 * @throws notReversible if an amount is not whole cents for it, or an entry from before 0.3.0 does
 *   not state its number of units
 */
async function settledAmounts(
  db: Handle,
  { id, price_per: now }: StaffRow,
  current: Fields,
  { at, before, after }: FormerValues,
): Promise<Fields> {
  const isKept = baseField in before
  if (!isKept && !amountFields.some((field) => field in before)) return {}
  const changesBase = isKept && isChanged({ before, after }, baseField)
  if (changesBase ? !('price' in before) : !isKept && (await hasOtherBaseSince(db, id, at)))
    throw notReversible({ detail: messages.baseNotKept })
  const then = isKept ? Number(before[baseField] ?? 1) : now
  const per = changesBase ? then : now
  const former = convertAmounts(amountsOf(before), then, per)
  if (!former) throw notReversible({ detail: messages.formerNotExact(then, per) })
  const others = Object.entries(current).filter(([field]) => !(field in before))
  const since = convertAmounts(amountsOf(Object.fromEntries(others)), now, per)
  if (!since) throw notReversible({ detail: messages.sinceNotExact(per, now) })
  return { ...since, ...former, [baseField]: per }
}

const stateFields = ['state', 'sale_from', 'sale_until', 'successor']
/** Edits never change a state, and changes of state change nothing else. */
const isStateChange = (before: Fields): boolean =>
  Object.keys(before).every((name) => stateFields.includes(name))

/** Restores the former state; unchanged parts of it stay. */
async function putStateBack(
  context: CatalogueContext,
  caller: Caller<'admin'>,
  id: string,
  before: Fields,
): Promise<Tool> {
  const row = await recordById(context.database.handle, id)
  if (!row) throw notFound()
  const state = before['state'] ?? (isArchived(row) ? 'archived' : row.state)
  const former = {
    sale_from: row.sale_from ?? '',
    sale_until: row.sale_until ?? '',
    successor: row.successor,
    ...before,
    // A tool outside its days of sale is set to "on sale".
    state: state === 'scheduled' || state === 'ended' ? 'on-sale' : state,
  }
  const filled = Object.entries({ ...former, id }).filter(([, value]) => value !== '')
  const change = safeDecode(
    catalogueContract.setState.input,
    Object.assign(Object.create(null), Object.fromEntries(filled)),
  )
  if (!change.success) throw notReversible({ detail: messages.notReversibleDetail })
  await setState(context, caller, change.data, 'catalogue.putBack')
  const after = await recordById(context.database.handle, id)
  if (!after) throw notFound()
  return toToolDto(context.origin)(after)
}

const isArchived = ({ archived_at, waiting }: RecordRow): boolean =>
  archived_at !== null && !waiting

type EditInput = Parameters<typeof safeDecode<typeof catalogueContract.edit.input>>[1]

/** Audited values are validated by the schema, whatever their type. */
function toEditInput(fields: object): EditInput {
  return Object.assign(Object.create(null), fields)
}
