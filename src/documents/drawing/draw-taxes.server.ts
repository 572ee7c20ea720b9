/** Draws goods, delivery and the table of taxes of an invoice above its total. */
import type { Currency } from '../../platform/money/money.ts'
import { goodsRows, sumReasons } from '../../tax/sum-rows.ts'
import type { DocumentContent } from '../document-content.ts'
import { drawText, textHeight } from './draw-text.server.ts'
import {
  colours,
  contentWidth,
  drawRow,
  margin,
  rowHeight,
  type Column,
  type Pdf,
} from './pdf-layout.server.ts'
import { taxHeadings, taxTable } from './tax-table.ts'

const columns: readonly Column[] = [
  { start: 0.5, align: 'left' },
  { start: 0.64, align: 'right' },
  { start: 0.82, align: 'right' },
]
const sizes = { sum: 10, heading: 8, row: 9, reason: 8 } as const
const belowReasons = 3
/** Height of a line of text, in font sizes. */
const lineHeight = 1.4

/**
 * The position of the sums, at the right; half of the page if the other half shows payment details.
 */
export function totalsColumn(pdf: Pdf, { transfer }: DocumentContent) {
  const width = contentWidth(pdf) / (transfer ? 2 : 1)
  return { x: margin + contentWidth(pdf) - width, width, align: 'right' } as const
}

/** The sums of an invoice: goods, delivery, each tax, and the legally required notes. */
export function drawTaxes(pdf: Pdf, content: DocumentContent, currency: Currency): void {
  const { order } = content
  const rows = goodsRows(order, currency)
  if (rows.length === 0) return
  const { x, ...style } = totalsColumn(pdf, content)
  pdf.font('regular').fontSize(sizes.sum)
  for (const { label, text } of rows) pdf.text(`${label}  ${text}`, x, pdf.y, style)
  if (order.tax) {
    pdf.y += 6
    pdf.fillColor(colours.muted)
    drawRow(pdf, columns, taxHeadings(), sizes.heading)
    pdf.fillColor(colours.text)
    for (const row of taxTable(order.tax, currency)) drawRow(pdf, columns, row, sizes.row)
  }
  pdf.fillColor(colours.muted)
  for (const reason of sumReasons(order))
    drawText(pdf, reason, { size: sizes.reason, ...style }, { x, y: pdf.y })
  pdf.fillColor(colours.text)
  pdf.y += belowReasons
}

/** The height that it needs, so that it stays on one page with the last line. */
export function taxesHeight(pdf: Pdf, content: DocumentContent, currency: Currency): number {
  const { order } = content
  const { width } = totalsColumn(pdf, content)
  const rows = goodsRows(order, currency)
  if (rows.length === 0) return 0
  const table = order.tax
    ? [
        rowHeight(pdf, columns, taxHeadings(), sizes.heading),
        ...taxTable(order.tax, currency).map((row) => rowHeight(pdf, columns, row, sizes.row)),
      ]
    : []
  return (
    rows.length * sizes.sum * lineHeight +
    table.reduce((sum, height) => sum + height, 6 + belowReasons) +
    sumReasons(order)
      .map((reason) => textHeight(pdf, reason, { size: sizes.reason, width }))
      .reduce((sum, height) => sum + height, 0)
  )
}
