/**
 * The tools that a list was expected to contain, but does not: tools of its supplier, or else of
 * its brands.
 */
import type { KnownTool } from '../../catalogue/bulk-write/many-tools.server.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import {
  insertMissing,
  listedTools,
  toolsOfSupplier,
  type CheckedRow,
  type ListedTools,
} from './rows-store.server.ts'
import type { JobRecord } from '../store.server.ts'

/** Tools that are read at once. */
const pageSize = 500

/**
 * Writes a row of the kind 'missing' for each tool on sale that earlier lists of this supplier had
 * and this one does not; if there is no earlier list, for tools of the brands in this list.
 */
export async function* writeMissing(
  dependencies: Pick<BulkJobsDependencies, 'database' | 'catalogue'>,
  { id, supplier }: Pick<JobRecord, 'id' | 'supplier'>,
): AsyncGenerator<void, void, void> {
  const { database } = dependencies
  const listed = await listedTools(database.handle, id)
  const listedIds = new Set(listed.ids)
  const ids = supplier === '' ? [] : await toolsOfSupplier(database.handle, id, supplier)
  const pages = ids.length > 0 ? pagesOf(dependencies, ids) : pagesOfBrands(dependencies, listed)
  let row = listed.lastRow
  for await (const page of pages) {
    const missing = page.filter((tool) => !listedIds.has(tool.id))
    const rows = missing.map((tool, index) => toRow(tool, row + 1 + index))
    row += missing.length
    if (rows.length > 0) await insertMissing(database.handle, id, rows)
    yield
  }
}

async function* pagesOf(
  { database, catalogue }: Pick<BulkJobsDependencies, 'database' | 'catalogue'>,
  ids: readonly string[],
): AsyncGenerator<readonly KnownTool[]> {
  for (let from = 0; from < ids.length; from += pageSize) {
    const page = ids.slice(from, from + pageSize)
    yield [...(await catalogue.many.withIds(database.handle, page)).values()]
  }
}

async function* pagesOfBrands(
  { catalogue }: Pick<BulkJobsDependencies, 'catalogue'>,
  { brands }: ListedTools,
): AsyncGenerator<readonly KnownTool[]> {
  let after: string | undefined
  while (brands.length > 0) {
    const page = await catalogue.many.ofBrands(brands, after, pageSize)
    if (page.length === 0) return
    yield page
    after = page.at(-1)?.id
  }
}

const toRow = ({ id, revision, sku, name, stock, wire }: KnownTool, row: number): CheckedRow => ({
  row,
  kind: 'missing',
  tool_id: id,
  revision,
  fields: null,
  stock_delta: 0,
  pictures: [],
  documents: [],
  sku,
  name,
  before: { ...wire, Stock: stock },
  errors: [],
  warnings: [],
})
