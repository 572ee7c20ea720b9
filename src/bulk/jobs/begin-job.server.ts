/** How bulk jobs start: with a file, with another sheet of it, or with chosen tools. */
import type { Caller } from '../../platform/access/endpoint.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { invalidInput, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { areHeadingsAlike } from '../../platform/files/column-memory.ts'
import { fileUnreadable, jobNotReady, type BulkJobsOperations } from '../contract.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import { firstMapping, mappingErrors, readMapping } from '../columns/first-mapping.ts'
import { listedCurrency, priceCurrency } from '../columns/price-currency.ts'
import type { JobDetail } from '../job-fields.ts'
import type { Mapping } from '../columns/mapping.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { parseFile } from '../parse-file.server.ts'
import { keptMappings } from './kept-mappings.server.ts'
import { auditEntry, readJob, sampleRows } from './read-job.server.ts'
import { insertRows } from './rows-store.server.ts'
import { fileOf, findJob, insertJob, lockJob, replaceTable } from '../store.server.ts'
import type { NumberedRow, ParsedTable } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsChannel } from './work.server.ts'

type Admin = Caller<'admin'>
type InputOf<Name extends keyof BulkJobsOperations> = Parameters<BulkJobsOperations[Name]>[1]

const rowsPerInsert = 2000
/** Maximum tools of one edit: as many as the rows of the longest list. */
const maxTools = 50_000
const toolsPerPage = 1000

/**
 * The mapping that is proposed for a list: the one of the last list with these headings, or a
 * guess.
 */
async function proposeMapping(
  dependencies: BulkJobsDependencies,
  { headings, rows, titledQuantity, currency }: ParsedTable,
): Promise<{ readonly mapping: Mapping; readonly supplier: string }> {
  const { database, readSettings } = dependencies
  const kept = await keptMappings(dependencies).mappingOf(
    database.handle,
    headings,
    ({ columns }) =>
      priceCurrency(
        { columns, headings, rows: rows.slice(0, sampleRows) },
        listedCurrency(currency),
      ),
  )
  const { country } = await readSettings()
  const first = firstMapping(headings, rows, titledQuantity, country)
  // Without headings, it is unknown whether the columns are those of the last list.
  const isAlike =
    headings.some((heading) => heading !== '') || (kept && areAlike(kept.mapping, first))
  return kept && isAlike
    ? {
        ...kept,
        mapping: withCostBase(withTitledQuantity(ofAnySupplier(kept.mapping), titledQuantity)),
      }
    : { mapping: first, supplier: '' }
}

/**
 * Removes what the headings do not determine, because the supplier of another list may write prices
 * and weights differently.
 */
const ofAnySupplier = ({
  wholePrices: _prices,
  weightBase: _weights,
  ...mapping
}: Mapping): Mapping => mapping

/**
 * Whether the cells still match the mapping that somebody chose, so that the columns have not
 * moved.
 */
const areAlike = (kept: Mapping, found: Mapping): boolean =>
  (['sku', 'name', 'price'] as const).every((target) => {
    const column = found.columns.indexOf(target)
    return column < 0 || column === kept.columns.indexOf(target)
  })

/** A list whose title states the quantity of its prices overrides earlier lists. */
const withTitledQuantity = (mapping: Mapping, titled: number | undefined): Mapping =>
  titled === undefined || mapping.columns.includes('price_per')
    ? mapping
    : { ...mapping, constants: { ...mapping.constants, price_per: String(titled) } }

async function insertAll(tx: Handle, id: string, rows: readonly NumberedRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerInsert)
    await insertRows(tx, id, rows.slice(from, from + rowsPerInsert))
}

/** If nothing states the quantity that prices are for, a cost is converted to one piece. */
const withCostBase = (mapping: Mapping): Mapping => {
  const { columns, constants, formulas } = mapping
  const isSaid = columns.includes('price_per') || constants.price_per !== undefined
  const isConverted = formulas.cost?.startsWith('cost × price_per ÷') === true
  if (isSaid || !isConverted || !columns.includes('price')) return mapping
  const cost = formulas.cost?.replace('price_per', '1') ?? ''
  return { ...mapping, formulas: { ...formulas, cost } }
}

type ReadList = {
  readonly parsed: ParsedTable
  /** If they differ from the row that was chosen for such a list before. */
  readonly foundHeadings: readonly string[] | null
}

/**
 * Reads a list from the row that somebody chose for the last similar list, if that row has the same
 * headings.
 */
async function readList(
  dependencies: BulkJobsDependencies,
  name: string,
  bytes: Uint8Array,
): Promise<ReadList> {
  const found = await parseFile(name, bytes)
  const { handle } = dependencies.database
  for (const chosen of await keptMappings(dependencies).chosenRows(handle, found.headings)) {
    const reading = { sheet: found.sheet, headingRow: chosen.row }
    const parsed = await parseFile(name, bytes, reading).catch((error: unknown) => {
      // The list has fewer rows than the last one.
      if (!isProblem(error, fileUnreadable)) throw error
    })
    if (parsed && areHeadingsAlike(parsed.headings, chosen.headings))
      return { parsed, foundHeadings: found.headings }
  }
  return { parsed: found, foundHeadings: null }
}

