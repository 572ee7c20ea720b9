/**
 * SQL queries for slugs in further languages. A slug belongs to one record in all languages of its
 * kind.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'

/** Brands have the same name, and so the same slug, in all languages. */
export type SluggedKind = 'tools' | 'categories'

const ownerOf: Readonly<Record<SluggedKind, RawBuilder<unknown>>> = {
  tools: sql`tool_id`,
  categories: sql`category_id`,
}

/**
 * Prevents others from writing slugs of this kind in further languages until the transaction ends.
 */
export async function lockSpokenSlugs(tx: Handle, kind: SluggedKind): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`spoken slugs of ${kind}`}, 9))`.execute(tx)
}

/** SQL: slugs of a table that are one of `wanted`, with or without a number after it. */
const beginningWith = (source: RawBuilder<unknown>, owner: RawBuilder<unknown>) => sql`
  select taken.slug, taken.${owner} as owner from wanted join ${source} on taken.slug = wanted.slug
  union all
  select numbered.slug, numbered.owner from wanted cross join lateral (
    select taken.slug, taken.${owner} as owner from ${source}
    where taken.slug ~>=~ (wanted.slug || '-') and taken.slug ~<~ (wanted.slug || '.')
  ) as numbered`

/** Slugs in use that are one of these, with or without a number after it, and their owners. */
export async function ownersOfSlugs(
  db: Handle,
  kind: SluggedKind,
  slugs: readonly string[],
): Promise<readonly { readonly slug: string; readonly owner: string }[]> {
  const spoken = sql`(select slug, ${ownerOf[kind]} from spoken_slugs where kind = ${kind}) as taken`
  const former = sql`(
    select value as slug, record_id from former_records where kind = ${kind} and what = 'slug'
  ) as taken`
  const { rows } = await sql<{ slug: string; owner: string }>`
    with wanted as (select unnest(${[...new Set(slugs)]}::text[]) as slug)
    ${beginningWith(sql`${sql.table(kind)} as taken`, sql`id`)}
    union all ${beginningWith(spoken, ownerOf[kind])}
    union all ${beginningWith(former, sql`record_id`)}`.execute(db)
  return rows
}

/** The slugs of records: their own, and the present one in a language. */
export async function slugsIn(
  db: Handle,
  kind: SluggedKind,
  language: string,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly own: string; readonly slug: string | null }[]> {
  const { rows } = await sql<{ id: string; own: string; slug: string | null }>`
    select record.id, record.slug as own, spoken.slug
    from ${sql.table(kind)} record
    left join spoken_slugs spoken
      on spoken.${ownerOf[kind]} = record.id and spoken.language = ${language} and not former
    where record.id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

export type SpokenSlug = {
  readonly id: string
  /** Null: the record uses its own slug in this language. */
  readonly slug: string | null
}

/** Gives records new slugs in a language; the previous slugs redirect to them. */
export async function replaceSlugs(
  tx: Handle,
  kind: SluggedKind,
  language: string,
  slugs: readonly SpokenSlug[],
): Promise<void> {
  await sql`
    update spoken_slugs set former = true
    where language = ${language} and not former
      and ${ownerOf[kind]} = any(${slugs.map(({ id }) => id)}::uuid[])`.execute(tx)
  await sql`
    insert into spoken_slugs (kind, language, slug, ${ownerOf[kind]})
    select ${kind}, ${language}, slug, id
    from jsonb_to_recordset(${JSON.stringify(slugs)}::jsonb) as written (id uuid, slug text)
    where slug is not null
    on conflict (kind, language, slug) do update set
      former = false, ${ownerOf[kind]} = excluded.${ownerOf[kind]}`.execute(tx)
}

/** The present or former owner of a slug in any further language. */
export async function ownerOfSpokenSlug(
  db: Handle,
  kind: SluggedKind,
  slug: string,
): Promise<string | undefined> {
  const query = sql<{ owner: string }>`
    select ${ownerOf[kind]} as owner from spoken_slugs
    where kind = ${kind} and slug = ${slug} order by former limit 1`
  return (await executePrepared(db, `owner_of_spoken_slug_${kind}`, query)).rows[0]?.owner
}

/** The present slugs of records, by their own slug and language. */
export async function presentSlugs(
  db: Handle,
  kind: SluggedKind,
  ofOwn: readonly string[],
): Promise<readonly { readonly own: string; readonly language: string; readonly slug: string }[]> {
  const query = sql<{ own: string; language: string; slug: string }>`
    select record.slug as own, spoken.language, spoken.slug
    from ${sql.table(kind)} record
    join spoken_slugs spoken on spoken.${ownerOf[kind]} = record.id and not spoken.former
    where record.slug = any(${[...ofOwn]}::text[])`
  return (await executePrepared(db, `present_slugs_${kind}`, query)).rows
}
