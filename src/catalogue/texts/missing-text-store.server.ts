/** SQL queries for missing texts in the shop's further languages. */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { MissingText, MissingTextCount, WordedKind } from './missing-texts-contract.ts'

/** A part is missing if the record has it but the language does not. */
const part = (name: string, has: RawBuilder<unknown>, text: RawBuilder<unknown>) =>
  sql`case when ${has} and coalesce(${text}, '') = '' then ${sql.lit(name)} end`

/**
 * Everything with missing texts, in each of these languages. The name of a brand is the same in all
 * of them.
 */
const lacking = (languages: readonly string[], kinds: readonly WordedKind[]) => sql`
  wanted as (select unnest(${[...languages]}::text[]) as language),
  worded as (
    select 1 as rank, 'tools' as kind, tool.id, tool.name, tool.sku, wanted.language,
      array_remove(array[
        ${part('name', sql`true`, sql`texts.name`)},
        ${part('family', sql`tool.family <> ''`, sql`texts.family`)},
        ${part('description', sql`tool.description <> ''`, sql`texts.description`)},
        ${part('specs', sql`tool.specs <> '[]'`, sql`nullif(texts.specs, '[]')::text`)}
      ], null) as missing
    from tools tool cross join wanted
    left join tool_texts texts on texts.tool_id = tool.id and texts.language = wanted.language
    where tool.archived_at is null and 'tools' = any(${[...kinds]}::text[])
    union all
    select 2, 'categories', category.id, category.name, '', wanted.language,
      array_remove(array[
        ${part('name', sql`true`, sql`texts.name`)},
        ${part('sentence', sql`category.sentence <> ''`, sql`texts.sentence`)}
      ], null)
    from categories category cross join wanted
    left join record_texts texts
      on texts.category_id = category.id and texts.language = wanted.language
    where 'categories' = any(${[...kinds]}::text[])
    union all
    select 3, 'brands', brand.id, brand.name, '', wanted.language,
      array_remove(array[
        ${part('sentence', sql`brand.sentence <> ''`, sql`texts.sentence`)}
      ], null)
    from brands brand cross join wanted
    left join record_texts texts on texts.brand_id = brand.id and texts.language = wanted.language
    where 'brands' = any(${[...kinds]}::text[])
  ),
  lacking as (select * from worded where missing <> '{}')`

export type MissingTextRow = MissingText & {
  /** The sort order of the kinds. */
  readonly rank: number
}

export type MissingTextQuery = {
  readonly languages: readonly string[]
  readonly kinds: readonly WordedKind[]
  readonly after:
    | {
        readonly rank: number
        readonly name: string
        readonly id: string
        readonly language: string
      }
    | undefined
  readonly limit: number
}

/** By kind and name, and one more than `limit`. */
export async function missingTexts(
  db: Handle,
  { languages, kinds, after, limit }: MissingTextQuery,
): Promise<MissingTextRow[]> {
  const next = after
    ? sql`where (rank, name, id, language)
        > (${after.rank}::int, ${after.name}, ${after.id}::uuid, ${after.language})`
    : sql``
  const { rows } = await sql<MissingTextRow>`
    with ${lacking(languages, kinds)}
    select rank, kind, id, name, sku, language, missing from lacking ${next}
    order by rank, name, id, language limit ${limit + 1}`.execute(db)
  return rows
}

/** For each language and kind with missing texts. */
export async function missingTextCounts(
  db: Handle,
  languages: readonly string[],
  kinds: readonly WordedKind[],
): Promise<MissingTextCount[]> {
  const { rows } = await sql<MissingTextCount>`
    with ${lacking(languages, kinds)}
    select language, kind, count(*)::int as count from lacking
    group by language, rank, kind order by language, rank`.execute(db)
  return rows
}
