/**
 * The look of cells in an old binary workbook, and the headers and footers of its pages, which the
 * library that reads its values does not return. Pure.
 * Source: [MS-XLS] 2.4.122 (Font), 2.4.353 (XF), 2.4.188 (Palette), 2.4.136 (Header), 2.4.265
 * (SST).
 */
import { isUnseen, printedTexts, smallestLetters, type CellLook } from './sheet-asides.ts'
import { fontsOfStrings } from './xls-strings.ts'

export type XlsLooks = {
  /** Rows and columns of cells, from 0, that are struck out or in the color of the cell. */
  readonly unseen: readonly (readonly [row: number, column: number])[]
  readonly colored: readonly (readonly [row: number, column: number, look: CellLook])[]
  readonly says: readonly string[]
}
export type XlsRecord = { readonly kind: number; readonly at: number; readonly data: DataView }

const kinds = {
  end: 0x0a,
  begin: 0x08_09,
  font: 0x31,
  format: 0xe0,
  palette: 0x92,
  sheet: 0x85,
  strings: 0xfc,
  header: 0x14,
  footer: 0x15,
  sharedText: 0xfd,
  rowOfNumbers: 0xbd,
}
/**
 * Records of cells with a text, a number or a formula; in a row of numbers, each has its format.
 */
const cells = new Set([0x06, 0xfd, 0x02_03, 0x02_04, 0x02_7e, 0xd6])

/** Records from an offset on, up to the end of their part. */
export function* recordsFrom(bytes: Uint8Array, start: number): Generator<XlsRecord> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let depth = 0
  for (let at = start; at + 4 <= bytes.length;) {
    const [kind, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    if (at + 4 + length > bytes.length) return
    if (kind === kinds.begin) depth += 1
    if (kind === kinds.end) depth -= 1
    // A chart in a sheet is a nested part.
    if (depth <= 1)
      yield { kind, at, data: new DataView(bytes.buffer, bytes.byteOffset + at + 4, length) }
    if (depth <= 0) return
    at += 4 + length
  }
}

type Font = {
  readonly isStruck: boolean
  readonly isTiny: boolean
  readonly color: number
}
type Format = { readonly font: number; readonly pattern: number; readonly fill: number }
type Book = {
  readonly fonts: readonly Font[]
  readonly formats: readonly Format[]
  readonly colors: ReadonlyMap<number, string>
  /** The texts whose parts look different, keyed by position. */
  readonly runs: ReadonlyMap<number, readonly number[]>
}

/**
 * The looks of the cells of each sheet, in the order of the sheets.
 * @param bytes the stream of the workbook
 * @param isOld whether it is from Excel 95
 */
export function xlsLooks(bytes: Uint8Array, isOld: boolean): readonly XlsLooks[] {
  const fonts: Font[] = []
  const formats: Format[] = []
  const colors = new Map<number, string>()
  const offsets: number[] = []
  let runs: Book['runs'] = new Map()
  for (const { kind, at, data } of recordsFrom(bytes, 0)) {
    if (kind === kinds.font && data.byteLength >= 6) fonts.push(fontOf(data))
    else if (kind === kinds.format && data.byteLength >= 16) formats.push(formatOf(data, isOld))
    else if (kind === kinds.palette)
      for (const [place, color] of paletteOf(data)) colors.set(place, color)
    else if (kind === kinds.sheet && data.byteLength >= 4) offsets.push(data.getUint32(0, true))
    else if (kind === kinds.strings && !isOld) runs = fontsOfStrings(bytes, at)
  }
  return offsets
    .toSorted((one, other) => one - other)
    .map((offset) => looksOfSheet(bytes, offset, { fonts, formats, colors, runs }, isOld))
}

