/**
 * The only SQL on documents, their files and deliveries. Numbers are counted in `paper_numbers`,
 * which the previous release also uses.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Customer } from './document-content.ts'
import type { InvoiceForm } from '../companies/rules.ts'
import type { DocumentKind } from './rules.ts'

export type DocumentRow = {
  readonly id: string
  readonly kind: DocumentKind
  readonly series: string
  readonly number: number
  readonly order_number: number | null
  readonly user_id: string | null
  /** For a statement of a company; for other documents the order has it. */
  readonly company_id: string | null
  /** 'YYYY-MM-DD' */
  readonly issue_date: string
  readonly currency: string
  readonly issued_at: Date
  /** Null for a document of a whole order. */
  readonly shipment_id: string | null
}
/** The columns of a `DocumentRow`. */
export const documentColumns = sql`
  documents.id, documents.kind, documents.series, documents.number, documents.order_number,
  documents.user_id, documents.company_id, documents.issue_date, documents.currency, documents.issued_at,
  documents.shipment_id`

/** Of no company, or of one of these; the view `order_owners` is published by orders. */
export const ofMemberCompanies = (memberOf: readonly string[]): RawBuilder<boolean> => sql<boolean>`
  (documents.company_id is null or documents.company_id = any(${[...memberOf]}::uuid[]))
  and not exists (
    select from order_owners owner
    where owner.id = documents.order_id and owner.company_id is not null
      and owner.company_id <> all(${[...memberOf]}::uuid[])
  )`

const selectFirst = async (
  db: Handle,
  condition: RawBuilder<unknown>,
): Promise<DocumentRow | undefined> => {
  const { rows } = await sql<DocumentRow>`
    select ${documentColumns} from documents where ${condition}
    order by issued_at, id limit 1`.execute(db)
  return rows[0]
}

export const findDocument = (db: Handle, id: string): Promise<DocumentRow | undefined> =>
  selectFirst(db, sql`id = ${id}`)

/** The first issued document of this kind for an order. */
export const findOrderDocument = (
  db: Handle,
  orderNumber: number,
  kind: DocumentKind,
): Promise<DocumentRow | undefined> =>
  selectFirst(db, sql`order_number = ${orderNumber} and kind = ${kind}`)

/** The invoice of a whole order, if there is one. */
export const findWholeInvoice = (
  db: Handle,
  orderNumber: number,
): Promise<DocumentRow | undefined> =>
  selectFirst(db, sql`order_number = ${orderNumber} and kind = 'invoice' and shipment_id is null`)

export const findShipmentDocument = (
  db: Handle,
  { orderNumber, shipmentId }: { readonly orderNumber: number; readonly shipmentId: string },
  kind: DocumentKind,
): Promise<DocumentRow | undefined> =>
  selectFirst(
    db,
    sql`order_number = ${orderNumber} and shipment_id = ${shipmentId} and kind = ${kind}`,
  )

/** An invoice or a credit note, with its content. */
export type BillingRow = DocumentRow & {
  readonly corrects_id: string | null
  readonly content: unknown
}

/** An invoice or credit note of an order, reduced to its sums. */
export type OrderBill = Pick<BillingRow, 'content' | 'corrects_id' | 'id' | 'kind'>

/** The invoices and credit notes of an order, oldest first. */
export async function listBilling(db: Handle, orderNumber: number): Promise<readonly BillingRow[]> {
  const { rows } = await sql<BillingRow>`
    select ${documentColumns}, documents.corrects_id, documents.content
    from documents
    where order_number = ${orderNumber} and kind in ('invoice', 'credit-note')
    order by issued_at, id`.execute(db)
  return rows
}

export type NewDelivery = {
  readonly documentId: string
  readonly recipient: string
  readonly at: Date
  /** The staff member who sent it; undefined for the shop itself. */
  readonly actorId?: string
  /** The key of the mail that contains it, so that it counts as unsent again if that mail fails. */
  readonly mailKey?: string
}

/** Records to whom a document was sent. */
export async function insertDelivery(
  tx: Handle,
  { documentId, recipient, at, actorId, mailKey }: NewDelivery,
): Promise<void> {
  await sql`
    insert into document_deliveries (document_id, recipient, actor_id, sent_at, mail_key)
    values (${documentId}, ${recipient}, ${actorId ?? null}, ${at}, ${mailKey ?? null})`.execute(tx)
}

/** Records that an invoice or credit note has not been sent yet. */
export async function insertUnsent(tx: Handle, { id, issued_at: at }: DocumentRow): Promise<void> {
  await sql`
    insert into unsent_documents (document_id, issued_at) values (${id}, ${at})
    on conflict do nothing`.execute(tx)
}

/** Records that an invoice or credit note has reached its buyer, who has downloaded it. */
export async function deleteUnsent(db: Handle, id: string): Promise<void> {
  await sql`delete from unsent_documents where document_id = ${id}`.execute(db)
}

