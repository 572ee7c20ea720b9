/** Draws a paper: one design on A4 and Letter, the same bytes for the same paper. */
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from 'pdfkit'
import { showMoney, showNumber } from '../platform/money.ts'
import { papersWords as words } from '../words/en/papers.ts'
import { latinOf } from './latin.ts'
import { paperNumber, type PaperKind, type PaperSize } from './rules.ts'
import type { Said } from './said.ts'

export type Paper = { readonly kind: PaperKind; readonly number: number; readonly issuedAt: Date; readonly said: Said }

const ink = '#1f2124'
const muted = '#5a5e63'
const margin = 48
/** A day in words, in UTC: a paper does not know its reader's time zone. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

// The typefaces that every reader of PDF has: nothing to embed, and the same bytes on every machine.
const face = { plain: 'Helvetica', bold: 'Helvetica-Bold' } as const

/** The whole PDF. */
export function drawPaper(given: Paper, size: PaperSize): Promise<Buffer> {
  const { kind, number, issuedAt } = given
  const paper = { ...given, said: inLatin(given.said) }
  const title = `${words.title[kind]} ${paperNumber(kind, number)}`
  // The file's id and dates follow from the paper, so that the same paper is the same file.
  const page = new PDFDocument({ size: size === 'a4' ? 'A4' : 'LETTER', margin, bufferPages: true, info: { Title: title, Author: paper.said.shop.name, CreationDate: issuedAt, ModDate: issuedAt }, lang: 'en' })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolveWith, reject) => {
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolveWith(Buffer.concat(parts)))
    page.on('error', reject)
  })
  page.font(face.plain).fillColor(ink)
  head(page, paper)
  lines(page, paper)
  feet(page, paper)
  page.end()
  return done
}

/** Those typefaces know the letters of Latin-1; the rest is written as near as they can. */
const inLatin = ({ shop, order }: Said): Said => ({
  shop: { ...shop, name: latinOf(shop.name), address: shop.address.map(latinOf), bank: latinOf(shop.bank) },
  order: { ...order, name: latinOf(order.name), address: latinOf(order.address), poNumber: latinOf(order.poNumber), note: latinOf(order.note), lines: order.lines.map((line) => ({ ...line, name: latinOf(line.name) })) },
})

type Page = InstanceType<typeof PDFDocument>
const widthOf = (page: Page): number => page.page.width - 2 * margin
const bottomOf = (page: Page): number => page.page.height - margin - 40

function head(page: Page, { kind, number, issuedAt, said: { shop, order } }: Paper): void {
  const half = widthOf(page) / 2
  const right = margin + half
  page.font(face.bold).fontSize(20).text(shop.name, margin, margin, { width: half })
  page.font(face.plain).fontSize(9).fillColor(muted).text([...shop.address, ...(shop.vatId ? [words.vatId(shop.vatId)] : [])].join('\n'), { width: half })
  const left = page.y
  page.font(face.bold).fontSize(20).fillColor(ink).text(words.title[kind], right, margin, { width: half, align: 'right' }).font(face.plain)
  const facts: readonly (readonly [string, string])[] = [
    ['', paperNumber(kind, number)], [words.issued, day.format(issuedAt)], [words.order, String(order.number)], [words.ordered, day.format(new Date(order.placedAt))],
    ...(order.poNumber ? [[words.poNumber, order.poNumber] as const] : []),
  ]
  page.fontSize(9).fillColor(muted).text(facts.map(([name, value]) => `${name} ${value}`.trim()).join('\n'), { width: half, align: 'right' })
  page.y = Math.max(left, page.y) + 24
  page.fontSize(9).fillColor(muted).text(kind === 'invoice' ? words.billTo : words.shipTo, margin, page.y)
  page.fontSize(11).fillColor(ink).text([order.name, order.address, order.phone, ...(kind === 'invoice' ? [order.email] : [])].join('\n'), { width: widthOf(page) * 0.7 })
  if (order.note) {
    page.moveDown(0.8).fontSize(9).fillColor(muted).text(words.note, { width: widthOf(page) })
    page.fontSize(10).fillColor(ink).text(order.note, { width: widthOf(page) })
  }
  page.y += 20
}

type Cell = { readonly text: string; readonly from: number; readonly to: number; readonly align: 'left' | 'right' }

function row(page: Page, cells: readonly Cell[], size: number): void {
  const width = widthOf(page)
  page.fontSize(size)
  const wide = ({ from, to }: Cell) => (to - from) * width - 8
  const height = Math.max(...cells.map((cell) => page.heightOfString(cell.text || ' ', { width: wide(cell) })))
  const top = page.y
  for (const cell of cells) page.text(cell.text, margin + cell.from * width + (cell.align === 'right' ? 8 : 0), top, { width: wide(cell), align: cell.align })
  page.y = top + height + 5
  page.moveTo(margin, page.y).lineTo(margin + width, page.y).lineWidth(0.5).strokeColor('#d5d5d2').stroke()
  page.y += 5
}

const cellsOf = (kind: PaperKind, [sku = '', name = '', pieces = '', each = '', total = '']: readonly string[]): readonly Cell[] =>
  kind === 'invoice'
    ? [{ text: sku, from: 0, to: 0.16, align: 'left' }, { text: name, from: 0.16, to: 0.58, align: 'left' }, { text: pieces, from: 0.58, to: 0.7, align: 'right' }, { text: each, from: 0.7, to: 0.84, align: 'right' }, { text: total, from: 0.84, to: 1, align: 'right' }]
    : [{ text: sku, from: 0, to: 0.18, align: 'left' }, { text: name, from: 0.18, to: 0.7, align: 'left' }, { text: pieces, from: 0.7, to: 0.84, align: 'right' }, { text: each, from: 0.84, to: 1, align: 'right' }]

function lines(page: Page, { kind, said: { order } }: Paper): void {
  const heads = () => {
    page.fillColor(muted)
    row(page, cellsOf(kind, kind === 'invoice' ? [words.sku, words.tool, words.pieces, words.each, words.total] : [words.sku, words.tool, words.pieces, words.packed]), 8)
    page.fillColor(ink)
  }
  heads()
  for (const { sku, name, quantity, unitPrice, total } of order.lines) {
    if (page.y > bottomOf(page) - 24) {
      page.addPage()
      heads()
    }
    row(page, cellsOf(kind, kind === 'invoice' ? [sku, name, showNumber(quantity), showMoney(unitPrice), showMoney(total)] : [sku, name, showNumber(quantity), '____']), 10)
  }
  if (page.y > bottomOf(page) - 48) page.addPage()
  page.y += 8
  if (kind === 'invoice') page.font(face.bold).fontSize(14).text(`${words.sum}  ${showMoney(order.total)}`, margin, page.y, { width: widthOf(page), align: 'right' })
  page.font(face.plain).fontSize(9).fillColor(muted).text(words.allPieces(order.pieces), margin, page.y, { width: widthOf(page), align: 'right' }).fillColor(ink)
}

/** The bank line and the page's number, on every page. */
function feet(page: Page, { kind, said: { shop } }: Paper): void {
  const { start, count } = page.bufferedPageRange()
  for (let at = start; at < start + count; at += 1) {
    page.switchToPage(at)
    // Text below the margin would begin a new page.
    page.page.margins.bottom = 0
    const top = page.page.height - margin - 8
    page.fontSize(8).fillColor(muted)
    if (kind === 'invoice' && shop.bank) page.text(shop.bank, margin, top, { width: widthOf(page) * 0.75, lineBreak: false })
    page.text(words.page(at - start + 1, count), margin, top, { width: widthOf(page), align: 'right', lineBreak: false })
  }
}
