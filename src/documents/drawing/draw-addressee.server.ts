/**
 * Draws who a document is for: at the left who pays an invoice or gets the parcel, at the right,
 * where they are not the same, where the goods go; and the notes of the order.
 *
 * Source: Directive 2006/112/EC, article 226 (4), (5): the customer's full name, address and VAT
 * number.
 */
import type { DocumentContent } from '../document-content.ts'
import { drawText } from './draw-text.server.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import { colours, contentWidth, margin, type Pdf } from './pdf-layout.server.ts'
import { isBill, type GoodsDocumentKind } from '../rules.ts'

type Block = { readonly label: string; readonly lines: readonly string[] }

const columnGap = 24

export function drawAddressee(pdf: Pdf, kind: GoodsDocumentKind, content: DocumentContent): void {
  const { order } = content
  const blocks = blocksOf(kind, content)
  const width = contentWidth(pdf)
  const blockWidth = blocks.length === 1 ? width * 0.7 : (width - columnGap) / 2
  const top = pdf.y
  const bottoms = blocks.map(({ label, lines }, index) => {
    const x = margin + index * (blockWidth + columnGap)
    pdf.font('regular').fontSize(9).fillColor(colours.muted).text(label, x, top)
    pdf.fillColor(colours.text)
    drawText(pdf, lines.join('\n'), { size: 11, width: blockWidth }, { x, y: pdf.y })
    return pdf.y
  })
  pdf.x = margin
  pdf.y = Math.max(...bottoms)
  const forTheDriver = isBill(kind) ? undefined : order.shipTo?.deliveryNotes
  if (forTheDriver) drawNote(pdf, messages.deliveryNotes, forTheDriver)
  if (order.note) drawNote(pdf, messages.note, order.note)
  pdf.y += 20
}

function blocksOf(kind: GoodsDocumentKind, content: DocumentContent): readonly Block[] {
  const { customer, order } = content
  const receiver = [...namedAddress(order.name, order.address), order.phone].filter(Boolean)
  if (!isBill(kind)) {
    const lines = customer ? namedAddress(customer.name, receiver.join('\n')) : receiver
    return [{ label: messages.shipTo, lines }]
  }
  if (!customer) return [{ label: messages.billTo, lines: [...receiver, order.email] }]
  const hasOwnAddress = customer.address !== ''
  const payer = [
    ...namedAddress(customer.name, hasOwnAddress ? customer.address : order.address),
    ...(customer.vatId === '' ? [] : [messages.vatId(customer.vatId)]),
    ...(hasOwnAddress ? [] : receiver.filter((line) => !order.address.includes(line))),
    order.email,
  ]
  return [
    { label: messages.billTo, lines: payer },
    ...(hasOwnAddress ? [{ label: messages.shipTo, lines: receiver }] : []),
  ]
}

/** An address under a name, which is left out where a line of the address says it. */
const namedAddress = (name: string, address: string): readonly string[] => {
  const lines = address.split('\n')
  return lines.includes(name) ? lines : [name, ...lines]
}

function drawNote(pdf: Pdf, label: string, text: string): void {
  const width = contentWidth(pdf)
  pdf.moveDown(0.8).font('regular').fontSize(9).fillColor(colours.muted).text(label, { width })
  pdf.fillColor(colours.text)
  drawText(pdf, text, { size: 10, width })
}
