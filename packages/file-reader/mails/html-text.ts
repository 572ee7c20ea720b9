/** The text of a mail that is written as HTML: a line for each row of a table. Pure, in one pass. */
import { withoutEntities } from '../formats/markup-table.ts'
import { shownMarkup, type ShownMarkup } from '../formats/shown-markup.ts'
import { tableLines } from './table-lines.ts'

const lookTag = /<look ([^<>]*)>/g

/** The looks of the texts in a line; '' if all of it is black on white. */
function looksIn(line: string): string {
  const [, ...looks] = line.split(lookTag)
  const seen = looks.filter(
    (look, at) => at % 2 === 0 && /[\p{L}\p{N}]/u.test(tagless(looks[at + 1])),
  )
  return [...new Set(seen)].toSorted().join(', ')
}
const tagless = (text = ''): string => text.replaceAll(/<[^<>]*>/g, '')

/** A line without the spaces around its cells; empty cells only matter between filled ones. */
function trimCells(line: string): string {
  const cells = line.split('\t').map((cell) => cell.trim())
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 1 ? cells.join('\t').trimEnd() : filled.join('')
}

/**
 * Quoted mails keep their mark, '> ' before each line; struck-out text is written between '~~', and
 * hidden text is removed.
 */
export function textOfHtml(html: string): Omit<ShownMarkup, 'markup'> & {
  readonly text: string
  /** The looks of lines that are not black on white, keyed by their text. */
  readonly colored: ReadonlyMap<string, string>
} {
  const { markup, ...found } = shownMarkup(html)
  const lines = tableLines(markup)
    .replaceAll(/[\0-\x1F ]+/g, ' ')
    .replaceAll(/<blockquote\b[^<>]*>/gi, '\n\x01\n')
    .replaceAll(/<\/blockquote>/gi, '\n\x02\n')
    .replaceAll(/<\/t[dh]>/gi, '\t')
    .replaceAll(/<(?:br|\/?(?:p|div|li|ul|ol|tr|table|h[1-6]|hr|pre))\b[^<>]*>/gi, '\n')
    .split('\n')
  let depth = 0
  const shown: string[] = []
  const colored = new Map<string, string>()
  for (const line of lines) {
    if (line === '\x01') depth += 1
    else if (line === '\x02') depth = Math.max(0, depth - 1)
    else {
      const text = trimCells(withoutEntities(tagless(line)).replaceAll(/\xA0/g, ' '))
      const looks = text === '' ? '' : looksIn(line)
      if (looks !== '') colored.set(text, looks)
      if (text !== '') shown.push(depth > 0 ? `> ${text}` : text)
    }
  }
  return { text: shown.join('\n'), colored, ...found }
}
