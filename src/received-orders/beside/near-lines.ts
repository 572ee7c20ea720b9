/** Which texts of a file may change its lines. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { beyondCover, nobody } from '../../../packages/file-reader/mails/cover-note.ts'
import type { ParsedTextLine } from '../../order-pad/pad-lines.ts'
import { isClosing } from '../described/harmless.ts'
import { ofPage } from './page-texts.ts'
import type { BesideLines } from './table-unread.ts'

type Around = {
  readonly entries: readonly Pick<ParsedTextLine, 'line' | 'quoted'>[]
  readonly shown: readonly string[]
  /** Indexes of shown lines that are no sentences of a page. */
  readonly within: ReadonlySet<number> | undefined
}

/**
 * What may change the lines: each sentence of a text, and each row of a table or a page that is not a
 * line. A page also has a letterhead, terms and totals.
 */
export function nearLines(
  form: 'table' | 'text' | 'pdf',
  { rows, above, between, below }: BesideLines,
  { entries, shown, within }: Around,
) {
  const quoted = new Set([
    ...entries.flatMap((entry) => (entry.quoted ? [entry.line.trim()] : [])),
    ...shown.flatMap((line, place) => (within?.has(place) ? [line.trim()] : [])),
  ])
  const isPage = form === 'pdf'
  const titles = [...(isPage ? [] : [...above, ...between]), ...shortOf(below)].filter(
    ({ text }) => !quoted.has(text) && beyondCover([text], nobody).length > 0,
  )
  const others = new Set([...quoted, ...titles.map(({ text }) => text)])
  const near = (isPage ? ofPage(rows) : rows).filter((text) => !others.has(text))
  return { titles, near: beyondCover(near, nobody) }
}

/**
 * 'Later', 'In Kartons': below the lines and above the end of a letter, one word is no name. It is
 * about all lines.
 */
function shortOf(below: BesideLines['below']): BesideLines['below'] {
  const end = below.findIndex(({ text }) => isClosing(text))
  return below
    .slice(0, end < 0 ? below.length : end)
    .filter(({ text }) => !/\d/.test(text) && isShort.test(wordsOf(text)))
    .map(({ text }) => ({ text, row: 0 }))
}
const isShort =
  /^(?:(?:in|im|en|per|for|fur|pour|para|na|w|v|i|by|nach|ab|bis|till|til|do) )?\p{L}+$/u
