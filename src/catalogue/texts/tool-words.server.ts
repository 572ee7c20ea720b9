/** Tools in the page's language; missing texts are replaced by those in the shop's own language. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { shopLanguages } from '../../platform/languages/languages.ts'
import { inShopLanguage, type InLanguages } from '../../platform/languages/text-languages.ts'
import type { ToolTextName } from '../tool-text-name.ts'
import { textsInLanguage, type ToolTexts } from './text-store.server.ts'

/** The data of a tool on a page; any of the texts may be absent. */
type WordedTool = {
  readonly id: string
  readonly name: string
  /** The slug of its page. */
  readonly slug?: string
  readonly family?: string
  readonly description?: string
  readonly specs?: readonly { readonly name: string; readonly value: string }[]
}

/** Converts tools to the page's language; replaced texts state their language. */
export type ToolWords = { of<T extends WordedTool>(tool: T): T & InLanguages<ToolTextName> }

type Texts = ReadonlyMap<string, ToolTexts & { readonly slug: string }>

/** Reads the texts of these tools in the page's language. */
export async function readToolWords(db: Handle, ids: readonly string[]): Promise<ToolWords> {
  const texts = await readTexts(db, ids)
  return { of: (tool) => ({ ...inWords(tool, texts), ...fallbackOf(tool, texts) }) }
}

/** Tools with texts in the reader's language, in the given order. */
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

/** A shop in English needs no query. */
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

/** The language of its replaced texts. */
function fallbackOf(tool: WordedTool, texts: Texts): InLanguages<ToolTextName> {
  const text = texts.get(tool.id)
  const isMissing = (name: ToolTextName): boolean =>
    (tool[name] ?? '').length > 0 && (text?.[name] ?? '').length === 0
  return inShopLanguage(textNames.filter(isMissing))
}
