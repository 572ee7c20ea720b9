/**
 * Writing many tools in one transaction, for bulk jobs: with the rules of a single tool, but one
 * statement instead of one per tool.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Author } from '../../audit/service.server.ts'
import type { NewTool } from '../contract.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { toToolDto } from '../dto.ts'
import { auditedEdit, auditedFields, toolChange } from '../writing/audited-tool.server.ts'
import { takenGtins, writePackGtins, type Packed } from '../writing/gtins.server.ts'
import { imageOrigin } from '../model/image-hosts.server.ts'
import { toWire, type WireTool } from './validate-tool.server.ts'
import { createRecordsOf } from '../taxonomy/records.server.ts'
import { foldSku } from '../model/sku.ts'
import { uniqueSlug } from '../slug.ts'
import { ownSlug } from '../slugs/own-slug.ts'
import { archivedSkus, syncToolState, waitingSkus } from '../states/state-store.server.ts'
import { brandTools, toolsByIds, toolsBySkus } from '../store.server.ts'
import {
  idsOfFamilies,
  notifyImageHostsChanged,
  notifyToolsChanged,
} from '../writing/tool-changes.server.ts'
import {
  changedTexts,
  readTextCells,
  saveTextCells,
  type TextChange,
} from '../texts/many-texts.server.ts'
import type { TextCells } from '../texts/text-cells.ts'
import type { StaffRow, ToolRow } from '../tool-table.ts'
import { maxTypedStock } from '../../stock/typed-stock.ts'
import { refusedImages, toIdentifiers, toToolValues } from '../writing/tool-values.server.ts'
import { insertTools, slugsLike, updateTools } from '../writing/tool-write-store.server.ts'

/** A tool on sale with the data for comparison. */
export type KnownTool = {
  readonly id: string
  readonly revision: number
  readonly sku: string
  readonly name: string
  readonly stock: number
  readonly wire: WireTool
  /** Absent: on sale. */
  readonly state?: 'discontinued'
  /** Its texts in further languages; absent if it has none. */
  readonly texts?: TextCells | undefined
}

/** The tools on sale with one of these SKUs, by the form in which a SKU is unique. */
export async function knownTools(
  { database, origin }: Pick<CatalogueContext, 'database' | 'origin'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, KnownTool>> {
  const rows = await toolsBySkus(database.handle, skus.map(foldSku))
  const known = await withTexts(database.handle, rows, origin)
  return new Map(known.map((tool) => [foldSku(tool.sku), tool]))
}

/** The tools on sale with one of these ids. */
export async function toolsWithIds(
  { origin }: Pick<CatalogueContext, 'origin'>,
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownTool>> {
  const known = await withTexts(db, await toolsByIds(db, ids), origin)
  return new Map(known.map((tool) => [tool.id, tool]))
}

/** With their texts in further languages. A shop with one language needs no query. */
async function withTexts(
  db: Handle,
  rows: readonly StaffRow[],
  origin: string,
): Promise<KnownTool[]> {
  const texts = await readTextCells(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...toKnown(row, origin), texts: texts.get(row.id) }))
}

/** Tools on sale of these brands after this id, in the order of their ids. */
export async function toolsOfBrands(
  { database, origin }: Pick<CatalogueContext, 'database' | 'origin'>,
  brands: readonly string[],
  after: string | undefined,
  limit: number,
): Promise<readonly KnownTool[]> {
  const rows = await brandTools(database.handle, brands, after, limit)
  return rows.map((row) => toKnown(row, origin))
}

function toKnown(row: StaffRow, origin: string): KnownTool {
  const {
    id,
    slug: _slug,
    picture: _picture,
    ratingCount: _count,
    ratingSum: _sum,
    revision,
    state,
    successor: _successor,
    ...tool
  } = toToolDto(origin)(row)
  const { sku, name, stock } = tool
  // Deliveries may have raised the level above the maximum that may be typed.
  const wire = toWire({
    ...tool,
    stock: Math.min(stock, maxTypedStock),
    ...(row.cost_cents === null ? {} : { cost: row.cost_cents }),
    ...(row.reorder_level === null ? {} : { reorderLevel: row.reorder_level }),
    ...(row.bin === '' ? {} : { bin: row.bin }),
  })
  return {
    id,
    revision,
    sku,
    name,
    stock,
    wire,
    ...(state === 'discontinued' ? { state } : {}),
  }
}

/** The author and the reason of a change, for the ledger. */
export type BulkCause = {
  readonly actorId: string | null
  readonly reason: string
  /** The author in each tool's history; absent if a job records one entry for all. */
  readonly author?: Author
}
/** The result for one tool: its id and revision, or why it was skipped. */
export type WriteOutcome =
  | { readonly id: string; readonly revision: number }
  | { readonly left: 'appeared' | 'changed' | 'gone' | 'sold' | 'picture' | 'gtin' }