/** @throws Problem file-not-readable */
export async function uploadList(
  dependencies: BulkJobsDependencies,
  { actor, fileBytes = new Uint8Array() }: Admin,
  name: string,
): Promise<JobDetail> {
  const { database, audit, now, newId } = dependencies
  const { parsed, foundHeadings } = await readList(dependencies, name, fileBytes)
  const { rows, ...listed } = parsed
  const table = { ...listed, currency: listedCurrency(listed.currency) }
  const proposed = await proposeMapping(dependencies, parsed)
  const id = newId()
  await database.transact(async (tx) => {
    await insertJob(tx, {
      ...table,
      ...proposed,
      foundHeadings,
      id,
      fileName: name,
      file: fileBytes,
      actorId: actor.id,
      language: currentLanguage(),
      kind: 'list',
      state: 'mapping',
      rowCount: rows.length,
      at: now(),
    })
    await insertAll(tx, id, rows)
    await audit.record(tx, actor, {
      ...auditEntry('upload', id, name),
      after: { rows: rows.length },
    })
  })
  return readJob(dependencies, id)
}

/** @throws Problem not-found, job-not-ready, file-not-readable, or invalid-input for the sheet */
export async function readSheet(
  dependencies: BulkJobsDependencies,
  { actor }: Admin,
  { id, sheet, headingRow }: InputOf<'sheet'>,
): Promise<JobDetail> {
  const { database, audit } = dependencies
  const job = await findJob(database.handle, id)
  const file = await fileOf(database.handle, id)
  if (!job || !file) throw notFound()
  if (job.sheet !== sheet && !job.other_sheets.includes(sheet))
    throw invalidInput({ errors: [{ pointer: '#/sheet', detail: messages.states.noSheet(sheet) }] })
  const bytes = new Uint8Array(file)
  const parsed = await parseFile(job.file_name, bytes, { sheet, headingRow })
  const foundHeadings =
    headingRow === undefined
      ? null
      : job.sheet === sheet
        ? (job.found_headings ?? job.headings)
        : (await parseFile(job.file_name, bytes, { sheet })).headings
  const { rows, ...listed } = parsed
  const table = {
    ...listed,
    currency: listedCurrency(listed.currency),
    // Another heading row of the same sheet does not say which sheet applies.
    otherLists: headingRow === undefined ? [] : job.other_lists,
  }
  const { mapping } = await proposeMapping(dependencies, parsed)
  await database.transact(async (tx) => {
    const state = await lockJob(tx, id)
    if (state !== 'mapping' && state !== 'checked')
      throw jobNotReady({ detail: messages.states.busy })
    await replaceTable(tx, id, { ...table, foundHeadings, mapping, rowCount: rows.length })
    await insertAll(tx, id, rows)
    await audit.record(tx, actor, {
      ...auditEntry('sheet', id, job.file_name),
      before: { sheet: job.sheet, headingRow: job.heading_row },
      after: { sheet, headingRow: table.headingRow },
    })
  })
  return readJob(dependencies, id)
}

/** @throws Problem invalid-input if no tool is chosen, or for a fault in the changes */
export async function beginEdit(
  dependencies: BulkJobsDependencies,
  { actor }: Admin,
  { constants = {}, formulas = {}, priceChange, ...choice }: InputOf<'edit'>,
): Promise<JobDetail> {
  const { database, audit, now, newId } = dependencies
  const columns = ['sku', '']
  const typed = {
    columns,
    decimals: 'dot' as const,
    rate: 1,
    constants,
    defaults: {},
    formulas,
    ...(priceChange ? { priceChange } : {}),
  }
  const errors = mappingErrors(typed, columns.length)
  if (errors.length > 0) throw invalidInput({ errors })
  const mapping = readMapping(typed)
  const tools = await chosenTools(dependencies, choice)
  if (tools.length === 0)
    throw invalidInput({ errors: [{ pointer: '#/ids', detail: messages.states.nothingChosen }] })
  const begins = changesAnything(mapping)
  const id = newId()
  const fileName = messages.editOf(tools.length)
  await database.transact(async (tx) => {
    await insertJob(tx, {
      id,
      kind: 'edit',
      fileName,
      file: new Uint8Array(),
      mapping,
      supplier: '',
      headings: ['SKU', 'Name'],
      sheet: '',
      otherSheets: [],
      currency: '',
      headingRow: 0,
      firstRows: [],
      state: begins ? 'checking' : 'mapping',
      rowCount: tools.length,
      actorId: actor.id,
      language: currentLanguage(),
      at: now(),
    })
    await insertAll(tx, id, tools)
    await audit.record(tx, actor, {
      ...auditEntry('edit', id, fileName),
      after: { constants, formulas, ...(priceChange ? { priceChange } : {}) },
    })
    if (begins) await database.notify(tx, bulkJobsChannel, id)
  })
  return readJob(dependencies, id)
}

const changesAnything = ({ constants, formulas, priceChange }: Mapping): boolean =>
  priceChange !== undefined || Object.keys({ ...constants, ...formulas }).length > 0

/** SKU and name of the chosen tools, in the order of the list. */
async function chosenTools(
  { database, catalogue, search }: BulkJobsDependencies,
  { ids, q, category, brand }: Pick<InputOf<'edit'>, 'ids' | 'q' | 'category' | 'brand'>,
): Promise<readonly NumberedRow[]> {
  const rows: NumberedRow[] = []
  const add = ({ sku, name }: { readonly sku: string; readonly name: string }) =>
    rows.push({ row: rows.length + 1, cells: [sku, name] })
  if (ids) {
    const known = await catalogue.many.withIds(database.handle, ids)
    for (const tool of known.values()) add(tool)
    return rows
  }
  let cursor: string | undefined
  do {
    const page = await search.list(
      { actor: undefined },
      {
        limit: toolsPerPage,
        ...(q === undefined || q === '' ? {} : { q }),
        ...(category ? { category } : {}),
        ...(brand ? { brand } : {}),
        ...(cursor === undefined ? {} : { cursor }),
      },
    )
    for (const tool of page) add(tool)
    cursor = page.next
  } while (cursor !== undefined && rows.length < maxTools)
  return rows
}
