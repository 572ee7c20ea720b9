/**
 * The documents service. A document is issued once: it gets its number, and its content is frozen.
 * From then on it is independent of its order: it remains if the order is deleted, and never
 * changes.
 */
import type { Actor } from '../platform/access/endpoint.ts'
import type { FileOutput } from '../../packages/contract/file-output.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { BrandingService } from '../branding/service.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import type { ShipmentsService } from '../shipments/service.server.ts'
import type { SettingsService } from '../settings/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import { notElectronic, type DocumentsOperations, type ListedDocument } from './contract.ts'
import { findWrongDocuments, type WrongDocument } from './check-store.server.ts'
import { DocumentContent } from './document-content.ts'
import {
  missingForEInvoice,
  missingForXRechnung,
  type EInvoiceHead,
} from './e-invoices/e-invoice-content.ts'
import { documentsMessages as messages } from './messages/documents.ts'
import { createDocumentFiles, type DocumentFiles } from './drawing/document-files.server.ts'
import { createArchives } from './lists/archive-documents.server.ts'
import { mailDocument, noteDelivery } from './issuing/mail-document.server.ts'
import { attachmentOwner, loadAttachment } from './issuing/document-mails.server.ts'
import { importDemoDocuments } from './demo-documents.server.ts'
import { deleteDemoDocuments } from './demo-store.server.ts'
import { createDrawingPool } from './drawing/drawing-pool.server.ts'
import { changeSeries, listSeries } from './numbers/number-series.server.ts'
import { isSeriesDecided } from './numbers/series-store.server.ts'
import { readOrderFile, registerOrderFiles } from './order-files/order-file.server.ts'
import { drawQuote } from './drawing/draw-quote-file.server.ts'
import type { OfferedQuote } from './quote-content.ts'
import { findUnprintable } from './drawing/find-unprintable.server.ts'
import { creditAllowance, listCharges, type PrepareCredited } from './issuing/allowances.server.ts'
import { issueCreditNotes } from './issuing/credit-notes.server.ts'
import {
  creditReduction,
  invoiceInAdvance,
  invoiceShipment,
} from './issuing/issue-by-event.server.ts'
import { wrongBank, wrongVatId } from './issuing/letterhead-checks.ts'
import { issueDocument } from './issuing/issue-document.server.ts'
import { readBilledParts } from './issuing/billed-parts.server.ts'
import { issueShipmentDocument } from './issuing/shipment-documents.server.ts'
import { findHeads } from './lists/find-heads.server.ts'
import { documentsWithIds, listOwnDocuments } from './lists/list-documents.server.ts'
import {
  createStatementDocuments,
  canViewStatement,
  type StatementDocuments,
} from './statements/statements.server.ts'
import type { DocumentScript } from '../platform/document-scripts.ts'
import {
  documentNumber,
  isBill,
  canViewDocument,
  type FileFormat,
  type OrderDocumentKind,
  type PageSize,
  type ShipmentDocumentKind,
} from './rules.ts'
import {
  countUnsent,
  deleteUnsent,
  findDocument,
  findOrderDocument,
  listDocumentsOfUser,
  readContent,
  type DocumentRow,
  type FileRow,
} from './store.server.ts'

export interface DocumentsService extends DocumentsOperations {
  /** Statements of account, whose content payments provide. */
  readonly statements: StatementDocuments
  /** Registers a hook for each credit note for a part of a price, in its transaction. */
  onCredited(prepare: PrepareCredited): void
  /**
   * Draws a version of a quote.
   * @throws as DrawingPool.draw
   */
  drawQuote(quote: OfferedQuote, size: PageSize): Promise<Buffer>
  /** Issues the documents of the shipments of these demo orders, on the days of shipment. */
  importDemo(orderNumbers: readonly number[]): Promise<void>
  /** Deletes the documents of these orders of the demo shop. */
  deleteDemo(tx: Handle, orderIds: readonly string[]): Promise<void>
  /** Whether the invoice series has ever been saved, or has started. */
  isSeriesDecided(): Promise<boolean>
  /** Recomputes invoices and credit notes, and compares them with orders: see `accounts check`. */
  checkAccounts(): Promise<readonly WrongDocument[]>
  /** The existing ones of these documents, as in staff lists; unordered. */
  listedWithIds(db: Handle, ids: readonly string[]): Promise<readonly ListedDocument[]>
  /** A document's content as issued; undefined if it does not exist. */
  frozen(db: Handle, id: string): Promise<FrozenDocument | undefined>
  /** Documents that match a staff search, one line each; the one with this exact number first. */
  findHeads: typeof findHeads
  /** The number of invoices and credit notes that were not sent to anybody. */
  countUnsent(): Promise<number>
  /** Ends the drawing threads. */
  close(): Promise<void>
}

