/** Which lines of a draft are described otherwise than the tools that their numbers name. */
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'
import type { Correction, DraftLine } from '../draft.ts'
import { findTool, type Matches } from '../find-tool.ts'
import { listAgreed, type Sender } from './agreed-store.server.ts'
import {
  comparedText,
  describedOtherwise,
  numbersOf,
  wordsOfLine,
  type Otherwise,
} from './described-otherwise.ts'

/** Whose lines they are; without a database nobody has agreed to any. */
type Of = Partial<Pick<ReceivedOrdersDependencies, 'database'>> & { readonly sender: Sender }
type Search = Pick<ReceivedOrdersDependencies['search'], 'brandsOf' | 'compareWords'>
type Lines = {
  readonly lines: readonly DraftLine[]
  readonly matches: Matches
  readonly corrections: readonly Correction[]
}

/** Words of descriptions that may be numbers of other tools. */
export const numbersInWords = (lines: readonly DraftLine[]): readonly string[] => [
  ...new Set(lines.flatMap(numbersOf)),
]

/** Those of which nobody has chosen the tool, by their places. */
export async function linesDescribedOtherwise(
  { brandsOf, compareWords }: Search,
  { lines, matches, corrections }: Lines,
  { database, sender }: Of,
): Promise<ReadonlyMap<number, Otherwise>> {
  const chosen = new Set(corrections.flatMap(({ line, tool }) => (tool ? [line] : [])))
  const asked = lines.flatMap((line, at) => {
    const { tool } = chosen.has(at) ? {} : findTool(line, matches)
    const text = comparedText(line)
    const isSaid = [wordsOfLine(line), line.gtin, line.maker].some(Boolean)
    return tool && isSaid ? [{ at, line, tool, toolId: tool.id, text }] : []
  })
  if (asked.length === 0) return new Map()
  const compared = await compareWords(asked)
  const brands = await brandsOf(
    asked.flatMap(({ line, toolId }) => (line.maker === undefined ? [] : [toolId])),
  )
  const toolOf = (word: string) => {
    const { found, tools = [] } = matches.get(word) ?? {}
    return found === 'one' && tools.length === 1 ? tools[0] : undefined
  }
  const found = asked.flatMap(({ at, line, tool }, index) => {
    const brand = brands.get(tool.id)
    const otherwise =
      describedOtherwise(line, tool, { compared: compared[index], brand, toolOf }) ??
      unknownCode(line, matches)
    return otherwise ? [{ at, line, otherwise }] : []
  })
  const agreed =
    found.length > 0 && database
      ? new Set((await listAgreed(database.handle, sender)).map(descriptionKey))
      : new Set()
  return new Map(
    found.flatMap(({ at, line, otherwise }) =>
      otherwise.by !== 'number' && agreed.has(descriptionKey(line)) ? [] : [[at, otherwise]],
    ),
  )
}

/** A number on bars that no tool has, where another number of the line names the tool. */
function unknownCode(line: DraftLine, matches: Matches): Otherwise | undefined {
  const { found = 'none' } = matches.get(line.gtin) ?? {}
  const number = line.sellerNumber || line.buyerNumber || line.makerNumber
  return line.gtin !== '' && number !== '' && found !== 'one' && found !== 'several'
    ? { by: 'code', said: line.gtin, number }
    : undefined
}

/** By what somebody who has agreed to a line knows it again: its numbers, and all of its words. */
const descriptionKey = (line: DraftLine): string =>
  [line.sellerNumber, line.buyerNumber, line.gtin, line.makerNumber, wordsOfLine(line)]
    .map((text) => headingKey(text))
    .join('|')
