/**
 * The recipient of a document, for the envelope's window: the payer of an invoice, or the receiver
 * of the parcel; below it contact details, the delivery address if it differs, and the notes of the
 * order.
 *
 * Source: Directive 2006/112/EC, article 226 (4), (5): the customer's full name, address and VAT
 * number.
 */
import type { DocumentContent } from '../document-content.ts'
import { drawText } from './draw-text.server.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import { colours, contentWidth, margin, type Pdf } from './pdf-layout.server.ts'
import { saysAmounts, type DrawnKind } from '../rules.ts'

type Addressee = {
  readonly label: string
  /** As on an envelope. */
  readonly lines: readonly string[]
  /** Details that the envelope does not show. */
  readonly details: readonly string[]
  /** The delivery address, if it differs. */
  readonly shipTo: readonly string[]
}

export function addresseeOf(kind: DrawnKind, { customer, order }: DocumentContent): Addressee {
  const receiver = namedAddress(order.name, order.address)
  const phone = order.phone ? [order.phone] : []
  const nowhereElse = { shipTo: [] }
  if (!saysAmounts(kind)) {
    const lines = customer ? namedAddress(customer.name, receiver.join('\n')) : receiver
    return { ...nowhereElse, label: messages.shipTo, lines, details: phone }
  }
  const label = messages.billTo
  if (!customer) return { ...nowhereElse, label, lines: receiver, details: [...phone, order.email] }
  const hasOwnAddress = customer.address !== ''
  const contact = [...receiver, ...phone].filter((line) => !order.address.includes(line))
  return {
    label,
    lines: namedAddress(customer.name, hasOwnAddress ? customer.address : order.address),
    details: [
      ...(customer.vatId === '' ? [] : [messages.vatId(customer.vatId)]),
      ...(hasOwnAddress ? [] : contact),
      order.email,
    ],
    shipTo: hasOwnAddress ? [...receiver, ...phone] : [],
  }
}

const columnGap = 24
const detailSize = 9

/** The part below the window. */
export function drawBelowWindow(
  pdf: Pdf,
  { details, shipTo }: Pick<Addressee, 'details' | 'shipTo'>,
): void {
  const width = (contentWidth(pdf) - columnGap) / 2
  const top = pdf.y
  pdf.fillColor(colours.text)
  drawText(pdf, details.join('\n'), { size: detailSize, width }, { x: margin, y: top })
  const bottom = pdf.y
  if (shipTo.length > 0) {
    const x = margin + width + columnGap
    pdf.font('regular').fontSize(8).fillColor(colours.muted).text(messages.shipTo, x, top)
    pdf.fillColor(colours.text)
    drawText(pdf, shipTo.join('\n'), { size: 10, width }, { x, y: pdf.y })
  }
  pdf.x = margin
  pdf.y = Math.max(bottom, pdf.y)
}

/** Notes for the driver, and the buyer's notes. */
export function drawNotes(pdf: Pdf, kind: DrawnKind, { order }: DocumentContent): void {
  const forTheDriver = saysAmounts(kind) ? undefined : order.shipTo?.deliveryNotes
  if (forTheDriver) drawNote(pdf, messages.deliveryNotes, forTheDriver)
  if (order.note) drawNote(pdf, messages.note, order.note)
  pdf.y += 16
}

/** An address with a name, which is left out if a line of the address contains it. */
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
