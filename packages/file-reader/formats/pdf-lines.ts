/**
 * The lines of a PDF with the positions of their cells. No font, program or picture in it is run or
 * drawn.
 */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { fileMessages as messages } from '../messages.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { drawingOf, type Operators } from './pdf-drawing.ts'
import { boxOf, crosses, matrixOf, numbersOf, type Box, type Line } from './pdf-geometry.ts'
import { raisedDigits } from './raised-digits.ts'
import { piecesOf, type PdfMark, type Piece, type TextItem } from './pdf-pieces.ts'
import { seenGlyphs } from './pdf-seen.ts'

/**
 * A piece of a line with wide gaps around it; coordinates in points from the left edge of the page.
 */
export type PdfCell = {
  readonly text: string
  readonly from: number
  readonly to: number
  /** Undefined if the page shows the text as it is read. */
  readonly mark?: PdfMark
  /** The colors of its letters and of the background; missing for black on white. */
  readonly look?: string
}
export type PdfLine = {
  readonly page: number
  readonly cells: readonly PdfCell[]
  /** Text in this line of the file that is not visible on the page; not part of the cells. */
  readonly unseen?: string
  /**
   * Why this is not a line of the page: slanted or upright text, an annotation, or invisible text.
   */
  readonly aside?: 'slanted' | 'upright' | 'note' | 'unseen'
}

const maxPages = 50
const maxPieces = 50_000
/**
 * Relative to the height of the letters: a wider gap separates cells, and a higher one separates
 * lines.
 */
const cellGap = 0.7
const lineGap = 0.5

/**
 * From the top of the first page; no lines if the PDF contains only pictures.
 * @throws UnreadableFile for a PDF that is damaged, locked with a password or too long
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
  const { OPS } = await getResolvedPDFJS()
  const names = new Map(Object.entries(OPS).map(([operator, code]) => [code, operator]))
  const layers = await asDamaged(name, opened.getOptionalContentConfig())
  const lines: PdfLine[] = []
  let count = 0
  for (let page = 1; page <= opened.numPages; page += 1) {
    const one = await asDamaged(name, opened.getPage(page))
    const { items } = await asDamaged(name, one.getTextContent())
    count += items.length
    if (count > maxPieces) throw new UnreadableFile(messages.tooManyCells(maxPieces))
    const texts = items.flatMap((item) => ('str' in item ? [item] : []))
    const { fnArray: codes, argsArray: values } = await asDamaged(name, one.getOperatorList())
    const operators = {
      names,
      codes,
      values,
      isShown: (layer: unknown) => layers.isVisible(layer),
      unitOf: (font: unknown) => unitOf(one.commonObjs, String(font)),
    }
    const notes = notesOf(await asDamaged(name, one.getAnnotations()))
    lines.push(
      ...linesOfPage({ page, texts, operators, notes, viewport: one.getViewport({ scale: 1 }) }),
    )
  }
  return lines
}

/**
 * A single page may be damaged even if the rest of the file is not.
 * @throws UnreadableFile if the library fails
 */
const asDamaged = <T>(name: string, reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableFile(isLocked ? messages.orders.lockedPdf(name) : messages.broken(name))
  })

type Fonts = { has(name: string): boolean; get(name: string): unknown }

function unitOf(fonts: Fonts, name: string): number {
  const font = fonts.has(name) ? fonts.get(name) : undefined
  const matrix =
    typeof font === 'object' && font !== null && 'fontMatrix' in font && font.fontMatrix
  return matrix ? Math.abs(matrixOf(matrix)[0]) : 0.001
}

type Note = { readonly text: string; readonly rect: readonly number[]; readonly isStrike: boolean }

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? Reflect.get(value, name)
    : undefined

/** The annotations of a page, except links: their text, or else their kind. */
function notesOf(annotations: readonly unknown[]): readonly Note[] {
  return annotations.flatMap((one): readonly Note[] => {
    const subtype = memberOf(one, 'subtype')
    if (typeof subtype !== 'string' || /^(?:Link|Popup)$/.test(subtype)) return []
    const said = [memberOf(one, 'fieldValue'), memberOf(memberOf(one, 'contentsObj'), 'str')].find(
      (text): text is string => typeof text === 'string' && text.trim() !== '',
    )
    if (subtype === 'Widget' && said === undefined) return []
    return [
      {
        text: said ?? messages.orders.pdfNote(subtype),
        rect: numbersOf(memberOf(one, 'rect')),
        isStrike: subtype === 'StrikeOut',
      },
    ]
  })
}

type Page = {
  readonly page: number
  readonly texts: readonly TextItem[]
  readonly operators: Operators
  readonly notes: readonly Note[]
  readonly viewport: {
    readonly transform: readonly unknown[]
    readonly width: number
    readonly height: number
  }
}

