/**
 * Draws how to pay an invoice by transfer: account and reference, and a code that banking apps
 * scan.
 */
import createQrCode from 'qrcode-generator'
import { groupByFour } from '../../platform/money/check-digits.ts'
import { sumToPay } from '../../tax/sum-rows.ts'
import type { DocumentContent } from '../document-content.ts'
import { drawText } from './draw-text.server.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import { colours, contentWidth, margin, type Pdf } from './pdf-layout.server.ts'
import { transferCode } from '../amounts/transfer.ts'

/** Points: 30 mm, at which a phone can read the largest of these codes. */
const codeSize = 85
const besideCode = 10
/** The height needed beside the totals. */
export const transferHeight = codeSize + 12

type Payable = { readonly number: string; readonly content: DocumentContent }

/**
 * Draws it at the left of the page, beside the content that begins at `top`.
 * @returns the lower edge
 */
export function drawTransfer(pdf: Pdf, { number, content }: Payable, top: number): number {
  const { transfer, order, shop } = content
  if (!transfer) return top
  const cents = sumToPay(order)
  const currency = order.currency ?? ''
  const code = transferCode({ ...transfer, name: shop.name, cents, currency, number })
  if (code !== undefined) drawCode(pdf, code, top)
  const left = margin + (code === undefined ? 0 : codeSize + besideCode)
  const facts = [
    ...(code === undefined ? [] : [messages.scanToPay]),
    messages.iban(groupByFour(transfer.iban)),
    ...(transfer.reference === undefined
      ? []
      : [messages.reference(groupByFour(transfer.reference))]),
  ]
  pdf.font('regular').fillColor(colours.muted)
  const style = { size: 8, width: contentWidth(pdf) * 0.5 - (left - margin) }
  drawText(pdf, facts.join('\n'), style, { x: left, y: top })
  const bottom = Math.max(pdf.y, code === undefined ? 0 : top + codeSize)
  pdf.fillColor(colours.text)
  return bottom
}

/** Level M, as required by EPC069-12. The paper provides the quiet zone. */
function drawCode(pdf: Pdf, text: string, top: number): void {
  const code = createQrCode(0, 'M')
  // The library uses only one byte of each character.
  code.addData(Buffer.from(text, 'utf8').toString('latin1'), 'Byte')
  code.make()
  const modules = code.getModuleCount()
  const size = codeSize / modules
  for (let row = 0; row < modules; row += 1)
    for (let column = 0; column < modules; column += 1) {
      // Adjacent modules are drawn as one bar.
      const start = column
      while (column < modules && code.isDark(row, column)) column += 1
      if (column > start)
        pdf.rect(margin + start * size, top + row * size, (column - start) * size, size)
    }
  pdf.fillColor('#000').fill()
}
