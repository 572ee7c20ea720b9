/** What every document has: its file, the head with shop and title, the foot of each page. */
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from 'pdfkit'
import type { SellerDetails } from '../document-content.ts'
import { drawLogo } from './draw-logo.server.ts'
import { drawText, textHeight } from './draw-text.server.ts'
import { fontFile } from './fonts.server.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import { colours, contentWidth, footerHeight, margin, type Pdf } from './pdf-layout.server.ts'
import type { PageSize } from '../rules.ts'

type FileFacts = { readonly title: string; readonly author: string; readonly issuedAt: Date }

export function createPdf({ title, author, issuedAt }: FileFacts, size: PageSize): Pdf {
  const pdf = new PDFDocument({
    size: size === 'a4' ? 'A4' : 'LETTER',
    // Texts that go on over pages end above the foot.
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    // What stands in the margins is drawn at the end, when the number of pages is known.
    bufferPages: true,
    // pdfkit derives the file's id and dates from these, so that the same document is the same
    // file.
    info: { Title: title, Author: author, CreationDate: issuedAt, ModDate: issuedAt },
    lang: 'en',
  })
  for (const weight of ['regular', 'bold'] as const) pdf.registerFont(weight, fontFile(weight))
  return pdf.font('regular').fillColor(colours.text)
}

/** The bytes that pdfkit emits until `end`. */
export function collectFile(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

type Head = {
  readonly shop: SellerDetails
  /** The PNG of the logo that the content names. */
  readonly logo: Uint8Array | undefined
  readonly title: string
  readonly facts: readonly string[]
}

/** The shop on the left, the kind of document with its number and dates on the right. */
export function drawHeader(pdf: Pdf, { shop, logo, title, facts }: Head): void {
  const width = contentWidth(pdf) / 2
  const top = margin + drawLogo(pdf, logo, shop.logo)
  drawText(pdf, shop.name, { size: 20, weight: 'bold', width }, { x: margin, y: top })
  pdf.moveDown(0.15).fillColor(colours.muted)
  const letterhead = [...shop.address, ...(shop.vatId ? [messages.vatId(shop.vatId)] : [])]
  drawText(pdf, letterhead.join('\n'), { size: 9, width })
  const leftBottom = pdf.y
  pdf
    .font('bold')
    .fontSize(20)
    .fillColor(colours.text)
    .text(title, margin + width, margin, { width, align: 'right' })
    .moveDown(0.15)
    .fillColor(colours.muted)
  drawText(pdf, facts.join('\n'), { size: 9, width, align: 'right' })
  pdf.y = Math.max(leftBottom, pdf.y) + 24
}

type Margins = {
  /** The bank account; empty: none. */
  readonly bank: string
  /** Which document a further page continues. */
  readonly continued: string
}

const marginSize = 8
/** Of the paper, on which printers print nothing. */
const edge = 20
/** From the top of the page to the line that says what it continues. */
const runningHead = 28

/** At the head of further pages what they continue, at the foot of each the bank and its number. */
export function drawMargins(pdf: Pdf, { bank, continued }: Margins): void {
  const { start, count } = pdf.bufferedPageRange()
  const width = contentWidth(pdf)
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index)
    // Otherwise pdfkit would begin a new page for text below the margin.
    pdf.page.margins.bottom = 0
    const top = pdf.page.height - margin - marginSize
    pdf.fillColor(colours.muted)
    if (index > start)
      drawText(pdf, continued, { size: marginSize, width }, { x: margin, y: runningHead })
    if (bank) {
      const style = { size: marginSize, width: width * 0.75 }
      // A long one begins higher, so that it ends on the paper.
      const y = Math.min(top, pdf.page.height - edge - textHeight(pdf, bank, style))
      drawText(pdf, bank, style, { x: margin, y })
    }
    pdf
      .font('regular')
      .fontSize(marginSize)
      .text(messages.page(index - start + 1, count), margin, top, {
        width,
        align: 'right',
        lineBreak: false,
      })
  }
}
