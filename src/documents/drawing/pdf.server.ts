/** Draws invoices and packing slips as PDF files, in A4 or Letter. */
import { currencyOf } from '../../platform/money/currencies.ts'
import {
  currencyInWords,
  defaultCurrency,
  displayMoney,
  type Currency,
} from '../../platform/money/money.ts'
import { areByPiece } from '../../catalogue/model/units.ts'
import type { DocumentContent } from '../document-content.ts'
import { sumToPay } from '../../tax/sum-rows.ts'
import { addresseeOf, drawBelowWindow, drawNotes } from './draw-addressee.server.ts'
import { drawTaxes, taxesHeight, totalsColumn } from './draw-taxes.server.ts'
import { drawText, textHeight } from './draw-text.server.ts'
import { drawTransfer, transferHeight } from './draw-transfer.server.ts'
import type { DocumentScript } from '../../platform/document-scripts.ts'
import { linesTables, quantityText } from './lines-tables.server.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import { drawRows } from './draw-table.server.ts'
import { colours, type Pdf } from './pdf-layout.server.ts'
import { displayDay } from '../../platform/time/display-day.ts'
import { collectFile, createPdf, drawHeader, drawMargins } from './pdf-frame.server.ts'
import { saysAmounts, type DrawnKind, type PageSize } from '../rules.ts'
import { termsInWords } from '../amounts/terms-in-words.ts'
import { toPrintable } from './printable-content.server.ts'

/** A document as it was issued. */
export type IssuedDocument = {
  readonly kind: DrawnKind
  /** As printed: 'INV-000042'; empty for documents that only have the order number. */
  readonly number: string
  /** 'YYYY-MM-DD' */
  readonly issueDate: string
  readonly issuedAt: Date
  readonly content: DocumentContent
  /** The PNG of the logo that the content refers to. */
  readonly logo?: Uint8Array | undefined
}

/**
 * @param scripts the scripts that the shop prints besides Latin, Greek and Cyrillic
 * @returns the PDF file; the same document, size and scripts give the same bytes
 */
export function renderPdf(
  issued: IssuedDocument,
  size: PageSize,
  scripts: readonly DocumentScript[],
): Promise<Buffer> {
  const document = { ...issued, content: toPrintable(issued.content, scripts).content }
  const { kind, number, issuedAt, content, logo } = document
  const { shop } = content
  const title = messages.title[kind]
  const named = number === '' ? String(content.order.number) : number
  const pdf = createPdf({ title: `${title} ${named}`, author: shop.name, issuedAt }, size)
  const file = collectFile(pdf)
  const { label, lines: addressee, ...below } = addresseeOf(kind, content)
  drawHeader(pdf, { shop, logo, title, facts: headerFacts(document), label, addressee })
  drawBelowWindow(pdf, below)
  drawNotes(pdf, kind, content)
  drawLines(pdf, document)
  drawTotals(pdf, document)
  drawFollowing(pdf, content)
  drawMargins(pdf, {
    shop,
    bank: kind === 'invoice' ? shop.bank : '',
    continued: messages.continued(title, named, content.order.number),
  })
  pdf.end()
  return file
}

const headerFacts = ({ kind, number, issueDate, content }: IssuedDocument): readonly string[] => {
  const { customer, order } = content
  return [
    ...(number === '' ? [] : [number]),
    `${messages.issued} ${displayDay(issueDate)}`,
    `${messages.order} ${order.number}`,
    ...shipmentFacts(content),
    ...suppliedAtIssue(kind, content),
    `${messages.ordered} ${displayDay(order.placedAt)}`,
    ...(order.poNumber ? [`${messages.poNumber} ${order.poNumber}`] : []),
    ...(customer?.number === undefined ? [] : [messages.customerNumber(customer.number)]),
  ]
}

/** The maximum number of parcels named in the head. */
const maxParcels = 4

const shipmentFacts = ({ shipment, suppliedOn, corrects }: DocumentContent): readonly string[] => [
  ...(corrects
    ? [messages.corrects(corrects.number), `${messages.ofThat} ${displayDay(corrects.issueDate)}`]
    : []),
  ...(shipment
    ? [
        messages.shipment(shipment.number),
        `${messages.shipped} ${displayDay(shipment.shippedOn)}`,
        ...shipment.parcels.slice(0, maxParcels).map(messages.parcel),
      ]
    : []),
  // Directive 2006/112/EC, article 226 (7).
  ...(suppliedOn ? [`${messages.shipped} ${displayDay(suppliedOn)}`] : []),
]

/** An invoice states when the goods were supplied; § 14 (4) sentence 1 no. 6 UStG. */
const suppliedAtIssue = (kind: DrawnKind, { shipment, suppliedOn }: DocumentContent) =>
  kind === 'invoice' && !shipment && !suppliedOn && messages.suppliedAtIssue !== ''
    ? [messages.suppliedAtIssue]
    : []

