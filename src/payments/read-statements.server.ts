/** Reads the statements of a bank file or of an archive of bank files. */
import { decodeText } from '../../packages/file-reader/encoding/text-encoding.ts'
import {
  kindOfBytes,
  kindOfText,
  nameOfKind,
  type FileKind,
} from '../../packages/file-reader/formats/file-kind.ts'
import { isMarkup } from '../../packages/file-reader/formats/markup-table.ts'
import type { RawStatement } from './bank-file-key.server.ts'
import { readBankCsv } from './bank-lists/read-bank-csv.server.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { readCamt } from './read-camt.server.ts'
import { readMtFile } from './read-mt940.server.ts'
import { withoutRepeats, type StatementFile } from './repeats/repeated-statements.ts'
import { withGaps } from './repeats/statement-gaps.ts'
import { statementsIn } from './statement-archive.server.ts'
import { UnreadableBankFile } from './unreadable-bank-file.ts'

/** Kinds of files that may be statements; files of other kinds are listed by name. */
const readable: ReadonlySet<FileKind | undefined> = new Set([undefined, 'camt', 'xml'])

export type Shop = {
  /** ISO 4217. */
  readonly currency: string
  /** The IBAN in the settings, if any. */
  readonly own: string | undefined
}

type ReadStatements = {
  readonly statements: readonly RawStatement[]
  /** Files of an archive that are not statements, with the reasons. */
  readonly leftOut: readonly string[]
}

/**
 * Detects the format from the content: camt, MT940, MT942, a list, or an archive of these and other
 * files. Statements and entries that the upload contains twice are read once.
 * @throws UnreadableBankFile
 */
export async function readStatements(
  name: string,
  bytes: Uint8Array,
  shop: Shop,
): Promise<ReadStatements> {
  const packed = statementsIn(bytes)
  if (packed === undefined)
    return {
      statements: statementsOf([{ name, statements: await readOne(name, bytes, shop) }]),
      leftOut: [],
    }
  const files: StatementFile[] = []
  const leftOut: string[] = []
  let isRead = false
  for (const one of packed)
    try {
      files.push({ name: one.name, statements: await readOne(one.name, one.bytes, shop) })
      isRead = true
    } catch (error) {
      if (!(error instanceof UnreadableBankFile)) throw error
      leftOut.push(messages.bank.leftOut(one.name, error.message))
    }
  if (!isRead) throw new UnreadableBankFile(leftOut.slice(0, maxLeftOut).join(' '))
  return { statements: statementsOf(files), leftOut }
}

const statementsOf = (files: readonly StatementFile[]): readonly RawStatement[] =>
  withGaps(withoutRepeats(files).flatMap(({ statements }) => statements))

/** The most files of an archive that a refusal names. */
const maxLeftOut = 3

async function readOne(
  name: string,
  bytes: Uint8Array,
  shop: Shop,
): Promise<readonly RawStatement[]> {
  const text = decodeText(bytes)
  const kind = kindOfBytes(bytes) ?? (text === undefined ? undefined : kindOfText(text))
  if (text !== undefined && (kind === 'mt940' || kind === 'mt942'))
    return readMtFile(text, shop.currency)
  if (kind === 'mt940Part') throw new UnreadableBankFile(messages.bank.partOfMt940)
  // The workbook reader accepts a workbook, or reports that it is invalid or has a password.
  if (kind === 'container') return readBankCsv(name, bytes, shop)
  if (!readable.has(kind) && kind !== undefined)
    throw new UnreadableBankFile(messages.bank.isKind(nameOfKind(kind)))
  // Some banks name an HTML page with a table as a workbook.
  if (text !== undefined && isMarkup(text)) return readBankCsv(name, bytes, shop)
  if (text !== undefined && /^\uFEFF?\s*</.test(text)) return readCamt(text)
  return readBankCsv(name, bytes, shop)
}
