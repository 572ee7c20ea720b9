/**
 * Which lines of a draft have a description that does not match the tools that their numbers name.
 */
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { headingKey, wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'
import type { Correction, DraftLine, ExtraTexts } from '../draft.ts'
import { findTool, type Matches } from '../find-tool.ts'
import {
  hasCode,
  isFactor,
  isHeading,
  isOfOtherLine,
  longWordsIn,
  tellingWords,
} from './harmless.ts'
import { listAgreed, type Sender } from './agreed-store.server.ts'
import { wordsOfNote } from './line-notes.ts'
import { isOnlyTime, namesTime, noteBelow } from './note-below.ts'
import {
  comparedText,
  describedOtherwise,
  isAgainstLines,
  isFooter,
  namesTools,
  numbersOf,
  quoted,
  wordsOfLine,
  type Otherwise,
} from './described-otherwise.ts'

/** The owner of the lines; without a database, no earlier confirmations are known. */
type Of = Partial<Pick<ReceivedOrdersDependencies, 'database'>> & { readonly sender: Sender }
type Search = Pick<ReceivedOrdersDependencies['search'], 'brandsOf' | 'compareWords'>
type Lines = {
  readonly lines: readonly DraftLine[]
  readonly matches: Matches
  readonly corrections: readonly Correction[]
  /** The text around the lines. */
  readonly says: ExtraTexts
}

/** Words of descriptions that may be the numbers of other tools. */
export const numbersInWords = (lines: readonly DraftLine[]): readonly string[] => [
  ...new Set(lines.flatMap(numbersOf)),
]

/** The lines whose tool nobody has chosen, keyed by their positions. */
export async function linesDescribedOtherwise(
  { brandsOf, compareWords }: Search,
  { lines, matches, corrections, says }: Lines,
  { database, sender }: Of,
): Promise<ReadonlyMap<number, Otherwise>> {
  const chosen = new Set(corrections.flatMap(({ line, tool }) => (tool ? [line] : [])))
  const asked = lines.flatMap((line, at) => {
    const { tool } = chosen.has(at) ? {} : findTool(line, matches)
    return tool
      ? [
          {
            at,
            line,
            tool,
            toolId: tool.id,
            ...comparedText(line, tool),
            noted: wordsOfNote(line, tool),
          },
        ]
      : []
  })
  const sentences = sentencesOf(lines, new Set(asked.map(({ at }) => at)), says)
  const [one] = asked
  const compared = await compareWords([
    ...asked,
    ...(one ? sentences.map(({ words }) => ({ toolId: one.toolId, text: words.join(' ') })) : []),
  ])
  const brands = await brandsOf(
    asked.flatMap(({ line, toolId }) => (line.maker === undefined ? [] : [toolId])),
  )
  const toolOf = (word: string) => {
    const { found, tools = [] } = matches.get(word) ?? {}
    return found === 'one' && tools.length === 1 ? tools[0] : undefined
  }
  const found = asked.flatMap(({ at, line, tool, noted }, index) => {
    const brand = brands.get(tool.id)
    const otherwise =
      describedOtherwise(line, tool, { compared: compared[index], brand, toolOf }) ??
      unknownCode(line, matches) ??
      (namesTools(noted, undefined, [tool]) ? undefined : { by: 'note', said: quoted(line.note) })
    return otherwise ? [{ at, line, otherwise }] : []
  })
  const agreed =
    found.length > 0 && database
      ? new Set((await listAgreed(database.handle, sender)).map(descriptionKey))
      : new Set()
  const tools = asked.map(({ tool }) => tool)
  const telling = sentences.filter(
    ({ text, words, mentions = [] }, index) =>
      isAgainstLines(text) ||
      mentions.some((word) => namesTools([word], undefined, tools)) ||
      !namesTools(words, compared[asked.length + index], tools),
  )
  const beside = lines.flatMap(({ from }, at) => {
    const said = telling.find(({ above = 0 }) => from > above)?.text
    return said === undefined ? [] : [[at, { by: 'beside', said }] as const]
  })
  const ordering = new Set(asked.map(({ at }) => at))
  const isHeader = (words: readonly string[]) => namesTools(words, undefined, tools)
  const notes = asked.flatMap(({ at, line }) => {
    const said = ordering.has(at + 1) ? undefined : noteBelow(line, lines[at + 1], isHeader)
    return said === undefined ? [] : [[at, { by: 'note', said: quoted(said) }] as const]
  })
  return new Map([
    ...beside,
    ...notes,
    ...found.flatMap(({ at, line, otherwise }) =>
      otherwise.by !== 'number' && agreed.has(descriptionKey(line))
        ? []
        : [[at, otherwise] as const],
    ),
  ])
}

type Sentence = {
  readonly text: string
  /** Its words that are not known to be harmless. */
  readonly words: readonly string[]
  /** Its words, if they are about other lines when they name one of their tools. */
  readonly mentions?: readonly string[]
  /** The row of a title, which is about the lines below it; undefined: about all lines. */
  readonly above?: number | undefined
}

/**
 * The sentences beside the lines.
 * @param named the positions of lines that name a tool
 */
function sentencesOf(
  lines: readonly DraftLine[],
  named: ReadonlySet<number>,
  { mail, file, near = [], titles = [], notes = [] }: ExtraTexts,
): readonly Sentence[] {
  const places = { first: Math.min(...named), last: Math.max(...named) }
  const start = lines[places.first]?.from ?? Infinity
  return [
    ...[...mail, ...file].map((text) => ({ text, words: [] })),
    ...near.map((text) => ({ text, words: isFooter(text) ? [] : tellingWords(text, false) })),
    ...notes.map((text) => ({ text, words: hasCode(text) ? [text] : tellingWords(text, false) })),
    ...titles.map(({ text, row }) => ({
      text,
      words:
        isOnlyTime(text) || (row > start && namesTime(text)) ? [text] : tellingWords(text, true),
      ...(isHeading(text) ? { above: row } : {}),
    })),
    ...lines.flatMap((line, at) =>
      named.has(at) ? [] : sentenceOf(line, at, { ...places, above: lines[at - 1]?.from ?? 0 }),
    ),
  ]
}

/** The first and the last line that name tools; the row of the line above. */
type Places = { readonly first: number; readonly last: number; readonly above: number }

/**
 * A line of text that names no tool may still contain information about other lines: a title with
 * a number in it, a factor, a reference to another line, or a text at a distance below them.
 */
function sentenceOf(line: DraftLine, at: number, places: Places): readonly Sentence[] {
  if (line.name !== '' || line.description !== undefined) return []
  const text = line.words ?? `${line.sellerNumber} ${line.quantity}`.trim()
  return isFactor(text) || isOfOtherLine(text)
    ? [{ text, words: [text] }]
    : textBeside(line, text, at, places)
}

function textBeside(
  line: DraftLine,
  text: string,
  at: number,
  places: Places,
): readonly Sentence[] {
  const isBelow = at > places.last
  // 'For delivery on 15 January:' between lines is only about those below it.
  if (at > places.first && !isBelow && namesTime(text))
    return [{ text, words: [text], above: line.from }]
  // In a table, a row of one cell is no line of its own.
  if (line.prose === true)
    return [{ text, words: [], mentions: isBelow && /\d/.test(text) ? longWordsIn(text) : [] }]
  const isAbove = at < places.first && isTitled.test(text)
  const isApart = isBelow && line.from > places.above + 1
  const words = isAbove || isApart ? tellingWords(text, isAbove) : []
  return [{ text, words, mentions: longWordsIn(text) }]
}
/** A title with a number in it. */
const isTitled = /^[^\d]*\p{L}{3}[^\d]*\d/u

/** A barcode number that no tool has, although another number of the line names the tool. */
function unknownCode(line: DraftLine, matches: Matches): Otherwise | undefined {
  const gtin = line.gtin || gtinOfTable(line)
  const { found = 'none' } = matches.get(gtin) ?? {}
  const number = line.sellerNumber || line.buyerNumber || line.makerNumber
  return gtin !== '' && number !== '' && found !== 'one' && found !== 'several'
    ? { by: 'code', said: gtin, number }
    : undefined
}

const gtinOfTable = ({ others = [] }: DraftLine): string =>
  others.find(
    ({ heading, text }) =>
      /^\d{8,14}$/.test(text) && fieldOfKey('article', wordsOf(heading)) === 'gtin',
  )?.text ?? ''

/** The key that recognizes a confirmed line in later orders: its numbers, its words and its note. */
const descriptionKey = (line: DraftLine): string =>
  [line.sellerNumber, line.buyerNumber, line.gtin, line.makerNumber, wordsOfLine(line), line.note]
    .map((text) => headingKey(text))
    .join('|')