export type FrozenDocument = EInvoiceHead & {
  readonly issuedAt: Date
  readonly content: DocumentContent
}

export type DocumentsDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly orders: OrdersService
  readonly shipments: ShipmentsService
  readonly mail: MailService
  readonly accounts: AccountsService
  readonly companies: Pick<CompaniesService, 'ownedRecords' | 'memberships'>
  /** The shop's address, for links in mails. */
  readonly origin: string
  readonly branding: Pick<BrandingService, 'file'>
  readonly readSettings: ReadSettings
  readonly settings: Pick<SettingsService, 'currentIn' | 'guard'>
  /** The scripts that documents print besides Latin, Greek and Cyrillic. */
  readonly scripts: readonly DocumentScript[]
  readonly now: () => Date
  readonly newId: () => string
}

type Dependencies = DocumentsDependencies & { readonly files: DocumentFiles }

export function createDocumentsService(dependencies: DocumentsDependencies): DocumentsService {
  const drawing = createDrawingPool({ scripts: dependencies.scripts })
  dependencies.accounts.onDataExport(async (db, { id }) => ({
    documents: (
      await listDocumentsOfUser(db, id, (await dependencies.companies.ownedRecords(db, id)).member)
    ).map(({ series, number, ...document }) => ({
      number: documentNumber(series, number),
      ...document,
    })),
  }))
  const deps = { ...dependencies, files: createDocumentFiles({ ...dependencies, drawing }) }
  const archives = createArchives(deps)
  const credited: PrepareCredited[] = []
  dependencies.mail.onAttachment(attachmentOwner, loadAttachment(deps, deps.files))
  registerOrderFiles({ ...deps, drawing })
  dependencies.shipments.onShipment((tx, shipment) => invoiceShipment(deps, tx, shipment))
  dependencies.orders.onPrepaid((tx, order) => invoiceInAdvance(deps, tx, order))
  dependencies.orders.onReduced(async (tx, order) => void (await creditReduction(deps, tx, order)))
  dependencies.orders.onEdit(readBilledParts)
  // Previously saved values stay, and the checklist reports them: only a new value is checked.
  dependencies.settings.guard('bank', async (_tx, bank) => wrongBank(String(bank)))
  dependencies.settings.guard('vatId', async (_tx, vatId) => wrongVatId(String(vatId)))
  return {
    issueForShipment: ({ actor }, request) => downloadShipmentDocument(deps, actor, request),
    credit: async ({ actor }, { number }) => ({
      issued: [...(await issueCreditNotes(deps, actor, number))],
    }),
    charges: async (_, { id }) => ({ lines: await listCharges(deps, id) }),
    allow: ({ actor, idempotencyKey }, request) =>
      creditAllowance({ ...deps, credited }, actor, idempotencyKey, request),
    issue: ({ actor }, request) => downloadOrderDocument(deps, actor, request),
    check: async ({ actor }, { number }) => ({
      unprintable: await findUnprintable({ ...deps, drawing }, actor, number),
    }),
    orderFile: ({ actor }, request) => readOrderFile({ ...deps, drawing }, actor, request),
    archive: ({ actor }, filters) => archives(actor, filters),
    mail: ({ actor }, request) => mailDocument(deps, actor, request),
    noteDelivery: ({ actor }, request) => noteDelivery(deps, actor, request),
    list: ({ actor }, query) => listOwnDocuments(deps, actor, query),
    listedWithIds: documentsWithIds,
    frozen: readFrozen,
    findHeads,
    file: ({ actor }, { id, size = 'a4' }) => readFile(deps, actor, id, `pdf-${size}`),
    xml: ({ actor }, { id, format }) => readFile(deps, actor, id, format),
    facturx: ({ actor }, { id, size = 'a4' }) => readFile(deps, actor, id, `facturx-${size}`),
    series: () => listSeries(deps),
    isSeriesDecided: () => isSeriesDecided(deps.database.handle, 'invoice'),
    setSeries: ({ actor }, change) => changeSeries(deps, actor, change),
    importDemo: (orderNumbers) => importDemoDocuments(deps, orderNumbers),
    deleteDemo: deleteDemoDocuments,
    checkAccounts: () => findWrongDocuments(deps.database.handle),
    statements: createStatementDocuments(deps),
    onCredited: (prepare) => void credited.push(prepare),
    drawQuote: (quote, size) => drawQuote({ ...deps, drawing }, quote, size),
    countUnsent: () => countUnsent(deps.database.handle),
    close: () => drawing.close(),
  }
}

