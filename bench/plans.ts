/** How the database goes about the statements that the shop sends, and whether it ever reads a whole table. */
import type { Client } from 'pg'
import type { Recorded } from './replay.ts'

export type Explained = {
  readonly text: string
  readonly plan: readonly string[]
  /** long tables of which a plan reads a large part one row after the other */ readonly scans: readonly string[]
}

/** Shorter tables may be read whole: nothing is quicker. */
const long = 5000
/** What stops after its first rows has not read the table. */
const largePart = 0.2

/** The plans of each group's statements, run as they were: within a transaction, with its settings, all rolled back. */
export async function explained(
  client: Client,
  groups: readonly Recorded[],
): Promise<readonly (readonly Explained[])[]> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::float8 as rows from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace and reltuples >= ${long}`,
  )
  const longTables = new Map(rows.map((table) => [table.name, table.rows]))
  const all: Explained[][] = []
  for (const group of groups) {
    await client.query('begin')
    const plans: Explained[] = []
    for (const { text, values } of group) {
      const sets = /^\s*set local|\bset_config\(/i.test(text)
      if (sets) await client.query(text, [...values])
      if (sets || !/^\s*(select|with)\b/i.test(text)) continue
      const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, costs off, timing off, summary off) ${text}`,
        [...values],
      )
      const plan = lines.map((line) => line['QUERY PLAN'])
      plans.push({
        text,
        plan,
        scans: plan.flatMap((line, at) => scanOf(line, plan.slice(at + 1), longTables)),
      })
    }
    await client.query('rollback')
    all.push(plans)
  }
  return all
}

function scanOf(
  line: string,
  below: readonly string[],
  longTables: ReadonlyMap<string, number>,
): string[] {
  const [, table = '', rows = '0'] = /Seq Scan on (\w+).*\(actual rows=(\d+)/.exec(line) ?? []
  const size = longTables.get(table)
  if (size === undefined) return []
  // What a scan says of itself stands deeper than it, before the next node.
  const next = below.findIndex((one) => one.includes('->'))
  const removed = below
    .slice(0, next < 0 ? below.length : next)
    .map((one) => Number(/Rows Removed by Filter: (\d+)/.exec(one)?.[1] ?? 0))
  return table === 'tools' || Number(rows) + Math.max(0, ...removed) > size * largePart
    ? [table]
    : []
}
