/** Lists of a text whose cells are separated by lines or blanks, with tabs between them. Pure. */
import { blankHeading, blankRow, type BlankHeading } from '../../order-pad/blank-columns.ts'
import { parseHeadings } from '../../order-pad/heading-columns.ts'

/** @returns as many lines; a line that is in no such list is as it was */
export function withTabs(text: string): string {
  let heading: BlankHeading | undefined
  let isRuled = false
  const rows = text.split('\n').map((line) => {
    if (line.includes('\t')) return line
    const cells = line.split('|').map((cell) => cell.trim())
    isRuled ||= cells.length > 2 && parseHeadings(cells) !== undefined
    if (cells.length > 2) return isRuled ? cells.join('\t') : line
    const found = blankHeading(line, heading?.columns)
    heading = found ?? heading
    if (found) return found.cells.map((cell) => cell.text).join('\t')
    return (heading && blankRow(line, heading)?.texts.join('\t')) ?? line
  })
  return rows.join('\n')
}
