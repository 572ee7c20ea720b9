/** Draws invoices and packing slips as PDF files, in A4 or Letter. */
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from 'pdfkit'
import { currencyOf } from '../platform/currencies.ts'
import { currencyInWords, defaultCurrency, displayMoney, type Currency } from '../platform/money.ts'
import { areByPiece } from '../catalogue/units.ts'
import type { DocumentContent } from './document-content.ts'
import { sumToPay } from '../tax/sum-rows.ts'
import { drawLogo } from './draw-logo.server.ts'
import { drawTaxes } from './draw-taxes.server.ts'
import { drawText } from './draw-text.server.ts'
import { fontFile } from './fonts.server.ts'
import type { DocumentScript } from '../platform/document-scripts.ts'
import { linesTables } from './lines-tables.server.ts'
import { documentsMessages as messages } from './messages/documents.ts'
import {
  colours,
  contentBottom,
  contentWidth,
  drawRow,
  margin,
  rowHeight,
  type Pdf,
} from './pdf-layout.server.ts'
import { isBill, type DocumentKind, type PageSize } from './rules.ts'
import { termsInWords } from './terms-in-words.ts'
import { toPrintable } from './printable-content.server.ts'

/** A document as it was issued. */
export type IssuedDocument = {
  readonly kind: DocumentKind
  /** As printed: 'INV-000042'. */
  readonly number: string
  /** 'YYYY-MM-DD' */
  readonly issueDate: string
  readonly issuedAt: Date
  readonly content: DocumentContent
  /** The PNG of the logo that the content names. */
  readonly logo?: Uint8Array | undefined
}

/** A day of the shop's time zone, which is written as that day in UTC. */
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const formatDate = (date: Date): string => dateFormat.format(date)

/**
 * @param scripts those that the shop prints beside Latin, Greek and Cyrillic
 * @returns the PDF file; the same document, size and scripts give the same bytes
 */
export function renderPdf(
  issued: IssuedDocument,
  size: PageSize,
  scripts: readonly DocumentScript[],
): Promise<Buffer> {
  const document = { ...issued, content: toPrintable(issued.content, scripts).content }
  const pdf = createPdf(document, size)
  const file = collectFile(pdf)
  drawHeader(pdf, document)
  drawAddressee(pdf, document)
  drawLines(pdf, document)
  drawTotals(pdf, document)
  drawFooters(pdf, document)
  pdf.end()
  return file
}

