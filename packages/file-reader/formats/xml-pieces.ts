/**
 * The XML of a workbook in pieces, so that a sheet of 200 MB is never in memory as one text. Pure.
 */
import { raisedDigits } from './raised-digits.ts'

const pieceBytes = 4_000_000

/**
 * The text of a part, without prefixes of names, split before elements.
 * @param tags elements before which it may be split: '<c ', '<row'
 */
export function* xmlPieces(bytes: Uint8Array, tags: readonly string[]): Generator<string> {
  const decoder = new TextDecoder()
  const prefix = /<(\w+:)(?:worksheet|sst)\b/.exec(
    new TextDecoder().decode(bytes.subarray(0, 1000)),
  )?.[1]
  let rest = ''
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    const piece = bytes.subarray(from, from + pieceBytes)
    const isLast = from + pieceBytes >= bytes.length
    const text = withoutPrefix(rest + decoder.decode(piece, { stream: !isLast }), prefix)
    const cut = isLast ? text.length : Math.max(0, ...tags.map((tag) => text.lastIndexOf(tag)))
    rest = text.slice(cut)
    yield text.slice(0, cut)
  }
}

const withoutPrefix = (text: string, prefix: string | undefined): string =>
  prefix === undefined ? text : text.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</')

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()]
/**
 * Up to this length, the engine copies a substring; a longer one keeps the whole text in memory.
 */
const copied = 12

/** A copy of the text that keeps nothing else in memory. */
export const ownText = (text: string): string =>
  text.length > copied ? decoder.decode(encoder.encode(text)) : text

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** A text between tags as people see it; control characters are written as `_x000D_` in workbooks. */
export const textOfXml = (text: string): string =>
  (text.includes('&')
    ? text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, digits, hex, name) =>
        name === undefined
          ? signOf(digits === undefined ? Number.parseInt(String(hex), 16) : Number(digits))
          : (entities[String(name)] ?? whole),
      )
    : text
  ).replace(/_x([\da-f]{4})_/gi, (_, hex: string) => signOf(Number.parseInt(hex, 16)))

const signOf = (code: number): string => (code > 0x10_ff_ff ? '' : String.fromCodePoint(code))

/** A part of a text above the line: cents, or a footnote mark. */
const raisedRun = /<r>\s*<rPr>(?:(?!<\/rPr>)[\s\S])*?<vertAlign\s+val="superscript"[\s\S]*?<\/r>/g
const withRaisedDigits = (xml: string): string =>
  xml.replaceAll(raisedRun, (run) =>
    run.replace(
      /(<t(?:\s[^>]*)?>)([^<]*)/,
      (_, tag: string, text: string) => tag + raisedDigits(text),
    ),
  )

/**
 * The content of the elements `t` of a text, with its digits above the line, without phonetic
 * readings of Asian characters.
 */
export function textOfRuns(xml: string): string {
  const seen = xml.includes('"superscript"') ? withRaisedDigits(xml) : xml
  const plain = seen.includes('<rPh') ? seen.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '') : seen
  let text = ''
  for (const [, run = ''] of plain.matchAll(/<t(?:\s[^>]*)?(?<!\/)>([^<]*)<\/t>/g)) text += run
  return textOfXml(text)
}
