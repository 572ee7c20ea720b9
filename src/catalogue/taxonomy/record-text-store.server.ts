/** SQL queries for the texts of categories and brands in further languages. */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'
import { saveSpokenSlugs } from '../slugs/spoken-slugs.server.ts'
import type { RecordKind } from './records.ts'
import type { RecordText } from './records-contract.ts'

const columnOf: Readonly<Record<RecordKind, RawBuilder<unknown>>> = {
  categories: sql`category_id`,
  brands: sql`brand_id`,
}

/** A text with the name of its record. */
export type NamedText = { readonly of: string; readonly name: string; readonly sentence: string }
/** With the slug of its page in that language; empty if there is none. */
type SluggedText = NamedText & { readonly slug: string }

/** The texts of all records of a kind in a language. */
export async function recordTextsIn(
  db: Handle,
  kind: RecordKind,
  language: string,
): Promise<SluggedText[]> {
  const query = sql<SluggedText>`
    select record.name as of, texts.name, texts.sentence, coalesce(spoken.slug, '') as slug
    from record_texts texts join ${sql.table(kind)} record on record.id = texts.${columnOf[kind]}
    left join spoken_slugs spoken
      on spoken.category_id = texts.category_id and spoken.language = texts.language
        and not spoken.former
    where texts.language = ${language}`
  return (await executePrepared(db, `${kind}_texts`, query)).rows
}

/** The texts of records by their ids, each in the order of its languages. */
export async function textsOfRecords(
  db: Handle,
  kind: RecordKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly RecordText[]>> {
  const { rows } = await sql<RecordText & { readonly id: string }>`
    select ${columnOf[kind]} as id, language, name, sentence from record_texts
    where ${columnOf[kind]} = any(${[...ids]}::uuid[]) order by language`.execute(db)
  const texts = new Map<string, RecordText[]>()
  for (const { id, ...text } of rows) texts.set(id, [...(texts.get(id) ?? []), text])
  return texts
}

/**
 * Writes texts of a record; those of other languages stay. Slugs of categories are updated with
 * their names.
 */
export async function saveRecordTexts(
  tx: Handle,
  kind: RecordKind,
  id: string,
  texts: readonly RecordText[],
): Promise<void> {
  await sql`
    insert into record_texts (${columnOf[kind]}, language, name, sentence)
    select ${id}::uuid, language, name, sentence
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as written (
      language text, name text, sentence text
    )
    on conflict (${columnOf[kind]}, language) do update set
      name = excluded.name, sentence = excluded.sentence`.execute(tx)
  if (kind === 'categories')
    for (const { language, name } of texts)
      await saveSpokenSlugs(tx, kind, language, [{ id, name }])
}

/** Adds texts to the demo shop's categories with these names; existing texts are kept. */
export async function insertDemoCategoryTexts(
  tx: Handle,
  language: string,
  texts: readonly NamedText[],
): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`
    insert into record_texts (category_id, language, name, sentence)
    select categories.id, ${language}, written.name, written.sentence
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as written (
      of text, name text, sentence text
    ) join categories on categories.name = written.of
    where categories.demo
    on conflict (category_id, language) do nothing
    returning category_id as id, name`.execute(tx)
  await saveSpokenSlugs(tx, 'categories', language, rows)
}
