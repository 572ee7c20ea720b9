/** The SQL for editing categories, brands and families. */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { EditedKind, Party } from './records-contract.ts'

export type RecordRow = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly position: number
  readonly sentence: string
  readonly picture: string
  readonly parent_id: string | null
  readonly brand: string
  readonly maker_name: string
  readonly maker_address: string
  readonly maker_contact: string
  readonly responsible_name: string
  readonly responsible_address: string
  readonly responsible_contact: string
  readonly former_slugs: readonly string[]
  readonly tools: number
  readonly revision: number
}

const noParties = sql`
  '' as maker_name, '' as maker_address, '' as maker_contact,
  '' as responsible_name, '' as responsible_address, '' as responsible_contact`
/** The columns that only some of the kinds have. */
const ownColumns: Readonly<Record<EditedKind, RawBuilder<unknown>>> = {
  categories: sql`record.parent_id, '' as brand, ${noParties}`,
  brands: sql`
    null::uuid as parent_id, '' as brand,
    maker_name, maker_address, maker_contact,
    responsible_name, responsible_address, responsible_contact`,
  families: sql`null::uuid as parent_id, record.brand, ${noParties}`,
}
/** The condition for tools that use the name of `record`. */
const hasRecord: Readonly<Record<EditedKind, RawBuilder<unknown>>> = {
  categories: sql`tools.category = record.name`,
  brands: sql`tools.brand = record.name`,
  families: sql`tools.family = record.name and tools.brand = record.brand`,
}

/** All records of a kind in order, or the one with this id. */
export async function listRecords(db: Handle, kind: EditedKind, id?: string): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select record.id, record.name, record.slug, record.position, record.sentence, record.picture,
      record.revision, ${ownColumns[kind]},
      (
        select count(*)::int from tools where ${hasRecord[kind]} and archived_at is null
      ) as tools,
      array(
        select value from former_records
        where kind = ${kind} and what = 'slug' and record_id = record.id order by value
      ) as former_slugs
    from ${sql.table(kind)} record
    where ${id === undefined ? sql`true` : sql`record.id = ${id}`}
    order by record.position, record.name, record.id`.execute(db)
  return rows
}

/** Whether any tool, archived or not, uses the record's name. */
export async function isRecordUsed(db: Handle, kind: EditedKind, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(kind)} record
    where record.id = ${id} and (
      exists (select from tools where ${hasRecord[kind]})
      or ${
        kind === 'categories'
          ? sql`exists (select from categories child where child.parent_id = record.id)`
          : kind === 'brands'
            ? sql`exists (select from families where families.brand = record.name)`
            : sql`false`
      }
    )`.execute(db)
  return rows.length > 0
}

/** Prevents others from editing records of this kind until the transaction ends. */
export async function lockRecords(tx: Handle, kind: EditedKind): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`records ${kind}`}, 8))`.execute(tx)
}

export type RecordValues = {
  readonly name: string
  readonly slug: string
  readonly position: number
  readonly sentence: string
  readonly picture: string
  readonly parent: string | null
  readonly maker: Party
  readonly responsible: Party
}

export async function updateRecord(
  tx: Handle,
  kind: EditedKind,
  id: string,
  { name, slug, position, sentence, picture, parent, maker, responsible }: RecordValues,
): Promise<void> {
  const own =
    kind === 'categories'
      ? sql`, parent_id = ${parent}`
      : kind === 'brands'
        ? sql`, maker_name = ${maker.name}, maker_address = ${maker.address},
            maker_contact = ${maker.contact}, responsible_name = ${responsible.name},
            responsible_address = ${responsible.address},
            responsible_contact = ${responsible.contact}`
        : sql``
  await sql`
    update ${sql.table(kind)} set name = ${name}, slug = ${slug}, position = ${position},
      sentence = ${sentence}, picture = ${picture}, demo = false, revision = revision + 1 ${own}
    where id = ${id}`.execute(tx)
}

/** Whether a category is the same as, or below, another one. */
export async function isWithin(tx: Handle, id: string, above: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive up (id) as (
      select ${id}::uuid
      union select parent_id from categories join up on categories.id = up.id
        where parent_id is not null
    ) select from up where id = ${above}`.execute(tx)
  return rows.length > 0
}

