/** The only SQL on the counters of documents and their prefixes. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { demoSeries, type DocumentKind } from '../rules.ts'
import { defaultPrefix, type SeriesState } from './series-rules.ts'

type CounterRow = { readonly last: number; readonly prefix: string | null }

/** A counter with its prefix, locked until the transaction ends. */
export async function lockSeries(
  tx: Handle,
  kind: DocumentKind,
): Promise<Omit<SeriesState, 'begun'>> {
  await sql`
    insert into paper_numbers (kind, last) values (${kind}, 0) on conflict do nothing`.execute(tx)
  const { rows } = await sql<CounterRow>`
    select last, prefix from paper_numbers where kind = ${kind} for update`.execute(tx)
  return toState(kind, rows[0])
}

/**
 * The next number of a document of an order, locked until the transaction ends: of an order of the
 * demo shop in a series of its own, which takes no number from the shop's.
 */
export async function takeNumber(
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

/** From the view that orders publish. */
async function isDemoOrder(tx: Handle, orderId: string): Promise<boolean> {
  const { rows } = await sql`select from demo_orders where id = ${orderId}`.execute(tx)
  return rows.length > 0
}

/** A counter as it is. */
export async function readSeries(
  db: Handle,
  kind: DocumentKind,
): Promise<Omit<SeriesState, 'begun'>> {
  const { rows } = await sql<CounterRow>`
    select last, prefix from paper_numbers where kind = ${kind}`.execute(db)
  return toState(kind, rows[0])
}

const toState = (kind: DocumentKind, row: CounterRow | undefined) => ({
  last: row?.last ?? 0,
  prefix: row?.prefix ?? defaultPrefix(kind),
})

/** Whether a series was ever saved, if only as it was, or has given a number. */
export async function isSeriesDecided(db: Handle, kind: DocumentKind): Promise<boolean> {
  const { rows } = await sql<CounterRow>`
    select last, prefix from paper_numbers where kind = ${kind}`.execute(db)
  return rows.some(({ last, prefix }) => last > 0 || prefix !== null)
}

/** Sets a counter that is locked. */
export async function setSeries(
  tx: Handle,
  kind: DocumentKind,
  { prefix, next }: { readonly prefix: string; readonly next: number },
): Promise<void> {
  await sql`
    update paper_numbers set prefix = ${prefix}, last = ${next - 1} where kind = ${kind}
  `.execute(tx)
}

/**
 * Every prefix with which a document was issued, or that a kind has. The table of counters is locked
 * against other changes of prefixes until the transaction ends.
 */
export async function lockPrefixes(
  tx: Handle,
): Promise<{ readonly issued: ReadonlySet<string>; readonly set: ReadonlyMap<string, string> }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('number-series', 0))`.execute(tx)
  // A short walk along the unique index of series and number, however many documents there are.
  const issued = await sql<{ series: string }>`
    with recursive walk as (
      (select series from documents order by series limit 1)
      union all
      select (select series from documents where series > walk.series order by series limit 1)
      from walk where walk.series is not null
    )
    select series from walk where series is not null`.execute(tx)
  const set = await sql<{ kind: string; prefix: string }>`
    select kind, prefix from paper_numbers where prefix is not null`.execute(tx)
  return {
    issued: new Set(issued.rows.map(({ series }) => series)),
    set: new Map(set.rows.map(({ kind, prefix }) => [kind, prefix])),
  }
}
