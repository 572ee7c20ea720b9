/** The catalogue's service: reads, adds, edits and archives tools, and loads the demo shop's. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Actor, Paged, SerializedOperations } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { bulkLoadTools, type BulkLoad } from './bulk-write/bulk-load.server.ts'
import type { CatalogueOperations, catalogueContract, Tool, ToolRecord } from './contract.ts'
import { recordsInState, recordsWithIds, type StateQuery } from './writing/desk-records.server.ts'
import { countDemoTools } from './demo-tool-store.server.ts'
import { createDemoImports, removeDemoTools, type ImportedTool } from './demo-tools.server.ts'
import { PreserializedJson } from '../../packages/contract/preserialized-json.ts'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { shopLanguages, type Language } from '../platform/languages/languages.ts'
import { readSpecWords } from './texts/spec-words-store.server.ts'
import { readTexts } from './texts/many-texts.server.ts'
import { readToolWords, spokenTools, type ToolWords } from './texts/tool-words.server.ts'
import type { CatalogueContext, CatalogueDependencies } from './dependencies.server.ts'
import { feedRows } from './feed-store.server.ts'
import { toFamilySummary, toOffer, toToolDto, type FamilySummary, type Offer } from './dto.ts'
import { createImageOrigins } from './model/image-hosts.server.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import type { GalleryPicture } from './pictures/gallery.ts'
import { createPictureFetches } from './tool-files/picture-fetches.server.ts'
import { imagesOf, pictureKey } from './model/image.ts'
import { readPictures } from './pictures/read-pictures.server.ts'
import { withoutPrices } from './price-fields.ts'
import {
  createCategoryOperations,
  createRecordsOfAll,
  type CategoryOperations,
} from './taxonomy/records.server.ts'
import { categoriesWithIds } from './taxonomy/record-store.server.ts'
import { serializeTool } from './serialization-store.server.ts'
import { readWholeCatalogue, type PicturedTool } from './pictures/whole-catalogue.server.ts'
import type { SlugsByLanguage } from './paths-by-language.ts'
import { ownerOfSpokenSlug, type SluggedKind } from './slugs/slug-store.server.ts'
import { readSlugs } from './slugs/spoken-slugs.server.ts'
import { createCatalogueSitemap, type CatalogueSitemap } from './search-engines/sitemap.server.ts'
import {
  anyTool,
  familyTotals,
  featuredTools,
  imagesInUse,
  offersOf,
  costsOf,
  idsBySkus,
  titlesOf,
  toolById,
  toolBySlug,
  toolsBySkus,
  toolsBySlug,
} from './store.server.ts'
import {
  familyRows,
  notifyEverythingChanged,
  notifyToolsChanged,
} from './writing/tool-changes.server.ts'
import { createManyTools, type ManyTools } from './bulk-write/many-tools-service.server.ts'
import { createRecordsOperations } from './bulk-write/edit-records.server.ts'
import type { RecordsOperations } from './taxonomy/records-contract.ts'
import { createToolPicturesOperations } from './tool-files/tool-pictures.server.ts'
import {
  createToolDocuments,
  type ToolDocumentsService,
  type DocumentFile,
} from './tool-documents/tool-documents.server.ts'
import { createMissingTexts } from './texts/missing-texts.server.ts'
import type { MissingTextsOperations } from './texts/missing-texts-contract.ts'
import { createToolTexts } from './texts/tool-texts.server.ts'
import type { ToolTextsOperations } from './texts/tool-texts-contract.ts'
import type { ToolPicturesOperations } from './pictures/tool-pictures-contract.ts'
import { createToolHooks, type ToolHooks } from './writing/tool-hooks.server.ts'
import { addRating } from './writing/tool-write-store.server.ts'
import { listArchivedTools, restoreBySku, restoreTool } from './writing/archived-tools.server.ts'
import { putToolBack } from './writing/audited-tool.server.ts'
import { applyAllDue, createDueStates } from './writing/due-states.server.ts'
import { foldSku } from './model/sku.ts'
import { addDraft, listStates, readRecord, setState } from './writing/states.server.ts'
import { addTool, archiveTool, editTool } from './writing/write-tool.server.ts'

export type { ImportedTool } from './demo-tools.server.ts'

export type { FeedRow } from './feed-store.server.ts'

export interface CatalogueService
  extends
    CatalogueOperations,
    ToolPicturesOperations,
    ToolDocumentsService,
    ToolTextsOperations,
    MissingTextsOperations,
    RecordsOperations,
    CategoryOperations,
    ToolHooks {
  /** `read` with its response body as text, created without decoding the row. */
  readonly serialized: SerializedOperations<typeof catalogueContract, 'read'>
  bySlug(slug: string): Promise<Tool | undefined>
  /**
   * The slugs of a record in each language of the shop, given its own slug; empty for a shop with
   * one language.
   */
  slugsOf(kind: SluggedKind, own: string): Promise<SlugsByLanguage>
  /** The tools on sale with these slugs, in this order. */
  bySlugs(slugs: readonly string[]): Promise<Tool[]>
  /** The texts of these tools in the page's language. */
  wordsOf(ids: readonly string[]): Promise<ToolWords>
  /** The names of their specifications in that language, by `name` and by `name:value`. */
  specWordsOf(ids: readonly string[]): Promise<Readonly<Record<string, string>>>
  /** Tools with texts in the reader's language: see `spokenTools`. */
  spokenTools: typeof spokenTools
  /** All pictures of a tool, its image first. */
  picturesOf(tool: Tool): Promise<readonly GalleryPicture[]>
  /** Adds waiting pictures in the background. */
  readonly pictureQueue: JobRunner
  /** Tools for the front page, one per family. */
  featured(limit: number): Promise<Tool[]>
  /** Common data of the families of these tools; families with a single tool are left out. */
  families(tools: readonly Tool[]): Promise<FamilySummary[]>
  /**
   * The tools of this tool's family, including itself; empty if it is the only one, or has no
   * family.
   */
  family(tool: Pick<Tool, 'brand' | 'family'>): Promise<Tool[]>
  /** Takes tools on and off sale on their days; `applyDueStates` does it at once. */
  readonly dueStates: JobRunner
  applyDueStates(): Promise<void>
  /** A discontinued tool's successor, if that is on sale. */
  successorOf(
    tool: Pick<Tool, 'successor'>,
  ): Promise<Pick<Tool, 'id' | 'slug' | 'name'> | undefined>
  /** Restores the most recently archived tool with this SKU; undefined if there is none. */
  restoreBySku(sku: string): Promise<Tool | undefined>
  /** The tool, read in the caller's transaction; undefined if it is no longer sold. */
  forSale(tx: Handle, id: string): Promise<Tool | undefined>
  /**
   * Those of these tools that are on sale, unordered; one statement. With weights and data for
   * order lines, if requested.
   */
  offers(
    db: Handle,
    ids: readonly string[],
    options?: { readonly weights?: boolean; readonly kept?: boolean },
  ): Promise<Offer[]>
  /** Many tools at once, for bulk jobs and lists of bins: see many-tools.server.ts. */
  readonly many: ManyTools
  /** The existing ones of these tools, in any state, in this order. */
  recordsWithIds(ids: readonly string[]): Promise<ToolRecord[]>
  /** The texts of these tools in the shop's further languages, by their ids. */
  textsInLanguages(ids: readonly string[]): ReturnType<typeof readTexts>
  /** Tools in a state that buyers' lists leave out, one page at a time. */
  recordsInState(query: StateQuery): Promise<Paged<ToolRecord[]>>
  /** Names, SKUs and slugs of tools, including archived ones; `listed`: still on sale. */
  titles(
    db: Handle,
    ids: readonly string[],
  ): Promise<{ id: string; slug: string; sku: string; name: string; listed: boolean }[]>
  /** The existing ones of these categories. */
  categoriesWithIds: typeof categoriesWithIds
  /** The costs of tools, if known: see `costsOf`. */
  costs: typeof costsOf
  /** Ids of tools on sale by their SKUs: see `idsBySkus`. */
  idsBySkus: typeof idsBySkus
  /** Adds `count` ratings with `sum` stars together; negative numbers remove ratings. */
  addRating(tx: Handle, id: string, count: number, sum: number): Promise<void>
  /** The origins of pictures of tools on sale; `any` if there are too many hosts to list. */
  imageOrigins(): Promise<readonly string[] | 'any'>
  /** Keeps them in memory, until the returned function is called. */
  listen(): Promise<() => Promise<void>>
  /** Purges every cached page that shows one of these tools, on commit. */
  notifyChanged(tx: Handle, ids: readonly string[]): Promise<void>
  /**
   * Imports demo tools.
   * @returns their ids by SKU
   */
  importDemoTools(
    tx: Handle,
    tools: readonly ImportedTool[],
    at: Date,
  ): Promise<ReadonlyMap<string, string>>
  /**
   * Adds a PDF document to a demo tool.
   * @throws Problem document-not-usable
   */
  /** Their texts in a further language; existing texts in it are kept. */
  importDemoTexts(tx: Handle, language: string, tools: readonly ImportedTool[]): Promise<void>
  importDemoDocument(tx: Handle, toolId: string, file: DocumentFile): Promise<void>
  /**
   * Loads a very large number of demo tools, all or none; nobody else can read tools in the
   * meantime.
   * @returns false, changing nothing, if there are other tools than expected
   */
  bulkLoadDemoTools(load: BulkLoad): Promise<boolean>
  /** The number of tools, including archived ones, and how many of them are demo tools. */
  countDemoTools(): Promise<{ all: number; demo: number }>
  /**
   * Deletes the demo tools; tools in `archived`, which real customers know, are archived instead.
   */
  deleteDemoTools(tx: Handle, archived: readonly string[], at: Date): Promise<void>
  isEmpty(): Promise<boolean>
  /** All tools on sale with their pictures, a page at a time. */
  wholeCatalogue(db: Handle): AsyncIterable<readonly PicturedTool[]>
  /** SKU, stock and prices of all tools on sale, a page at a time. */
  feedRows: typeof feedRows
  /** The tools' pages for search engines. */
  readonly sitemap: CatalogueSitemap
}

