/**
 * The tool names of an order's lines in the current language, which is that of the customer when a
 * mail or document is written. A line keeps the names under which it was ordered. If it has none in
 * this language, the tool's present name in this language is used; but not if the tool has been
 * renamed since, because it may be a different product.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { currentLanguage } from './current-language.ts'
import { shopLanguages } from './languages.ts'
import { spokenName, type LineNames } from './line-names.ts'

type ToolName = { readonly toolId: string; readonly name: string }
type NamedLine = ToolName & { readonly names?: LineNames | null }
/** The name of a line in the language for which the names were read. */
export type SpokenNames = (line: NamedLine) => string

const keyOf = ({ toolId, name }: ToolName): string => `${toolId} ${name}`

/** SQL: the current names of a tool by language, for the statement that writes an order line. */
export const namesOfTool = (toolId: RawBuilder<unknown>) => sql<LineNames>`
  coalesce((
    select jsonb_object_agg(texts.language, texts.name) from texts_of_tools texts
    where texts.tool_id = ${toolId} and texts.name <> ''
  ), '{}')`

/** Reads the names of these lines. No query is needed in a shop that is in English. */
export async function readSpokenNames(
  db: Handle,
  lines: readonly NamedLine[],
): Promise<SpokenNames> {
  const { main, all } = shopLanguages()
  const language = currentLanguage()
  const unnamed = lines.filter(({ names }) => names?.[language] === undefined)
  const ids = [...new Set(unnamed.map(({ toolId }) => toolId))]
  if ((all.length === 1 && main === 'en') || ids.length === 0) return spokenName
  const { rows } = await sql<ToolName & { readonly spoken: string }>`
    select tool.tool_id as "toolId", tool.name, texts.name as spoken
    from texts_of_tools texts join tool_names tool on tool.tool_id = texts.tool_id
    where texts.tool_id = any(${ids}::uuid[]) and texts.language = ${language}
      and texts.name <> ''`.execute(db)
  const names = new Map(rows.map((row) => [keyOf(row), row.spoken]))
  return (line) => line.names?.[language] ?? names.get(keyOf(line)) ?? line.name
}
