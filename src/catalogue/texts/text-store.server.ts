/** SQL queries for the texts of tools in further languages. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'
import type { ToolValues } from '../tool-table.ts'
import { saveSpokenSlugs } from '../slugs/spoken-slugs.server.ts'
import type { WrittenTool } from '../writing/tool-hooks.server.ts'

/** The texts of a tool in a language; empty ones are replaced by the tool's own. */
export type ToolTexts = Pick<ToolValues, 'name' | 'family' | 'description' | 'specs'> & {
  readonly keywords: string
}
export type ToolTextsRow = ToolTexts & { readonly tool_id: string }

/** The texts of those tools that have any in this language; the slug may be empty. */
export async function textsInLanguage(
  db: Handle,
  ids: readonly string[],
  language: string,
): Promise<(ToolTextsRow & { readonly slug: string })[]> {
  if (ids.length === 0) return []
  const { rows } = await executePrepared(
    db,
    'tool_texts_in_language',
    sql<ToolTextsRow & { readonly slug: string }>`
      select texts.tool_id, name, family, description, keywords, specs,
        coalesce(spoken.slug, '') as slug
      from tool_texts texts
      left join spoken_slugs spoken
        on spoken.tool_id = texts.tool_id and spoken.language = texts.language
          and not spoken.former
      where texts.tool_id = any(${[...ids]}::uuid[]) and texts.language = ${language}`,
  )
  return rows
}

/** The texts of a tool by their language. */
export async function textsOfTool(db: Handle, id: string): Promise<ReadonlyMap<string, ToolTexts>> {
  const { rows } = await sql<ToolTexts & { readonly language: string }>`
    select language, name, family, description, keywords, specs from tool_texts
    where tool_id = ${id}::uuid`.execute(db)
  return new Map(rows.map((row) => [row.language, row]))
}

/** The texts of these tools in all languages. */
export async function textsOfTools(
  db: Handle,
  ids: readonly string[],
): Promise<(ToolTextsRow & { readonly language: string })[]> {
  const { rows } = await sql<ToolTextsRow & { readonly language: string }>`
    select tool_id, language, name, family, description, keywords, specs from tool_texts
    where tool_id = any(${[...ids]}::uuid[]) order by tool_id, language`.execute(db)
  return rows
}

/** Prevents others from writing texts of these tools until the transaction ends. */
export async function lockTexts(tx: Handle, ids: readonly string[]): Promise<void> {
  await sql`
    select from tools where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(tx)
}

/** Records when the text on the tool's page changed. */
export async function markTextsChanged(tx: Handle, id: string, at: Date): Promise<void> {
  await sql`update tools set changed_at = ${at} where id = ${id}::uuid`.execute(tx)
}

/** Replaces all texts of tools in a language. Slugs are updated with names. */
export async function saveTexts(
  db: Handle,
  language: string,
  texts: readonly ToolTextsRow[],
): Promise<void> {
  await sql`
    insert into tool_texts (tool_id, language, name, family, description, keywords, specs)
    select tool_id, ${language}, name, family, description, keywords, specs
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as written (
      tool_id uuid, name text, family text, description text, keywords text, specs jsonb
    )
    order by tool_id
    on conflict (tool_id, language) do update set
      name = excluded.name, family = excluded.family, description = excluded.description,
      keywords = excluded.keywords, specs = excluded.specs`.execute(db)
  await saveSpokenSlugs(
    db,
    'tools',
    language,
    texts.map(({ tool_id: id, name }) => ({ id, name })),
  )
}

/** Those of these tools that are on sale, in the form for the search index. */
export async function writtenTools(db: Handle, ids: readonly string[]): Promise<WrittenTool[]> {
  const { rows } = await sql<WrittenTool>`
    select id, sku, name, brand, category, family, keywords, specs, identifiers, packs,
      price_cents, price_per, minimum_quantity
    from tools where id = any(${[...ids]}::uuid[]) and archived_at is null`.execute(db)
  return rows
}

/** The demo shop's tools without texts in this language: their ids by SKU. */
export async function demoToolsWithout(
  db: Handle,
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; sku: string }>`
    select id, sku from tools where demo and not exists (
      select from tool_texts where tool_id = tools.id and language = ${language}
    )`.execute(db)
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}
