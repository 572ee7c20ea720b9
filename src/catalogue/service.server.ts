/** The door of the catalogue: tools are listed, read, added, edited and archived here. */
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { isUniqueViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { Paged, SerializedOperations } from '../../packages/contract/endpoint.ts'
import { notFound, invalidInput } from '../../packages/contract/standard-problems.ts'
import type { PicturesService } from '../pictures/service.server.ts'
import { isUploadedPicture } from '../pictures/rules.ts'
import type { StockService } from '../stock/service.server.ts'
import { catalogueMessages as messages } from './messages/catalogue.ts'
import {
  revisionChanged,
  skuTaken,
  stockPointer,
  type CatalogueOperations,
  type catalogueContract,
  type NewTool,
  type Tool,
} from './contract.ts'
import { bulkLoadTools, type BulkLoad } from './bulk-load.server.ts'
import { resolveTerms } from '../search/resolve-terms.server.ts'
import { imagesOf, pictureKey, storedImage } from './image.ts'
import { createSearchService, type SearchService } from '../search/service.server.ts'
import { createCatalogueSitemap, type CatalogueSitemap } from './sitemap.server.ts'
import { uniqueSlug, slugify } from './slug.ts'
import {
  addRating,
  anyTool,
  archiveTool,
  countDemoTools,
  familyOf,
  featuredTools,
  deleteDemoTools,
  imagesInUse,
  insertTools,
  archiveDemoTools,
  takenSlugs,
  titlesOf,
  offersOf,
  toolById,
  toolBySlug,
  updateTool,
  type ToolValues,
} from './store.server.ts'
import { toOffer, toToolDto, type Offer } from './dto.ts'
import { serializeTool } from '../search/serialization-store.server.ts'
import { indexTools, removeDemoFromIndex, removeFromIndex } from '../search/index-store.server.ts'

/** The parts of a tool that are written, from whatever source. */
type Written = Omit<NewTool, 'priceBreaks' | 'specs'> & {
  readonly priceBreaks?: ToolValues['price_breaks'] | undefined
  readonly specs?: ToolValues['specs'] | undefined
}

/** A tool as a demo file or an import brings it. */
export type ImportedTool = Required<
  Omit<NewTool, 'priceBreaks' | 'specs' | 'sku' | 'brand' | 'category' | 'family' | 'packSize'>
> &
  Required<Pick<ToolValues, 'sku' | 'brand' | 'category' | 'family' | 'specs' | 'keywords'>> & {
    readonly packSize: number
    readonly priceBreaks: ToolValues['price_breaks']
  }

export interface CatalogueService extends CatalogueOperations {
  /** Lists with what stands around them, and what is found by words. */
  readonly search: SearchService
  /** What the API is asked most, as it says it; see Told. */
  readonly told: SerializedOperations<typeof catalogueContract, 'list' | 'read'>
  bySlug(slug: string): Promise<Tool | undefined>
  /** For the front page. */
  featured(limit: number): Promise<Tool[]>
  /** The tools that differ from this one by size, itself among them; none when it has no family or is alone in it. */
  family(tool: Pick<Tool, 'brand' | 'family'>): Promise<Tool[]>
  /** The tool as it is now, inside the transaction that will sell it; undefined when it is no longer sold. */
  forSale(tx: Handle, id: string): Promise<Tool | undefined>
  /** Those of these tools that are sold now, in no order; one statement. */
  offers(db: Handle, ids: readonly string[]): Promise<Offer[]>
  titles(
    db: Handle,
    ids: readonly string[],
  ): Promise<{ id: string; slug: string; name: string; listed: boolean }[]>
  /** Ratings were given or taken back: `count` of them, with `sum` stars together. */
  rated(tx: Handle, id: string, count: number, sum: number): Promise<void>
  /** Tells every page that shows this tool that it has changed. */
  changed(tx: Handle, ids: readonly string[]): Promise<void>
  /** Brings demo tools in. @returns their ids by SKU */
  bringDemo(
    tx: Handle,
    tools: readonly ImportedTool[],
    at: Date,
  ): Promise<ReadonlyMap<string, string>>
  /**
   * Brings very many demo tools in, all or none; nobody else reads tools meanwhile.
   * @returns false, changing nothing, when there are other tools than expected
   */
  fillDemo(filling: BulkLoad): Promise<boolean>
  /** How many tools there are, archived ones too, and how many of them are the demo shop's. */
  countDemo(): Promise<{ all: number; demo: number }>
  /** Forgets demo tools for good; those of them that real customers know are archived instead. */
  forgetDemo(tx: Handle, kept: readonly string[], at: Date): Promise<void>
  isEmpty(): Promise<boolean>
  /** For search engines. */
  readonly sitemap: CatalogueSitemap
}

/** What the catalogue is built from. */
export type CatalogueDependencies = {
  readonly database: Database
  readonly stock: StockService
  readonly pictures: PicturesService
  readonly origin: string
  readonly allowHttpImages: boolean
  readonly now: () => Date
  readonly newId: () => string
}

/** Tools in a page of the list when nobody says how many: all that the specification's bare array may carry. */
const wholeList = 1000
/** Rows of a family's table. */
const mostInFamily = 100
/** Tools named in one message about a change. */
const mostTagged = 150

export function createCatalogueService({
  database,
  stock,
  pictures,
  origin,
  allowHttpImages,
  now,
  newId,
}: CatalogueDependencies): CatalogueService {
  const show = toToolDto(origin)
  const changed = async (tx: Handle, ids: readonly string[]): Promise<void> => {
    // A message has at most 8,000 bytes, and an order up to a thousand tools.
    for (let from = 0; from === 0 || from < ids.length; from += mostTagged)
      await database.notify(
        tx,
        'purge',
        ['tools', ...ids.slice(from, from + mostTagged).map((id) => `tool:${id}`)].join(' '),
      )
  }
  const changedWholly = (tx: Handle): Promise<void> => database.notify(tx, 'purge', '*')
  /** Whose pages show a family. */
  const relatives = async (tx: Handle, tool: Pick<Tool, 'brand' | 'family'>) =>
    (await familyOf(tx, tool, mostInFamily)).map((row) => row.id)
  const imageOf = (image: string): string => {
    const stored = storedImage(image, origin, allowHttpImages)
    if (stored === undefined)
      throw invalidInput({ errors: [{ pointer: '#/image', detail: messages.notImage }] })
    return stored
  }
  /** A picture that was sent to us must still be here, and stays while the tool is written. */
  const holdPicture = async (tx: Handle, image: string): Promise<void> => {
    const key = pictureKey(imageOf(image))
    if (key !== null && isUploadedPicture(key) && !(await pictures.hold(tx, key)))
      throw invalidInput({ errors: [{ pointer: '#/image', detail: messages.imageGone }] })
  }
  pictures.onTidy(async (tx, keys) =>
    (await imagesInUse(tx, imagesOf(keys))).flatMap((image) => pictureKey(image) ?? []),
  )
  const valuesOf = (tool: Written, sku: string) => ({
    name: tool.name,
    image: imageOf(tool.image),
    description: tool.description,
    price_cents: tool.price,
    minimum_quantity: tool.minimumQuantity,
    pack_size: tool.packSize ?? 1,
    price_breaks: tool.priceBreaks ?? [],
    specs: tool.specs ?? [],
    sku,
    brand: tool.brand ?? '',
    category: tool.category ?? '',
    family: tool.family ?? '',
  })

  const search = createSearchService({ database, origin, now, newId })

  return {
    search,
    told: {
      list: (_caller, { limit = wholeList, ...query }) => search.tell(query, limit),
      async read(_caller, { id }) {
        const tool = await serializeTool(database.handle, id, origin)
        if (!tool) throw notFound()
        return tool
      },
    },
    list: (_caller, { limit = wholeList, ...query }): Promise<Paged<Tool[]>> =>
      search.list(query, limit),

    async read(_caller, { id }) {
      const row = await toolById(database.handle, id)
      if (!row) throw notFound()
      return show(row)
    },

    resolve: (_caller, { terms }) => resolveTerms(database, terms, origin),

    add: ({ actor }, tool) =>
      onceMoreForSlug(() => {
        const id = newId()
        const at = now()
        return database.transact(async (tx) => {
          await holdPicture(tx, tool.image)
          const slug = uniqueSlug(slugify(tool.name), await takenSlugs(tx, slugify(tool.name)))
          const sku = tool.sku ?? `IM-${id.slice(-8).toUpperCase()}`
          const row = {
            ...valuesOf(tool, sku),
            id,
            slug,
            keywords: '',
            demo: false,
            created_at: at,
          }
          await refuseTakenSku(sku, () => insertTools(tx, [row]))
          await stock.open(tx, [{ toolId: id, quantity: tool.stock }], { actorId: actor.id, at })
          await indexTools(tx, [row])
          await changed(tx, [
            id,
            ...(await relatives(tx, { brand: tool.brand ?? '', family: tool.family ?? '' })),
          ])
          return { acknowledged: true, insertedId: id, slug }
        })
      }),

    async edit({ actor }, { id, revision, stockSeen, ...tool }) {
      return database.transact(async (tx) => {
        const before = await toolById(tx, id)
        if (!before) throw notFound()
        await holdPicture(tx, tool.image)
        const sku = tool.sku ?? before.sku
        const kept = {
          ...valuesOf(tool, sku),
          pack_size: tool.packSize ?? before.pack_size,
          price_breaks: tool.priceBreaks ?? before.price_breaks,
          specs: tool.specs ?? before.specs,
          brand: tool.brand ?? before.brand,
          category: tool.category ?? before.category,
          family: tool.family ?? before.family,
          changed_at: now(),
        }
        if (!(await refuseTakenSku(sku, () => updateTool(tx, id, revision, kept))))
          throw revisionChanged({ detail: messages.revisionDetail })
        const counted = await stock.correct(tx, id, tool.stock - (stockSeen ?? before.stock), {
          actorId: actor.id,
          at: now(),
        })
        if (!counted)
          throw invalidInput({
            errors: [{ pointer: stockPointer, detail: messages.stockBelowZero }],
          })
        // After the level, as an order that takes the last piece does: or the two could wait for each other.
        await indexTools(tx, [{ ...kept, id, keywords: before.keywords }])
        const after = await toolById(tx, id)
        if (!after) throw notFound()
        await changed(tx, [
          ...new Set([id, ...(await relatives(tx, before)), ...(await relatives(tx, after))]),
        ])
        return show(after)
      })
    },

    async remove(_caller, { id }) {
      return database.transact(async (tx) => {
        const archived = await archiveTool(tx, id, now())
        if (archived) await removeFromIndex(tx, [id])
        if (archived) await changed(tx, [id, ...(await relatives(tx, archived))])
        return { acknowledged: true, deletedCount: archived ? 1 : 0 }
      })
    },

    async bySlug(slug) {
      const row = await toolBySlug(database.handle, slug)
      return row && show(row)
    },
    featured: async (limit) => (await featuredTools(database.handle, limit)).map(show),
    async family(tool) {
      const rows = await familyOf(database.handle, tool, mostInFamily)
      return rows.length > 1 ? rows.map(show) : []
    },
    async forSale(tx, id) {
      const row = await toolById(tx, id)
      return row && show(row)
    },
    offers: async (db, ids) =>
      ids.length === 0 ? [] : (await offersOf(db, ids)).map(toOffer(origin)),
    titles: titlesOf,
    rated: addRating,
    changed,

    async bringDemo(tx, tools, at) {
      const taken = new Set<string>()
      // Ids made in the same millisecond are in no order; the list wants the file's.
      const ids = tools.map(newId).toSorted()
      const rows = tools.map(({ keywords, ...tool }, position) => {
        const slug = uniqueSlug(slugify(tool.name), taken)
        taken.add(slug)
        return {
          ...valuesOf(tool, tool.sku),
          id: ids[position] ?? newId(),
          slug,
          keywords,
          demo: true,
          created_at: at,
        }
      })
      await insertTools(tx, rows)
      await stock.open(
        tx,
        rows.map((row, position) => ({ toolId: row.id, quantity: tools[position]?.stock ?? 0 })),
        { actorId: null, at, reason: 'demo' },
      )
      await indexTools(tx, rows)
      await changed(tx, [])
      return new Map(rows.map((row) => [row.sku, row.id]))
    },
    fillDemo: (filling) =>
      bulkLoadTools({ connection: database.connection, stock, newId }, filling, ({ tx }) =>
        changedWholly(tx),
      ),
    countDemo: () => countDemoTools(database.handle),
    async forgetDemo(tx, kept, at) {
      await archiveDemoTools(tx, kept, at)
      await removeFromIndex(tx, kept)
      await removeDemoFromIndex(tx)
      await stock.forgetDemo(tx)
      await deleteDemoTools(tx)
      await changedWholly(tx)
    },
    sitemap: createCatalogueSitemap(database),
    isEmpty: async () => !(await anyTool(database.handle)),
  }
}

async function refuseTakenSku<T>(sku: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'tools_sku'))
      throw skuTaken({
        detail: messages.skuTakenDetail(sku),
        errors: [{ pointer: '#/sku', detail: messages.skuTakenDetail(sku) }],
        cause: error,
      })
    throw error
  }
}

/** Two tools of one name, added at the same moment, want one address: whoever comes second looks again and takes the next. */
async function onceMoreForSlug<T>(add: () => Promise<T>, tries = 10): Promise<T> {
  try {
    return await add()
  } catch (error) {
    if (tries <= 1 || !isUniqueViolation(error, 'tools_slug_key')) throw error
    return onceMoreForSlug(add, tries - 1)
  }
}
