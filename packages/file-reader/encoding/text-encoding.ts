/** Which encoding a text is in, and the text. Pure. */
import { kindOfBytes } from '../formats/file-kind.ts'
import { decodeMixed } from './mixed-encodings.ts'

/** Bytes that are looked at to tell one encoding of single bytes from another. */
const sampleBytes = 200_000

/**
 * UTF-8 with and without its mark, UTF-16 with its mark or known by its zero bytes; else what the
 * file declares; else line by line, where some are UTF-8; else Windows-1252, or the one of Windows-1250 (Polish, Czech), 1251 (Cyrillic),
 * 1253 (Greek), DOS and Macintosh that makes more sense.
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

/** The upper half of code page 850 with the euro (858), which programs of DOS write. */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

const decodeDos = (bytes: Uint8Array): string =>
  new TextDecoder('utf-16le').decode(
    Uint16Array.from(bytes, (byte) => (byte < 0x80 ? byte : dosLetters.charCodeAt(byte - 0x80))),
  )

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

type Encoding = {
  readonly decode: (bytes: Uint8Array) => string
  /** What words of its languages cannot have. */
  readonly strange: readonly RegExp[]
  /** Whether Czech letters and French ones can both come out of it. */
  readonly mixes?: boolean
}
const inEncoding = (name: string) => (bytes: Uint8Array) => new TextDecoder(name).decode(bytes)

/** Signs inside words ('m³otek'), capitals among small letters ('SchlŸssel', 'SŠge') and small ones among capitals ('MšLLER'), control characters. */
const strange =
  /(?<=[A-Za-z])[^\p{L}\p{M}\x00-\x7F\s](?=[a-z])|(?<=[À-ÿŠšŽžź])[§¶¤¦¨ª¬±²³¸º¿†‡•‰›™](?=\p{L})|(?<=(?<!\p{L})[A-Z])[À-ÞŸŠŽ](?=[a-z]{2})|œ(?=[bklmnprtwz])|(?<=[a-z])[À-ÞŸŠŽĄĘŁŚŹŻĆŃ](?=[a-z])|(?<=[A-Z])[à-öø-ÿœšž](?=[A-Z])|[\x80-\x9F]|ƒ|[─-▟]/gu
/** Three letters with marks, one after the other: few Latin words have them. */
const markedLetters = /[À-ÖØ-öø-žƒ]{3,}/gu
/** In Polish, three may follow each other: 'żółty'. */
const fourMarkedLetters = /[À-ÖØ-öø-žƒ]{4,}/gu
/** Letters of French or Italian, which no text has beside Czech ones: 'Kleštì' for 'Kleště'. */
const besideCzech = /[èìøùòïÈØÙÒ]/gu
/** Grave letters beside acute ones, which no word of French or Italian has: 'zaúètování'. */
const graveBesideAcute =
  /\p{L}*[èìùÈÌÙ]\p{L}*[íúýáÍÚÝÁ]\p{L}*|\p{L}*[íúýáÍÚÝÁ]\p{L}*[èìùÈÌÙ]\p{L}*/gu
/** Letters of French or Portuguese, which no text has beside Hungarian ones: 'Fûrész' for 'Fűrész'. */
const besideHungarian = /[õûÕÛ]/gu
const isHungarian = (text: string): boolean =>
  /[áéíóöúüÁÉÍÓÖÚÜ]/.test(text) && !/[ãçèàêâîôñ]/i.test(text)
/** A sign between letters: 'p³aski' for 'płaski'. */
const signInWord = /(?<=\p{L})[^\p{L}\p{M}\x00-\x7F\s](?=\p{L})/gu
/** A letter of another script inside a Latin word, and a capital after small ones. */
const foreignLetters =
  /(?<=[A-Za-z])[\u0370-\u04FF]|[\u0370-\u04FF](?=[A-Za-z])|(?<=[а-яα-ω])[А-ЯΑ-Ω]|[\x80-\x9F]/gu

/** The first of equals is taken. */
const singleByte: readonly Encoding[] = [
  { decode: inEncoding('windows-1252'), strange: [strange, markedLetters], mixes: true },
  { decode: inEncoding('windows-1250'), strange: [strange, fourMarkedLetters] },
  { decode: decodeDos, strange: [strange, markedLetters], mixes: true },
  { decode: inEncoding('macintosh'), strange: [strange, markedLetters], mixes: true },
  { decode: inEncoding('windows-1251'), strange: [foreignLetters, signInWord, /[À-ÿ]/gu] },
  { decode: inEncoding('windows-1253'), strange: [foreignLetters, signInWord, /[À-ÿ]/gu] },
]

/** Decodes by the encoding in which fewest letters stand where words cannot have them. */
function decodeSingleByte(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleBytes)
  const counted = singleByte.map((encoding) => {
    const text = encoding.decode(sample)
    const patterns = [
      ...encoding.strange,
      ...(encoding.mixes && /[šž]/i.test(text) ? [besideCzech] : []),
      ...(encoding.mixes ? [graveBesideAcute] : []),
      ...(encoding.mixes && isHungarian(text) ? [besideHungarian] : []),
    ]
    const letters = patterns.flatMap((pattern) => text.match(pattern) ?? [])
    return { encoding, count: letters.join('').length }
  })
  const best = counted.toSorted((a, b) => a.count - b.count)[0]
  return (best?.encoding.decode ?? inEncoding('windows-1252'))(bytes)
}
