/** SQL queries for the rows of price lists. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { PriceBreak } from '../catalogue/rules.ts'
import type { Day } from '../platform/time/time-zone.ts'
import type { PriceTarget } from './rules.ts'

export type RowValues = {
  readonly percent_off: number | null
  readonly price_cents: number | null
  readonly price_breaks: readonly PriceBreak[]
  /**
   * The number of units for price and quantity prices; null: a percentage, or the same as the
   * tool's own price.
   */
  readonly price_per: number | null
  readonly valid_from: Day | null
  readonly valid_until: Day | null
}
export type NewRowValues = RowValues & {
  readonly id: string
  readonly list_id: string
  readonly target: PriceTarget
  readonly target_id: string
  readonly changed_at: Date
}
export type PriceRowRow = NewRowValues & {
  readonly removed_at: Date | null
  readonly name: string
  readonly code: string
}

/** The constraint that refuses two prices of a target for one day. */
export const overlapConstraint = 'price_rows_no_overlap'

const selectRows = sql`
  select price.id, price.list_id, price.target, price.target_id, price.percent_off,
    price.price_cents, price.price_breaks, price.price_per, price.valid_from, price.valid_until,
    price.changed_at, price.removed_at,
    coalesce(named.name, '') as name, coalesce(named.code, '') as code
  from price_rows as price
  left join price_target_names as named
    on named.target = price.target and named.id = price.target_id`

export async function insertRow(tx: Handle, row: NewRowValues): Promise<void> {
  await insertRows(tx, [row])
}

/** All of them in one statement. */
export async function insertRows(tx: Handle, rows: readonly NewRowValues[]): Promise<void> {
  await sql`
    insert into price_rows (
      id, list_id, target, target_id, percent_off, price_cents, price_breaks, price_per,
      valid_from, valid_until, changed_at
    )
    select id, list_id, target, target_id, percent_off, price_cents, price_breaks, price_per,
      valid_from, valid_until, changed_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, list_id uuid, target text, target_id uuid, percent_off int, price_cents int,
      price_breaks jsonb, price_per smallint, valid_from date, valid_until date, changed_at timestamptz
    )`.execute(tx)
}

export async function findRow(
  db: Handle,
  listId: string,
  id: string,
): Promise<PriceRowRow | undefined> {
  const { rows } = await sql<PriceRowRow>`
    ${selectRows} where price.id = ${id} and price.list_id = ${listId}`.execute(db)
  return rows[0]
}

/**
 * Ends a valid row.
 * @returns whether it was valid
 */
export async function markRemoved(tx: Handle, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update price_rows set removed_at = ${at} where id = ${id} and removed_at is null
    returning id`.execute(tx)
  return rows.length > 0
}

/** Another valid row for a target on one of these days. */
export async function findOverlap(
  db: Handle,
  row: Pick<NewRowValues, 'list_id' | 'target' | 'target_id' | 'valid_from' | 'valid_until'>,
): Promise<PriceRowRow | undefined> {
  const { rows } = await sql<PriceRowRow>`
    ${selectRows}
    where price.list_id = ${row.list_id} and price.target = ${row.target}
      and price.target_id = ${row.target_id} and price.removed_at is null
      and daterange(price.valid_from, price.valid_until, '[]')
        && daterange(${row.valid_from}::date, ${row.valid_until}::date, '[]')
    order by price.valid_from nulls first limit 1`.execute(db)
  return rows[0]
}

/** `base`: the number of units for its tools' own prices; null if they differ. */
export type FoundTarget = { readonly id: string; readonly base: number | null }

/** A row's target: by SKU, or by name; tools on sale first. */
export async function findTargets(
  db: Handle,
  targets: readonly { readonly target: PriceTarget; readonly name: string }[],
): Promise<ReadonlyMap<string, FoundTarget>> {
  const { rows } = await sql<FoundTarget & { target: PriceTarget; word: string }>`
    select target, word, id, price_base_of(target, id) as base from (
    select distinct on (wanted.target, wanted.word) wanted.target, wanted.word, named.id
    from unnest(
      ${targets.map(({ target }) => target)}::text[], ${targets.map(({ name }) => name)}::text[]
    ) as wanted (target, word)
    join price_target_names as named on named.target = wanted.target
      and lower(case named.target when 'tool' then named.code else named.name end)
        = lower(wanted.word)
    order by wanted.target, wanted.word, named.current desc, named.id
    ) as found`.execute(db)
  return new Map(rows.map(({ target, word, id, base }) => [targetKey(target, word), { id, base }]))
}

/** The number of units for the prices of a tool, brand or category; null if its tools differ. */
export async function findBase(
  db: Handle,
  target: PriceTarget,
  id: string,
): Promise<number | null> {
  const { rows } = await sql<{ base: number | null }>`
    select price_base_of(${target}, ${id}::uuid) as base`.execute(db)
  return rows[0]?.base ?? null
}

export const targetKey = (target: PriceTarget, name: string): string => `${target} ${name}`

type RowFilters = {
  readonly q: string | undefined
  /** Only rows that were changed or removed then or later, including removed rows. */
  readonly since: Date | undefined
  readonly after: { readonly sort: string; readonly id: string } | undefined
  readonly limit: number
}
export type ListedRow = PriceRowRow & { readonly sort: string }

/** One row more than the limit, ordered by target. */
export async function listRows(
  db: Handle,
  listId: string,
  { q, since, after, limit }: RowFilters,
): Promise<readonly ListedRow[]> {
  const part = `%${(q ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<ListedRow>`
    select * from (
      select price.*, price.target || ' ' || lower(price.name) as sort from (
        ${selectRows} where price.list_id = ${listId}
      ) as price
    ) as price
    where ${
      since === undefined
        ? sql`removed_at is null`
        : sql`(changed_at >= ${since} or removed_at >= ${since})`
    }
      and (${q === undefined || q === ''} or name ilike ${part} or code ilike ${part})
      and (${after?.id ?? null}::uuid is null
        or (sort, id) > (${after?.sort ?? null}::text, ${after?.id ?? null}::uuid))
    order by sort, id limit ${limit + 1}`.execute(db)
  return rows
}

/** A list's rows for these targets, for any days. */
export async function liveRowsOf(
  db: Handle,
  listId: string,
  targetIds: readonly string[],
): Promise<readonly (RowValues & Pick<NewRowValues, 'id' | 'target' | 'target_id'>)[]> {
  const { rows } = await sql<RowValues & Pick<NewRowValues, 'id' | 'target' | 'target_id'>>`
    select id, target, target_id, percent_off, price_cents, price_breaks, price_per, valid_from,
      valid_until
    from price_rows
    where list_id = ${listId} and target_id = any(${[...targetIds]}::uuid[])
      and removed_at is null
    order by valid_from nulls first, id`.execute(db)
  return rows
}

/** Ends valid rows. */
export const endRows = async (tx: Handle, ids: readonly string[], at: Date): Promise<void> =>
  void (await sql`
    update price_rows set removed_at = ${at}
    where id = any(${[...ids]}::uuid[]) and removed_at is null`.execute(tx))

/** Those of these rows that are or will be valid. */
export async function rowsWithIds(
  db: Handle,
  ids: readonly string[],
): Promise<readonly NewRowValues[]> {
  const { rows } = await sql<NewRowValues>`
    select id, list_id, target, target_id, percent_off, price_cents, price_breaks, price_per,
      valid_from, valid_until, changed_at
    from price_rows where id = any(${[...ids]}::uuid[]) and removed_at is null`.execute(db)
  return rows
}
