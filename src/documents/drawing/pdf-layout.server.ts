/** The layout of documents: page margins, colours, and tables whose rows grow with their text. */
import type PDFDocument from 'pdfkit'
import { drawText, textHeight } from './draw-text.server.ts'

/** A PDF that is being drawn. All lengths are points (1/72 inch). */
export type Pdf = InstanceType<typeof PDFDocument>

export const colours = { text: '#1f2124', muted: '#5a5e63', rule: '#d5d5d2' } as const
export const margin = 48
/** Above the bottom margin. */
export const footerHeight = 40

export const contentWidth = (pdf: Pdf): number => pdf.page.width - 2 * margin
/** The lower edge of a page's content, from the top. */
export const contentBottom = (pdf: Pdf): number => pdf.page.height - margin - footerHeight

/** A column: its start as a share of the content width, and the alignment of its text. */
export type Column = { readonly start: number; readonly align: 'left' | 'right' }
type Cell = Column & { readonly text: string; readonly end: number }

const columnGap = 8
const rowPadding = 9

/** The cells of a row; each column ends where the next one begins. */
const toCells = (columns: readonly Column[], texts: readonly string[]): readonly Cell[] =>
  columns.map((column, index) => ({
    ...column,
    text: texts[index] ?? '',
    end: columns[index + 1]?.start ?? 1,
  }))

const cellWidth = (pdf: Pdf, { start, end }: Cell): number =>
  (end - start) * contentWidth(pdf) - columnGap

/** The height that a row of these texts needs. */
export function rowHeight(
  pdf: Pdf,
  columns: readonly Column[],
  texts: readonly string[],
  fontSize: number,
): number {
  const heights = toCells(columns, texts).map((cell) =>
    textHeight(pdf, cell.text || ' ', { size: fontSize, width: cellWidth(pdf, cell) }),
  )
  return Math.max(...heights) + rowPadding
}

/** Draws a row with a line below it, and moves to the start of the next row. */
export function drawRow(
  pdf: Pdf,
  columns: readonly Column[],
  texts: readonly string[],
  fontSize: number,
): void {
  const width = contentWidth(pdf)
  const top = pdf.y
  const bottom = top + rowHeight(pdf, columns, texts, fontSize)
  for (const cell of toCells(columns, texts)) {
    const left = margin + cell.start * width + (cell.align === 'right' ? columnGap : 0)
    const style = { size: fontSize, width: cellWidth(pdf, cell), align: cell.align }
    drawText(pdf, cell.text, style, { x: left, y: top })
  }
  pdf
    .moveTo(margin + (columns[0]?.start ?? 0) * width, bottom - 5)
    .lineTo(margin + width, bottom - 5)
    .lineWidth(0.5)
    .strokeColor(colours.rule)
    .stroke()
  pdf.y = bottom
}