function createPdf({ kind, number, issuedAt, content }: IssuedDocument, size: PageSize): Pdf {
  const pdf = new PDFDocument({
    size: size === 'a4' ? 'A4' : 'LETTER',
    margin,
    // Footers are drawn at the end, when the number of pages is known.
    bufferPages: true,
    // pdfkit derives the file's id and dates from these, so that the same document is the same
    // file.
    info: {
      Title: `${messages.title[kind]} ${number}`,
      Author: content.shop.name,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
    lang: 'en',
  })
  for (const weight of ['regular', 'bold'] as const) pdf.registerFont(weight, fontFile(weight))
  return pdf.font('regular').fillColor(colours.text)
}

/** The bytes that pdfkit emits until `end`. */
function collectFile(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

/** The shop on the left, the kind of document with its number and dates on the right. */
function drawHeader(pdf: Pdf, document: IssuedDocument): void {
  const width = contentWidth(pdf) / 2
  const { shop } = document.content
  const top = margin + drawLogo(pdf, document)
  drawText(pdf, shop.name, { size: 20, weight: 'bold', width }, { x: margin, y: top })
  pdf.moveDown(0.15).fillColor(colours.muted)
  const letterhead = [...shop.address, ...(shop.vatId ? [messages.vatId(shop.vatId)] : [])]
  drawText(pdf, letterhead.join('\n'), { size: 9, width })
  const leftBottom = pdf.y
  pdf
    .font('bold')
    .fontSize(20)
    .fillColor(colours.text)
    .text(messages.title[document.kind], margin + width, margin, { width, align: 'right' })
    .moveDown(0.15)
    .fillColor(colours.muted)
  drawText(pdf, headerFacts(document).join('\n'), { size: 9, width, align: 'right' })
  pdf.y = Math.max(leftBottom, pdf.y) + 24
}

const headerFacts = ({ number, issueDate, content }: IssuedDocument): readonly string[] => {
  const { order } = content
  return [
    number,
    `${messages.issued} ${formatDate(new Date(issueDate))}`,
    `${messages.order} ${order.number}`,
    ...shipmentFacts(content),
    `${messages.ordered} ${formatDate(new Date(order.placedAt))}`,
    ...(order.poNumber ? [`${messages.poNumber} ${order.poNumber}`] : []),
  ]
}

/** At most so many parcels are named in the head. */
const maxParcels = 4

const shipmentFacts = ({ shipment, corrects }: DocumentContent): readonly string[] => [
  ...(corrects
    ? [
        messages.corrects(corrects.number),
        `${messages.ofThat} ${formatDate(new Date(corrects.issueDate))}`,
      ]
    : []),
  ...(shipment
    ? [
        messages.shipment(shipment.number),
        `${messages.shipped} ${formatDate(new Date(shipment.shippedOn))}`,
        ...shipment.parcels.slice(0, maxParcels).map(messages.parcel),
      ]
    : []),
]

/** Who gets the invoice or the parcel, and the note of the order. */
function drawAddressee(pdf: Pdf, { kind, content: { order } }: IssuedDocument): void {
  const isInvoice = isBill(kind)
  const width = contentWidth(pdf)
  pdf
    .fontSize(9)
    .fillColor(colours.muted)
    .text(isInvoice ? messages.billTo : messages.shipTo, margin, pdf.y)
  pdf.fillColor(colours.text)
  const addressee = [order.name, order.address, order.phone, ...(isInvoice ? [order.email] : [])]
  drawText(pdf, addressee.join('\n'), { size: 11, width: width * 0.7 })
  if (order.note) {
    pdf.moveDown(0.8).fontSize(9).fillColor(colours.muted).text(messages.note, { width })
    pdf.fillColor(colours.text)
    drawText(pdf, order.note, { size: 10, width })
  }
  pdf.y += 20
}

/** The currency in which it was issued, whatever the shop's is now. */
const currencyOfDocument = ({ content }: IssuedDocument): Currency =>
  currencyOf(content.order.currency ?? defaultCurrency.code)

const totalOf = (kind: DocumentKind, total: number, currency: Currency): string =>
  `${(kind === 'credit-note' ? messages.credited : messages.sum)(currencyInWords(currency))}  ${displayMoney(total, currency)}`

const lineFontSize = 9
/** Room for the total and, with terms, for their two lines. */
const totalsHeight = ({ terms }: DocumentContent): number => (terms ? 78 : 48)

/** The lines of the order, on as many pages as they need. */
function drawLines(pdf: Pdf, document: IssuedDocument): void {
  const { columns, texts } = linesTables[document.kind]
  const { lines } = document.content.order
  const currency = currencyOfDocument(document)
  drawHeadings(pdf, document)
  for (const [index, line] of lines.entries()) {
    const row = texts(line, currency)
    // The last line stays on one page with the totals below it.
    const isLast = index === lines.length - 1
    const height =
      rowHeight(pdf, columns, row, lineFontSize) + (isLast ? totalsHeight(document.content) : 0)
    if (pdf.y + height > contentBottom(pdf)) {
      continueOnNextPage(pdf, document)
      drawHeadings(pdf, document)
    }
    drawRow(pdf, columns, row, lineFontSize)
  }
}

function drawHeadings(pdf: Pdf, { kind, content }: IssuedDocument): void {
  const { columns, headings } = linesTables[kind]
  pdf.fillColor(colours.muted)
  drawRow(pdf, columns, headings(areByPiece(content.order.lines)), 8)
  pdf.fillColor(colours.text)
}

/** Begins a page, with a line that says which document it continues. */
function continueOnNextPage(pdf: Pdf, { kind, number, content }: IssuedDocument): void {
  const title = messages.title[kind]
  pdf.addPage()
  pdf
    .fontSize(8)
    .fillColor(colours.muted)
    .text(messages.continued(title, number, content.order.number), margin, margin)
    .moveDown(1.5)
}

/** The sum, on an invoice, and the number of pieces. */
function drawTotals(pdf: Pdf, document: IssuedDocument): void {
  const { kind, content } = document
  const { order } = content
  const currency = currencyOfDocument(document)
  const options = { width: contentWidth(pdf), align: 'right' } as const
  pdf.y += 8
  if (isBill(kind)) {
    drawTaxes(pdf, content, currency)
    const total = totalOf(kind, sumToPay(order), currency)
    pdf.font('bold').fontSize(14).text(total, margin, pdf.y, options)
  }
  pdf
    .font('regular')
    .fontSize(9)
    .fillColor(colours.muted)
    .text(messages.allPieces(order.pieces), margin, pdf.y, options)
    .fillColor(colours.text)
  drawTerms(pdf, content)
}

/** Until when it is to be paid, and what may be deducted. */
function drawTerms(pdf: Pdf, { terms, order }: DocumentContent): void {
  if (!terms) return
  pdf.moveDown(0.6)
  for (const sentence of termsInWords(terms, order))
    drawText(
      pdf,
      sentence,
      { size: 10, width: contentWidth(pdf), align: 'right' },
      { x: margin, y: pdf.y },
    )
}

/** The page's number and, on an invoice, the bank account, at the foot of every page. */
function drawFooters(pdf: Pdf, { kind, content: { shop } }: IssuedDocument): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index)
    // Otherwise pdfkit would begin a new page for text below the margin.
    pdf.page.margins.bottom = 0
    const top = pdf.page.height - margin - 8
    pdf.fontSize(8).fillColor(colours.muted)
    if (kind === 'invoice' && shop.bank)
      drawText(
        pdf,
        shop.bank,
        { size: 8, width: contentWidth(pdf) * 0.75, oneLine: true },
        { x: margin, y: top },
      )
    pdf.text(messages.page(index - start + 1, count), margin, top, {
      width: contentWidth(pdf),
      align: 'right',
      lineBreak: false,
    })
  }
}
