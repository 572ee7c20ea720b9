/**
 * The only SQL on documents, their files and deliveries. Numbers are counted in `paper_numbers`,
 * which the release before counts in, too.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { DocumentKind } from './rules.ts'

export type DocumentRow = {
  readonly id: string
  readonly kind: DocumentKind
  readonly series: string
  readonly number: number
  readonly order_number: number | null
  readonly user_id: string | null
  /** 'YYYY-MM-DD' */
  readonly issue_date: string
  readonly currency: string
  readonly issued_at: Date
  /** Null for a document of a whole order. */
  readonly shipment_id: string | null
}
/** With the time at which its order was cancelled, and to whom it was sent, oldest first. */
export type ListedDocumentRow = DocumentRow & {
  readonly cancelled_at: Date | null
  readonly deliveries: readonly { readonly to: string; readonly at: string }[]
}

const columns = sql`
  documents.id, documents.kind, documents.series, documents.number, documents.order_number,
  documents.user_id, documents.issue_date, documents.currency, documents.issued_at,
  documents.shipment_id`

const selectFirst = async (
  db: Handle,
  condition: RawBuilder<unknown>,
): Promise<DocumentRow | undefined> => {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from documents where ${condition}
    order by issued_at, id limit 1`.execute(db)
  return rows[0]
}

export const findDocument = (db: Handle, id: string): Promise<DocumentRow | undefined> =>
  selectFirst(db, sql`id = ${id}`)

/** The first document of this kind that was issued for an order. */
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

/** An invoice or a credit note, with what it says. */
export type BillingRow = DocumentRow & {
  readonly corrects_id: string | null
  readonly content: unknown
}

/** The invoices and credit notes of an order, oldest first. */
export async function listBilling(db: Handle, orderNumber: number): Promise<readonly BillingRow[]> {
  const { rows } = await sql<BillingRow>`
    select ${columns}, documents.corrects_id, documents.content
    from documents
    where order_number = ${orderNumber} and kind in ('invoice', 'credit-note')
    order by issued_at, id`.execute(db)
  return rows
}

/** Notes to whom a document was sent. */
export async function insertDelivery(
  tx: Handle,
  delivery: { readonly documentId: string; readonly recipient: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into document_deliveries (document_id, recipient, sent_at)
    values (${delivery.documentId}, ${delivery.recipient}, ${delivery.at})`.execute(tx)
}

/** The payment terms of the company for which an order was placed, from the view of companies. */
export async function findAgreedTerms(tx: Handle, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ payment_terms: string }>`
    select payment_terms from order_payment_terms where order_id = ${orderId}`.execute(tx)
  return rows[0]?.payment_terms
}

