/** The only SQL queries for the counters of documents and their prefixes. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { demoSeries, type DocumentKind } from '../rules.ts'
import { defaultPrefix, type SeriesState } from './series-rules.ts'

type CountedSeries = Pick<SeriesState, 'prefix' | 'last'>
type CounterRow = { readonly last: number; readonly prefix: string | null }

/** A counter with its prefix, locked until the transaction ends. */
export async function lockSeries(tx: Handle, kind: DocumentKind): Promise<CountedSeries> {
  await sql`
    insert into paper_numbers (kind, last) values (${kind}, 0) on conflict do nothing`.execute(tx)
  const { rows } = await sql<CounterRow>`
    select last, prefix from paper_numbers where kind = ${kind} for update`.execute(tx)
  return toState(kind, rows[0])
}

/**
 * The next number of a document of an order, locked until the transaction ends: for a demo order
 * from a separate series, so that it uses none of the shop's numbers.
 */
export async function nextDocumentNumber(
  tx: Handle,
  kind: DocumentKind,
  orderId: string,
): Promise<{ readonly series: string; readonly number: number }> {
  if (!(await isDemoOrder(tx, orderId))) return takeCounted(tx, kind)
  const series = demoSeries(kind)
  await sql`select pg_advisory_xact_lock(hashtextextended(${series}, 0))`.execute(tx)
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(number), 0)::int as last from documents where series = ${series}
  `.execute(tx)
  return { series, number: (rows[0]?.last ?? 0) + 1 }
}

/** The next number of the shop's own series, locked until the transaction ends. */
export async function takeCounted(
  tx: Handle,
  kind: DocumentKind,
): Promise<{ readonly series: string; readonly number: number }> {
  const { prefix, last } = await lockSeries(tx, kind)
  const number = last + 1
  await sql`update paper_numbers set last = ${number} where kind = ${kind}`.execute(tx)
  return { series: prefix, number }
}

/** Read from the view published by orders. */
async function isDemoOrder(tx: Handle, orderId: string): Promise<boolean> {
  const { rows } = await sql`select from demo_orders where id = ${orderId}`.execute(tx)
  return rows.length > 0
}

/** The present counter. */
export async function readSeries(db: Handle, kind: DocumentKind): Promise<CountedSeries> {
  const { rows } = await sql<CounterRow>`
    select last, prefix from paper_numbers where kind = ${kind}`.execute(db)
  return toState(kind, rows[0])
}

const toState = (kind: DocumentKind, row: CounterRow | undefined) => ({
  last: row?.last ?? 0,
  prefix: row?.prefix ?? defaultPrefix(kind),
})

/** Whether a series has ever been saved, even unchanged, or has assigned a number. */
export async function isSeriesDecided(db: Handle, kind: DocumentKind): Promise<boolean> {
  const { rows } = await sql<CounterRow>`
    select last, prefix from paper_numbers where kind = ${kind}`.execute(db)
  return rows.some(({ last, prefix }) => last > 0 || prefix !== null)
}

/** Sets a locked counter. */
export async function setSeries(
  tx: Handle,
  kind: DocumentKind,
  { prefix, next }: { readonly prefix: string; readonly next: number },
): Promise<void> {
  await sql`
    update paper_numbers set prefix = ${prefix}, last = ${next - 1} where kind = ${kind}
  `.execute(tx)
}

/** The documents issued with a prefix: their kind, and their last number. */
export type IssuedSeries = { readonly kind: string; readonly last: number }

/** Prevents others from changing prefixes until the transaction ends. */
export async function lockPrefixes(tx: Handle): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('number-series', 0))`.execute(tx)
}

/**
 * Every prefix with which a document was issued, or that a kind has. Read it with the counter
 * locked, so that concurrently issued documents are included.
 */
export async function readPrefixes(tx: Handle): Promise<{
  readonly issued: ReadonlyMap<string, IssuedSeries>
  readonly set: ReadonlyMap<string, string>
}> {
  // A loose index scan of the unique index on series and number, fast for any number of documents.
  const issued = await sql<IssuedSeries & { series: string }>`
    with recursive walk as (
      (select series from documents order by series limit 1)
      union all
      select (select series from documents where series > walk.series order by series limit 1)
      from walk where walk.series is not null
    )
    select walk.series, newest.kind, newest.number::float8 as last from walk
    cross join lateral (
      select kind, number from documents where documents.series = walk.series
      order by number desc limit 1
    ) as newest
    where walk.series is not null`.execute(tx)
  const set = await sql<{ kind: string; prefix: string }>`
    select kind, prefix from paper_numbers where prefix is not null`.execute(tx)
  return {
    issued: new Map(issued.rows.map(({ series, ...newest }) => [series, newest])),
    set: new Map(set.rows.map(({ kind, prefix }) => [kind, prefix])),
  }
}