const fontOf = (data: DataView): Font => ({
  isStruck: (data.getUint16(2, true) & 8) !== 0,
  // In twentieths of a point.
  isTiny: data.getUint16(0, true) < smallestLetters * 20,
  color: data.getUint16(4, true),
})
function formatOf(data: DataView, isOld: boolean): Format {
  const isShort = isOld || data.byteLength < 20
  const fill = data.getUint16(isShort ? 8 : 18, true) & 0x7f
  const pattern = isShort ? data.getUint16(10, true) & 0x3f : data.getUint32(14, true) >>> 26
  return { font: data.getUint16(0, true), pattern, fill }
}
/** Colors of the workbook that replace the program's colors. */
function paletteOf(data: DataView): readonly (readonly [number, string])[] {
  const count = Math.min(data.getUint16(0, true), Math.floor((data.byteLength - 2) / 4))
  return Array.from({ length: count }, (_, place) => {
    const channels = [0, 1, 2].map((channel) => data.getUint8(2 + 4 * place + channel))
    return [8 + place, `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`]
  })
}

function looksOfSheet(bytes: Uint8Array, offset: number, book: Book, isOld: boolean): XlsLooks {
  const unseen: [number, number][] = []
  const colored: [number, number, CellLook][] = []
  const printed: string[] = []
  const look = (row: number, column: number, place: number, text?: number) => {
    const found = looksAt(book, place, text)
    if (found.some(isUnseen)) unseen.push([row, column])
    if (found[0]) colored.push([row, column, found[0]])
  }
  for (const { kind, data } of recordsFrom(bytes, offset)) {
    if (kind === kinds.header || kind === kinds.footer) printed.push(textOf(data, isOld))
    else if (cells.has(kind) && data.byteLength >= 6)
      look(
        data.getUint16(0, true),
        data.getUint16(2, true),
        data.getUint16(4, true),
        kind === kinds.sharedText && data.byteLength >= 10 ? data.getUint32(6, true) : undefined,
      )
    else if (kind === kinds.rowOfNumbers)
      for (let at = 4; at + 8 <= data.byteLength; at += 6)
        look(
          data.getUint16(0, true),
          data.getUint16(2, true) + (at - 4) / 6,
          data.getUint16(at, true),
        )
  }
  return { unseen, colored, says: printedTexts(printed) }
}

/** The look of a cell and of the parts of its text. */
function looksAt(
  { fonts, formats, colors, runs }: Book,
  place: number,
  text = -1,
): readonly CellLook[] {
  const format = formats[place]
  if (!format) return []
  // Patterns other than solid are not evaluated.
  const fill =
    format.pattern === 0
      ? '#ffffff'
      : format.pattern === 1
        ? colorOf(format.fill, colors)
        : `pattern ${format.pattern}`
  return [format.font, ...(runs.get(text) ?? [])].flatMap((number) => {
    // There is no font 4.
    const found = fonts[number > 4 ? number - 1 : number]
    return found
      ? [
          {
            isStruck: found.isStruck,
            isTiny: found.isTiny,
            color: colorOf(found.color, colors),
            fill,
          },
        ]
      : []
  })
}

/** The first eight standard colors occur twice; 64 and 65 are the colors of text and paper. */
function colorOf(number: number, colors: ReadonlyMap<number, string>): string {
  const place = number < 8 ? number + 8 : number
  const own = colors.get(place)
  if (own !== undefined) return own
  if (place === 9 || place === 65) return '#ffffff'
  return place === 8 || place === 64 || place === 0x7f_ff ? '#000000' : `color ${place}`
}

/** [MS-XLS] 2.5.294; in Excel 95, each letter is one byte. */
function textOf(data: DataView, isOld: boolean): string {
  if (data.byteLength < 3) return ''
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  if (isOld) return new TextDecoder('windows-1252').decode(bytes.subarray(1, 1 + (bytes[0] ?? 0)))
  const isWide = ((bytes[2] ?? 0) & 1) !== 0
  const end = 3 + data.getUint16(0, true) * (isWide ? 2 : 1)
  return new TextDecoder(isWide ? 'utf-16le' : 'windows-1252').decode(bytes.subarray(3, end))
}