export type DocumentFilters = {
  readonly kinds: readonly DocumentKind[]
  /** Only those for this user. */
  readonly userId?: string | undefined
  readonly orderNumber?: number | undefined
  /** Days of issue ('YYYY-MM-DD'), both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}
/** Where a page begins: after this document. */
export type DocumentPosition = { readonly issuedAt: Date; readonly id: string }

/**
 * A document is dated by the shop's day on which it is issued, whatever its time zone was then. So
 * the moment of issue is at most two days from midnight UTC of that day, and the index by time
 * finds the days.
 */
const issuedBetween = ({ from, to }: DocumentFilters): readonly RawBuilder<unknown>[] => [
  ...(from === undefined
    ? []
    : [
        sql`documents.issue_date >= ${from}::date
          and documents.issued_at >= (${from}::date - 2)::timestamp at time zone 'UTC'`,
      ]),
  ...(to === undefined
    ? []
    : [
        sql`documents.issue_date <= ${to}::date
          and documents.issued_at < (${to}::date + 3)::timestamp at time zone 'UTC'`,
      ]),
]

/**
 * Newest first. What happened to their orders comes from the view that orders publish.
 */
export async function listDocuments(
  db: Handle,
  filters: DocumentFilters,
  { after, limit }: { readonly after: DocumentPosition | undefined; readonly limit: number },
): Promise<readonly ListedDocumentRow[]> {
  const { kinds, userId, orderNumber } = filters
  const conditions = [
    sql`documents.kind = any(${kinds})`,
    ...issuedBetween(filters),
    ...(userId === undefined ? [] : [sql`documents.user_id = ${userId}`]),
    ...(orderNumber === undefined ? [] : [sql`documents.order_number = ${orderNumber}`]),
    ...(after
      ? [sql`(documents.issued_at, documents.id) < (${after.issuedAt}, ${after.id}::uuid)`]
      : []),
  ]
  const { rows } = await sql<ListedDocumentRow>`
    select ${columns}, state.cancelled_at, coalesce(sent.deliveries, '[]') as deliveries
    from documents
    left join order_states_by_id state on state.id = documents.order_id
    left join lateral (
      select jsonb_agg(
        jsonb_build_object(
          'to', recipient,
          'at', to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by sent_at
      ) as deliveries
      from document_deliveries
      where document_id = documents.id
    ) sent on true
    where ${sql.join(conditions, sql` and `)}
    order by documents.issued_at desc, documents.id desc
    limit ${limit}`.execute(db)
  return rows
}

export type NewDocument = DocumentRow & {
  readonly corrects_id: string | null
  /** 'YYYY-MM-DD'; null where it is the day of issue. */
  readonly supply_date: string | null
  /** 'YYYY-MM-DD'; null where it is due on receipt. */
  readonly due_date: string | null
  readonly order_id: string
  /** A `DocumentContent`. */
  readonly content: object
}

/** Writes a document and sets the counter to its number. */
export async function insertDocument(db: Handle, document: NewDocument): Promise<DocumentRow> {
  const { kind, number } = document
  const { rows } = await sql<DocumentRow>`
    insert into documents (
      id, kind, series, number, order_id, order_number, user_id, issue_date, currency,
      content, issued_at, supply_date, due_date, shipment_id, corrects_id
    )
    values (
      ${document.id}, ${kind}, ${document.series}, ${number}, ${document.order_id},
      ${document.order_number}, ${document.user_id}, ${document.issue_date},
      ${document.currency},
      ${JSON.stringify(document.content)}::jsonb, ${document.issued_at},
      ${document.supply_date}::date, ${document.due_date}::date, ${document.shipment_id}::uuid,
      ${document.corrects_id}::uuid
    )
    returning ${columns}`.execute(db)
  await sql`update paper_numbers set last = ${number} where kind = ${kind}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A document was not written')
  return row
}

/** What a document says, as it was stored. */
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

/** Keeps a file, unless another instance has kept one: then that one stays. */
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
 * Deletes the documents of these orders of the demo shop; the trigger that protects documents
 * refuses any other deletion. A series that has no document left begins anew.
 */
export async function deleteDemoDocuments(db: Handle, orderIds: readonly string[]): Promise<void> {
  const ofOrders = sql`(select id from documents where order_id = any(${orderIds}::uuid[]))`
  await sql`select set_config('ironmonger.clearing_demo', 'on', true)`.execute(db)
  await sql`delete from document_files where document_id in ${ofOrders}`.execute(db)
  await sql`delete from document_deliveries where document_id in ${ofOrders}`.execute(db)
  await sql`delete from documents where order_id = any(${orderIds}::uuid[])`.execute(db)
  await sql`select set_config('ironmonger.clearing_demo', 'off', true)`.execute(db)
  // Numbers that the shopkeeper has set stay.
  await sql`
    delete from paper_numbers
    where prefix is null
      and not exists (select from documents where documents.kind = paper_numbers.kind)`.execute(db)
}

/** What a buyer's documents say, oldest first; their files are downloaded by `id`. */
export async function listDocumentsOfUser(
  db: Handle,
  userId: string,
): Promise<
  readonly (Pick<DocumentRow, 'id' | 'series' | 'number'> & { readonly content: unknown })[]
> {
  const { rows } = await sql<
    Pick<DocumentRow, 'id' | 'series' | 'number'> & { readonly content: unknown }
  >`
    select id, series, number, kind, order_number, issued_at, content from documents
    where user_id = ${userId} order by issued_at, id`.execute(db)
  return rows
}
