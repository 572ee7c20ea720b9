/**
 * The API contract of documents: issue an order's invoice or packing slip, list issued documents,
 * download their files.
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { FileOutput, StreamOutput } from '../../packages/contract/file-output.ts'
import {
  Day,
  Email,
  Id,
  Integer,
  IntegerText,
  Line,
  OptionalLine,
  pageFields,
  Timestamp,
} from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'
import { mailMessages } from '../platform/messages/mail.ts'
import { changedMeanwhile } from '../platform/seen.ts'
import { problem } from '../../packages/contract/problem.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound, forbidden } from '../../packages/contract/standard-problems.ts'
import { allowanceEndpoints } from './issuing/allowance-contract.ts'
import { documentsMessages as messages } from './messages/documents.ts'
import { maxOrderNumber } from '../orders/rules.ts'
import {
  documentKinds,
  orderDocumentKinds,
  pageSizes,
  shipmentDocumentKinds,
  unnumberedKinds,
  xmlFormats,
} from './rules.ts'
import { maxSetNumber, numberedKinds } from './numbers/series-rules.ts'

export const nothingToCredit = problem('nothing-to-credit', 409, messages.problems.nothingToCredit)
export const notIssued = problem('paper-not-issued', 409, messages.problems.notIssued)

export const notElectronic = problem('not-electronic', 409, messages.problems.notElectronic)
export const notMailed = problem('document-not-mailed', 409, messages.problems.notMailed)
const mailNotSetUp = problem('mail-not-set-up', 503, mailMessages.notSetUp)
export const tooManyDocuments = problem('too-many-documents', 409, messages.problems.tooMany)

const Size = z.enum(pageSizes, messages.notSize)

const ListedDocument = z.strictObject({
  id: Id,
  kind: z.enum(documentKinds),
  /** As printed: 'INV-000042'. */
  number: z.string(),
  /** The number of its order. */
  order: z.nullable(z.int()),
  /** The id of the documented shipment; null for a document of the whole order. */
  shipment: z.nullable(z.string()),
  /** 'YYYY-MM-DD' */
  issueDate: z.string(),
  /** ISO 4217 */
  currency: z.string(),
  /** The buyer's name, and the company (empty: none), as on the document. */
  customer: z.string(),
  company: z.string(),
  /** The amount owed or refunded, with tax; null for documents without amounts. */
  total: z.nullable(MoneyTotal),
  /** When its order was cancelled (ISO 8601, UTC). The document itself never changes. */
  cancelledAt: z.nullable(z.string()),
  /** To whom and when it was sent (ISO 8601, UTC); oldest first. */
  sent: z.array(z.strictObject({ to: z.string(), at: z.string() })),
})
export type ListedDocument = z.output<typeof ListedDocument>
export const IssuedDocument = named('IssuedDocument', renameKeys(ListedDocument, { id: '_id' }))

/** Letters, digits and hyphens; empty for orders. */
const prefixPattern = /^(?:[A-Z0-9](?:[A-Z0-9-]{0,10}[A-Z0-9])?)?$/
const Prefix = withWireFormat(z.string().check(z.regex(prefixPattern, messages.series.notPrefix)), {
  type: 'string',
  pattern: prefixPattern.source,
})
const kindOfSeries = z.enum(numberedKinds, messages.series.notKind)
const NumberSeries = z.strictObject({
  kind: kindOfSeries,
  prefix: z.string(),
  nextNumber: z.int(),
  /** As printed: 'INV-000042'. */
  example: z.string(),
})
export type NumberSeries = z.output<typeof NumberSeries>
/** `seen`: the prefix that was read; if the stored prefix differs, nothing is changed. */
export const SeriesChange = z.strictObject({
  kind: kindOfSeries,
  prefix: Prefix,
  nextNumber: Integer(1, maxSetNumber, messages.series.notNext),
  seen: z.optional(Prefix),
})
export type SeriesChange = z.output<typeof SeriesChange>