/** Binds the catalogue's operations to their dependencies. */
export function createCatalogueService(dependencies: CatalogueDependencies): CatalogueService {
  const { hooks, registered } = createToolHooks()
  const context: CatalogueContext = { ...dependencies, hooks: registered }
  const { database, origin, pictures } = dependencies
  const toDto = toToolDto(origin)
  const imageOrigins = createImageOrigins(database)
  pictures.onCleanup(async (tx, keys) =>
    (await imagesInUse(tx, imagesOf(keys))).flatMap((image) => pictureKey(image) ?? []),
  )
  return {
    ...hooks,
    serialized: {
      read: async ({ actor }, { id, language }) =>
        serializedIn(context, language, await readSerialized(context, actor, id)),
    },
    read: async ({ actor }, { id, language }) =>
      spokenIn(context, language, await readTool(context, actor, id)),
    add: (caller, tool) => addTool(context, caller, tool),
    edit: (caller, edit) => editTool(context, caller, edit),
    remove: (caller, { id }) => archiveTool(context, caller, id),
    archived: () => listArchivedTools(context),
    putBack: (caller, entry) => putToolBack(context, caller, entry),
    ...stateOperations(context),
    restore: ({ actor }, { id }) => restoreTool(context, actor, id),
    restoreBySku: (sku) => restoreBySku(context, sku),
    bySlug: async (slug) => {
      const row = await toolBySlug(database.handle, slug)
      if (row) return toDto(row)
      // Also for a disabled language: links to its pages are redirected.
      const id = await ownerOfSpokenSlug(database.handle, 'tools', slug)
      const spoken = id === undefined ? undefined : await toolById(database.handle, id)
      return spoken && toDto(spoken)
    },
    slugsOf: async (kind, own) => (await readSlugs(database.handle, kind, [own])).get(own) ?? {},
    bySlugs: (slugs) => readBySlugs(dependencies, slugs),
    wordsOf: (ids) => readToolWords(database.handle, ids),
    specWordsOf: (ids) => readSpecWords(database.handle, ids),
    spokenTools,
    picturesOf: (tool) => readPictures(dependencies, tool),
    ...pictureMethods(context),
    featured: async (limit) => (await featuredTools(database.handle, limit)).map(toDto),
    families: async (tools) =>
      (await familyTotals(database.handle, tools))
        .filter(({ names }) => names.length > 1)
        .map(toFamilySummary),
    family: async (tool) => {
      const rows = await familyRows(database.handle, tool)
      return rows.length > 1 ? rows.map(toDto) : []
    },
    ...createCategoryOperations(dependencies),
    forSale: async (tx, id) => {
      const row = await toolById(tx, id)
      return row && toDto(row)
    },
    offers: async (db, ids, { weights = false, kept = false } = {}) =>
      ids.length === 0 ? [] : (await offersOf(db, ids, { weights, kept })).map(toOffer(origin)),
    many: createManyTools(context),
    recordsWithIds: (ids) => recordsWithIds(context, ids),
    textsInLanguages: (ids) => readTexts(database.handle, ids),
    recordsInState: (query) => recordsInState(context, query),
    titles: titlesOf,
    categoriesWithIds,
    costs: costsOf,
    idsBySkus,
    addRating,
    imageOrigins: imageOrigins.current,
    listen: imageOrigins.listen,
    notifyChanged: (tx, ids) => notifyToolsChanged(database, tx, ids),
    ...createDemoImports(context),
    bulkLoadDemoTools: (load) => bulkLoadDemoTools(context, load),
    countDemoTools: () => countDemoTools(database.handle),
    deleteDemoTools: (tx, archived, at) => removeDemoTools(context, tx, archived, at),
    sitemap: createCatalogueSitemap(database),
    wholeCatalogue: (db) => readWholeCatalogue(db, origin),
    feedRows,
    isEmpty: async () => !(await anyTool(database.handle)),
  }
}

