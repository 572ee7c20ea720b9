/**
 * Tools in the language of the page: what they are called in it, and where that is missing, what
 * they are called in the shop's own.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { shopLanguages } from '../../platform/languages/languages.ts'
import { inShopLanguage, type InLanguages } from '../../platform/languages/text-languages.ts'
import type { ToolTextName } from '../tool-text-name.ts'
import { textsInLanguage, type ToolTexts } from './text-store.server.ts'

/** What a page shows of a tool; any of the texts may be left out. */
type WordedTool = {
  readonly id: string
  readonly name: string
  /** Of its page. */
  readonly slug?: string
  readonly family?: string
  readonly description?: string
  readonly specs?: readonly { readonly name: string; readonly value: string }[]
}

/** Makes tools those of the page's language; what it lacks says in which language it is. */
export type ToolWords = { of<T extends WordedTool>(tool: T): T & InLanguages<ToolTextName> }

type Texts = ReadonlyMap<string, ToolTexts & { readonly slug: string }>

/** Reads what these tools are called in the page's language. */
export async function readToolWords(db: Handle, ids: readonly string[]): Promise<ToolWords> {
  const texts = await readTexts(db, ids)
  return { of: (tool) => ({ ...inWords(tool, texts), ...fallbackOf(tool, texts) }) }
}

/** Tools as the reader's language calls them, in their order. */
export async function spokenTools<T extends WordedTool>(
  db: Handle,
  tools: readonly T[],
): Promise<T[]> {
  const texts = await readTexts(
    db,
    tools.map(({ id }) => id),
  )
  return tools.map((tool) => inWords(tool, texts))
}

/** A shop in English asks nothing. */
async function readTexts(db: Handle, ids: readonly string[]): Promise<Texts> {
  const { main, all } = shopLanguages()
  if (all.length === 1 && main === 'en') return new Map()
  const rows = await textsInLanguage(db, [...new Set(ids)], currentLanguage())
  return new Map(rows.map((row) => [row.tool_id, row]))
}

function inWords<T extends WordedTool>(tool: T, texts: Texts): T {
  const text = texts.get(tool.id)
  if (text === undefined) return tool
  const isMain = currentLanguage() === shopLanguages().main
  return {
    ...tool,
    name: text.name || tool.name,
    ...(tool.slug === undefined || isMain ? {} : { slug: text.slug || tool.slug }),
    ...(tool.family === undefined ? {} : { family: text.family || tool.family }),
    ...(tool.description === undefined
      ? {}
      : { description: text.description || tool.description }),
    ...(tool.specs === undefined
      ? {}
      : { specs: text.specs.length > 0 ? [...text.specs] : tool.specs }),
  }
}

const textNames = ['name', 'family', 'description', 'specs'] as const satisfies ToolTextName[]

/** The language of those of its texts that the page's language lacks. */
function fallbackOf(tool: WordedTool, texts: Texts): InLanguages<ToolTextName> {
  const text = texts.get(tool.id)
  const isMissing = (name: ToolTextName): boolean =>
    (tool[name] ?? '').length > 0 && (text?.[name] ?? '').length === 0
  return inShopLanguage(textNames.filter(isMissing))
}
