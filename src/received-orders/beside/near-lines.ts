/** Which texts of a file may change its lines. Pure. */
import { beyondCover, nobody } from '../../../packages/file-reader/mails/cover-note.ts'
import type { BesideLines } from './table-unread.ts'

/**
 * What may change the lines: each sentence of a text, and each row of a table that is not a line. In
 * a PDF there are addresses and terms.
 */
export function nearLines(
  form: 'table' | 'text' | 'pdf',
  { rows, above, between }: BesideLines,
  quoted: ReadonlySet<string>,
) {
  if (form === 'pdf') return {}
  const titles = [...above, ...between].filter(
    ({ text }) => !quoted.has(text) && beyondCover([text], nobody).length > 0,
  )
  const others = new Set([...quoted, ...titles.map(({ text }) => text)])
  const near = rows.filter((text) => !others.has(text))
  return { titles, near: beyondCover(near, nobody) }
}