/** Operations on pictures, documents and texts of tools, and on the records of their names. */
const pictureMethods = (context: CatalogueContext) => ({
  ...createToolPicturesOperations(context),
  ...createToolDocuments(context),
  ...createToolTexts(context),
  ...createMissingTexts(context),
  ...createRecordsOperations(context),
  pictureQueue: createPictureFetches(context, context.log),
})

/** Drafts, days of sale, successors. */
const stateOperations = (context: CatalogueContext) =>
  ({
    addDraft: (caller, draft) => addDraft(context, caller, draft),
    readAny: (_caller, { id }) => readRecord(context, id),
    states: (_caller, { state }) => listStates(context, state),
    setState: (caller, change) => setState(context, caller, change),
    dueStates: createDueStates(context),
    applyDueStates: () => applyAllDue(context),
    successorOf: async (tool) => {
      const [row] = tool.successor
        ? await toolsBySkus(context.database.handle, [foldSku(tool.successor)])
        : []
      return row && { id: row.id, slug: row.slug, name: row.name }
    },
  }) satisfies Partial<CatalogueService>

/** In the given order; tools that are not on sale are left out. */
async function readBySlugs(
  { database, origin }: CatalogueDependencies,
  slugs: readonly string[],
): Promise<Tool[]> {
  const rows = await toolsBySlug(database.handle, slugs)
  const tools = new Map(rows.map((row) => [row.slug, toToolDto(origin)(row)]))
  for (const slug of slugs) {
    const id = tools.has(slug) ? undefined : await ownerOfSpokenSlug(database.handle, 'tools', slug)
    const row = id === undefined ? undefined : await toolById(database.handle, id)
    if (row) tools.set(slug, toToolDto(origin)(row))
  }
  return slugs.flatMap((slug) => tools.get(slug) ?? [])
}

