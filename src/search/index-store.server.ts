/** The SQL that keeps what tools are searched by: a narrow row for each tool on offer, the words that exist, and words that mean the same. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { copyRows, type CopyValue } from '../../packages/pg-kit/bulk-copy.server.ts'
import type { DedicatedTransaction } from '../../packages/pg-kit/dedicated-transaction.server.ts'
import { executePrepared } from '../../packages/pg-kit/prepared-statements.server.ts'
import { skuKey } from './lookup-store.server.ts'
import {
  searchDocument,
  nameKey,
  tokenizerVersion,
  type SearchableFields,
  type tokenize,
} from './tokenize.ts'

/** What a row is made of. */
export type IndexedTool = SearchableFields & {
  readonly id: string
  readonly price_cents: number
  readonly minimum_quantity: number
}

/**
 * Writes the rows of these tools, new ones or changed ones, with the words they bring. Whether a new one is in stock is read
 * from its level, so that stands first; later a trigger keeps it.
 */
export async function indexTools(db: Handle, tools: readonly IndexedTool[]): Promise<void> {
  if (tools.length === 0) return
  const documents = tools.map((tool) => searchDocument(tool))
  await sql`
    insert into tool_search (tool_id, sku_key, name_key, name_length, category, brand, price_cents, minimum_quantity, in_stock, words, rules)
    select brought.tool_id, sku_key, name_key, name_length, category, brand, price_cents, minimum_quantity, coalesce(level, 0) > 0, words::tsvector, ${tokenizerVersion}
    from unnest(
      ${tools.map(({ id }) => id)}::uuid[], ${tools.map(({ sku }) => skuKey(sku))}::text[], ${tools.map(({ name }) => nameKey(name))}::text[], ${tools.map(({ name }) => name.length)}::smallint[],
      ${tools.map(({ category }) => category)}::text[], ${tools.map(({ brand }) => brand)}::text[], ${tools.map((tool) => tool.price_cents)}::int[], ${tools.map((tool) => tool.minimum_quantity)}::int[],
      ${documents.map(({ vector }) => vector)}::text[]
    ) as brought (tool_id, sku_key, name_key, name_length, category, brand, price_cents, minimum_quantity, words)
    left join stock_on_hand on stock_on_hand.tool_id = brought.tool_id
    on conflict (tool_id) do update set
      sku_key = excluded.sku_key, name_key = excluded.name_key, name_length = excluded.name_length, category = excluded.category, brand = excluded.brand,
      price_cents = excluded.price_cents, minimum_quantity = excluded.minimum_quantity, words = excluded.words, rules = excluded.rules`.execute(
    db,
  )
  await insertSearchWords(db, new Map(documents.flatMap(({ letters }) => [...letters])))
}

/** As indexTools, for very many new tools, without learning their words: those are put into `letters`, by how they are written. */
export async function copyIndexRows(
  { client }: DedicatedTransaction,
  tools: readonly (IndexedTool & { readonly stock: number })[],
  { read, letters }: { readonly read: typeof tokenize; readonly letters: Map<string, string> },
): Promise<void> {
  const row = (tool: (typeof tools)[number]): CopyValue[] => {
    const document = searchDocument(tool, read)
    for (const [word, stem] of document.letters) letters.set(word, stem)
    return [
      tool.id,
      skuKey(tool.sku),
      nameKey(tool.name),
      tool.name.length,
      tool.category,
      tool.brand,
      tool.price_cents,
      tool.minimum_quantity,
      tool.stock > 0,
      document.vector,
      tokenizerVersion,
    ]
  }
  await copyRows(
    client,
    'tool_search',
    [
      'tool_id',
      'sku_key',
      'name_key',
      'name_length',
      'category',
      'brand',
      'price_cents',
      'minimum_quantity',
      'in_stock',
      'words',
      'rules',
    ],
    tools.values().map(row),
  )
}
/** Its indexes too cost more than the filling itself. */
export const searchTablesRebuiltAfterLoad = 'tool_search'

