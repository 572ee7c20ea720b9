/** The dry run: the changes that each row of a list would make, by the rules of a single tool. */
import type { CatalogueService } from '../../catalogue/service.server.ts'
import type { KnownTool } from '../../catalogue/bulk-write/many-tools.server.ts'
import {
  costWarnings,
  endWarnings,
  idleErrors,
  orderWarnings,
  priceStepWarnings,
  quantityOf,
  termWarnings,
  unitWarnings,
  withOwnCurrency,
  withoutDefaults,
  type EndNotes,
} from './check-warnings.ts'
import { withoutKeptDocuments } from './listed-documents.server.ts'
import { withPacks } from './listed-packs.server.ts'
import { withoutHidden, withoutKept } from './listed-pictures.server.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import { mapYielding } from '../../platform/map-yielding.server.ts'
import type { Day } from '../../platform/time/time-zone.ts'
import type { JobKind } from '../job-fields.ts'
import {
  isAmountTarget,
  type ColumnSign,
} from '../../../packages/file-reader/numbers/decimal-signs.ts'
import {
  mapRow,
  withDefaults,
  type Finding,
  type MappedRow,
  type Mapping,
  type PresentNumbers,
} from '../columns/mapping.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { wireCents } from '../../catalogue/units/wire-amounts.ts'
import { priceFields } from './raised-prices.ts'
import type { CheckedRow } from './rows-store.server.ts'
import { settleRowBase } from './row-base.ts'
import { withPriceUses } from './price-uses.server.ts'
import { areSameFields } from './same-fields.ts'
import { findRepeats, type SeenRows } from './seen-rows.ts'
import { mergeTierRows } from '../columns/step-rows.ts'
import { programFindings } from '../columns/program-rows.ts'
import { mergeSpecs } from '../columns/merge-specs.ts'
import { stockFindings, withStockOfRows, type StockRow } from '../columns/stock-rows.ts'
import { checkStockRow } from './stock-row.ts'
import { splitTexts, type TextCells } from '../../catalogue/texts/text-cells.ts'
import { languageWarnings } from '../columns/text-targets.ts'
import { countedStockErrors, withoutUnitOfStock } from './counted-stock.ts'
import { basisWarnings, unsureErrors } from '../columns/unused-basis.ts'
import type { ClassOfRate } from '../columns/tax-rate-cells.ts'
import { fieldOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import type { UnusedTerm } from '../columns/unused-terms.ts'
import { dayWarnings, type UnusedDay } from '../columns/unused-days.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import type { NumberedRow } from '../../../packages/file-reader/tables/table.ts'
import { remarkOf } from './row-remarks.ts'
import type { RowDoubts } from '../columns/remarks.ts'

export type CheckContext = EndNotes & {
  readonly catalogue: Pick<CatalogueService, 'many'>
  readonly kind: JobKind
  readonly mapping: Mapping
  readonly headings: readonly string[]
  /** The currency code of the list's amounts; '' if it names none. */
  readonly currency: string
  readonly seen: SeenRows
  /** For a text, in which an extra sign shifts the cells after it: why a row with one is wrong. */
  readonly tornIn?: ((cells: NumberedRow['cells']) => string | undefined) | undefined
  /** Unused columns that may state the quantity that prices are for. */
  readonly unusedPriceUnits?: readonly number[]
  /** Price headings that may mean several numbers of pieces. */
  readonly unsureBases?: readonly string[]
  /** Unused columns that may state the first or last day of prices. */
  readonly days?: { readonly unused: readonly UnusedDay[]; readonly today: Day }
  /** Number styles, keyed by column. */
  readonly signs?: readonly ColumnSign[]
  /** The texts above the headings. */
  readonly titles?: readonly string[]
  /** Returns the tax class of a rate, if the rates of the shop's country are known. */
  readonly classOfRate?: ClassOfRate | undefined
  /** The roles of rows of articles with several rows, keyed by row number. */
  readonly stockRows?: ReadonlyMap<number, StockRow> | undefined
  /** Unused columns with a stock. */
  readonly unusedStocks?: readonly number[]
  /** Unused columns that may change the prices. */
  readonly unusedTerms?: readonly UnusedTerm[]
  /** Returns what the whole list shows about a row. */
  readonly doubts?: readonly RowDoubts[]
}

const blank = {
  sku: '',
  name: '',
  tool_id: null,
  revision: null,
  fields: null,
  before: null,
  pictures: [],
  documents: [],
  stock_delta: 0,
  errors: [],
  warnings: [],
}

/** Checks rows in their order; nothing is written. */
export async function checkRows(
  context: CheckContext,
  rows: readonly NumberedRow[],
): Promise<readonly CheckedRow[]> {
  const { mapping, headings, catalogue } = context
  if (context.kind === 'edit') return checkChosen(context, rows)
  const single = await mapYielding(rows, (row) => {
    const mapped = mapRow(mapping, headings, row.cells, undefined, context)
    const read = { ...row, ...withOwnCurrency(context, row.cells, mapped) }
    return withoutHidden(catalogue, withStockOfRows(read, context.stockRows))
  })
  const { tools: mapped, steps } = mergeTierRows(mapping, single)
  const skus = mapped.flatMap(({ fields: { sku } }) => (typeof sku === 'string' ? [sku] : []))
  const known = await catalogue.many.known(skus)
  const listed = await withoutKept(catalogue, known, mapped)
  const documented = await withoutKeptDocuments(catalogue, known, listed)
  const drafts = await catalogue.many.draftsWith(skus)
  const packed = await withPacks(catalogue, known, context.seen.packs, documented)
  const checked = await mapYielding(packed, (row) => {
    const said = checkStockRow(context, row)
    const one = said ? { ...blank, ...said } : checkRow(context, known, row, drafts)
    if (one.kind === 'wrong') context.seen.wrong.add(row.row)
    return one
  })
  const wrong = new Set(checked.flatMap(({ row, kind }) => (kind === 'wrong' ? [row] : [])))
  return [
    ...(await withPriceUses(catalogue, checked)),
    ...Array.from(steps, ([row, first]) => checkedStep(row, first, wrong.has(first))),
  ]
}

/** A row that is a step of an earlier row's ladder is marked as wrong if that row is wrong. */
const checkedStep = (row: number, first: number, isWrong: boolean): CheckedRow =>
  isWrong
    ? { ...blank, row, kind: 'wrong', errors: [{ field: 'sku', why: messages.why.stepOf(first) }] }
    : {
        ...blank,
        row,
        kind: 'ignored',
        warnings: [{ field: '', why: messages.ignored.step(first) }],
      }

/** Checks chosen tools: the first cell of a row is the SKU. */
async function checkChosen(
  context: CheckContext,
  rows: readonly NumberedRow[],
): Promise<readonly CheckedRow[]> {
  const known = await context.catalogue.many.known(rows.map(({ cells }) => String(cells[0])))
  const all = await mapYielding(rows, (row): CheckedRow => {
    const [sku, name] = [String(row.cells[0]), String(row.cells[1] ?? '')]
    const tool = known.get(foldSku(sku))
    if (!tool) {
      const errors = [{ field: 'sku', why: messages.why.notOnSale }]
      return { ...blank, row: row.row, sku, name, kind: 'wrong', errors }
    }
    const mapped = mapRow(context.mapping, context.headings, row.cells, presentNumbers(tool))
    const checked = checkChange(context, tool, { ...row, ...mapped })
    const isWrong = checked.errors.length > 0
    return {
      ...checked,
      ...(isWrong ? { fields: null, before: null, kind: 'wrong' as const } : {}),
      sku: tool.sku,
      name: nameOf(checked.fields) ?? tool.name,
    }
  })
  return withPriceUses(context.catalogue, all)
}

/** The resulting name of the tool. */
const nameOf = (fields: CheckedRow['fields']): string | undefined => {
  const name = fields?.['name']
  return typeof name === 'string' ? name : undefined
}

/**
 * The values of a tool that formulas may use: prices in units of the currency, and whole numbers.
 */
const presentNumbers =
  ({ wire, stock }: KnownTool): PresentNumbers =>
  (field) => {
    if (field === 'Stock' || field === 'stock') return stock
    if (field === 'price' || field === 'cost')
      return wire[field] === undefined ? undefined : wireCents(wire[field]) / 100
    const value = wire[field]
    return typeof value === 'number' ? value : undefined
  }

function checkRow(
  context: CheckContext,
  known: ReadonlyMap<string, KnownTool>,
  mapped: NumberedRow & MappedRow,
  drafts: ReadonlySet<string>,
): CheckedRow {
  const { row, fields } = mapped
  const { sku = '', name = '' } = fields
  const tool = known.get(foldSku(String(sku)))
  const remark = remarkOf(context, mapped, tool !== undefined)
  if (remark !== undefined)
    return { ...blank, row, kind: 'ignored', warnings: [{ field: '', why: remark }] }
  const shown = { row, sku: String(sku).slice(0, 200), name: String(name).slice(0, 200) }
  const program = programFindings(context.headings, mapped.cells, fields['state'])
  const noTool = noToolErrors(mapped, program.errors)
  if (noTool.length > 0) return { ...blank, ...shown, kind: 'wrong', errors: noTool }
  const isDraft = !tool && drafts.has(foldSku(String(sku)))
  if (isDraft && fields['state'] === 'draft') {
    const why = messages.ignored.draft
    return { ...blank, ...shown, kind: 'ignored', warnings: [{ field: '', why }] }
  }
  const { errors, warnings } = aroundRow(context, mapped, tool)
  warnings.push(...program.warnings)
  if (isDraft) errors.push({ field: 'sku', why: messages.why.draftThere })
  const checked = tool ? checkChange(context, tool, mapped) : checkNew(context, mapped)
  const all = {
    errors: [...errors, ...checked.errors],
    warnings: [...warnings, ...checked.warnings],
  }
  return all.errors.length > 0
    ? { ...blank, ...shown, ...all, kind: 'wrong', tool_id: tool?.id ?? null }
    : { ...checked, ...shown, ...all, name: String(checked.fields?.['name'] ?? name) }
}

/** Why a row is not a tool at all: it has no number, or is a set of other articles. */
const noToolErrors = ({ fields, errors }: MappedRow, others: readonly Finding[]): Finding[] =>
  (fields['sku'] ?? '') === ''
    ? [errors.find(({ field }) => field === 'sku') ?? { field: 'sku', why: messages.why.noSku }]
    : [...others]

/** Errors and doubts about a row within its list, independent of the tool. */
function aroundRow(context: CheckContext, mapped: NumberedRow & MappedRow, tool?: KnownTool) {
  const { headings, days, unusedPriceUnits = [], unsureBases = [], unusedTerms = [] } = context
  const { errors, warnings } = findRepeats(context.seen, mapped)
  for (const doubtsOf of context.doubts ?? []) {
    const found = doubtsOf(mapped, mapped)
    errors.push(...found.errors)
    warnings.push(...found.warnings)
  }
  const torn = context.tornIn?.(mapped.cells)
  if (torn !== undefined) errors.push({ field: '', why: torn })
  errors.push(...unsureErrors(unsureBases))
  errors.push(...countedStockErrors(mapped, tool?.wire ?? {}, isPerUnit(context)))
  if (mapped.hidden) warnings.push({ field: '', why: messages.why.hiddenRow })
  warnings.push(...basisWarnings(unusedPriceUnits, headings, mapped.cells))
  if (context.kind === 'list') errors.push(...idleErrors(context.mapping))
  warnings.push(
    ...stockFindings(context.unusedStocks ?? [], headings, mapped.cells),
    ...termWarnings(unusedTerms, headings, mapped, days?.today),
    ...orderWarnings(context.mapping, headings, mapped),
  )
  warnings.push(...languageWarnings(context.mapping.columns, headings, mapped.cells))
  warnings.push(...endWarnings(context, mapped))
  if (days) warnings.push(...dayWarnings(context.mapping, days, headings, mapped.cells))
  return { errors, warnings }
}

/** Whether a column of units determines the quantity that prices are for. */
const isPerUnit = ({ mapping, headings }: CheckContext): boolean =>
  fieldOfHeading(headings[mapping.columns.indexOf('price_per')] ?? '') === 'unit'

/** Findings about a tool that is not simply on sale according to the list. */
const listedState = (state: unknown): { readonly state?: 'draft' | 'discontinued' } =>
  state === 'draft' || state === 'discontinued' ? { state } : {}

/**
 * If a list has only the cost of a tool, its price comes from a formula; without a column of prices,
 * one must be chosen.
 */
function withoutPrice(found: readonly Finding[], mapping: Mapping, hasCost: boolean) {
  const { columns, constants, defaults, formulas } = mapping
  const isAssigned =
    columns.some((target) => isAmountTarget(target) && target !== 'cost') ||
    [constants, defaults, formulas].some(({ price }) => price !== undefined)
  const why = hasCost ? messages.why.noPrice : isAssigned ? undefined : messages.why.noPriceColumn
  return found.map((finding) =>
    finding.field === 'price' && why !== undefined ? { ...finding, why } : finding,
  )
}

function checkNew(
  { catalogue, headings, mapping, seen }: CheckContext,
  mapped: NumberedRow & MappedRow,
): CheckedRow {
  const { row, errors, warnings } = mapped
  if (isOfRecords(headings) && (mapped.fields['name'] ?? '') === '') {
    const unknown = { field: 'sku', why: messages.why.pricesOnly }
    return { ...blank, row, kind: 'new', errors: errors.length > 0 ? errors : [unknown] }
  }
  const unread = new Set(errors.map(({ field }) => field))
  // If a value could not be read, its copies in other fields are not reported.
  const copies = Object.entries(mapping.defaults).flatMap(([field, text]) =>
    unread.has(text.slice(1)) && text.startsWith('=') && mapped.fields[field] === undefined
      ? [field]
      : [],
  )
  const failed = new Set([...unread, ...copies])
  const { state, ...all } = mapped.fields
  const { texts, fields: said } = splitTexts(all)
  const judged = catalogue.many.judge(withDefaults(mapping, said, seen.section))
  // A value that could not be read has been reported; it is not reported as missing too.
  const found = 'errors' in judged ? judged.errors.filter(({ field }) => !failed.has(field)) : []
  const isCostAlone = mapped.cost !== undefined && mapped.fields['price'] === undefined
  return {
    ...blank,
    row,
    kind: 'new',
    errors: [
      ...errors,
      ...withoutPrice(found, mapping, isCostAlone),
      ...catalogue.many.judgeTexts(texts),
    ],
    pictures: mapped.pictures,
    documents: mapped.documents,
    fields: 'wire' in judged ? { ...judged.wire, ...listedState(state), ...texts } : null,
    warnings: [
      ...warnings,
      ...('tool' in judged ? costWarnings(judged.tool.price, mapped.cost) : []),
    ],
  }
}

/** The tool's values in the columns that a row has. */
const presentTexts = (tool: KnownTool, texts: TextCells): TextCells =>
  Object.fromEntries(Object.keys(texts).map((column) => [column, tool.texts?.[column] ?? '']))

function checkChange(
  context: CheckContext,
  tool: KnownTool,
  mapped: NumberedRow & MappedRow,
): CheckedRow {
  const { row, cost } = mapped
  const { state, ...all } = withoutUnitOfStock(mapped.fields)
  const { texts, fields } = splitTexts(all)
  const errors = [...mapped.errors, ...context.catalogue.many.judgeTexts(texts)]
  const raised = priceFields(context.mapping, tool)
  const warnings = [...mapped.warnings, ...raised.warnings]
  const { state: other } = listedState(state)
  if (other) warnings.push({ field: 'state', why: messages.why.stateKept(other) })
  if (context.kind === 'list') warnings.push(...unitWarnings(tool, fields))
  const basis = quantityOf(tool, fields, context.kind)
  warnings.push(...basis.warnings)
  const said = { ...fields, ...basis.fields, ...withoutDefaults(tool, fields) }
  // A change in percent applies to the current price, with its own base.
  const base = settleRowBase({ ...tool.wire, ...raised.fields }, said)
  const changed = { ...said, ...raised.fields, ...base.fields }
  const { Stock: counted, ...others } = changed
  // Without a count the stock does not change.
  const judged = context.catalogue.many.judge({
    ...tool.wire,
    ...others,
    ...(Array.isArray(fields['specs'])
      ? { specs: mergeSpecs(tool.wire['specs'], fields['specs']) }
      : {}),
    sku: tool.wire['sku'],
    Stock: counted ?? 0,
  })
  const common = { ...blank, row, tool_id: tool.id, revision: tool.revision }
  if ('errors' in judged)
    return {
      ...common,
      kind: 'wrong',
      errors: [...errors, ...base.errors, ...judged.errors],
      warnings,
    }
  const delta = counted === undefined ? 0 : judged.tool.stock - tool.stock
  const after = { ...judged.wire, Stock: tool.stock + delta, ...texts }
  const before = { ...tool.wire, Stock: tool.stock, ...presentTexts(tool, texts) }
  const isSame =
    mapped.pictures.length + mapped.documents.length === 0 && areSameFields(after, before)
  return {
    ...common,
    kind: isSame ? 'same' : 'changed',
    fields: isSame ? null : after,
    before: isSame ? null : before,
    pictures: mapped.pictures,
    documents: mapped.documents,
    stock_delta: delta,
    errors: [...errors, ...base.errors],
    warnings: [
      ...warnings,
      ...priceStepWarnings(
        { price: tool.wire['price'], per: Number(tool.wire['price_per'] ?? 1) },
        { price: judged.tool.price, per: judged.tool.pricePer ?? 1 },
      ),
      // In the base of the tool, which may differ from the row's.
      ...costWarnings(judged.tool.price, cost === undefined ? undefined : judged.tool.cost),
    ],
  }
}
