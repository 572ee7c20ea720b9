/**
 * By which plans the database runs the shop's statements, and whether it ever reads a whole table.
 */
import type { Client } from 'pg'
import type { Recording } from './replay.ts'

export type ExplainedStatement = {
  readonly text: string
  readonly plan: readonly string[]
  /** long tables of which the plan reads a large part row by row */
  readonly tableScans: readonly string[]
}

/** Rows. Shorter tables may be read whole: nothing is quicker. */
const longTableRows = 5000
/** What stops after its first rows has not read the table. */
const largeShare = 0.2

/**
 * The plans of each recording's statements, run as they were: within a transaction, with its
 * settings, all rolled back.
 */
export async function explainRecordings(
  client: Client,
  recordings: readonly Recording[],
): Promise<readonly (readonly ExplainedStatement[])[]> {
  const longTables = await readLongTables(client)
  const all: ExplainedStatement[][] = []
  for (const recording of recordings) {
    await client.query('begin')
    const statements: ExplainedStatement[] = []
    for (const { text, values } of recording) {
      const isSetting = /^\s*set local|\bset_config\(/i.test(text)
      if (isSetting) await client.query(text, [...values])
      if (isSetting || !/^\s*(select|with)\b/i.test(text)) continue
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, costs off, timing off, summary off) ${text}`,
        [...values],
      )
      const plan = rows.map((row) => row['QUERY PLAN'])
      const tableScans = plan.flatMap((line, index) =>
        scannedTable(line, plan.slice(index + 1), longTables),
      )
      statements.push({ text, plan, tableScans })
    }
    await client.query('rollback')
    all.push(statements)
  }
  return all
}

/** Table name to number of rows. */
async function readLongTables(client: Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ name: string; rows: number }>(`
    select relname as name, reltuples::float8 as rows from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and reltuples >= ${longTableRows}`)
  return new Map(rows.map((table) => [table.name, table.rows]))
}

/** The long table that a line of a plan reads a large part of, if it does. */
function scannedTable(
  line: string,
  linesBelow: readonly string[],
  longTables: ReadonlyMap<string, number>,
): readonly string[] {
  const [, table = '', rows = '0'] = /Seq Scan on (\w+).*\(actual rows=(\d+)/.exec(line) ?? []
  const size = longTables.get(table)
  if (size === undefined) return []
  // The details of a scan stand below it, before the next node.
  const nextNode = linesBelow.findIndex((below) => below.includes('->'))
  const removed = linesBelow
    .slice(0, nextNode < 0 ? linesBelow.length : nextNode)
    .map((below) => Number(/Rows Removed by Filter: (\d+)/.exec(below)?.[1] ?? 0))
  return table === 'tools' || Number(rows) + Math.max(0, ...removed) > size * largeShare
    ? [table]
    : []
}
