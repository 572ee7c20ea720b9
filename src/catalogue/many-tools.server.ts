/**
 * Writing many tools in one transaction, for bulk jobs: by the rules of a single tool, with one
 * statement for what single tools need one each.
 */
import { encode, safeDecode } from 'zod/v4/core'
import type { Schema } from '../../packages/contract/endpoint.ts'
import { fieldErrors, fieldPointer } from '../../packages/contract/field-errors.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { catalogueContract, type NewTool } from './contract.ts'
import type { CatalogueContext } from './dependencies.server.ts'
import { toToolDto } from './dto.ts'
import { imageOrigin } from './image-hosts.server.ts'
import { storedImage } from './image.ts'
import { catalogueMessages as messages } from './messages/catalogue.ts'
import { createRecordsOf } from './records.server.ts'
import { foldSku } from './sku.ts'
import { slugify, uniqueSlug } from './slug.ts'
import { brandTools, toolsByIds, toolsBySkus } from './store.server.ts'
import { familyIds, notifyImageHostsChanged, notifyToolsChanged } from './tool-changes.server.ts'
import type { StaffRow, ToolRow } from './tool-table.ts'
import { holdPicture, toToolValues } from './tool-values.server.ts'
import { insertTools, slugsLike, updateTool } from './tool-write-store.server.ts'

/** A tool by the names of the wire, as `POST /additems` takes it. */
export type WireTool = Readonly<Record<string, unknown>>
export type FieldFinding = { readonly field: string; readonly why: string }
export type Judgement =
  | { readonly tool: NewTool; readonly wire: WireTool }
  | { readonly errors: readonly FieldFinding[] }

/** What `POST /additems` takes, whatever is sent. */
const newTool: Schema<NewTool> = catalogueContract.add.input

/** Judges a tool by the very rules of `POST /additems`, without writing it. */
export function judgeTool(
  { origin, allowHttpImages }: Pick<CatalogueContext, 'origin' | 'allowHttpImages'>,
  fields: WireTool,
): Judgement {
  const decoded = safeDecode(newTool, fields)
  const errors = decoded.success
    ? storedImage(decoded.data.image, origin, allowHttpImages) === undefined
      ? [{ field: 'image', why: messages.notImage }]
      : []
    : fieldErrors(decoded.error.issues, (path) => fieldPointer(path, 'body')).map(
        ({ pointer, detail }) => ({ field: pointer.slice(2), why: detail }),
      )
  return decoded.success && errors.length === 0
    ? { tool: decoded.data, wire: toWire(decoded.data) }
    : { errors }
}

const maxTypedStock = 1_000_000
const toWire = (tool: NewTool): WireTool => ({ ...encode(catalogueContract.add.input, tool) })

/** A tool on sale with what it is compared with. */
export type KnownTool = {
  readonly id: string
  readonly revision: number
  readonly sku: string
  readonly name: string
  readonly stock: number
  readonly wire: WireTool
}