/**
 * Without prices if they are hidden from the caller.
 * @throws Problem not-found
 */
async function readTool(
  { database, origin, companies }: CatalogueContext,
  viewer: Actor | undefined,
  id: string,
): Promise<Tool> {
  const row = await toolById(database.handle, id)
  if (!row) throw notFound()
  const tool = toToolDto(origin)(row)
  return (await companies.seesPrices(viewer)) ? tool : withoutPrices(tool)
}

/** A tool with texts in the given language; without one, in the shop's own. */
async function spokenIn<T extends { readonly id: string; readonly name: string }>(
  { database }: Pick<CatalogueContext, 'database'>,
  language: Language | undefined,
  tool: T,
): Promise<T> {
  if (language === undefined || !shopLanguages().all.includes(language)) return tool
  const [spoken = tool] = await inLanguage(language, () => spokenTools(database.handle, [tool]))
  return spoken
}

/** The same for its JSON; these texts have their wire names. */
async function serializedIn(
  context: Pick<CatalogueContext, 'database'>,
  language: Language | undefined,
  { text }: PreserializedJson,
): Promise<PreserializedJson> {
  if (language === undefined) return new PreserializedJson(text)
  const { _id: id, ...tool } = JSON.parse(text)
  const { id: _id, ...spoken } = await spokenIn(context, language, { ...tool, id })
  return new PreserializedJson(JSON.stringify({ _id, ...spoken }))
}

/**
 * The same.
 * @throws Problem not-found
 */
async function readSerialized(
  { database, origin, companies }: CatalogueContext,
  viewer: Actor | undefined,
  id: string,
) {
  const prices = await companies.seesPrices(viewer)
  const tool = await serializeTool(database.handle, id, { origin, prices })
  if (!tool) throw notFound()
  return tool
}

const bulkLoadDemoTools = (
  { database, stock, hooks, newId }: CatalogueContext,
  load: BulkLoad,
): Promise<boolean> =>
  bulkLoadTools(
    {
      connection: database.connection,
      stock,
      hooks: hooks.bulkLoads,
      newId,
      finish: async (tx) => {
        await createRecordsOfAll(tx)
        await notifyEverythingChanged(database, tx)
      },
    },
    load,
  )