function linesOfPage({ page, texts, operators, notes, viewport }: Page): readonly PdfLine[] {
  const view = matrixOf(viewport.transform)
  const shown = { left: 0, top: 0, right: viewport.width, bottom: viewport.height }
  const drawing = drawingOf(operators, view, shown)
  const struck = notes.flatMap(({ rect, isStrike }): readonly Line[] => {
    const [left = 0, bottom = 0, right = 0, top = 0] = rect
    const box = boxOf(view, [left, bottom, right, top])
    const y = (box.top + box.bottom) / 2
    return isStrike ? [{ from: [box.left, y], to: [box.right, y] }] : []
  })
  const glyphs = seenGlyphs({ ...drawing, lines: [...drawing.lines, ...struck] }, shown)
  const { pieces, slanted, upright } = piecesOf(texts, glyphs, view)
  // Programs that read scans put the text below the picture: all of it is there, and nobody sees it.
  const isScan = pieces.every(({ isUnseen }) => isUnseen)
  const slants = drawing.lines.filter(isSlanted)
  const lines = linesOf(pieces).map((line) =>
    lineOf(
      page,
      slants.some((one) => crosses(one, boxOfLine(line))) ? line.map(struckPiece) : line,
      isScan,
    ),
  )
  const said = new Set(pieces.map(({ text }) => text))
  const aside = (kind: PdfLine['aside'], text: string): PdfLine => ({
    page,
    cells: [{ text: text.replaceAll(/\s+/g, ' ').trim(), from: 0, to: 0 }],
    ...(kind ? { aside: kind } : {}),
  })
  return [
    ...lines,
    ...(slanted.length > 0 ? [aside('slanted', slanted.join(' '))] : []),
    ...(upright.length > 0 ? [aside('upright', upright.join(' '))] : []),
    ...notes.filter(({ text }) => !said.has(text)).map(({ text }) => aside('note', text)),
  ]
}

/** Points: a shorter line is part of a character. */
const shortest = 10

/** Whether a line is hand-drawn or diagonal; other lines are table borders. */
const isSlanted = ({ from, to }: Line): boolean => {
  const [wide, high] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])]
  return Math.hypot(wide, high) >= shortest && high > 0.03 * wide && wide > 0.03 * high
}
const boxOfLine = (line: readonly Piece[]): Box => ({
  left: Math.min(...line.map(({ from }) => from)),
  right: Math.max(...line.map(({ to }) => to)),
  top: Math.min(...line.map(({ y, height }) => y - 0.6 * height)),
  bottom: Math.max(...line.map(({ y, height }) => y - 0.1 * height)),
})
const struckPiece = (piece: Piece): Piece =>
  piece.isUnseen ? piece : { ...piece, mark: piece.mark ?? 'struck' }

function lineOf(page: number, line: readonly Piece[], isScan: boolean): PdfLine {
  const seen = isScan ? line : line.filter(({ isUnseen }) => !isUnseen)
  if (seen.length === 0) return { page, cells: cellsOf(line), aside: 'unseen' }
  const unseen = isScan ? [] : cellsOf(line.filter(({ isUnseen }) => isUnseen))
  return {
    page,
    cells: cellsOf(seen),
    ...(unseen.length > 0 ? { unseen: unseen.map(({ text }) => text).join(' ') } : {}),
  }
}

function linesOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const lines: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.from - b.from)) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && piece.y - first.y <= lineGap * Math.max(first.height, piece.height))
      line.push(piece)
    else lines.push([piece])
  }
  return lines
}

/**
 * With small digits instead of those that are smaller than the letters directly beside them, or
 * above them: a footnote mark is not a part of the number.
 */
const withRaised = (line: readonly Piece[]): readonly Piece[] =>
  line.map((piece, at) => {
    const isRaised = [line[at - 1], line[at + 1]].some(
      (other) => other !== undefined && isMarkOf(piece, other),
    )
    return isRaised ? { ...piece, text: raisedDigits(piece.text) } : piece
  })

function isMarkOf({ text, from, to, y, height }: Piece, other: Piece): boolean {
  const gap = Math.max(from - other.to, other.from - to)
  if (!/^\d{1,3}\W?$/.test(text) || gap > 0.3 * other.height || other.height < 0.95 * height)
    return false
  return height < 0.85 * other.height || other.y - y > 0.12 * other.height
}

function cellsOf(line: readonly Piece[]): readonly PdfCell[] {
  const cells: { text: string; from: number; to: number; mark?: PdfMark; look?: string }[] = []
  for (const piece of withRaised(line.toSorted((a, b) => a.from - b.from))) {
    const { text, from, to, height, mark, look } = piece
    const last = cells.at(-1)
    const gap = last ? from - last.to : Infinity
    if (!last || gap > cellGap * height)
      cells.push({ text, from, to, ...(mark ? { mark } : {}), ...(look ? { look } : {}) })
    else {
      last.text += gap > 0.1 * height ? ` ${text}` : text
      last.to = Math.max(last.to, to)
      const found = mark ?? (gap < -0.4 * height ? 'overprinted' : undefined)
      if (found) last.mark ??= found
      if (look) last.look ??= look
    }
  }
  return cells
}