/** Remembers words, by how they are written. In one order, so that two who learn the same do not wait for each other in a circle. */
export async function insertSearchWords(
  db: Handle,
  words: ReadonlyMap<string, string>,
): Promise<void> {
  const sorted = [...words].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await sql`
    insert into search_words (word, stem) select word, stem from unnest(${sorted.map(([word]) => word)}::text[], ${sorted.map(([, stem]) => stem)}::text[]) as brought (word, stem)
    where not exists (select from search_words known where known.word = brought.word)
    on conflict (word) do nothing`.execute(db)
}

/** Takes tools out of all lists. */
export async function removeFromIndex(db: Handle, ids: readonly string[]): Promise<void> {
  await sql`delete from tool_search where tool_id = any(${[...ids]}::uuid[])`.execute(db)
}

/** Takes the demo shop's tools out of all lists. */
export async function removeDemoFromIndex(db: Handle): Promise<void> {
  await sql`delete from tool_search using demo_tools_by_id tool where tool_id = tool.id`.execute(db)
}

/** Tools whose words were made by older rules, or by none, at most so many. */
export async function listToolsToReindex(db: Handle, most: number): Promise<IndexedTool[]> {
  const { rows } = await sql<IndexedTool>`
    select id, sku, name, tools.brand, tools.category, family, keywords, specs, tools.price_cents, tools.minimum_quantity
    from (select tool_id from tool_search where rules < ${tokenizerVersion} limit ${most}) as old join tools on tools.id = old.tool_id`.execute(
    db,
  )
  return rows
}

export type KnownWord = { readonly word: string; readonly stem: string }

/** Which of these stems any tool has. */
export async function existingStems(
  db: Handle,
  stems: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await executePrepared(
    db,
    'existing_stems',
    sql<{ stem: string }>`
      select distinct stem from search_words where stem = any(${[...stems]}::text[])`,
  )
  return new Set(rows.map(({ stem }) => stem))
}

/** Words that begin so, the short ones first. */
export async function wordsByPrefix(db: Handle, start: string, most: number): Promise<KnownWord[]> {
  const { rows } =
    await sql<KnownWord>`select word, stem from search_words where word like ${`${literal(start)}%`} order by length(word), word limit ${most}`.execute(
      db,
    )
  return rows
}

/**
 * Words that look like this one, the likest first.
 * @param byLikeness whether this database knows likeness; else words of about its length that begin with the same letter are looked at
 */
export async function similarWords(
  db: Handle,
  word: string,
  byLikeness: boolean,
): Promise<KnownWord[]> {
  const order = byLikeness
    ? sql`order by word <-> ${word}`
    : sql`where word like ${`${literal(word.slice(0, 1))}%`} and length(word) between ${word.length - 2} and ${word.length + 2} order by left(word, 2) <> ${word.slice(0, 2)}, word`
  const { rows } =
    await sql<KnownWord>`select word, stem from search_words ${order} limit ${byLikeness ? 30 : 1000}`.execute(
      db,
    )
  return rows
}

const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

export type SynonymsRow = { readonly id: string; readonly words: readonly string[] }

/** Groups of equal words that hold any of these stems. */
export async function synonymsContaining(
  db: Handle,
  stems: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const { rows } = await executePrepared(
    db,
    'synonyms_containing',
    sql<{ words: readonly string[] }>`
      select words from search_equals
      where stems && ${[...stems]}::text[] order by id limit 50`,
  )
  return rows.map(({ words }) => words)
}

export async function listSynonyms(db: Handle): Promise<SynonymsRow[]> {
  const { rows } =
    await sql<SynonymsRow>`select id, words from search_equals order by created_at, id`.execute(db)
  return rows
}

export async function insertSynonyms(
  db: Handle,
  { id, words, stems, at }: SynonymsRow & { readonly stems: readonly string[]; readonly at: Date },
): Promise<void> {
  await sql`insert into search_equals (id, words, stems, created_at) values (${id}, ${[...words]}, ${[...stems]}, ${at})`.execute(
    db,
  )
}

/** @returns whether there was such a group */
export async function updateSynonyms(
  db: Handle,
  { id, words, stems }: SynonymsRow & { readonly stems: readonly string[] },
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update search_equals set words = ${[...words]}, stems = ${[...stems]} where id = ${id}`.execute(
      db,
    )
  return numAffectedRows === 1n
}

/** @returns whether there was such a group */
export async function deleteSynonyms(db: Handle, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from search_equals where id = ${id}`.execute(db)
  return numAffectedRows === 1n
}
