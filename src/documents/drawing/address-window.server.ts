/**
 * Draws a document's recipient at the position of the envelope's window once the sheet is folded.
 *
 * Source: DIN 5008, form B (field for the address from 45 to 90 mm, 20 mm from the left, text at 25
 * mm, above it the sender in one line) with DIN 680; for Letter the left window of a No. 10
 * envelope (4 1/2 × 1 1/8 in, 7/8 in from the left, 1/2 in from the bottom), three folds.
 */
import { drawText, textHeight } from './draw-text.server.ts'
import { colours, type Pdf } from './pdf-layout.server.ts'

const mm = 72 / 25.4
const inch = 72

type AddressWindow = {
  /** Points from the top of the sheet. */
  readonly top: number
  readonly bottom: number
  /** Where the address begins, unless it is so long that it must begin higher. */
  readonly address: number
  readonly left: number
  readonly width: number
  /** Whether the window is the only place for the sender. */
  readonly namesSender: boolean
}
const din: AddressWindow = {
  top: 45 * mm,
  bottom: 90 * mm,
  address: 62.7 * mm,
  left: 25 * mm,
  width: 80 * mm,
  namesSender: true,
}
const number10: AddressWindow = {
  top: 2.05 * inch,
  bottom: 3.15 * inch,
  address: 2.1 * inch,
  left: inch,
  width: 4.2 * inch,
  namesSender: false,
}
/** A4 is taller than Letter. */
const windowOf = (pdf: Pdf): AddressWindow => (pdf.page.height > 800 ? din : number10)

const labelSize = 8
/** The label is above the window, hidden inside the envelope. */
export const labelTop = (pdf: Pdf): number => windowOf(pdf).top - labelSize * 1.5
const senderSize = 6.5
/** The largest size that fits is used. */
const addressSizes = [10.5, 9.5, 8.5, 7.5, 6.5] as const

type Addressee = {
  readonly label: string
  /** As on an envelope. */
  readonly lines: readonly string[]
  /** The sender, in one line. */
  readonly sender: string
}

/** Moves to the bottom of the window. */
export function drawAddressWindow(pdf: Pdf, { label, lines, sender }: Addressee): void {
  const { top, bottom, address, left: x, width, namesSender } = windowOf(pdf)
  const text = lines.join('\n')
  const senderHeight = namesSender ? senderSize * 2 : 0
  const room = bottom - top - senderHeight
  const size =
    addressSizes.find((each) => textHeight(pdf, text, { size: each, width }) <= room) ?? 6
  const y = Math.max(
    top + senderHeight,
    Math.min(address, bottom - textHeight(pdf, text, { size, width })),
  )
  pdf.fillColor(colours.muted)
  if (namesSender) drawSender(pdf, sender, y - senderHeight)
  drawText(pdf, label, { size: labelSize, width }, { x, y: labelTop(pdf) })
  pdf.fillColor(colours.text)
  drawText(pdf, text, { size, width }, { x, y })
  pdf.y = bottom
}

/** One line: text that does not fit is cut off, since the letterhead contains it in full. */
function drawSender(pdf: Pdf, sender: string, y: number): void {
  const { left: x, width } = windowOf(pdf)
  const style = { size: senderSize, width }
  const oneLine = textHeight(pdf, 'X', style) * 1.6
  const words = sender.split(' ')
  while (words.length > 1 && textHeight(pdf, words.join(' '), style) > oneLine) words.pop()
  drawText(pdf, words.join(' ').replace(/ ·$/, ''), style, { x, y })
}
