/** Reads the sheets of a workbook: XLSX, and OpenDocument (ODS). */
import { strFromU8, unzipSync } from 'fflate'
import { fileMessages as messages } from '../messages.ts'
import { odsSheets } from './ods-sheets.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { xlsxSheets, type WorkbookParts, type XlsxSheet } from './xlsx-sheets.ts'

/**
 * Maximum bytes of an unpacked workbook, because a small file can expand to very many. XLSX sheets
 * are read in pieces; five million cells take some 230 MB.
 */
const [maxXlsxBytes, maxOdsBytes] = [400_000_000, 200_000_000]

/** @throws UnreadableFile */
export function readWorkbook(name: string, bytes: Uint8Array): readonly XlsxSheet[] {
  const parts = unpack(name, bytes)
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array())
  try {
    if ('xl/workbook.xml' in parts) return xlsxSheets(parts)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    // Any error while reading is caused by the file.
    throw new UnreadableFile(messages.broken(name))
  }
  if (!('content.xml' in parts) || isNoSheet(text('content.xml'))) throw otherZip(name, bytes)
  if (/encryption-data/.test(text('META-INF/manifest.xml')))
    throw new UnreadableFile(messages.hasPassword(name))
  return odsSheets(text('content.xml'), text('styles.xml'))
}

/** Whether an OpenDocument file is a text or a presentation. */
const isNoSheet = (content: string): boolean =>
  /<office:(?:text|presentation|drawing)\b/.test(content) && !/<office:spreadsheet\b/.test(content)

/** Other kinds of archives of office programs, recognized by a file in them. */
const inArchives: readonly (readonly [RegExp, string])[] = [
  [/^word\//, 'a text document (DOCX)'],
  [/^ppt\//, 'a presentation (PPTX)'],
  [/^xl\/workbook\.bin$/, 'a binary workbook (XLSB)'],
  [/^Index\/|^index\.apxl$|\.iwa$|^Index\.zip$/, 'a file of Numbers or Pages (Apple)'],
  [/^content\.xml$/, 'a text document or presentation (OpenDocument)'],
]

/** An archive that is not a workbook, with its name if it is known. */
function otherZip(name: string, bytes: Uint8Array): UnreadableFile {
  const names: string[] = []
  unzipSync(bytes, {
    filter: ({ name: part }) => {
      names.push(part)
      return false
    },
  })
  const kind = inArchives.find(([part]) => names.some((one) => part.test(one)))?.[1]
  return new UnreadableFile(
    kind === undefined
      ? messages.otherArchive(name)
      : messages.isKind(name, kind, messages.askForTable),
  )
}

function unpack(name: string, bytes: Uint8Array): WorkbookParts {
  let [unpackedBytes, maxBytes] = [0, maxOdsBytes]
  let parts: WorkbookParts
  try {
    parts = unzipSync(bytes, {
      filter: ({ name: part, originalSize }) => {
        const isNeeded = /\.(xml|rels)$/.test(part)
        if (isNeeded) unpackedBytes += originalSize
        if (part.startsWith('xl/')) maxBytes = maxXlsxBytes
        return isNeeded && unpackedBytes <= maxBytes
      },
    })
  } catch {
    throw new UnreadableFile(messages.broken(name))
  }
  if (unpackedBytes > maxBytes) throw new UnreadableFile(messages.tooLargeInside(maxBytes))
  return parts
}
