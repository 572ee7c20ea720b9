/** Draws tables that may span several pages. */
import {
  colours,
  contentBottom,
  drawRow,
  margin,
  rowHeight,
  type Column,
  type Pdf,
} from './pdf-layout.server.ts'

export type DrawnTable = {
  readonly caption: string
  readonly columns: readonly Column[]
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const fontSizes = { heading: 8, row: 9 } as const

type Rows = Pick<DrawnTable, 'columns' | 'headings' | 'rows'> & {
  /** The height needed below the last row on the same page. */
  readonly below: number
}

/**
 * Draws rows on as many pages as they need, each page with the headings; headings are never
 * separated from rows, and the last row stays with the content below it.
 */
export function drawRows(pdf: Pdf, { columns, headings, rows, below }: Rows): void {
  const roomFor = (index: number): number =>
    rowHeight(pdf, columns, rows[index] ?? [], fontSizes.row) +
    (index === rows.length - 1 ? below : 0)
  const drawHeadings = (): void => {
    pdf.fillColor(colours.muted)
    drawRow(pdf, columns, headings, fontSizes.heading)
    pdf.fillColor(colours.text)
  }
  const headed = rowHeight(pdf, columns, headings, fontSizes.heading) + roomFor(0)
  if (pdf.y + headed > contentBottom(pdf)) pdf.addPage()
  drawHeadings()
  for (const [index, row] of rows.entries()) {
    if (index > 0 && pdf.y + roomFor(index) > contentBottom(pdf)) {
      pdf.addPage()
      drawHeadings()
    }
    drawRow(pdf, columns, row, fontSizes.row)
  }
}

const captionSize = 11
/** The height of a caption with the space below it. */
const captionHeight = captionSize * 2

/** Draws a table with its caption, which is never separated from the table. */
export function drawTable(
  pdf: Pdf,
  { caption, columns, headings, rows }: DrawnTable,
  below: number,
): void {
  const [first] = rows
  if (!first) return
  const head =
    captionHeight +
    rowHeight(pdf, columns, headings, fontSizes.heading) +
    rowHeight(pdf, columns, first, fontSizes.row) +
    (rows.length === 1 ? below : 0)
  if (pdf.y + head > contentBottom(pdf)) pdf.addPage()
  pdf.font('bold').fontSize(captionSize).fillColor(colours.text).text(caption, margin, pdf.y)
  pdf.moveDown(0.6).font('regular')
  drawRows(pdf, { columns, headings, rows, below })
  pdf.y += 16
}
