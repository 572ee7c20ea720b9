/** The texts of one page, and how people see each of them. Pure. */
import type { SeenGlyph } from './pdf-seen.ts'
import { matrixOf, times, type Matrix } from './pdf-geometry.ts'

/**
 * `unseen`: not or not fully visible; `struck`: crossed out; `added`: drawn over the page, such as
 * the content of a form field; `overprinted`: covered by other text.
 */
export type PdfMark = 'unseen' | 'struck' | 'added' | 'overprinted'

/** A piece of text as displayed on the page; `y` is its baseline, in points from the top. */
export type Piece = {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly y: number
  readonly height: number
  readonly mark?: PdfMark
  /** The looks of its letters, as `lookOf` returns them; missing for black on white. */
  readonly look?: string
  /** Whether none of it is visible. */
  readonly isUnseen?: boolean
}
export type PagePieces = {
  readonly pieces: readonly Piece[]
  /** Slanted texts: a stamp or a watermark. */
  readonly slanted: readonly string[]
  /** Upright texts, upwards or downwards, in a margin. */
  readonly upright: readonly string[]
}

export type TextItem = {
  readonly str: string
  readonly width: number
  readonly transform: readonly unknown[]
}
type Placed = { readonly turn: number; readonly piece: Piece }

/** @param view the matrix from file coordinates to those of the displayed page */
export function piecesOf(
  items: readonly TextItem[],
  glyphs: readonly SeenGlyph[],
  view: Matrix,
): PagePieces {
  const rows = byRow(glyphs)
  const read = new Set<SeenGlyph>()
  const placed = items.flatMap((item) => placedOf(item, view))
  const level = withoutDoubles(placed.flatMap(({ turn, piece }) => (turn === 0 ? [piece] : [])))
  const pieces = level.map((piece) => {
    const own = glyphsOf(piece, rows)
    for (const glyph of own) read.add(glyph)
    return markedBy(piece, own)
  })
  const turned = placed.filter(({ turn }) => turn !== 0)
  const others = glyphs.filter(
    (glyph) => glyph.isSeen && glyph.text.trim() !== '' && !read.has(glyph),
  )
  const drawnOnly = turned.length > 0 ? others.filter(isLevel) : others
  return {
    pieces: [...pieces, ...drawnOnly.filter(isLevel).map(addedPiece)],
    slanted: [
      ...turned.flatMap(({ turn, piece }) => (turn % 90 === 0 ? [] : [piece.text])),
      drawnOnly
        .filter((glyph) => !isLevel(glyph))
        .map(({ text }) => text)
        .join(''),
    ].filter(Boolean),
    upright: turned.flatMap(({ turn, piece }) => (turn % 90 === 0 ? [piece.text] : [])),
  }
}

/** The position of a text and its rotation in degrees; none for blanks. */
function placedOf({ str, width, transform }: TextItem, view: Matrix): readonly Placed[] {
  const [a, b, c, d, from, y] = times(view, matrixOf(transform))
  const text = str.replaceAll(/\s+/g, ' ').trim()
  const height = Math.hypot(c, d)
  if (text === '' || height === 0) return []
  const turn = Math.round((Math.atan2(b, a) * 180) / Math.PI)
  // Upside down, or in a mirror, it is not read either.
  const isMirrored = turn === 0 && d > 0
  return [{ turn: isMirrored ? 180 : turn, piece: { text, from, to: from + width, y, height } }]
}

/** Some programs print a text twice, slightly shifted, to make it bold. */
function withoutDoubles(pieces: readonly Piece[]): readonly Piece[] {
  const kept = new Map<string, Piece[]>()
  return pieces.filter((piece) => {
    const same = kept.get(piece.text) ?? []
    const near = 0.15 * piece.height
    if (
      same.some(({ from, y }) => Math.abs(from - piece.from) < near && Math.abs(y - piece.y) < near)
    )
      return false
    kept.set(piece.text, [...same, piece])
    return true
  })
}

/** Points: the height of the rows by which letters are indexed. */
const rowHeight = 6
type Rows = ReadonlyMap<number, readonly SeenGlyph[]>

function byRow(glyphs: readonly SeenGlyph[]): Rows {
  const rows = new Map<number, SeenGlyph[]>()
  for (const glyph of glyphs) {
    const row = Math.floor(glyph.from[1] / rowHeight)
    const found = rows.get(row)
    if (found) found.push(glyph)
    else rows.set(row, [glyph])
  }
  return rows
}

/** The drawn letters that are at the position of a piece and occur in it. */
function glyphsOf({ text, from, to, y, height }: Piece, rows: Rows): readonly SeenGlyph[] {
  const near = 0.35 * height
  const found: SeenGlyph[] = []
  for (let row = Math.floor((y - near) / rowHeight); row <= (y + near) / rowHeight; row += 1)
    for (const glyph of rows.get(row) ?? []) {
      const middle = (glyph.from[0] + glyph.to[0]) / 2
      if (
        glyph.text.trim() !== '' &&
        Math.abs(glyph.from[1] - y) <= near &&
        middle > from - 1 &&
        middle < to + 1 &&
        isPartOf(glyph.text, text)
      )
        found.push(glyph)
    }
  return found
}
const isPartOf = (letter: string, text: string): boolean =>
  text.includes(letter) || text.includes(letter.normalize('NFKC'))

function markedBy(piece: Piece, own: readonly SeenGlyph[]): Piece {
  const seen = own.filter(({ isSeen }) => isSeen)
  if (seen.length === 0) return { ...piece, mark: 'unseen', isUnseen: true }
  if (seen.length < own.length) return { ...piece, mark: 'unseen' }
  const look = [...new Set(seen.map((glyph) => glyph.look))].filter(Boolean).join(', ')
  const shown = look === '' ? piece : { ...piece, look }
  const isStruck = own.some((glyph) => glyph.isStruck) || /[\u0335-\u0338]/.test(piece.text)
  return isStruck ? { ...shown, mark: 'struck' } : shown
}

const isLevel = ({ from, to, height }: SeenGlyph): boolean =>
  to[0] >= from[0] && Math.abs(to[1] - from[1]) < 0.02 * height
const addedPiece = ({ text, from, to, height }: SeenGlyph): Piece => ({
  text: text.normalize('NFKC'),
  from: from[0],
  to: to[0],
  y: from[1],
  height,
  mark: 'added',
})
