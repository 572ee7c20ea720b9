/** The SQL that writes the search index: `tool_search`, one narrow row for each tool on sale. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { copyRows, type CopyValue } from '../../../packages/pg-kit/bulk-copy.server.ts'
import type { DedicatedTransaction } from '../../../packages/pg-kit/dedicated-transaction.server.ts'
import type { LoadedTool, WrittenTool } from '../../catalogue/writing/tool-hooks.server.ts'
import { mapYielding } from '../../platform/map-yielding.server.ts'
import { codesOf } from '../words/code-key.ts'
import { skuKey } from '../words/sku-key.ts'
import { searchDocument, tokenizerVersion, type TranslatedFields } from './search-document.ts'
import { memoizeTokenizer, nameKey, type tokenize } from '../words/tokenize.ts'
import { insertSearchWords } from './word-store.server.ts'

/**
 * A table whose indexes are rebuilt after a bulk load: keeping them up to date costs more than the
 * load itself.
 */
export const tableRebuiltAfterLoad = 'tool_search'

/**
 * Writes the index rows of these tools, new or changed, and their words. Whether a new tool is in
 * stock is read from its stock level, which must be written first; afterwards a trigger updates it.
 */
export async function indexTools(db: Handle, tools: readonly WrittenTool[]): Promise<void> {
  if (tools.length === 0) return
  const tokenizer = memoizeTokenizer()
  const texts = await translationsOf(
    db,
    tools.map(({ id }) => id),
  )
  const documents = await mapYielding(tools, (tool) =>
    searchDocument(tool, tokenizer, texts.get(tool.id)),
  )
  await sql`
    insert into tool_search (
      tool_id, sku_key, name_key, name_length, category, brand,
      price_cents, price_per, minimum_quantity, in_stock, words, rules
    )
    select
      written.tool_id, sku_key, name_key, name_length, category, brand,
      price_cents, price_per, minimum_quantity, coalesce(level, 0) > 0, words::tsvector, ${tokenizerVersion}
    from unnest(
      ${tools.map(({ id }) => id)}::uuid[],
      ${tools.map(({ sku }) => skuKey(sku))}::text[],
      ${tools.map(({ name }) => nameKey(name))}::text[],
      ${tools.map(({ name }) => name.length)}::smallint[],
      ${tools.map(({ category }) => category)}::text[],
      ${tools.map(({ brand }) => brand)}::text[],
      ${tools.map((tool) => tool.price_cents)}::int[],
      ${tools.map((tool) => tool.price_per)}::smallint[],
      ${tools.map((tool) => tool.minimum_quantity)}::int[],
      ${documents.map(({ vector }) => vector)}::text[]
    ) as written (
      tool_id, sku_key, name_key, name_length, category, brand, price_cents, price_per,
      minimum_quantity, words
    )
    left join stock_on_hand on stock_on_hand.tool_id = written.tool_id
    on conflict (tool_id) do update set
      sku_key = excluded.sku_key, name_key = excluded.name_key,
      name_length = excluded.name_length, category = excluded.category, brand = excluded.brand,
      price_cents = excluded.price_cents, price_per = excluded.price_per, minimum_quantity = excluded.minimum_quantity,
      words = excluded.words, rules = excluded.rules`.execute(db)
  await insertSearchWords(db, new Map(documents.flatMap(({ stems }) => [...stems])))
  await writeCodes(db, tools)
}

/** The names of these tools in further languages; published by the catalogue. */
async function translationsOf(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly TranslatedFields[]>> {
  const { rows } = await sql<TranslatedFields & { tool_id: string }>`
    select tool_id, name, family, keywords, specs from texts_of_tools
    where tool_id = any(${[...ids]}::uuid[]) order by language`.execute(db)
  return Map.groupBy(rows, ({ tool_id: id }) => id)
}

/** Writes the keys, other than their SKUs, by which these tools are found. */
async function writeCodes(db: Handle, tools: readonly WrittenTool[]): Promise<void> {
  const codes = tools.flatMap((tool) => codesOf(tool).map((code) => ({ ...code, id: tool.id })))
  await sql`
    delete from tool_codes where tool_id = any(${tools.map(({ id }) => id)}::uuid[])`.execute(db)
  if (codes.length === 0) return
  await sql`
    insert into tool_codes (key, tool_id, quantity)
    select * from unnest(
      ${codes.map(({ key }) => key)}::text[], ${codes.map(({ id }) => id)}::uuid[],
      ${codes.map(({ quantity }) => quantity)}::int[]
    )`.execute(db)
}

type BulkIndexing = {
  readonly tokenizer: typeof tokenize
  /** Collects the stems of the tools' words by the word; the caller writes them at the end. */
  readonly words: Map<string, string>
}

/** `indexTools` for very many new tools by COPY; their words are collected and not written. */
export async function copyIndexRows(
  { client }: DedicatedTransaction,
  tools: readonly LoadedTool[],
  { tokenizer, words }: BulkIndexing,
): Promise<void> {
  const toRow = (tool: LoadedTool): CopyValue[] => {
    const document = searchDocument(tool, tokenizer)
    for (const [word, stem] of document.stems) words.set(word, stem)
    return [
      tool.id,
      skuKey(tool.sku),
      nameKey(tool.name),
      tool.name.length,
      tool.category,
      tool.brand,
      tool.price_cents,
      tool.price_per,
      tool.minimum_quantity,
      tool.stock > 0,
      document.vector,
      tokenizerVersion,
    ]
  }
  await copyRows(client, 'tool_search', copiedColumns, tools.values().map(toRow))
}

const copiedColumns = [
  'tool_id',
  'sku_key',
  'name_key',
  'name_length',
  'category',
  'brand',
  'price_cents',
  'price_per',
  'minimum_quantity',
  'in_stock',
  'words',
  'rules',
]

/** Removes tools from all lists. */
export async function removeFromIndex(db: Handle, ids: readonly string[]): Promise<void> {
  await sql`delete from tool_search where tool_id = any(${[...ids]}::uuid[])`.execute(db)
}

/** Removes the demo shop's tools from all lists. */
export async function removeDemoFromIndex(db: Handle): Promise<void> {
  await sql`
    delete from tool_search using demo_tools_by_id tool where tool_id = tool.id`.execute(db)
}

/**
 * At most `limit` tools whose index rows an older version of the tokenizer made; the rows are
 * locked, so that concurrent changes of a tool are not overwritten. Tools that are being changed
 * are skipped.
 */
export async function listToolsToReindex(db: Handle, limit: number): Promise<WrittenTool[]> {
  const { rows } = await sql<WrittenTool>`
    select id, sku, name, tool.brand, tool.category, family, keywords, specs, identifiers, packs,
      tool.price_cents, tool.price_per, tool.minimum_quantity
    from (
      select tool_id from tool_search where rules < ${tokenizerVersion}
      limit ${limit} for update skip locked
    ) as outdated
    join tools_on_sale tool on tool.id = outdated.tool_id`.execute(db)
  return rows
}