/** The tools on sale with one of these SKUs, by the form in which a SKU is unique. */
export async function knownTools(
  { database, origin }: Pick<CatalogueContext, 'database' | 'origin'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, KnownTool>> {
  const rows = await toolsBySkus(database.handle, skus.map(foldSku))
  return new Map(rows.map((row) => [foldSku(row.sku), toKnown(row, origin)]))
}

/** The tools on sale with one of these ids. */
export async function toolsWithIds(
  { origin }: Pick<CatalogueContext, 'origin'>,
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownTool>> {
  return new Map((await toolsByIds(db, ids)).map((row) => [row.id, toKnown(row, origin)]))
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
    state: _state,
    successor: _successor,
    ...tool
  } = toToolDto(origin)(row)
  const { sku, name, stock } = tool
  // Deliveries may have raised the level above what may be typed.
  const wire = toWire({
    ...tool,
    stock: Math.min(stock, maxTypedStock),
    ...(row.cost_cents === null ? {} : { cost: row.cost_cents }),
    ...(row.reorder_level === null ? {} : { reorderLevel: row.reorder_level }),
  })
  return { id, revision, sku, name, stock, wire }
}

/** Who changes tools, and why, for the ledger. */
export type BulkCause = { readonly actorId: string | null; readonly reason: string }
/** What became of one tool: its id and revision, or why it was left. */
export type WriteOutcome =
  | { readonly id: string; readonly revision: number }
  | { readonly left: 'appeared' | 'changed' | 'gone' | 'sold' | 'picture' }

/** Adds tools in this transaction; one whose SKU is on sale by now is left. In their order. */
export async function addTools(
  context: CatalogueContext,
  tx: Handle,
  tools: readonly NewTool[],
  cause: BulkCause,
): Promise<readonly WriteOutcome[]> {
  const { stock, hooks, now, newId } = context
  const existing = new Set(
    (
      await toolsBySkus(
        tx,
        tools.map(({ sku = '' }) => foldSku(sku)),
      )
    ).map(({ sku }) => foldSku(sku)),
  )
  const refused = await refusedPictures(context, tx, tools)
  const taken = new Set(await slugsLike(tx, [...new Set(tools.map(({ name }) => slugify(name)))]))
  const at = now()
  // Ids made in the same millisecond are unordered; lists have the order of the file.
  const ids = tools.map(newId).toSorted()
  const outcomes = tools.map((tool, index): WriteOutcome => {
    if (existing.has(foldSku(tool.sku ?? ''))) return { left: 'appeared' }
    return refused.has(index) ? { left: 'picture' } : { id: ids[index] ?? newId(), revision: 1 }
  })
  const rows = tools.flatMap((tool, index) => {
    const outcome = outcomes[index]
    if (!outcome || 'left' in outcome) return []
    const slug = uniqueSlug(slugify(tool.name), taken)
    taken.add(slug)
    const values = toToolValues(context, tool, tool.sku ?? outcome.id)
    const row = { ...values, id: outcome.id, slug, keywords: '', demo: false, created_at: at }
    return [{ row, quantity: tool.stock }]
  })
  if (rows.length === 0) return outcomes
  await insertTools(
    tx,
    rows.map(({ row }) => row),
  )
  await stock.createLevels(
    tx,
    rows.map(({ row, quantity }) => ({ toolId: row.id, quantity })),
    { ...cause, at },
  )
  await createRecordsOf(
    tx,
    rows.map(({ row }) => row),
  )
  await hooks.written(
    tx,
    rows.map(({ row }) => row),
  )
  await notifyWritten(
    context,
    tx,
    rows.map(({ row }) => row),
  )
  return outcomes
}

/** A change of one tool: all its fields, and by how many pieces its stock differs. */
export type ToolChange = {
  readonly id: string
  /** The revision that was read; the tool is left when it has another by now. */
  readonly revision: number
  readonly tool: NewTool
  readonly stockDelta: number
}

/** Changes tools in this transaction; one that somebody else changed is left. In their order. */
export async function changeTools(
  context: CatalogueContext,
  tx: Handle,
  changes: readonly ToolChange[],
  cause: BulkCause,
): Promise<readonly WriteOutcome[]> {
  const { stock, hooks, now } = context
  const before = new Map(
    (
      await toolsByIds(
        tx,
        changes.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const refused = await refusedPictures(
    context,
    tx,
    changes.map(({ tool }) => tool),
  )
  const outcomes: WriteOutcome[] = []
  const written = []
  for (const [index, { id, revision, tool, stockDelta }] of changes.entries()) {
    const row = before.get(id)
    const values = toToolValues(context, tool, tool.sku ?? row?.sku ?? '')
    if (!row) outcomes.push({ left: 'gone' })
    else if (refused.has(index)) outcomes.push({ left: 'picture' })
    else if (row.revision !== revision) outcomes.push({ left: 'changed' })
    else if (!(await stock.correct(tx, id, stockDelta, { ...cause, at: now() })))
      outcomes.push({ left: 'sold' })
    else if (await updateTool(tx, id, revision, { ...values, changed_at: now() })) {
      outcomes.push({ id, revision: revision + 1 })
      written.push({ ...values, id, keywords: row.keywords })
    } else throw new Error(`Tool ${id} changed while its level was locked`)
  }
  if (written.length === 0) return outcomes
  await createRecordsOf(tx, written)
  await hooks.written(tx, written)
  await notifyWritten(context, tx, [...written, ...before.values()])
  return outcomes
}

/** The indexes of those tools whose uploaded picture is gone; the other pictures are held. */
async function refusedPictures(
  context: CatalogueContext,
  tx: Handle,
  tools: readonly NewTool[],
): Promise<ReadonlySet<number>> {
  const refused = new Set<number>()
  for (const [index, { image }] of tools.entries()) {
    try {
      await holdPicture(context, tx, image)
    } catch (error) {
      if (!isProblem(error, invalidInput)) throw error
      refused.add(index)
    }
  }
  return refused
}

type Shown = Pick<ToolRow, 'id' | 'brand' | 'family' | 'image'>

/** Purges the pages that show these tools or their families, when the transaction commits. */
export async function notifyWritten(
  { database }: Pick<CatalogueContext, 'database'>,
  tx: Handle,
  tools: readonly Shown[],
): Promise<void> {
  const families = Map.groupBy(
    tools.filter(({ family }) => family !== ''),
    ({ brand, family }) => JSON.stringify([brand, family]),
  )
  const ids = new Set(tools.map(({ id }) => id))
  for (const [member] of families.values())
    if (member) for (const id of await familyIds(tx, member)) ids.add(id)
  await notifyToolsChanged(database, tx, [...ids])
  if (tools.some(({ image }) => imageOrigin(image) !== undefined))
    await notifyImageHostsChanged(database, tx)
}
