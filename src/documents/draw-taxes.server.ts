/** Draws the taxes of an invoice above its total. */
import { displayMoney, type Currency } from '../platform/money.ts'
import { taxMessages } from '../tax/messages/tax.ts'
import { taxReasons, taxRows } from '../tax/tax-rows.ts'
import type { DocumentContent } from './document-content.ts'
import { drawText } from './draw-text.server.ts'
import { colours, contentWidth, margin, type Pdf } from './pdf-layout.server.ts'

/** What an invoice bears: the goods, each tax, and the words that the law asks for. */
export function drawTaxes(pdf: Pdf, { order }: DocumentContent, currency: Currency): void {
  if (!order.tax) return
  const width = contentWidth(pdf)
  const rows = [{ label: taxMessages.goods, amount: order.total }, ...taxRows(order.tax)]
  pdf.font('regular').fontSize(10)
  for (const { label, amount } of rows)
    pdf.text(`${label}  ${displayMoney(amount, currency)}`, margin, pdf.y, {
      width,
      align: 'right',
    })
  pdf.fillColor(colours.muted)
  for (const reason of taxReasons(order.tax))
    drawText(pdf, reason, { size: 8, width, align: 'right' }, { x: margin, y: pdf.y })
  pdf.moveDown(0.3).fillColor(colours.text)
}