/** The number of unsent invoices and credit notes. */
export async function countUnsent(db: Handle): Promise<number> {
  const { rows } = await sql<{ unsent: number }>`
    select count(*)::int as unsent from unsent_documents`.execute(db)
  return rows[0]?.unsent ?? 0
}

/** The payment terms of the company for which an order was placed, from the view of companies. */
export async function findAgreedTerms(tx: Handle, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ payment_terms: string }>`
    select payment_terms from order_payment_terms where order_id = ${orderId}`.execute(tx)
  return rows[0]?.payment_terms
}

/** The company for which an order was placed, from the view of companies. */
export async function findCustomer(db: Handle, orderId: string): Promise<Customer | undefined> {
  const { rows } = await sql<Customer & { readonly reference: string }>`
    select name, address, vat_id as "vatId", number, buyer_reference as reference from order_customers
    where order_id = ${orderId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { reference, ...customer } = row
  return reference === '' ? customer : { ...customer, buyerReference: reference }
}

export type CustomsRow = {
  readonly tool_id: string
  readonly customs_number: string | null
  readonly origin: string | null
  /** Grams per unit. */
  readonly weight_grams: number | null
}

/** The customs data of these tools, from the catalogue's view. */
export async function listCustoms(
  tx: Handle,
  toolIds: readonly string[],
): Promise<readonly CustomsRow[]> {
  const { rows } = await sql<CustomsRow>`
    select tool_id, customs_number, origin, weight_grams from customs_of_tools
    where tool_id = any(${[...toolIds]}::uuid[])`.execute(tx)
  return rows
}

/** How the company of an order receives its invoices and credit notes. */
export type Billing = {
  readonly form: InvoiceForm
  /** Empty: to the buyer. */
  readonly email: string
}
export async function findBilling(db: Handle, orderId: string): Promise<Billing> {
  const { rows } = await sql<Billing>`
    select invoice_form as form, billing_email as email from order_customers
    where order_id = ${orderId}`.execute(db)
  return rows[0] ?? { form: 'shop', email: '' }
}

export type NewDocument = DocumentRow & {
  readonly corrects_id: string | null
  /** 'YYYY-MM-DD'; null if it is the date of issue. */
  readonly supply_date: string | null
  /** 'YYYY-MM-DD'; null if due on receipt. */
  readonly due_date: string | null
  /** Null for a statement. */
  readonly order_id: string | null
  /** A `DocumentContent`, or a `StatementContent`. */
  readonly content: object
}

/** Writes a document and sets the counter to its number. */
export async function insertDocument(db: Handle, document: NewDocument): Promise<DocumentRow> {
  const { kind, number } = document
  const { rows } = await sql<DocumentRow>`
    insert into documents (
      id, kind, series, number, order_id, order_number, user_id, issue_date, currency,
      content, issued_at, supply_date, due_date, shipment_id, corrects_id, company_id
    )
    values (
      ${document.id}, ${kind}, ${document.series}, ${number}, ${document.order_id},
      ${document.order_number}, ${document.user_id}, ${document.issue_date},
      ${document.currency},
      ${JSON.stringify(document.content)}::jsonb, ${document.issued_at},
      ${document.supply_date}::date, ${document.due_date}::date, ${document.shipment_id}::uuid,
      ${document.corrects_id}::uuid, ${document.company_id}::uuid
    )
    returning ${documentColumns}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A document was not written')
  return row
}

/** A document's stored content. */
export async function readContent(db: Handle, id: string): Promise<unknown> {
  const { rows } = await sql<{ content: unknown }>`
    select content from documents where id = ${id}`.execute(db)
  return rows[0]?.content
}

export type FileRow = { readonly bytes: Buffer; readonly sha256: Buffer }

export async function findFile(
  db: Handle,
  documentId: string,
  format: string,
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select bytes, sha256 from document_files
    where document_id = ${documentId} and format = ${format}`.execute(db)
  return rows[0]
}

/** Stores a file, unless another instance has stored one: then that one is kept. */
export async function insertFile(
  db: Handle,
  file: FileRow & { readonly documentId: string; readonly format: string; readonly drawnAt: Date },
): Promise<void> {
  await sql`
    insert into document_files (document_id, format, bytes, sha256, drawn_at)
    values (${file.documentId}, ${file.format}, ${file.bytes}, ${file.sha256}, ${file.drawnAt})
    on conflict do nothing`.execute(db)
}

/**
 * The content of a buyer's documents, oldest first; their files are downloaded by `id`. Without
 * those of companies to which the buyer no longer belongs.
 */
export async function listDocumentsOfUser(
  db: Handle,
  userId: string,
  memberOf: readonly string[],
): Promise<
  readonly (Pick<DocumentRow, 'id' | 'series' | 'number'> & { readonly content: unknown })[]
> {
  const { rows } = await sql<
    Pick<DocumentRow, 'id' | 'series' | 'number'> & { readonly content: unknown }
  >`
    select id, series, number, kind, order_number, issued_at, content from documents
    where user_id = ${userId} and ${ofMemberCompanies(memberOf)} order by issued_at, id`.execute(db)
  return rows
}
