/** Common parts of all documents: the file, the head with shop and title, the foot of each page. */
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from 'pdfkit'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import type { SellerDetails } from '../document-content.ts'
import { drawAddressWindow, labelTop } from './address-window.server.ts'
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
    // Texts that continue over pages end above the foot.
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    // The margins are drawn at the end, when the number of pages is known.
    bufferPages: true,
    // pdfkit derives the file's id and dates from these, so that the same document always gives the
    // same file.
    info: { Title: title, Author: author, CreationDate: issuedAt, ModDate: issuedAt },
    lang: currentLanguage(),
  })
  for (const weight of ['regular', 'bold'] as const) pdf.registerFont(weight, fontFile(weight))
  return pdf.font('regular').fillColor(colours.text)
}

/** Collects the bytes that pdfkit emits until `end`. */
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
  /** The PNG of the logo that the content refers to. */
  readonly logo: Uint8Array | undefined
  readonly title: string
  readonly facts: readonly string[]
  /** The recipient in the envelope's window, under a label outside the window. */
  readonly label: string
  readonly addressee: readonly string[]
}

/** The upper edge of the head; a logo needs the space above the window. */
const headTop = 34
/** With a logo the name is small, otherwise as large as possible. */
const nameSizes = [20, 16, 13, 11] as const
const letterheadSize = 8

/**
 * The shop at the left above the envelope's window, the recipient in the window; at the right the
 * kind of document with its number and dates.
 */
export function drawHeader(pdf: Pdf, head: Head): void {
  const { shop, title, facts, label, addressee } = head
  const width = contentWidth(pdf) / 2
  drawLetterhead(pdf, head, width - 12)
  pdf
    .font('bold')
    .fontSize(20)
    .fillColor(colours.text)
    .text(title, margin + width, margin, { width, align: 'right' })
    .moveDown(0.15)
    .fillColor(colours.muted)
  drawText(pdf, facts.join('\n'), { size: 9, width, align: 'right' })
  const factsBottom = pdf.y
  const sender = [shop.name, ...shop.address].join(' · ')
  drawAddressWindow(pdf, { label, lines: addressee, sender })
  pdf.x = margin
  pdf.y = Math.max(factsBottom, pdf.y) + 8
}

/** Logo, name and address, all above the window. */
function drawLetterhead(pdf: Pdf, { shop, logo }: Head, width: number): void {
  const logoHeight = drawLogo(pdf, logo, shop.logo, headTop)
  const top = headTop + logoHeight
  const lines = [...shop.address, ...(shop.vatId ? [messages.vatId(shop.vatId)] : [])]
  const room = labelTop(pdf) - top
  const heightOf = (text: string, size: number, weight: 'bold' | 'regular'): number =>
    textHeight(pdf, text, { size, weight, width })
  const size =
    nameSizes
      .slice(logoHeight > 0 ? -1 : 0)
      .find(
        (each) =>
          heightOf(shop.name, each, 'bold') +
            heightOf(lines.join('\n'), letterheadSize, 'regular') <=
          room,
      ) ?? 11
  drawText(pdf, shop.name, { size, weight: 'bold', width }, { x: margin, y: top })
  const left = labelTop(pdf) - pdf.y
  const stacked = lines.join('\n')
  const text = heightOf(stacked, letterheadSize, 'regular') > left ? lines.join(' · ') : stacked
  pdf.fillColor(colours.muted)
  drawText(pdf, text, { size: letterheadSize, width })
  pdf.fillColor(colours.text)
}

type Margins = {
  readonly shop: SellerDetails
  /** The bank account; empty: none. */
  readonly bank: string
  /** The document that a further page continues. */
  readonly continued: string
}

const marginSize = 8
/** The edge of the paper, where printers cannot print. */
const edge = 20
/** From the top of the page to the continuation line. */
const runningHead = 28

/**
 * The legally required company details on letters, and contacts for questions. Source: § 35a GmbHG,
 * § 14 (4) UStG.
 */
const imprintOf = ({ phone, email, taxNumber, register, directors }: SellerDetails): string =>
  [
    ...(phone ? [messages.phone(phone)] : []),
    ...(email && (phone || taxNumber || register || directors) ? [email] : []),
    ...(taxNumber ? [messages.taxNumber(taxNumber)] : []),
    ...(register ? [register] : []),
    ...(directors ? [directors] : []),
  ].join(' · ')

const imprintSizes = [7.5, 7, 6.5, 6, 5.5] as const
/** The space between the content and the bank line. */
const imprintRoom = 28

function drawImprint(pdf: Pdf, shop: SellerDetails): void {
  const text = imprintOf(shop)
  if (text === '') return
  const width = contentWidth(pdf)
  const heightOf = (size: number): number => textHeight(pdf, text, { size, width })
  const size = imprintSizes.find((each) => heightOf(each) <= imprintRoom) ?? 5
  const y = pdf.page.height - margin - marginSize - 4 - heightOf(size)
  drawText(pdf, text, { size, width }, { x: margin, y })
}

/**
 * At the head of further pages a continuation line; at the foot of each page the legally required
 * company details, the bank account and the page number.
 */
export function drawMargins(pdf: Pdf, { shop, bank, continued }: Margins): void {
  const { start, count } = pdf.bufferedPageRange()
  const width = contentWidth(pdf)
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index)
    // Otherwise pdfkit would start a new page for text below the margin.
    pdf.page.margins.bottom = 0
    const top = pdf.page.height - margin - marginSize
    pdf.fillColor(colours.muted)
    if (index > start)
      drawText(pdf, continued, { size: marginSize, width }, { x: margin, y: runningHead })
    drawImprint(pdf, shop)
    if (bank) {
      const style = { size: marginSize, width: width * 0.75 }
      // Long text begins higher, so that it ends on the paper.
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
