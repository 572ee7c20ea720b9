/** The lines of a PDF with the places of their cells. No font, program or picture in it is run or drawn. */
import { getDocumentProxy } from 'unpdf'
import { fileMessages as messages } from '../messages.ts'
import { UnreadableFile } from '../unreadable-file.ts'

/** A piece of a line with wide gaps around it; points from the left of the page. */
export type PdfCell = { readonly text: string; readonly from: number; readonly to: number }
export type PdfLine = { readonly page: number; readonly cells: readonly PdfCell[] }

const maxPages = 50
const maxPieces = 50_000
/** Parts of the height of the letters: a wider gap parts cells, and more of them parts lines. */
const cellGap = 0.7
const lineGap = 0.5

/** A piece of text as the PDF has it; `y` counts from below. */
type Piece = PdfCell & { readonly y: number; readonly height: number }

/**
 * From the top of the first page; none of a PDF that holds pictures only.
 * @throws UnreadableFile for a damaged one, one with a password, and one that is too long
 */
export async function readPdfLines(name: string, bytes: Uint8Array): Promise<readonly PdfLine[]> {
  const opened = await asDamaged(
    name,
    getDocumentProxy(bytes.slice(), {
      disableFontFace: true,
      useSystemFonts: false,
      maxImageSize: 1,
      verbosity: 0,
    }),
  )
  if (opened.numPages > maxPages)
    throw new UnreadableFile(messages.orders.longPdf(name, opened.numPages, maxPages))
  const lines: PdfLine[] = []
  let count = 0
  for (let page = 1; page <= opened.numPages; page += 1) {
    const { items } = await asDamaged(
      name,
      opened.getPage(page).then((one) => one.getTextContent()),
    )
    count += items.length
    if (count > maxPieces) throw new UnreadableFile(messages.tooManyCells(maxPieces))
    const pieces = items.flatMap((item) => ('str' in item ? pieceOf(item) : []))
    for (const cells of linesOf(pieces)) lines.push({ page, cells })
  }
  return lines
}

/** A page may be damaged where the file as a whole is not. @throws UnreadableFile where the library fails */
const asDamaged = <T>(name: string, reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableFile(isLocked ? messages.orders.lockedPdf(name) : messages.broken(name))
  })

type TextItem = {
  readonly str: string
  readonly width: number
  readonly transform: readonly unknown[]
}

/** Nothing of blanks, and of what stands upright or slanted: a stamp. */
function pieceOf({ str, width, transform }: TextItem): readonly Piece[] {
  const [, turned = 0, slant = 0, height = 0, from = 0, y = 0] = transform.map(Number)
  const text = str.replaceAll(/\s+/g, ' ').trim()
  if (text === '' || turned !== 0 || slant !== 0 || height <= 0) return []
  return [{ text, from, to: from + width, y, height }]
}

function linesOf(pieces: readonly Piece[]): readonly (readonly PdfCell[])[] {
  const lines: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.from - b.from)) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && first.y - piece.y <= lineGap * Math.max(first.height, piece.height))
      line.push(piece)
    else lines.push([piece])
  }
  return lines.map(cellsOf)
}

function cellsOf(line: readonly Piece[]): readonly PdfCell[] {
  const cells: { text: string; from: number; to: number }[] = []
  for (const { text, from, to, height } of line.toSorted((a, b) => a.from - b.from)) {
    const last = cells.at(-1)
    const gap = last ? from - last.to : Infinity
    if (!last || gap > cellGap * height) cells.push({ text, from, to })
    else {
      last.text += gap > 0.1 * height ? ` ${text}` : text
      last.to = Math.max(last.to, to)
    }
  }
  return cells
}
