/**
 * Maintains the records for names in tools: all code that writes tools calls `createRecordsOf` in
 * the same transaction.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { insertDemoCategoryTexts, type NamedText } from './record-text-store.server.ts'
import { ownerOfSpokenSlug } from '../slugs/slug-store.server.ts'
import { readRecordWords, type RecordWords } from './record-words.server.ts'
import {
  categoryByName,
  categoriesWithIds,
  categoryBySlug,
  familiesWithoutRecord,
  findBrand,
  insertFamilies,
  insertRecords,
  listCategories,
  namesWithoutRecord,
  setFirstPictures,
  takenRecordSlugs,
  updateDemoCategory,
  usedFamilies,
  usedNames,
  type BrandRow,
} from './record-store.server.ts'
import { pictureKey, publicImageUrl } from '../model/image.ts'
import type { CatalogueDependencies } from '../dependencies.server.ts'
import { presentRecord } from './record-edit-store.server.ts'
import type { EditedKind } from './records-contract.ts'
import type {
  Brand,
  Category,
  CategoryRow,
  DemoCategory,
  FamilyName,
  RecordKind,
} from './records.ts'
import { uniqueSlug } from '../slug.ts'
import { ownSlug } from '../slugs/own-slug.ts'

/** The maximum length of a record's slug, so that a suffix still fits. */
const maxSlugLength = 190

type NamedTool = {
  readonly id: string
  readonly category: string
  readonly brand: string
  readonly family: string
}

/**
 * Creates missing records for the categories, brands and families of these tools, and makes each
 * tool's image its first picture. In the order of their names, so that two transactions with the
 * same new names wait for each other and cannot deadlock.
 * @param demo whether the new records are deleted with the demo shop
 */
export async function createRecordsOf(
  tx: Handle,
  tools: readonly NamedTool[],
  demo = false,
): Promise<void> {
  const names = (field: 'category' | 'brand') =>
    [...new Set(tools.map((tool) => tool[field]))].filter(Boolean).toSorted()
  const families = new Map(
    tools
      .filter(({ family }) => family !== '')
      .map(({ brand, family }) => [`${brand}\n${family}`, { brand, name: family }]),
  )
  await createMissing(tx, 'categories', names('category'), demo)
  await createMissing(tx, 'brands', names('brand'), demo)
  const sorted = [...families].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await createMissingFamilies(
    tx,
    sorted.map(([, family]) => family),
    demo,
  )
  await setFirstPictures(
    tx,
    tools.map(({ id }) => id),
  )
}

/** `createRecordsOf` for every tool, after a bulk load of demo tools. */
export async function createRecordsOfAll(tx: Handle): Promise<void> {
  for (const kind of ['categories', 'brands'] as const)
    await createMissing(tx, kind, await usedNames(tx, kind), true)
  await createMissingFamilies(tx, await usedFamilies(tx), true)
  await setFirstPictures(tx)
}

async function createMissing(
  tx: Handle,
  kind: RecordKind,
  names: readonly string[],
  demo: boolean,
): Promise<void> {
  if (names.length === 0) return
  const missing = await namesWithoutRecord(tx, kind, names)
  if (missing.length === 0) return
  const slugs = await freeSlugs(tx, kind, missing)
  await insertRecords(
    tx,
    kind,
    missing.map((name, index) => ({ slug: slugs[index] ?? '', name, demo })),
  )
}

/** A unique slug for each of these titles. */
async function freeSlugs(
  tx: Handle,
  kind: RecordKind | 'families',
  titles: readonly string[],
): Promise<readonly string[]> {
  const plain = titles.map((title) => ownSlug(title).slice(0, maxSlugLength).replace(/-+$/, ''))
  const taken = new Set(await takenRecordSlugs(tx, kind, plain))
  return plain.map((slug) => {
    const free = uniqueSlug(slug, taken)
    taken.add(free)
    return free
  })
}

async function createMissingFamilies(
  tx: Handle,
  families: readonly FamilyName[],
  demo: boolean,
): Promise<void> {
  if (families.length === 0) return
  const missing = await familiesWithoutRecord(tx, families)
  if (missing.length === 0) return
  const slugs = await freeSlugs(
    tx,
    'families',
    missing.map(({ brand, name }) => `${brand} ${name}`),
  )
  await insertFamilies(
    tx,
    missing.map((family, index) => ({ ...family, slug: slugs[index] ?? '', demo })),
  )
}

export interface CategoryOperations {
  /** All categories, in the shopkeeper's order, including those without tools. */
  categories(): Promise<Category[]>
  categoryBySlug(slug: string): Promise<Category | undefined>
  categoryByName(name: string): Promise<Category | undefined>
  brandBySlug(slug: string): Promise<Brand | undefined>
  brandByName(name: string): Promise<Brand | undefined>
  /** The present record that formerly had this name or slug. */
  presentRecord(
    kind: EditedKind,
    what: 'slug' | 'name',
    value: string,
  ): Promise<{ readonly slug: string; readonly name: string } | undefined>
  /** The names of categories or brands in the page's language. */
  recordWords(kind: RecordKind): Promise<RecordWords>
  /** Adds texts in a further language to the demo shop's categories, by their own names. */
  importDemoCategoryTexts(tx: Handle, language: string, texts: readonly NamedText[]): Promise<void>
  /** Sets order, text and picture of the demo tools' categories. */
  importDemoCategories(tx: Handle, categories: readonly DemoCategory[]): Promise<void>
}

/** The operations of pages on categories. */
export function createCategoryOperations({
  database: { handle },
  origin,
}: Pick<CatalogueDependencies, 'database' | 'origin'>): CategoryOperations {
  const shownImage = (picture: string) => (picture === '' ? '' : publicImageUrl(picture, origin))
  const toCategory = ({ picture, ...row }: CategoryRow): Category => ({
    ...row,
    image: shownImage(picture),
    picture: pictureKey(picture),
  })
  const toBrand = async (by: 'slug' | 'name', value: string): Promise<Brand | undefined> => {
    const row = value === '' ? undefined : await findBrand(handle, by, value)
    return (
      row && {
        ...shownBrand(row),
        image: shownImage(row.picture),
        picture: pictureKey(row.picture),
      }
    )
  }
  const toOptional = (row: CategoryRow | undefined) => row && toCategory(row)
  return {
    categories: async () => (await listCategories(handle)).map(toCategory),
    categoryBySlug: async (slug) => {
      const row = await categoryBySlug(handle, slug)
      if (row) return toCategory(row)
      // Also for a disabled language: links to its pages are redirected.
      const id = await ownerOfSpokenSlug(handle, 'categories', slug)
      const [found] = id === undefined ? [] : await categoriesWithIds(handle, [id])
      return found && toOptional(await categoryBySlug(handle, found.slug))
    },
    categoryByName: async (name) => toOptional(await categoryByName(handle, name)),
    brandBySlug: (slug) => toBrand('slug', slug),
    brandByName: (name) => toBrand('name', name),
    presentRecord: (kind, what, value) => presentRecord(handle, kind, what, value),
    recordWords: (kind) => readRecordWords(handle, kind),
    importDemoCategoryTexts: insertDemoCategoryTexts,
    importDemoCategories: async (tx, categories) => {
      for (const category of categories) await updateDemoCategory(tx, category)
    },
  }
}

const shownBrand = (row: BrandRow) => ({
  slug: row.slug,
  name: row.name,
  sentence: row.sentence,
  maker: { name: row.maker_name, address: row.maker_address, contact: row.maker_contact },
  responsible: {
    name: row.responsible_name,
    address: row.responsible_address,
    contact: row.responsible_contact,
  },
})