/** A new tool in a list: on sale, unless marked as a draft or discontinued. */
export type ListedTool = NewTool & {
  readonly state?: 'draft' | 'discontinued'
  /** Its texts in further languages. */
  readonly texts?: TextCells
}

/** Those of these SKUs that a tool has which waits to be offered, as they are unique. */
export const draftsWith = async (
  { database }: Pick<CatalogueContext, 'database'>,
  skus: readonly string[],
): Promise<ReadonlySet<string>> => waitingSkus(database.handle, skus.map(foldSku))

/** Those of these SKUs that a deleted tool has, as they are unique; it could be restored. */
export const deletedWith = async (
  { database }: Pick<CatalogueContext, 'database'>,
  skus: readonly string[],
): Promise<ReadonlySet<string>> =>
  skus.length === 0 ? new Set() : archivedSkus(database.handle, skus.map(foldSku))

/**
 * Adds tools in this transaction; skips those whose SKU another tool has in the meantime. In order.
 */
export async function addTools(
  context: CatalogueContext,
  tx: Handle,
  tools: readonly ListedTool[],
  cause: BulkCause,
): Promise<readonly WriteOutcome[]> {
  const { stock, hooks, now, newId } = context
  const skus = tools.map(({ sku = '' }) => foldSku(sku))
  const existing = new Set([
    ...(await toolsBySkus(tx, skus)).map(({ sku }) => foldSku(sku)),
    ...(await waitingSkus(tx, skus)),
  ])
  const refused = await refusedImages(
    context,
    tx,
    tools.map(({ image }) => image),
  )
  const slugs = new Set(await slugsLike(tx, [...new Set(tools.map(({ name }) => ownSlug(name)))]))
  const at = now()
  // Ids created in the same millisecond are unordered; lists have the order of the file.
  const ids = tools.map(newId).toSorted()
  const taken = await takenGtins(
    tx,
    tools.map((tool, index) => toPacked(tool, ids[index] ?? '')),
  )
  const outcomes = tools.map((tool, index): WriteOutcome => {
    if (existing.has(foldSku(tool.sku ?? ''))) return { left: 'appeared' }
    if (taken.has(ids[index] ?? '')) return { left: 'gtin' }
    return refused.has(index) ? { left: 'picture' } : { id: ids[index] ?? newId(), revision: 1 }
  })
  const rows = tools.flatMap((tool, index) => {
    const outcome = outcomes[index]
    if (!outcome || 'left' in outcome) return []
    const slug = uniqueSlug(ownSlug(tool.name), slugs)
    slugs.add(slug)
    const values = toToolValues(context, tool, tool.sku ?? outcome.id)
    const { state } = tool
    const row = {
      ...values,
      id: outcome.id,
      slug,
      keywords: '',
      demo: false,
      created_at: at,
      ...(state ? { state } : {}),
    }
    return [{ row, quantity: tool.stock, cells: tool.texts ?? {} }]
  })
  if (rows.length === 0) return outcomes
  const written = rows.map(({ row }) => row)
  await insertTools(tx, written)
  for (const { id, state } of written) if (state) await syncToolState(tx, id)
  await writePackGtins(tx, written)
  await stock.createLevels(
    tx,
    rows.map(({ row, quantity }) => ({ toolId: row.id, quantity })),
    { ...cause, at },
  )
  await createRecordsOf(tx, written)
  await saveTextCells(
    tx,
    rows.map(({ row, cells }) => ({ id: row.id, cells })),
  )
  // Nobody finds a draft.
  await hooks.written(
    tx,
    written.filter(({ state }) => state !== 'draft'),
  )
  await recordEach(context, tx, cause, written)
  await notifyWritten(context, tx, written)
  return outcomes
}

/** Writes the change of each tool into its history, if an author is given. */
async function recordEach(
  { audit, origin }: CatalogueContext,
  tx: Handle,
  { author }: BulkCause,
  written: readonly { readonly id: string }[],
  before?: ReadonlyMap<string, StaffRow>,
): Promise<void> {
  if (!author) return
  const ids = written.map(({ id }) => id)
  for (const row of await toolsByIds(tx, ids)) {
    const was = before?.get(row.id)
    await audit.record(tx, author, {
      ...toolChange(was ? 'catalogue.edit' : 'catalogue.add', row),
      ...(was
        ? auditedEdit(origin, { before: was, after: row })
        : { after: auditedFields(origin, row) }),
    })
  }
}

