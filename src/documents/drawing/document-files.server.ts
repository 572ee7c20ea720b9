/**
 * The files of documents, PDF and XML: drawn from the frozen content on first use, then stored, so
 * that the bytes never change.
 */
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import type { BrandingService } from '../../branding/service.server.ts'
import { printLogoFile } from '../../platform/profile/brand-picture.ts'
import type { DrawingPool } from './drawing-pool.server.ts'
import { documentNumber, type FileFormat } from '../rules.ts'
import {
  findFile,
  insertFile,
  readContent,
  type DocumentRow,
  type FileRow,
} from '../store.server.ts'

export type DocumentFiles = {
  /** @throws as DrawingPool.draw, if the file must be drawn */
  load(document: DocumentRow, format: FileFormat): Promise<FileRow>
}

type Dependencies = {
  readonly database: Database
  readonly drawing: Pick<DrawingPool, 'draw'>
  /** The logo that a document refers to; see BrandingService.file. */
  readonly branding: Pick<BrandingService, 'file'>
  readonly now: () => Date
}

/** Loads files; requests for a file that is being drawn wait for the same drawing. */
export function createDocumentFiles(dependencies: Dependencies): DocumentFiles {
  const underWay = new Map<string, Promise<FileRow>>()
  return {
    async load(document, format) {
      const kept = await findFile(dependencies.database.handle, document.id, format)
      if (kept) return kept
      const key = `${document.id} ${format}`
      const drawing =
        underWay.get(key) ??
        drawAndKeep(dependencies, document, format).finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      return drawing
    },
  }
}

const WithLogo = z.object({ shop: z.object({ logo: z.optional(z.string()) }) })
const logoKeyOf = (content: unknown): string | undefined =>
  z.safeParse(WithLogo, content).data?.shop.logo

/** Outside any transaction. After a crash, the file is drawn at the next request. */
async function drawAndKeep(
  { database, drawing, branding, now }: Dependencies,
  { id, kind, series, number, issue_date: issueDate, issued_at: issuedAt }: DocumentRow,
  format: FileFormat,
): Promise<FileRow> {
  const content = await readContent(database.handle, id)
  const printedNumber = documentNumber(series, number)
  const document = { kind, number: printedNumber, issueDate, issuedAt, content }
  const key = logoKeyOf(content)
  const logo = key === undefined ? undefined : await branding.file(key, printLogoFile)
  const bytes = Buffer.from((await drawing.draw({ document, format, logo })).bytes)
  const sha256 = createHash('sha256').update(bytes).digest()
  await insertFile(database.handle, { documentId: id, format, bytes, sha256, drawnAt: now() })
  // Another instance may have stored its own file first.
  const kept = await findFile(database.handle, id, format)
  if (!kept) throw new Error('A file that was kept is gone')
  return kept
}