async function readFrozen(db: Handle, id: string): Promise<FrozenDocument | undefined> {
  const row = await findDocument(db, id)
  if (!row) return undefined
  return {
    kind: row.kind,
    number: documentNumber(row.series, row.number),
    issueDate: row.issue_date,
    issuedAt: row.issued_at,
    content: DocumentContent.parse(await readContent(db, id)),
  }
}

export type DocumentRequest = {
  /** The number of the order. */
  readonly number: number
  readonly kind: OrderDocumentKind
  readonly size: PageSize
}

/**
 * The file of an order's document, which is issued now unless it already exists. Issued documents
 * stay, even if their order is cancelled or deleted.
 * @throws forbidden for a packing slip that a buyer requests; notFound when this actor may not see
 *   the order; notIssued when the order's status does not allow it
 */
export async function downloadOrderDocument(
  deps: Dependencies,
  actor: Actor,
  { number, kind, size }: DocumentRequest,
): Promise<{ readonly name: string; readonly pdf: string }> {
  if (!canViewDocument(actor, kind)) throw forbidden()
  const document =
    (await findOrderDocument(deps.database.handle, number, kind)) ??
    (await issueDocument(deps, actor, { number, kind }))
  if (!(await canSeeDocument(deps, actor, document))) throw notFound()
  if (!isAdmin(actor)) await deleteUnsent(deps.database.handle, document.id)
  const { bytes } = await deps.files.load(document, `pdf-${size}`)
  return { name: fileName(document, 'pdf-a4'), pdf: bytes.toString('base64') }
}

/**
 * The file of a shipment's document.
 * @throws as issueShipmentDocument
 */
export async function downloadShipmentDocument(
  deps: Dependencies,
  actor: Actor,
  {
    size,
    ...request
  }: { readonly id: string; readonly kind: ShipmentDocumentKind; readonly size: PageSize },
): Promise<{ readonly name: string; readonly pdf: string }> {
  const document = await issueShipmentDocument(deps, actor, request)
  const { bytes } = await deps.files.load(document, `pdf-${size}`)
  return { name: fileName(document, 'pdf-a4'), pdf: bytes.toString('base64') }
}

/**
 * The file of an issued document.
 * @throws notFound if it does not exist or this actor may not see it; notElectronic if an
 *   electronic format is requested and the document lacks required data
 */
export async function readFile(
  deps: Pick<Dependencies, 'companies' | 'database' | 'files' | 'orders'>,
  actor: Actor,
  id: string,
  format: FileFormat,
): Promise<FileOutput> {
  const { database, files, companies } = deps
  const document = await findDocument(database.handle, id)
  if (!document) throw notFound()
  const mayHave =
    document.kind === 'statement'
      ? await canViewStatement({ companies }, actor, document)
      : await canSeeDocument(deps, actor, document)
  if (!mayHave) throw notFound()
  if (!canViewDocument(actor, document.kind)) throw notFound()
  if (!format.startsWith('pdf-')) await requireElectronic(database.handle, document, format)
  if (!isAdmin(actor)) await deleteUnsent(database.handle, id)
  const { bytes, sha256 }: FileRow = await files.load(document, format)
  return { name: fileName(document, format), bytes, hash: sha256.toString('hex') }
}

/**
 * Checks the present owners of its order: members of the company may have changed since it was
 * issued.
 */
async function canSeeDocument(
  { database: { handle }, orders }: Pick<Dependencies, 'database' | 'orders'>,
  actor: Actor,
  { order_number: number, user_id: userId }: DocumentRow,
): Promise<boolean> {
  const owner = number === null ? undefined : await orders.ownerOf(handle, number)
  return orders.canSee(handle, actor, owner ?? { buyerId: userId ?? '', companyId: null })
}

/** @throws notElectronic naming what is missing */
async function requireElectronic(
  db: Handle,
  { id, ...document }: DocumentRow,
  format: FileFormat,
): Promise<void> {
  if (!isBill(document.kind)) throw notFound()
  const content = DocumentContent.parse(await readContent(db, id))
  const missing = (format === 'xrechnung' ? missingForXRechnung : missingForEInvoice)(content)
  const number = documentNumber(document.series, document.number)
  if (missing.length > 0)
    throw notElectronic({ detail: messages.notElectronicDetail(number, missing) })
}

const fileName = ({ series, number }: DocumentRow, format: FileFormat): string => {
  const name = documentNumber(series, number)
  if (format.startsWith('pdf-')) return `${name}.pdf`
  return format.startsWith('facturx-') ? `${name}-factur-x.pdf` : `${name}-${format}.xml`
}
