/** A tool's fields as the audit keeps them, and how former ones are put back. */
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

/** Those that nobody types, and the stock, which is counted. */
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

/** Fields that null clears; the others are cleared by an empty text. */
const clearedByNull: readonly string[] = [
  'cost',
  'weight_grams',
  staffNames.reorderLevel,
  safetyNames.ageLimit,
]
/** Fields of a choice: what those have that say nothing. */
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

/** The fields of a tool that staff edit, as the wire has them. */
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

/** For how many units the amounts of a tool are. */
const baseField = 'price_per'

/**
 * What an edit changed. An amount is nothing without its base: an entry keeps the base with each,
 * and all amounts where the base differs.
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

/** What an entry says of a change of a tool beside its fields. */
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
 * Gives a tool the values that it had before a change: those fields alone, judged like an edit.
 * Everything that was changed since, and the stock, stays. Amounts are converted to the number of
 * units that the price is for.
 * @throws notFound; skuTaken; notReversible when the tool is archived, or the former values are no
 * longer valid or no whole cents for that number
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
    // A number that was not known is written as empty: absent would mean 'as it is'.
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
 * Amounts and base after putting back: the former base where the entry changed it, else that of now.
 * @throws notReversible where an amount is no whole cents for it, or an entry of before 0.3.0 does
 *   not say for how many units its amounts are
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
/** No edit changes a state, and no change of a state anything else. */
const isStateChange = (before: Fields): boolean =>
  Object.keys(before).every((name) => stateFields.includes(name))

/** The former state, with what was not changed of it as it is. */
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
    // Waiting for its day and being past it is being on sale between days.
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

/** What the audit holds is judged by the schema, whatever its type. */
function toEditInput(fields: object): EditInput {
  return Object.assign(Object.create(null), fields)
}