/** Whether another record has or had this slug. */
export async function isSlugTaken(
  tx: Handle,
  kind: EditedKind,
  slug: string,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(kind)} where slug = ${slug} and id <> ${id}
    union all
    select from former_records
    where kind = ${kind} and what = 'slug' and value = ${slug} and record_id <> ${id}
    union all
    select from spoken_slugs
    where kind = ${kind} and slug = ${slug} and category_id <> ${id}`.execute(tx)
  return rows.length > 0
}

/** Stores a former name or slug, which redirects to this record from now on. */
export async function insertFormerName(
  tx: Handle,
  kind: EditedKind,
  what: 'slug' | 'name',
  value: string,
  id: string,
): Promise<void> {
  await sql`
    insert into former_records (kind, what, value, record_id)
    values (${kind}, ${what}, ${value}, ${id})
    on conflict (kind, what, value) do update set record_id = excluded.record_id`.execute(tx)
}

/** Removes a former name or slug that is a record's present one. */
export async function deleteFormerName(
  tx: Handle,
  kind: EditedKind,
  { name, slug }: { readonly name: string; readonly slug: string },
): Promise<void> {
  await sql`
    delete from former_records where kind = ${kind}
      and (what = 'slug' and value = ${slug} or what = 'name' and value = ${name})`.execute(tx)
}

/** Deletes a record; its redirects lead to another record, or nowhere. */
export async function deleteRecord(
  tx: Handle,
  kind: EditedKind,
  id: string,
  into?: string,
): Promise<void> {
  if (into === undefined) await sql`delete from former_records where record_id = ${id}`.execute(tx)
  else {
    await sql`update former_records set record_id = ${into} where record_id = ${id}`.execute(tx)
    await sql`
      update spoken_slugs set category_id = ${into}, former = true
      where kind = ${kind} and category_id = ${id}`.execute(tx)
  }
  await sql`delete from ${sql.table(kind)} where id = ${id}`.execute(tx)
}

/** Moves the categories within one to another, which takes its place if it is within it. */
export async function moveChildren(tx: Handle, from: string, into: string): Promise<void> {
  if (await isWithin(tx, into, from))
    await sql`
      update categories set parent_id = (select parent_id from categories where id = ${from})
      where id = ${into}`.execute(tx)
  await sql`
    update categories set parent_id = ${into}
    where parent_id = ${from} and id <> ${into}`.execute(tx)
}

/** The present slug of a record that formerly had this slug or name. */
export async function presentRecord(
  db: Handle,
  kind: EditedKind,
  what: 'slug' | 'name',
  value: string,
): Promise<{ readonly slug: string; readonly name: string } | undefined> {
  const { rows } = await sql<{ slug: string; name: string }>`
    select record.slug, record.name from former_records
    join ${sql.table(kind)} record on record.id = record_id
    where kind = ${kind} and what = ${what} and value = ${value}`.execute(db)
  return rows[0]
}

export type RenamedTools = {
  readonly kind: EditedKind
  readonly from: { readonly name: string; readonly brand: string }
  readonly to: string
}

/**
 * Renames up to `limit` tools, including archived ones.
 * @returns their ids
 */
export async function renameTools(
  tx: Handle,
  { kind, from, to }: RenamedTools,
  { limit, at }: { readonly limit: number; readonly at: Date },
): Promise<string[]> {
  const column = sql.ref({ categories: 'category', brands: 'brand', families: 'family' }[kind])
  const has =
    kind === 'families'
      ? sql`family = ${from.name} and brand = ${from.brand}`
      : sql`${column} = ${from.name}`
  const { rows } = await sql<{ id: string }>`
    update tools set ${column} = ${to}, changed_at = ${at}, revision = revision + 1
    where id in (select id from tools where ${has} order by id limit ${limit})
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Moves the families of a renamed or merged brand; families with the same name are merged. */
export async function renameFamilies(tx: Handle, from: string, to: string): Promise<void> {
  await sql`
    update former_records set record_id = kept.id
    from families gone join families kept on kept.name = gone.name and kept.brand = ${to}
    where gone.brand = ${from} and record_id = gone.id`.execute(tx)
  await sql`
    delete from families gone using families kept
    where gone.brand = ${from} and kept.brand = ${to} and kept.name = gone.name`.execute(tx)
  await sql`update families set brand = ${to} where brand = ${from}`.execute(tx)
}
