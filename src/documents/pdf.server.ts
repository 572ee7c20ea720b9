/** Draws a paper: one design on A4 and Letter, the same bytes for the same paper. */
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from 'pdfkit'
import { displayMoney, displayNumber } from '../platform/money.ts'
import { documentsMessages as messages } from './messages/documents.ts'
import { documentFonts, hasGlyphs } from './fonts.server.ts'
import { transliterate } from './transliteration.ts'
import { documentNumber, type DocumentKind, type PageSize } from './rules.ts'
import type { DocumentContent } from './document-content.ts'

export type RenderedDocument = {
  readonly kind: DocumentKind
  readonly number: number
  readonly issuedAt: Date
  readonly said: DocumentContent
}

const ink = '#1f2124'
const muted = '#5a5e63'
const margin = 48
/** A day in words, in UTC: a paper does not know its reader's time zone. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The whole PDF. */
export function renderPdf(given: RenderedDocument, size: PageSize): Promise<Buffer> {
  const { kind, number, issuedAt } = given
  const paper = { ...given, said: inOurLetters(given.said) }
  const title = `${messages.title[kind]} ${documentNumber(kind, number)}`
  // The file's id and dates follow from the paper, so that the same paper is the same file.
  const page = new PDFDocument({
    size: size === 'a4' ? 'A4' : 'LETTER',
    margin,
    bufferPages: true,
    info: { Title: title, Author: paper.said.shop.name, CreationDate: issuedAt, ModDate: issuedAt },
    lang: 'en',
  })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolveWith, reject) => {
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolveWith(Buffer.concat(parts)))
    page.on('error', reject)
  })
  for (const [name, file] of Object.entries(documentFonts)) page.registerFont(name, file)
  page.font('plain').fillColor(ink)
  head(page, paper)
  lines(page, paper)
  feet(page, paper)
  page.end()
  return done
}

const written = (text: string): string => transliterate(text, hasGlyphs)

/** Whatever people wrote, in letters that the typeface has. */
const inOurLetters = ({ shop, order }: DocumentContent): DocumentContent => ({
  shop: {
    ...shop,
    name: written(shop.name),
    address: shop.address.map(written),
    bank: written(shop.bank),
  },
  order: {
    ...order,
    name: written(order.name),
    address: written(order.address),
    poNumber: written(order.poNumber),
    note: written(order.note),
    lines: order.lines.map((line) => ({
      ...line,
      sku: written(line.sku),
      name: written(line.name),
    })),
  },
})

type Page = InstanceType<typeof PDFDocument>
const widthOf = (page: Page): number => page.page.width - 2 * margin
const bottomOf = (page: Page): number => page.page.height - margin - 40

function head(
  page: Page,
  { kind, number, issuedAt, said: { shop, order } }: RenderedDocument,
): void {
  const half = widthOf(page) / 2
  const right = margin + half
  page.font('bold').fontSize(20).text(shop.name, margin, margin, { width: half })
  page
    .moveDown(0.15)
    .font('plain')
    .fontSize(9)
    .fillColor(muted)
    .text([...shop.address, ...(shop.vatId ? [messages.vatId(shop.vatId)] : [])].join('\n'), {
      width: half,
    })
  const left = page.y
  page
    .font('bold')
    .fontSize(20)
    .fillColor(ink)
    .text(messages.title[kind], right, margin, { width: half, align: 'right' })
    .moveDown(0.15)
    .font('plain')
  const facts: readonly (readonly [string, string])[] = [
    ['', documentNumber(kind, number)],
    [messages.issued, day.format(issuedAt)],
    [messages.order, String(order.number)],
    [messages.ordered, day.format(new Date(order.placedAt))],
    ...(order.poNumber ? [[messages.poNumber, order.poNumber] as const] : []),
  ]
  page
    .fontSize(9)
    .fillColor(muted)
    .text(facts.map(([name, value]) => `${name} ${value}`.trim()).join('\n'), {
      width: half,
      align: 'right',
    })
  page.y = Math.max(left, page.y) + 24
  page
    .fontSize(9)
    .fillColor(muted)
    .text(kind === 'invoice' ? messages.billTo : messages.shipTo, margin, page.y)
  page
    .fontSize(11)
    .fillColor(ink)
    .text(
      [order.name, order.address, order.phone, ...(kind === 'invoice' ? [order.email] : [])].join(
        '\n',
      ),
      { width: widthOf(page) * 0.7 },
    )
  if (order.note) {
    page
      .moveDown(0.8)
      .fontSize(9)
      .fillColor(muted)
      .text(messages.note, { width: widthOf(page) })
    page
      .fontSize(10)
      .fillColor(ink)
      .text(order.note, { width: widthOf(page) })
  }
  page.y += 20
}

