/** Reads a dropped file in the browser: CSV, text, XLSX. Nothing is sent anywhere; the libraries come with the first file. */
import { orderPadMessages as messages } from './messages/order-pad.ts'
import { parseRows, parseText, type ParsedText } from './parse-text.ts'

const mostMegabytes = 5
const megabyte = 1_048_576
/** What an XLSX may be unpacked: a small file can hold very much of the same. */
const mostUnpacked = 60 * megabyte

export type Sheet = { readonly name: string; readonly reading: ParsedText }
/** `sheets` of a workbook with several: which of them is meant, only its owner knows. */
export type ParsedFile =
  | ParsedText
  | { readonly kind: 'sheets'; readonly sheets: readonly [Sheet, ...Sheet[]] }
  | { readonly kind: 'refused'; readonly why: string }

export async function readFile(file: File): Promise<ParsedFile> {
  if (file.size > mostMegabytes * megabyte)
    return refused(messages.tooLarge((file.size / megabyte).toFixed(1), mostMegabytes))
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, [0x50, 0x4b, 3, 4])) return readSpreadsheet(file.name, bytes)
  const text = decoded(bytes)
  if (text === undefined) return refused(messages.notAFile(file.name))
  if (!/\.(csv|tsv)$/i.test(file.name)) return parseText(text)
  const { default: papa } = await import('papaparse')
  return parseRows(papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data)
}

async function readSpreadsheet(name: string, bytes: Uint8Array): Promise<ParsedFile> {
  const [{ default: readSheets }, { unzipSync, zipSync }] = await Promise.all([
    import('read-excel-file/universal'),
    import('fflate'),
  ])
  let unpacked = 0
  let sheets: readonly { readonly sheet: string; readonly data: readonly (readonly unknown[])[] }[]
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name: part, originalSize }) => {
        const wanted = /\.(xml|rels)$/.test(part)
        if (wanted) unpacked += originalSize
        return wanted && unpacked <= mostUnpacked
      },
    })
    if (unpacked > mostUnpacked) return refused(messages.tooLargeInside)
    // Packed again without compression: else the reader would unpack in a worker of its own, which the page's policy refuses.
    sheets = await readSheets(new Blob([zipSync(parts, { level: 0 }).slice().buffer]))
  } catch {
    // Whatever the reader stumbles over, it is the file's fault: damaged, encrypted, another format in a ZIP.
    return refused(messages.brokenFile(name))
  }
  const [first, ...others] = sheets.map(({ sheet, data }): Sheet => ({
    name: sheet,
    reading: parseRows(data.map((row) => row.map(textOf))),
  }))
  if (!first) return refused(messages.brokenFile(name))
  return others.length === 0 ? first.reading : { kind: 'sheets', sheets: [first, ...others] }
}

/** A formula comes as the value it had when the file was saved; one without is an empty cell. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : value instanceof Date
        ? value.toISOString().slice(0, 10)
        : ''

const refused = (why: string): ParsedFile => ({ kind: 'refused', why })
const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, place) => bytes[place] === byte)

/** UTF-8, UTF-16 with its mark, else what Windows writes. @returns undefined for what is no text */
function decoded(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0) || startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
