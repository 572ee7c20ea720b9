/** The SQL of what categories and brands are called in further languages. */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'
import type { RecordKind } from './records.ts'
import type { RecordText } from './records-contract.ts'

const columnOf: Readonly<Record<RecordKind, RawBuilder<unknown>>> = {
  categories: sql`category_id`,
  brands: sql`brand_id`,
}

/** A text beside the name of the record that it is of. */
export type NamedText = { readonly of: string; readonly name: string; readonly sentence: string }

/** The texts of all records of a kind in a language. */
export async function recordTextsIn(
  db: Handle,
  kind: RecordKind,
  language: string,
): Promise<NamedText[]> {
  const query = sql<NamedText>`
    select record.name as of, texts.name, texts.sentence
    from record_texts texts join ${sql.table(kind)} record on record.id = texts.${columnOf[kind]}
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

/** Writes texts of a record; those of other languages stay. */
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
}

/** Gives the demo shop's categories of these names their texts; those that have some keep them. */
export async function insertDemoCategoryTexts(
  tx: Handle,
  language: string,
  texts: readonly NamedText[],
): Promise<void> {
  await sql`
    insert into record_texts (category_id, language, name, sentence)
    select categories.id, ${language}, written.name, written.sentence
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as written (
      of text, name text, sentence text
    ) join categories on categories.name = written.of
    where categories.demo
    on conflict (category_id, language) do nothing`.execute(tx)
}