type Cell = {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly align: 'left' | 'right'
}
const gap = 8
const rowSize = 9
/** What the sum below the last line needs. */
const roomForSum = 48

const widthOfCell = (page: Page, { from, to }: Cell): number => (to - from) * widthOf(page) - gap
function heightOf(page: Page, cells: readonly Cell[], size: number): number {
  page.fontSize(size)
  return (
    Math.max(
      ...cells.map((cell) =>
        page.heightOfString(cell.text || ' ', { width: widthOfCell(page, cell) }),
      ),
    ) + 9
  )
}

function row(page: Page, cells: readonly Cell[], size: number): void {
  const width = widthOf(page)
  const top = page.y
  const bottom = top + heightOf(page, cells, size)
  for (const cell of cells)
    page.text(cell.text, margin + cell.from * width + (cell.align === 'right' ? gap : 0), top, {
      width: widthOfCell(page, cell),
      align: cell.align,
    })
  page
    .moveTo(margin, bottom - 5)
    .lineTo(margin + width, bottom - 5)
    .lineWidth(0.5)
    .strokeColor('#d5d5d2')
    .stroke()
  page.y = bottom
}

const columns = {
  invoice: [
    [0, 'left'],
    [0.18, 'left'],
    [0.565, 'right'],
    [0.68, 'right'],
    [0.82, 'right'],
  ],
  'packing-slip': [
    [0, 'left'],
    [0.18, 'left'],
    [0.74, 'right'],
    [0.87, 'right'],
  ],
} as const satisfies Record<DocumentKind, readonly (readonly [number, Cell['align']])[]>

const cellsOf = (kind: DocumentKind, texts: readonly string[]): readonly Cell[] =>
  columns[kind].map(([from, align], at) => ({
    text: texts[at] ?? '',
    from,
    to: columns[kind][at + 1]?.[0] ?? 1,
    align,
  }))

function lines(page: Page, { kind, number, said: { order } }: RenderedDocument): void {
  const heads = () => {
    page.fillColor(muted)
    row(
      page,
      cellsOf(
        kind,
        kind === 'invoice'
          ? [messages.sku, messages.tool, messages.pieces, messages.each, messages.total]
          : [messages.sku, messages.tool, messages.pieces, messages.packed],
      ),
      8,
    )
    page.fillColor(ink)
  }
  heads()
  for (const [at, { sku, name, quantity, unitPrice, total }] of order.lines.entries()) {
    const cells = cellsOf(
      kind,
      kind === 'invoice'
        ? [sku, name, displayNumber(quantity), displayMoney(unitPrice), displayMoney(total)]
        : [sku, name, displayNumber(quantity), '____'],
    )
    // The sum never stands alone on a page: the last line goes with it.
    const needed = heightOf(page, cells, rowSize) + (at === order.lines.length - 1 ? roomForSum : 0)
    if (page.y + needed > bottomOf(page)) {
      page.addPage()
      page
        .fontSize(8)
        .fillColor(muted)
        .text(
          messages.continued(messages.title[kind], documentNumber(kind, number), order.number),
          margin,
          margin,
        )
        .moveDown(1.5)
      heads()
    }
    row(page, cells, rowSize)
  }
  page.y += 8
  if (kind === 'invoice')
    page
      .font('bold')
      .fontSize(14)
      .text(`${messages.sum}  ${displayMoney(order.total)}`, margin, page.y, {
        width: widthOf(page),
        align: 'right',
      })
  page
    .font('plain')
    .fontSize(9)
    .fillColor(muted)
    .text(messages.allPieces(order.pieces), margin, page.y, {
      width: widthOf(page),
      align: 'right',
    })
    .fillColor(ink)
}

/** The bank line and the page's number, on every page. */
function feet(page: Page, { kind, said: { shop } }: RenderedDocument): void {
  const { start, count } = page.bufferedPageRange()
  for (let at = start; at < start + count; at += 1) {
    page.switchToPage(at)
    // Text below the margin would begin a new page.
    page.page.margins.bottom = 0
    const top = page.page.height - margin - 8
    page.fontSize(8).fillColor(muted)
    if (kind === 'invoice' && shop.bank)
      page.text(shop.bank, margin, top, { width: widthOf(page) * 0.75, lineBreak: false })
    page.text(messages.page(at - start + 1, count), margin, top, {
      width: widthOf(page),
      align: 'right',
      lineBreak: false,
    })
  }
}