/** The currency in which the document was issued, whatever the shop's currency is now. */
const currencyOfDocument = ({ content }: IssuedDocument): Currency =>
  currencyOf(content.order.currency ?? defaultCurrency.code)

const totalOf = (kind: DrawnKind, total: number, currency: Currency): string =>
  `${(kind === 'credit-note' ? messages.credited : messages.sum)(currencyInWords(currency))}  ${displayMoney(total, currency)}`

const totalSizes = { total: 14, pieces: 9, terms: 10 } as const
/** The gaps above the sums, between pieces and terms, and above the goods that follow later. */
const gaps = { sums: 8, terms: 7, following: 24 } as const

const totalText = ({ kind, content }: IssuedDocument, currency: Currency): string =>
  saysAmounts(kind) ? totalOf(kind, sumToPay(content.order), currency) : ''

const termsTexts = ({ terms, order, reason }: DocumentContent): readonly string[] => [
  ...(terms ? termsInWords(terms, order) : []),
  ...(reason === undefined ? [] : [messages.reason(reason)]),
]

/** Empty if only a part of a price is credited. */
const piecesText = ({ order: { pieces, lines } }: DocumentContent): string =>
  pieces === 0 ? '' : [messages.allPieces(pieces), ...weightTexts(lines)].join(', ')

/** The weight of an export, if it is known for every line. */
const weightTexts = (lines: DocumentContent['order']['lines']): readonly string[] =>
  lines.every(({ netWeight }) => netWeight !== undefined)
    ? [
        messages.allWeight(
          lines.reduce((sum, { netWeight = 0, quantity }) => sum + netWeight * quantity, 0),
        ),
      ]
    : []

/** The height of taxes, total, pieces and terms, and of the content beside them. */
function totalsHeight(pdf: Pdf, document: IssuedDocument, currency: Currency): number {
  const { kind, content } = document
  const { width } = totalsColumn(pdf, content)
  const terms = termsTexts(content)
  const pieces = piecesText(content)
  const total = totalText(document, currency)
  const heights = [
    gaps.sums,
    saysAmounts(kind) ? taxesHeight(pdf, content, currency) : 0,
    total === '' ? 0 : textHeight(pdf, total, { size: totalSizes.total, weight: 'bold', width }),
    pieces === '' ? 0 : textHeight(pdf, pieces, { size: totalSizes.pieces, width }),
    terms.length > 0 ? gaps.terms : 0,
    ...terms.map((sentence) => textHeight(pdf, sentence, { size: totalSizes.terms, width })),
  ]
  const sums = heights.reduce((sum, height) => sum + height, 0)
  return Math.max(sums, content.transfer ? transferHeight : 0)
}

/** The lines of the order, on as many pages as they need. */
function drawLines(pdf: Pdf, document: IssuedDocument): void {
  const { kind, content } = document
  const { columns, headings, texts } = linesTables[kind]
  const { lines } = content.order
  const currency = currencyOfDocument(document)
  const below = totalsHeight(pdf, document, currency)
  drawRows(pdf, {
    columns,
    headings: headings(areByPiece(lines)),
    rows: lines.map((line) => texts(line, currency)),
    below,
  })
}

/** The part of the order that follows later, below the shipped goods. */
function drawFollowing(pdf: Pdf, { follows = [] }: DocumentContent): void {
  if (follows.length === 0) return
  pdf.y += gaps.following
  const { columns, headings } = linesTables['delivery-note']
  const [sku = '', , quantity = ''] = headings(areByPiece(follows))
  drawRows(pdf, {
    columns,
    headings: [sku, messages.follows, quantity],
    rows: follows.map((line) => [line.sku, line.name, quantityText(line.quantity, line.unit)]),
    below: 0,
  })
}

/** The sum, on an invoice, and the number of pieces; beside them the payment details. */
function drawTotals(pdf: Pdf, document: IssuedDocument): void {
  const { kind, content } = document
  const currency = currencyOfDocument(document)
  pdf.y += gaps.sums
  const top = pdf.y
  const transferBottom = drawTransfer(pdf, document, top)
  pdf.y = top
  const { x, ...style } = totalsColumn(pdf, content)
  if (saysAmounts(kind)) {
    drawTaxes(pdf, content, currency)
    const total = totalText(document, currency)
    drawText(pdf, total, { size: totalSizes.total, weight: 'bold', ...style }, { x, y: pdf.y })
  }
  pdf.fillColor(colours.muted)
  const pieces = piecesText(content)
  if (pieces !== '') drawText(pdf, pieces, { size: totalSizes.pieces, ...style }, { x, y: pdf.y })
  pdf.fillColor(colours.text)
  const terms = termsTexts(content)
  if (terms.length > 0) pdf.y += gaps.terms
  for (const sentence of terms)
    drawText(pdf, sentence, { size: totalSizes.terms, ...style }, { x, y: pdf.y })
  pdf.y = Math.max(pdf.y, transferBottom)
}
