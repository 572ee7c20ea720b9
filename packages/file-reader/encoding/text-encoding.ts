/** Detects the encoding of a text, and decodes it. Pure. */
import { kindOfBytes } from '../formats/file-kind.ts'
import { decodeDos } from './dos-code-pages.ts'
import { decodeSingleByte, openWordIn, type OpenWord } from './guess-encoding.ts'
import { decodeMixed } from './mixed-encodings.ts'

/**
 * UTF-8 with or without a byte order mark, UTF-16 with a mark or recognized by its zero bytes; else
 * the encoding that the file declares; else line by line, if some lines are UTF-8; else the most
 * plausible single-byte encoding (`decodeSingleByte`).
 * @returns undefined for a file that is not a text
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const startsWith = (...signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte)
  if (startsWith(0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  const sample = bytes.subarray(0, 2000)
  const zerosAt = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  if (zerosAt(1) > sample.length / 4 && zerosAt(0) === 0)
    return new TextDecoder('utf-16le').decode(bytes)
  if (zerosAt(0) > sample.length / 4 && zerosAt(1) === 0)
    return new TextDecoder('utf-16be').decode(bytes)
  if (sample.includes(0) || kindOfBytes(bytes) !== undefined) return undefined
  try {
    return decodedOnce(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return (
      declaredEncoding(sample)?.decode(bytes) ??
      decodeMixed(bytes, decodeSingleByte) ??
      decodeSingleByte(bytes)
    )
  }
}

/**
 * A word of a single-byte text that can be read in two ways, because its encoding is not certain;
 * undefined for any other file.
 */
export function openWordOf(bytes: Uint8Array): OpenWord | undefined {
  const sample = bytes.subarray(0, 2000)
  if (sample.includes(0) || kindOfBytes(bytes) !== undefined) return undefined
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return undefined
  } catch {
    const isKnown = declaredEncoding(sample) ?? decodeMixed(bytes, decodeSingleByte)
    return isKnown === undefined ? openWordIn(bytes) : undefined
  }
}

/**
 * The encoding that XML or HTML declares at its beginning, if it is a single-byte encoding: UTF-8
 * is recognized by its bytes, regardless of the declaration.
 */
function declaredEncoding(sample: Uint8Array): TextDecoder | undefined {
  const head = new TextDecoder('latin1').decode(sample)
  const [, xml, html] =
    /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.:-]+)|<meta\b[^>]*\bcharset\s*=\s*["']?([\w.:-]+)/i.exec(
      head,
    ) ?? []
  const name = xml ?? html ?? ''
  if (name === '' || /^utf-?(?:8|16)/i.test(name)) return undefined
  try {
    return new TextDecoder(name)
  } catch {
    return undefined
  }
}

/** Letters of UTF-8 that were read as Windows-1252 and saved as UTF-8 again: 'SÃ¤ge'. */
const decodedTwice = /Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/

/** The bytes of letters in Windows-1252, and of letters in ISO 8859-1 that it lacks. */
const singleBytes = (): ReadonlyMap<string, number> => {
  const decoder = new TextDecoder('windows-1252')
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  return new Map([
    ...bytes.map((byte) => [String.fromCharCode(byte), byte] as const),
    ...bytes.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  ])
}

/**
 * Restores a text that was encoded twice, completely or in some lines; returns any other text
 * unchanged.
 */
function decodedOnce(text: string): string {
  if (!decodedTwice.test(text)) return text
  const byteOf = singleBytes()
  const whole = lineOnce(text, byteOf)
  return whole === text
    ? text
        .split('\n')
        .map((line) => (decodedTwice.test(line) ? lineOnce(line, byteOf) : line))
        .join('\n')
    : whole
}

function lineOnce(text: string, byteOf: ReadonlyMap<string, number>): string {
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index += 1) {
    const byte = byteOf.get(text.charAt(index))
    if (byte === undefined) return text
    bytes[index] = byte
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}

/** Letters and signs of German lists in code page 850, and in Windows-1252. */
const dosSigns = new Set([0x81, 0x82, 0x84, 0x8e, 0x94, 0x99, 0x9a, 0x9d, 0xe1, 0xe6, 0xf8, 0xfd])
const windowsSigns = new Set([
  0xb0, 0xb2, 0xb3, 0xb5, 0xc4, 0xd6, 0xd8, 0xdc, 0xdf, 0xe4, 0xe9, 0xf6, 0xfc,
])

/**
 * Decodes a file whose format requires code page 850, which many programs ignore: as UTF-8 if it is
 * valid, as Windows-1252 if that gives more German letters and signs.
 */
export function decodeDosOrWindows(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    let [dos, windows] = [0, 0]
    for (const byte of bytes) {
      if (dosSigns.has(byte)) dos += 1
      if (windowsSigns.has(byte)) windows += 1
    }
    return windows > dos ? new TextDecoder('windows-1252').decode(bytes) : decodeDos(bytes)
  }
}
