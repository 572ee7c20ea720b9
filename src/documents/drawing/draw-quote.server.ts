/**
 * Draws quotes as PDF files: the offered goods and prices, the last day, and what is not included.
 */
import { areByPiece } from '../../catalogue/model/units.ts'
import { currencyOf } from '../../platform/money/currencies.ts'
import type { DocumentScript } from '../../platform/document-scripts.ts'
import { currencyInWords, displayMoney } from '../../platform/money/money.ts'
import { drawTable } from './draw-table.server.ts'
import { drawText, textHeight } from './draw-text.server.ts'
import { linesTables } from './lines-tables.server.ts'
import { quoteFileMessages as messages } from '../messages/quote-file.ts'
import { displayDay } from '../../platform/time/display-day.ts'
import { drawBelowWindow } from './draw-addressee.server.ts'
import { collectFile, createPdf, drawHeader, drawMargins } from './pdf-frame.server.ts'
import { colours, contentWidth, margin, type Pdf } from './pdf-layout.server.ts'
import { toPrintableQuote } from './printable-content.server.ts'
import type { OfferedQuote, QuoteContent } from '../quote-content.ts'
import type { PageSize } from '../rules.ts'

/**
 * @param logo the PNG that the content refers to
 * @param scripts the scripts that the shop prints besides Latin, Greek and Cyrillic
 * @returns the PDF file; the same version, letterhead, size and scripts give the same bytes
 */
export function renderQuote(
  { content: stored, offeredOn, offeredAt: issuedAt }: OfferedQuote,
  logo: Uint8Array | undefined,
  size: PageSize,
  scripts: readonly DocumentScript[],
): Promise<Buffer> {
  const content = toPrintableQuote(stored, scripts)
  const { shop, number, version, validUntil } = content
  const title = messages.titled(number, version)
  const pdf = createPdf({ title, author: shop.name, issuedAt }, size)
  const file = collectFile(pdf)
  const facts = [
    messages.numbered(number, version),
    messages.offered(displayDay(offeredOn)),
    messages.validUntil(displayDay(validUntil)),
  ]
  const { name, company, email } = content.customer
  const addressee = [company, name].filter(Boolean)
  drawHeader(pdf, { shop, logo, title: messages.title, facts, label: messages.customer, addressee })
  drawBelowWindow(pdf, { details: [email], shipTo: [] })
  drawMessage(pdf, content)
  drawLines(pdf, content)
  drawNotes(pdf, content)
  drawMargins(pdf, { shop, bank: '', continued: messages.continued(title) })
  pdf.end()
  return file
}

/** The shop's message to the buyer. */
function drawMessage(pdf: Pdf, { message }: QuoteContent): void {
  if (message !== '') {
    pdf.moveDown(0.8).fontSize(9).fillColor(colours.muted).text(messages.message, margin, pdf.y)
    pdf.fillColor(colours.text)
    drawText(pdf, message, { size: 10, width: contentWidth(pdf) })
  }
  pdf.y += 16
}

function drawLines(pdf: Pdf, content: QuoteContent): void {
  const { columns, headings, texts } = linesTables.invoice
  const { lines } = content
  const currency = currencyOf(content.currency)
  drawTable(
    pdf,
    {
      caption: messages.caption,
      columns,
      headings: headings(areByPiece(lines)),
      rows: lines.map((line) => texts(line, currency)),
    },
    notesHeight(pdf, content),
  )
}

const totalSize = 14
const noteSize = 9
/** Height of a line of text, in font sizes. */
const lineHeight = 1.5

/** What the sum does not include, how long it is valid, and where to accept it. */
const notesOf = ({ taxed, validUntil, link }: QuoteContent): readonly string[] => [
  taxed ? messages.taxed : messages.untaxed,
  messages.stock,
  messages.accept(displayDay(validUntil), link),
]

/** The height of the total and the notes, which stay together with the last line. */
const notesHeight = (pdf: Pdf, content: QuoteContent): number =>
  notesOf(content)
    .map((note) => textHeight(pdf, note, { size: noteSize, width: contentWidth(pdf) }))
    .reduce((sum, height) => sum + height, totalSize * lineHeight + 24)

function drawNotes(pdf: Pdf, content: QuoteContent): void {
  const { total } = content
  const currency = currencyOf(content.currency)
  const style = { width: contentWidth(pdf), align: 'right' } as const
  pdf.y -= 8
  pdf
    .font('bold')
    .fontSize(totalSize)
    .text(
      messages.total(currencyInWords(currency), displayMoney(total, currency)),
      margin,
      pdf.y,
      style,
    )
    .font('regular')
    .fillColor(colours.muted)
  pdf.y += 4
  for (const note of notesOf(content))
    drawText(pdf, note, { size: noteSize, ...style }, { x: margin, y: pdf.y })
  pdf.fillColor(colours.text)
}
