/** Archives of statements that banks provide, with one file for each day or account. */
import { unzipSync } from 'fflate'
import { isZip } from '../../packages/file-reader/read-table.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { UnreadableBankFile } from './unreadable-bank-file.ts'

export type PackedStatement = { readonly name: string; readonly bytes: Uint8Array }

/** More than a year of daily files; and the maximum total size of statements. */
const [maxFiles, maxBytes] = [400, 50_000_000]

/** Files that a workbook contains: it is a list, not an archive. */
const workbookPart = /^(?:\[Content_Types\]\.xml|xl\/|content\.xml$|META-INF\/)/
/** The name of the first file of an archive. Source: APPNOTE.TXT of ZIP, 4.3.7. */
const firstName = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes.subarray(30, 30 + (bytes[26] ?? 0)))
/** Folders, and files that macOS adds to archives. */
const isAside = (name: string): boolean => /\/$|(?:^|\/)(?:__MACOSX\/|\.)/.test(name)

/**
 * The statements of an archive, ordered by name.
 * @returns undefined for a file that is not an archive, and for a workbook
 * @throws UnreadableBankFile for an archive that is damaged, protected, empty or too large
 */
export function statementsIn(bytes: Uint8Array): readonly PackedStatement[] | undefined {
  if (!isZip(bytes)) return undefined
  let [files, unpacked, isWorkbook] = [0, 0, false]
  let parts: Record<string, Uint8Array>
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (workbookPart.test(name)) isWorkbook = true
        if (isWorkbook || isAside(name)) return false
        files += 1
        unpacked += originalSize
        return files <= maxFiles && unpacked <= maxBytes
      },
    })
  } catch {
    // A truncated workbook is not an archive either; the workbook reader reports the error.
    if (workbookPart.test(firstName(bytes))) return undefined
    throw new UnreadableBankFile(messages.bank.badArchive)
  }
  if (isWorkbook) return undefined
  if (files > maxFiles || unpacked > maxBytes)
    throw new UnreadableBankFile(messages.bank.largeArchive(maxFiles))
  const packed = Object.entries(parts)
    .filter(([, part]) => part.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => ({ name, bytes: part }))
  if (packed.length === 0) throw new UnreadableBankFile(messages.bank.emptyArchive)
  if (packed.some((part) => isZip(part.bytes) && !/\.(?:xlsx|ods)$/i.test(part.name)))
    throw new UnreadableBankFile(messages.bank.badArchive)
  return packed
}
