/** Draws goods, delivery and taxes of an invoice above its total. */
import type { Currency } from '../platform/money.ts'
import { sumReasons, sumRows } from '../tax/sum-rows.ts'
import type { DocumentContent } from './document-content.ts'
import { drawText } from './draw-text.server.ts'
import { colours, contentWidth, margin, type Pdf } from './pdf-layout.server.ts'

/** What an invoice bears: goods, delivery, each tax, and the words that the law asks for. */
export function drawTaxes(pdf: Pdf, { order }: DocumentContent, currency: Currency): void {
  const rows = sumRows(order, currency)
  if (rows.length === 0) return
  const width = contentWidth(pdf)
  pdf.font('regular').fontSize(10)
  for (const { label, text } of rows)
    pdf.text(`${label}  ${text}`, margin, pdf.y, { width, align: 'right' })
  pdf.fillColor(colours.muted)
  for (const reason of sumReasons(order))
    drawText(pdf, reason, { size: 8, width, align: 'right' }, { x: margin, y: pdf.y })
  pdf.moveDown(0.3).fillColor(colours.text)
}
