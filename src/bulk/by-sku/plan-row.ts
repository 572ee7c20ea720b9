/** The changes that one row by SKU would make to a tool, by the rules of a single tool. Pure. */
import type { ListedTool, KnownTool } from '../../catalogue/bulk-write/many-tools.server.ts'
import type { Judgement, WireTool } from '../../catalogue/bulk-write/validate-tool.server.ts'
import { unstatedBase } from '../../catalogue/units/stated-base.ts'
import { amountsOf } from '../../catalogue/units/wire-amounts.ts'
import { mergeSpecs } from '../columns/merge-specs.ts'
import type { Finding } from '../columns/mapping.ts'
import { changesOf } from '../dto.ts'
import { costWarnings, priceStepWarnings, withoutDefaults } from '../jobs/check-warnings.ts'
import { settleRowBase } from '../jobs/row-base.ts'
import { areSameFields } from '../jobs/same-fields.ts'
import { bulkJobsMessages } from '../messages/bulk-jobs.ts'
import { bySkuMessages as messages } from '../messages/by-sku.ts'
import type { SkuAnswer, SkuOutcome } from './contract.ts'

/** Fields of a tool, keyed by their wire names. */
export type SkuFields = Readonly<Record<string, unknown>>
type Changes = NonNullable<SkuAnswer['rows'][number]['changes']>
export type PlannedRow = {
  readonly sku: string
  readonly outcome: SkuOutcome
  readonly errors: readonly Finding[]
  readonly warnings: readonly Finding[]
  readonly changes: Changes
  /** The fields to write; absent if there are none. */
  readonly write?: {
    readonly tool: ListedTool
    readonly known?: KnownTool
    readonly stockDelta: number
  }
}
type Rules = {
  readonly judge: (fields: WireTool) => Judgement
  /** Whether unknown SKUs become new tools. */
  readonly addsTools: boolean
}

export const wrongRow = (sku: string, errors: readonly Finding[]): PlannedRow => ({
  sku,
  outcome: 'wrong',
  errors,
  warnings: [],
  changes: [],
})

/** @param fields the fields of the row, without its SKU */
export function planRow(
  { judge, addsTools }: Rules,
  sku: string,
  fields: SkuFields,
  known: KnownTool | undefined,
): PlannedRow {
  if (known) return planChange(judge, known, fields)
  if (!addsTools) return wrongRow(sku, [{ field: 'sku', why: messages.why.unknown }])
  const { state, ...others } = fields
  const judged = judge({ ...others, sku })
  const errors = [
    ...(isListedState(state) ? [] : [{ field: 'state', why: messages.why.notState }]),
    ...('errors' in judged ? judged.errors : []),
  ]
  if ('errors' in judged || errors.length > 0) return wrongRow(sku, errors)
  return {
    sku,
    outcome: 'new',
    errors: [],
    warnings: costWarnings(judged.tool.price, judged.tool.cost),
    changes: changed(null, judged.wire),
    write: {
      tool: isListedState(state) && state !== undefined ? { ...judged.tool, state } : judged.tool,
      stockDelta: 0,
    },
  }
}

/** A new tool may start as a draft, or as discontinued. */
const isListedState = (state: unknown): state is ListedTool['state'] =>
  state === undefined || state === 'draft' || state === 'discontinued'

/** An existing tool keeps its state: a row may only repeat it. */
function stateErrors({ state: present }: KnownTool, state: unknown): readonly Finding[] {
  if (state === undefined || state === present) return []
  const why = isListedState(state) ? messages.why.stateKept : messages.why.notState
  return [{ field: 'state', why }]
}

function planChange(
  judge: Rules['judge'],
  known: KnownTool,
  { state, ...fields }: SkuFields,
): PlannedRow {
  const { wire, stock, sku } = known
  const errors = [...stateErrors(known, state), ...baseErrors(wire, fields)]
  const said = { ...fields, ...withoutDefaults(known, fields) }
  const base = settleRowBase(wire, said)
  const { Stock: level, ...others } = { ...said, ...base.fields }
  const whole = {
    ...wire,
    ...others,
    sku: wire['sku'],
    // Without a level the stock does not change.
    Stock: level === undefined ? 0 : level,
  }
  // Checked as sent, so that errors name the wrong line of the row.
  const sent = judge(whole)
  const judged =
    Array.isArray(fields['specs']) && 'tool' in sent
      ? judge({ ...whole, specs: mergeSpecs(wire['specs'], fields['specs']) })
      : sent
  const found = [...errors, ...base.errors, ...('errors' in judged ? judged.errors : [])]
  if ('errors' in judged || found.length > 0) return wrongRow(sku, found)
  const stockDelta = level === undefined ? 0 : judged.tool.stock - stock
  const before = { ...wire, Stock: stock }
  const after = { ...judged.wire, Stock: stock + stockDelta }
  if (areSameFields(after, before))
    return { sku, outcome: 'same', errors: [], warnings: [], changes: [] }
  return {
    sku,
    outcome: 'changed',
    errors: [],
    warnings: [
      ...priceStepWarnings(
        { price: wire['price'], per: Number(wire['price_per'] ?? 1) },
        { price: judged.tool.price, per: judged.tool.pricePer ?? 1 },
      ),
      ...costWarnings(judged.tool.price, judged.tool.cost),
    ],
    changes: changed(before, after),
    write: { tool: judged.tool, known, stockDelta },
  }
}

/** An amount is for as many units as its row states, or for one. */
function baseErrors(wire: WireTool, fields: SkuFields): Finding[] {
  if (Object.keys(amountsOf(fields)).length === 0) return []
  const said = fields['price_per']
  const why = unstatedBase(
    said === undefined || said === null ? undefined : Number(said),
    Number(wire['price_per'] ?? 1),
  )
  return why === undefined ? [] : [{ field: 'price_per', why }]
}

const changed = (before: WireTool | null, fields: WireTool): Changes =>
  changesOf({ before, fields, pictures: [], documents: [] })

/** Why a valid row was not written. */
export const leftReasons = {
  appeared: bulkJobsMessages.why.appeared,
  changed: bulkJobsMessages.why.changedSince,
  gone: bulkJobsMessages.why.gone,
  sold: bulkJobsMessages.why.soldMeanwhile,
  picture: bulkJobsMessages.why.picture,
  gtin: bulkJobsMessages.why.gtinTaken,
} as const