/** A change of one tool: all its fields, and the difference of its stock in pieces. */
export type ToolChange = {
  readonly id: string
  /** The revision that was read; the tool is skipped if it has changed since. */
  readonly revision: number
  readonly tool: NewTool
  readonly stockDelta: number
  /**
   * Its texts in further languages; the tool is skipped if others have changed them in the
   * meantime.
   */
  readonly texts?: TextChange | undefined
}

/** The GTINs of a tool to be written. */
const toPacked = (tool: NewTool, id: string): Packed => ({
  id,
  identifiers: toIdentifiers(tool, {}),
  packs: tool.packs ?? [],
})

/** The obstacles to each of these changes, before anything is written. */
async function judgeChanges(
  context: CatalogueContext,
  tx: Handle,
  changes: readonly ToolChange[],
  before: ReadonlyMap<string, StaffRow>,
): Promise<readonly WriteOutcome[]> {
  const refused = await refusedImages(
    context,
    tx,
    changes.map(({ tool }) => tool.image),
  )
  const taken = await takenGtins(
    tx,
    changes.map(({ id, tool }) => toPacked(tool, id)),
  )
  const rewritten = await changedTexts(tx, changes)
  return changes.map(({ id, revision }, index): WriteOutcome => {
    const row = before.get(id)
    if (!row) return { left: 'gone' }
    if (rewritten.has(id)) return { left: 'changed' }
    if (refused.has(index)) return { left: 'picture' }
    if (taken.has(id)) return { left: 'gtin' }
    return row.revision === revision ? { id, revision: revision + 1 } : { left: 'changed' }
  })
}

/** Changes tools in this transaction; skips those that somebody else has changed. In order. */
export async function changeTools(
  context: CatalogueContext,
  tx: Handle,
  changes: readonly ToolChange[],
  cause: BulkCause,
): Promise<readonly WriteOutcome[]> {
  const { stock, hooks, now } = context
  const ids = changes.map(({ id }) => id)
  const before = new Map((await toolsByIds(tx, ids)).map((row) => [row.id, row]))
  const judged = await judgeChanges(context, tx, changes, before)
  const isLeft = (index: number) => 'left' in (judged[index] ?? { left: 'gone' })
  const at = now()
  const sold = await stock.correctAll(
    tx,
    changes.flatMap(({ id, stockDelta }, index) =>
      isLeft(index) ? [] : [{ toolId: id, delta: stockDelta }],
    ),
    { ...cause, at },
  )
  const outcomes = judged.map((outcome): WriteOutcome =>
    'id' in outcome && sold.has(outcome.id) ? { left: 'sold' } : outcome,
  )
  const written = changes.flatMap(({ id, revision, tool }, index) => {
    const row = before.get(id)
    if (!row || isLeft(index) || sold.has(id)) return []
    const values = toToolValues(context, tool, tool.sku ?? row.sku)
    return [{ ...values, id, revision, keywords: row.keywords }]
  })
  if (written.length === 0) return outcomes
  const updated = await updateTools(
    tx,
    written.map(({ id, revision, keywords: _keywords, ...values }) => ({
      id,
      revision,
      values: { ...values, changed_at: at },
    })),
  )
  if (updated.size < written.length)
    throw new Error('A tool changed while its level was locked: the part is tried again')
  await writePackGtins(
    tx,
    written,
    written.flatMap(({ id }) => before.get(id) ?? []),
  )
  await createRecordsOf(tx, written)
  await saveTextCells(tx, textsOf(changes, updated))
  await hooks.written(tx, written)
  await recordEach(context, tx, cause, written, before)
  await notifyWritten(context, tx, [...written, ...before.values()])
  return outcomes
}

const textsOf = (changes: readonly ToolChange[], written: ReadonlySet<string>) =>
  changes.flatMap(({ id, texts }) => (texts && written.has(id) ? [{ id, cells: texts.to }] : []))

type Shown = Pick<ToolRow, 'id' | 'brand' | 'family' | 'image'>

/** Purges the pages that show these tools or their families, on commit. */
export async function notifyWritten(
  { database }: Pick<CatalogueContext, 'database'>,
  tx: Handle,
  tools: readonly Shown[],
): Promise<void> {
  const families = new Map(
    tools
      .filter(({ family }) => family !== '')
      .map((tool) => [JSON.stringify([tool.brand, tool.family]), tool]),
  )
  const members = await idsOfFamilies(tx, [...families.values()])
  await notifyToolsChanged(database, tx, [...new Set([...tools.map(({ id }) => id), ...members])])
  if (tools.some(({ image }) => imageOrigin(image) !== undefined))
    await notifyImageHostsChanged(database, tx)
}
