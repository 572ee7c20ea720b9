/**
 * Notes what statements answer while tests run: of each `sql<Row>` template, which columns come and
 * what is in them. `scripts/lib/row-types.mjs` compares that with `Row` at the end of a whole run;
 * the compiler believes what a store says of its rows.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DefaultQueryExecutor, RawNode, type QueryResult } from 'kysely'
import { afterAll } from 'vitest'

type Column = { readonly kinds: Set<string>; readonly words: Set<string> }
type Seen = { readonly shapes: Set<string>; readonly columns: Map<string, Column> }

/** More than a column has whose text is one of several words. */
const mostWords = 40
/** Rows of one answer that are looked at. */
const mostRows = 20

declare global {
  /** What this process has seen. Modules of tests are read again for each file, Kysely is not. */
  var seenRows: Map<string, Seen> | undefined
}

/** @param folder where a file for this process is written after each file of tests */
export function observeRows(folder: string): void {
  afterAll(() => writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(written())))
  if (globalThis.seenRows) return
  globalThis.seenRows = new Map()
  const { prototype } = DefaultQueryExecutor
  const { compileQuery, executeQuery } = prototype
  const templateByText = new Map<string, string>()
  prototype.compileQuery = function compileAndNote(query, id) {
    const compiled = compileQuery.call(this, query, id)
    if (RawNode.is(query)) templateByText.set(compiled.sql, query.sqlFragments.join('\0'))
    return compiled
  }
  const executeAndNote = async function (
    this: DefaultQueryExecutor,
    ...call: Parameters<typeof executeQuery>
  ): Promise<QueryResult<unknown>> {
    const [{ sql }] = call
    const answer = await executeQuery.apply(this, call)
    const template = templateByText.get(sql)
    if (template !== undefined) note(template, answer.rows)
    return answer
  }
  Object.defineProperty(prototype, 'executeQuery', { value: executeAndNote })
}

function note(template: string, rows: readonly unknown[]): void {
  if (rows.length === 0) return
  const seen = globalThis.seenRows?.get(template) ?? { shapes: new Set(), columns: new Map() }
  globalThis.seenRows?.set(template, seen)
  for (const row of rows.slice(0, mostRows)) {
    const cells = Object.entries(Object(row))
    seen.shapes.add(cells.map(([name]) => name).join())
    for (const [name, value] of cells) noteValue(seen, name, value)
  }
}

function noteValue({ columns }: Seen, name: string, value: unknown): void {
  const column = columns.get(name) ?? { kinds: new Set(), words: new Set() }
  columns.set(name, column)
  column.kinds.add(kindOf(value))
  if (typeof value === 'string' && column.words.size < mostWords && value.length < mostWords)
    column.words.add(value)
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (value instanceof Date) return 'Date'
  if (value instanceof Uint8Array) return 'bytes'
  return typeof value
}

function written(): object {
  return [...(globalThis.seenRows ?? [])].map(([template, { shapes, columns }]) => ({
    template,
    shapes: [...shapes],
    columns: [...columns].map(([name, { kinds, words }]) => ({
      name,
      kinds: [...kinds],
      words: [...words],
    })),
  }))
}
