/** Which encoding a text is in, and the text. Pure. */
import { kindOfBytes } from '../formats/file-kind.ts'
import { decodeDos } from './dos-code-pages.ts'
import { decodeSingleByte, openWordIn, type OpenWord } from './guess-encoding.ts'
import { decodeMixed } from './mixed-encodings.ts'

/**
 * UTF-8 with and without its mark, UTF-16 with its mark or known by its zero bytes; else what the
 * file declares; else line by line, where some are UTF-8; else the one of single bytes in which its
 * words are most like those of a language (`decodeSingleByte`).
 * @returns undefined for a file that is no text
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
 * A word of a text in single bytes that can be read in two ways, as nothing shows the encoding;
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
 * The encoding that XML or HTML names at its beginning, where it is one of single bytes: UTF-8 is
 * known by its bytes, whatever the file says.
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

/** The bytes of letters in Windows-1252, and of those that it lacks in ISO 8859-1. */
const singleBytes = (): ReadonlyMap<string, number> => {
  const decoder = new TextDecoder('windows-1252')
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  return new Map([
    ...bytes.map((byte) => [String.fromCharCode(byte), byte] as const),
    ...bytes.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  ])
}

/**
 * A text whose letters were encoded twice as it was, whole or in the lines that were; any other as
 * it is.
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
 * A file of a format that says code page 850, and that many programs write in another: UTF-8 where
 * it is valid, Windows-1252 where more of its signs are ones of German there.
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
