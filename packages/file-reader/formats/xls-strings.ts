/**
 * The fonts of texts in an old binary workbook whose parts look different. Pure.
 * Source: [MS-XLS] 2.5.293 (XLUnicodeRichExtendedString), 2.1.4 (Continue).
 */

const [strings, continued] = [0xfc, 0x3c]

/**
 * Font numbers, keyed by the positions of the texts. @param at where the record of the texts begins
 */
export function fontsOfStrings(
  bytes: Uint8Array,
  at: number,
): ReadonlyMap<number, readonly number[]> {
  const { isAtEnd, byte, short, long, skip, letters } = createReader(piecesAt(bytes, at))
  const found = new Map<number, readonly number[]>()
  skip(4)
  const count = long()
  for (let place = 0; place < count && !isAtEnd(); place += 1) {
    const length = short()
    const flags = byte()
    const runs = (flags & 8) === 0 ? 0 : short()
    const more = (flags & 4) === 0 ? 0 : long()
    letters(length, (flags & 1) === 1)
    const fonts: number[] = []
    for (let run = 0; run < runs && !isAtEnd(); run += 1) {
      const from = short()
      const font = short()
      if (from < length) fonts.push(font)
    }
    if (fonts.length > 0) found.set(place, fonts)
    skip(more)
  }
  return found
}

/** A record and its continuation records. */
function piecesAt(bytes: Uint8Array, start: number): readonly Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pieces: Uint8Array[] = []
  for (let at = start; at + 4 <= bytes.length;) {
    const [kind, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    if (kind !== (at === start ? strings : continued)) break
    pieces.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return pieces
}

/**
 * Reads across the borders of records; after a border within letters, the letter width is repeated.
 */
function createReader(pieces: readonly Uint8Array[]) {
  let [piece, at] = [0, 0]
  const left = () => (pieces[piece]?.length ?? 0) - at
  const isAtEnd = (): boolean => {
    while (piece < pieces.length && left() <= 0) [piece, at] = [piece + 1, 0]
    return piece >= pieces.length
  }
  const byte = (): number => {
    if (isAtEnd()) return 0
    at += 1
    return pieces[piece]?.[at - 1] ?? 0
  }
  const short = (): number => byte() + byte() * 256
  const long = (): number => short() + short() * 65_536
  const skip = (count: number): void => {
    for (let rest = count; rest > 0 && !isAtEnd();) {
      const here = Math.min(rest, left())
      at += here
      rest -= here
    }
  }
  const letters = (count: number, isWide: boolean): void => {
    let [rest, width] = [count, isWide ? 2 : 1]
    while (rest > 0 && piece < pieces.length) {
      if (left() <= 0) {
        if (isAtEnd()) return
        width = (byte() & 1) === 1 ? 2 : 1
      }
      const here = Math.min(rest, Math.ceil(left() / width))
      at += here * width
      rest -= here
    }
  }
  return { isAtEnd, byte, short, long, skip, letters }
}
