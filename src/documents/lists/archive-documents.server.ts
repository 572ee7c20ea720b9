/** The documents of a month, or of any filter, as a ZIP archive of their PDF files with a table. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { StreamOutput } from '../../../packages/contract/file-output.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { tooManyRequests } from '../../../packages/contract/standard-problems.ts'
import { unavailable } from '../../platform/unavailable.ts'
import { csvLines } from '../../platform/files/csv.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import { zipFiles, type ZippedFile } from '../../platform/files/zip.server.ts'
import { tooManyDocuments, type DocumentFilters } from '../contract.ts'
import type { DocumentFiles } from '../drawing/document-files.server.ts'
import { documentPageSize } from '../issuing/mailed-files.ts'
import { readContent } from '../store.server.ts'
import { documentExport } from '../export-columns.ts'
import { toFoundDocument, toListedDocument } from './list-documents.server.ts'
import {
  countDocuments,
  listDocuments,
  type DocumentPosition,
  type FoundDocuments,
  type ListedDocumentRow,
} from './list-store.server.ts'
import { documentsMessages } from '../messages/documents.ts'
import type { DocumentsDependencies } from '../service.server.ts'

const { archive: messages } = documentsMessages

/** The maximum number of documents in one archive. */
export const maxArchived = 20_000
/** The maximum number of archives written at the same time. */
const maxArchives = 2
const rowsPerRead = 200
/**
 * The pause in milliseconds between two attempts while too many files wait to be drawn, and the
 * number of attempts.
 */
const patience = { pause: 1000, tries: 120 }

type Dependencies = Pick<
  DocumentsDependencies,
  'companies' | 'database' | 'readSettings' | 'now'
> & {
  readonly files: DocumentFiles
}

/** @returns a function that writes an archive, and the number of archives being written */
export function createArchives(
  deps: Dependencies,
): (actor: Actor, filters: DocumentFilters) => Promise<StreamOutput> {
  let running = 0
  const counted = async function* (files: AsyncIterable<ZippedFile>) {
    running += 1
    try {
      yield* zipFiles(files)
    } finally {
      running -= 1
    }
  }
  return async (actor, filters) => {
    if (running >= maxArchives)
      throw tooManyRequests({ detail: messages.tooManyAtOnce, retryAfter: 30 })
    const found = await toFoundDocument(deps, actor, filters)
    const count = await countDocuments(deps.database.handle, found, maxArchived + 1)
    if (count > maxArchived) throw tooManyDocuments({ detail: messages.tooMany(maxArchived) })
    const { timeZone } = await deps.readSettings()
    const today = dayOf(deps.now(), timeZone)
    const days = [filters.from, filters.to].filter((day) => day !== undefined)
    return {
      name: `documents-${days.length === 0 ? today : days.join('-to-')}.zip`,
      chunks: counted(archivedFiles(deps, found)),
    }
  }
}

/** The files of the documents, newest first, and last the table of the archive's contents. */
async function* archivedFiles(
  deps: Dependencies,
  found: FoundDocuments,
): AsyncGenerator<ZippedFile> {
  const index = [csvLines([[...documentExport.map(([heading]) => heading), messages.file]])]
  for await (const row of documentsOf(deps, found)) {
    const document = toListedDocument(row)
    const bytes = await loadPatiently(deps, row)
    const name = `${document.number}.pdf`
    index.push(
      csvLines([
        [...documentExport.map(([, cell]) => cell(document)), bytes ? name : messages.notDrawn],
      ]),
    )
    if (bytes) yield { name, bytes, changedAt: row.issued_at }
  }
  const bytes = new TextEncoder().encode(`\uFEFF${index.join('')}`)
  yield { name: 'documents.csv', bytes, changedAt: deps.now() }
}

async function* documentsOf(
  { database: { handle } }: Dependencies,
  found: FoundDocuments,
): AsyncGenerator<ListedDocumentRow> {
  let after: DocumentPosition | undefined
  for (;;) {
    const rows = await listDocuments(handle, found, { after, limit: rowsPerRead })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsPerRead) return
    after = { issuedAt: last.issued_at, id: last.id }
  }
}

/**
 * Drawn as on request. Other waiting requests come first.
 * @returns undefined if it cannot be drawn: the archive states this, and contains the others
 */
async function loadPatiently(
  { database, files }: Pick<Dependencies, 'database' | 'files'>,
  row: ListedDocumentRow,
): Promise<Uint8Array | undefined> {
  const paper = documentPageSize(await readContent(database.handle, row.id))
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await files.load(row, `pdf-${paper}`)).bytes
    } catch (error) {
      if (!isProblem(error, unavailable)) {
        if (error instanceof Error && error.message.startsWith('A document cannot be drawn'))
          return undefined
        throw error
      }
      if (attempt >= patience.tries) throw error
      await pause(patience.pause)
    }
  }
}
