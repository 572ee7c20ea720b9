/**
 * Tools in the language of the page: what they are called in it, and where that is missing, what
 * they are called in the shop's own.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { shopLanguages } from '../../platform/languages/languages.ts'
import { textsInLanguage } from './text-store.server.ts'

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

/** Makes tools those of the page's language. */
export type ToolWords = { of<T extends WordedTool>(tool: T): T }

const ownWords: ToolWords = { of: (tool) => tool }

/** Reads what these tools are called in the page's language. A shop in English asks nothing. */
export async function readToolWords(db: Handle, ids: readonly string[]): Promise<ToolWords> {
  const { main, all } = shopLanguages()
  if (all.length === 1 && main === 'en') return ownWords
  const rows = await textsInLanguage(db, [...new Set(ids)], currentLanguage())
  if (rows.length === 0) return ownWords
  const texts = new Map(rows.map((row) => [row.tool_id, row]))
  const isMain = currentLanguage() === main
  return {
    of: (tool) => {
      const text = texts.get(tool.id)
      if (text === undefined) return tool
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
    },
  }
}

/** Tools as the reader's language calls them, in their order. */
export async function spokenTools<T extends WordedTool>(
  db: Handle,
  tools: readonly T[],
): Promise<T[]> {
  const words = await readToolWords(
    db,
    tools.map(({ id }) => id),
  )
  return tools.map((tool) => words.of(tool))
}
