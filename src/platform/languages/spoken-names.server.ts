/**
 * What the tools of an order's lines are called in the language of the moment, which is that of the
 * customer where a mail or document is written. The line keeps the name under which it was ordered:
 * a tool that is called otherwise since then may be another one, and is not translated.
 */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { currentLanguage } from './current-language.ts'
import { shopLanguages } from './languages.ts'

type NamedLine = { readonly toolId: string; readonly name: string }
/** The name of a line in the language for which the names were read. */
export type SpokenNames = (line: NamedLine) => string

const keyOf = ({ toolId, name }: NamedLine): string => `${toolId} ${name}`

/** Reads the names of these lines. A shop in English asks nothing. */
export async function readSpokenNames(
  db: Handle,
  lines: readonly NamedLine[],
): Promise<SpokenNames> {
  const { main, all } = shopLanguages()
  if ((all.length === 1 && main === 'en') || lines.length === 0) return ({ name }) => name
  const ids = [...new Set(lines.map(({ toolId }) => toolId))]
  const { rows } = await sql<NamedLine & { readonly spoken: string }>`
    select tool.tool_id as "toolId", tool.name, texts.name as spoken
    from texts_of_tools texts join tool_names tool on tool.tool_id = texts.tool_id
    where texts.tool_id = any(${ids}::uuid[]) and texts.language = ${currentLanguage()}
      and texts.name <> ''`.execute(db)
  const names = new Map(rows.map((row) => [keyOf(row), row.spoken]))
  return (line) => names.get(keyOf(line)) ?? line.name
}
