/**
 * Catalogues as the trade sends them in ZIP archives: the DATANORM files of one catalogue, a BMEcat
 * file, or a single list. Pure.
 */
import { unzipSync } from 'fflate'
import { fileMessages as messages } from '../messages.ts'
import { UnreadableFile } from '../unreadable-file.ts'

/** A small archive can unpack to a very large size. */
const maxUnpackedBytes = 200_000_000

/** The file with the articles comes first, so that line numbers refer to it. */
const datanormFile = /(?:^|\/)(?:DATANORM|DATATEXT|DATPREIS)\.(?:\d{3}|WRG|RAB)$/i
const xmlFile = /^(?!(?:.*\/)?\.|__MACOSX\/|xl\/|META-INF\/|docProps\/|_rels\/).*\.xml$/i
/** Files that every workbook contains. */
const workbookPart = /^(?:\[Content_Types\]\.xml|content\.xml|mimetype)$/

/**
 * The bytes of the catalogue in an archive: all DATANORM files, one after the other, or the only
 * XML file.
 * @returns undefined for an archive of anything else
 * @throws UnreadableFile for an archive that is damaged or unpacks to too much
 */
export function packedCatalogue(name: string, bytes: Uint8Array): Uint8Array | undefined {
  const names: string[] = []
  unpacked(name, bytes, (part) => {
    names.push(part)
    return false
  })
  if (names.some((part) => workbookPart.test(part))) return undefined
  const datanorm = names.filter((part) => datanormFile.test(part)).toSorted(byKind)
  const xml = names.filter((part) => xmlFile.test(part))
  const wanted = datanorm.length > 0 ? datanorm : xml.length === 1 ? xml : []
  if (wanted.length === 0) return undefined
  const parts = unpacked(name, bytes, (part) => wanted.includes(part))
  const [only] = wanted
  return wanted.length === 1 && only !== undefined
    ? parts[only]
    : joined(wanted.flatMap((part) => parts[part] ?? []))
}

/** Folders, and files that macOS adds. */
const aside = /\/$|(?:^|\/)(?:__MACOSX\/|\.)/
const listFile = /\.(?:csv|tsv|tab|txt|xlsx|xlsm|xls|ods)$/i
/** Files that explain a list. */
const readMe =
  /(?:^|\/)(?:read ?me|liesmich|lisezmoi|leggimi|leesmij|info|hinweis\w*|agb|terms)\w*\.txt$/i

/**
 * The only list in an archive, with or without pictures and documents.
 * @returns undefined for a workbook, and for an archive without a list or with several
 * @throws UnreadableFile for an archive that is damaged or unpacks to too much
 */
export function packedList(
  name: string,
  bytes: Uint8Array,
): { readonly name: string; readonly bytes: Uint8Array } | undefined {
  const names: string[] = []
  unpacked(name, bytes, (part) => {
    names.push(part)
    return false
  })
  if (names.some((part) => workbookPart.test(part))) return undefined
  const [only, ...others] = names.filter(
    (part) => listFile.test(part) && !aside.test(part) && !readMe.test(part),
  )
  if (only === undefined || others.length > 0) return undefined
  const list = unpacked(name, bytes, (part) => part === only)[only]
  return list && { name: only.split('/').at(-1) ?? only, bytes: list }
}

const order = ['DATANORM', 'DATATEXT', 'DATPREIS']
const placeOf = (part: string): string => {
  const [file = '', ending = ''] = (part.toUpperCase().split('/').at(-1) ?? '').split('.')
  return `${/\d/.test(ending) ? order.indexOf(file) : order.length} ${file} ${ending}`
}
const byKind = (a: string, b: string): number => (placeOf(a) < placeOf(b) ? -1 : 1)

function unpacked(
  name: string,
  bytes: Uint8Array,
  isWanted: (part: string) => boolean,
): Record<string, Uint8Array> {
  let size = 0
  let parts: Record<string, Uint8Array>
  try {
    parts = unzipSync(bytes, {
      filter: ({ name: part, originalSize }) => {
        if (!isWanted(part)) return false
        size += originalSize
        return size <= maxUnpackedBytes
      },
    })
  } catch {
    throw new UnreadableFile(messages.broken(name))
  }
  if (size > maxUnpackedBytes) throw new UnreadableFile(messages.tooLargeInside(maxUnpackedBytes))
  return parts
}

/** Joins files with a line end after each, which the last line of a file may lack. */
function joined(files: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(files.reduce((sum, { length }) => sum + length + 1, 0))
  let at = 0
  for (const file of files) {
    all.set(file, at)
    at += file.length
    all[at] = 0x0a
    at += 1
  }
  return all
}