const filterFields = {
  /** Words in its number, customer, company, e-mail address, order or PO number. */
  q: z.optional(OptionalLine(200)),
  kind: z.optional(z.enum(documentKinds, messages.notAnyKind)),
  order: z.optional(IntegerText(1, maxOrderNumber)),
  /** `no`: invoices and credit notes that were issued but not sent to anybody. */
  sent: z.optional(z.enum(['no'], messages.notSentFilter)),
  /** Dates of issue, inclusive. */
  from: z.optional(Day(messages.notDay)),
  to: z.optional(Day(messages.notDay)),
}
const DocumentFilters = z.strictObject(filterFields)
export type DocumentFilters = z.output<typeof DocumentFilters>
const DocumentQuery = z.strictObject({ ...filterFields, ...pageFields })
export type DocumentQuery = z.output<typeof DocumentQuery>

export const documentsContract = {
  issue: endpoint({
    route: 'POST /order/:number/documents',
    former: { route: 'POST /order/:number/papers', since: '2026-11-27' },
    access: 'customer',
    permission: ['orders', 'money'],
    rateLimit: 'documents',
    summary:
      "Create an order's invoice or packing slip as a PDF; the first call assigns its number",
    input: z.strictObject({
      number: IntegerText(1, maxOrderNumber),
      kind: z.enum(orderDocumentKinds, messages.notKind),
      size: Size,
    }),
    /** `name`: the file's name; `pdf`: its bytes in base64. */
    output: z.strictObject({ name: z.string(), pdf: z.string() }),
    problems: [notFound, forbidden, notIssued],
  }),
  issueForShipment: endpoint({
    route: 'POST /shipments/:id/documents',
    former: { route: 'POST /shipments/:id/papers', since: '2026-11-27' },
    access: 'customer',
    permission: ['orders', 'money'],
    rateLimit: 'documents',
    summary:
      "Create a shipment's delivery note or invoice as a PDF; the first call assigns its number",
    input: z.strictObject({
      id: Id,
      kind: z.enum(shipmentDocumentKinds, messages.notShipmentKind),
      size: Size,
    }),
    output: z.strictObject({ name: z.string(), pdf: z.string() }),
    problems: [notFound, forbidden, notIssued],
  }),
  credit: endpoint({
    route: 'POST /order/:number/credit-notes',
    access: 'admin',
    permission: ['orders', 'money'],
    summary: 'Issue credit notes for invoiced goods that were cancelled or returned',
    input: z.strictObject({ number: IntegerText(1, maxOrderNumber) }),
    /** The issued documents' numbers as printed. */
    output: z.strictObject({ issued: z.array(z.string()) }),
    problems: [notFound, nothingToCredit],
  }),
  ...allowanceEndpoints,
  orderFile: endpoint({
    route: 'GET /order/:number/files/:kind',
    keys: 'buying',
    access: 'customer',
    permission: ['orders', 'money'],
    rateLimit: 'documents',
    mediaType: 'application/pdf',
    summary:
      "Download an order's confirmation or proforma invoice, which has no number and is not stored",
    input: z.strictObject({
      number: IntegerText(1, maxOrderNumber),
      kind: z.enum(unnumberedKinds, messages.notOrderFile),
      size: z.optional(Size),
    }),
    output: FileOutput,
    problems: [notFound, notIssued],
  }),
  check: endpoint({
    route: 'GET /order/:number/documents/check',
    former: { route: 'GET /order/:number/papers/check', since: '2026-11-27' },
    access: 'admin',
    permission: ['orders', 'money'],
    summary:
      'List the characters in an order that its documents cannot print because no font contains them',
    input: z.strictObject({ number: IntegerText(1, maxOrderNumber) }),
    /** `codePoint`: as printed on documents, 'U+1F528'. */
    output: z.strictObject({
      unprintable: z.array(z.strictObject({ character: z.string(), codePoint: z.string() })),
    }),
    problems: [notFound],
  }),
  list: endpoint({
    route: 'GET /documents',
    keys: 'buying',
    access: 'customer',
    permission: ['orders', 'money'],
    paged: true,
    agents: {
      tool: 'my_documents',
      scope: 'read-documents',
      use: 'Lists the person’s invoices, credit notes and delivery notes, newest first.',
      defaults: { limit: '20' },
    },
    summary:
      "List the caller's documents, or all documents for an admin, including those for deleted orders, newest first",
    input: DocumentQuery,
    output: z.array(IssuedDocument),
  }),
  archive: endpoint({
    route: 'GET /documents/archive.zip',
    stepUp: 'leaving',
    access: 'admin',
    permission: ['orders', 'money'],
    rateLimit: 'documents',
    mediaType: 'application/zip',
    streamed: true,
    summary:
      'Download the documents that match the filters as a ZIP archive of PDF files, with a table',
    input: DocumentFilters,
    output: StreamOutput,
    problems: [tooManyDocuments],
  }),
  mail: endpoint({
    route: 'POST /documents/:id/mails',
    stepUp: 'leaving',
    access: 'admin',
    permission: ['orders', 'money'],
    rateLimit: 'documents',
    summary: 'Send a document by e-mail to its buyer, or to another e-mail address if one is given',
    input: z.strictObject({ id: Id, to: z.optional(Email) }),
    output: z.strictObject({ to: z.string(), at: Timestamp }),
    problems: [notFound, notMailed, notElectronic, mailNotSetUp],
  }),
  noteDelivery: endpoint({
    route: 'POST /documents/:id/deliveries',
    access: 'admin',
    permission: ['orders', 'money'],
    summary: "Mark a document as sent to its customer by means other than the shop's e-mail",
    input: z.strictObject({ id: Id, how: Line(200) }),
    output: z.strictObject({ to: z.string(), at: Timestamp }),
    problems: [notFound],
  }),
  file: endpoint({
    route: 'GET /documents/:id/pdf',
    keys: 'buying',
    access: 'customer',
    permission: ['orders', 'money'],
    rateLimit: 'documents',
    mediaType: 'application/pdf',
    summary: 'Download a document’s file, which never changes',
    input: z.strictObject({ id: Id, size: z.optional(Size) }),
    output: FileOutput,
    problems: [notFound],
  }),
  series: endpoint({
    route: 'GET /number-series',
    access: 'admin',
    permission: 'owner',
    summary: 'List the number series of orders and documents with their next numbers',
    input: z.strictObject({}),
    output: z.array(named('NumberSeries', NumberSeries)),
  }),
  setSeries: endpoint({
    route: 'PUT /number-series/:kind',
    stepUp: 'settings',
    access: 'admin',
    permission: 'owner',
    summary:
      'Set the prefix and the next number of a series; numbers only increase and never repeat',
    input: SeriesChange,
    output: named('NumberSeries', NumberSeries),
    problems: [changedMeanwhile],
  }),
  xml: endpoint({
    route: 'GET /documents/:id/xml',
    keys: 'buying',
    access: 'customer',
    permission: ['orders', 'money'],
    rateLimit: 'documents',
    mediaType: 'application/xml',
    summary:
      'Download an invoice as an electronic invoice (EN 16931) in UBL or CII, or as XRechnung (UBL)',
    input: z.strictObject({ id: Id, format: z.enum(xmlFormats, messages.notFormat) }),
    output: FileOutput,
    problems: [notFound, notElectronic],
  }),
  facturx: endpoint({
    route: 'GET /documents/:id/factur-x',
    keys: 'buying',
    access: 'customer',
    permission: ['orders', 'money'],
    rateLimit: 'documents',
    mediaType: 'application/pdf',
    summary:
      'Download an invoice as Factur-X: a PDF/A-3 file that contains the electronic invoice (CII)',
    input: z.strictObject({ id: Id, size: z.optional(Size) }),
    output: FileOutput,
    problems: [notFound, notElectronic],
  }),
}
/** The operations that the HTTP API calls. */
export interface DocumentsOperations extends Service<typeof documentsContract> {}
