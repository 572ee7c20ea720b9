/**
 * Reads a chosen file in the browser: CSV, text, XLSX. Nothing is uploaded; the libraries are
 * loaded with the first file.
 */

const maxMegabytes = 5
const bytesPerMegabyte = 1_048_576
/** The most bytes of an unpacked XLSX: a small file can expand to very many. */
const maxUnpackedBytes = 60 * bytesPerMegabyte

type Sheet = { readonly name: string; readonly rows: readonly (readonly string[])[] }
/** `sheets`: one of a CSV file, all of a workbook; `text`: a file without columns of its own. */
export type TableFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sheets'; readonly sheets: readonly [Sheet, ...Sheet[]] }
  | { readonly kind: 'refused'; readonly reason: string }

/** What is said of a file that cannot be read. */
export type FileTexts = {
  readonly tooLarge: (megabytes: string, max: number) => string
  readonly tooLargeInside: string
  readonly notAFile: (name: string) => string
  readonly brokenFile: (name: string) => string
}

export async function readTableFile(file: File, texts: FileTexts): Promise<TableFile> {
  if (file.size > maxMegabytes * bytesPerMegabyte)
    return refuse(texts.tooLarge((file.size / bytesPerMegabyte).toFixed(1), maxMegabytes))
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, zipSignature)) return readSpreadsheet(file.name, bytes, texts)
  const text = decodeText(bytes)
  if (text === undefined) return refuse(texts.notAFile(file.name))
  if (!/\.(csv|tsv)$/i.test(file.name)) return { kind: 'text', text }
  return { kind: 'sheets', sheets: [{ name: file.name, rows: await parseDelimited(text) }] }
}

/** The cells of all sheets of a file; a text without columns of its own is read as one. */
export async function readSheets(
  file: File,
  texts: FileTexts,
): Promise<readonly (readonly (readonly string[])[])[] | string> {
  const table = await readTableFile(file, texts)
  if (table.kind === 'refused') return table.reason
  return table.kind === 'text'
    ? [await parseDelimited(table.text)]
    : table.sheets.map(({ rows }) => rows)
}

/** The cells of a text whose columns are separated by commas, semicolons, tabs or bars. */
export async function parseDelimited(text: string): Promise<readonly (readonly string[])[]> {
  const { default: papa } = await import('papaparse')
  return papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data
}

const zipSignature = [0x50, 0x4b, 3, 4]
const pdfSignature = [0x25, 0x50, 0x44, 0x46]

async function readSpreadsheet(
  name: string,
  bytes: Uint8Array,
  texts: FileTexts,
): Promise<TableFile> {
  const [{ default: readWorkbook }, { unzipSync, zipSync }] = await Promise.all([
    import('read-excel-file/universal'),
    import('fflate'),
  ])
  let unpackedBytes = 0
  let sheets: readonly { readonly sheet: string; readonly data: readonly (readonly unknown[])[] }[]
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name: part, originalSize }) => {
        const isNeeded = /\.(xml|rels)$/.test(part)
        if (isNeeded) unpackedBytes += originalSize
        return isNeeded && unpackedBytes <= maxUnpackedBytes
      },
    })
    if (unpackedBytes > maxUnpackedBytes) return refuse(texts.tooLargeInside)
    // Packed again without compression: else the library would unpack in a worker of its own, which
    // the page's content security policy refuses.
    sheets = await readWorkbook(new Blob([zipSync(parts, { level: 0 }).slice().buffer]))
  } catch {
    // Whatever the library fails at, the file is the cause: damaged, encrypted, another format in a
    // ZIP.
    return refuse(texts.brokenFile(name))
  }
  const [first, ...others] = sheets.map(({ sheet, data }): Sheet => ({
    name: sheet,
    rows: data.map((row) => row.map(cellText)),
  }))
  return first ? { kind: 'sheets', sheets: [first, ...others] } : refuse(texts.brokenFile(name))
}

/**
 * A formula has the value from when the file was saved; without a saved value the cell is empty.
 */
const cellText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : value instanceof Date
        ? value.toISOString().slice(0, 10)
        : ''

const refuse = (reason: string): TableFile => ({ kind: 'refused', reason })
const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/**
 * Decodes UTF-8, UTF-16 with its byte order mark, else Windows-1252.
 * @returns undefined for a file that is no text
 */
function decodeText(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0) || startsWith(bytes, pdfSignature)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
