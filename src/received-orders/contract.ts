/** The API contract of received orders: files of buyers that become orders. Source: product rule 12.2. */
import * as z from 'zod/mini'
import { orderPurposes } from '../../packages/file-reader/orders/order-document.ts'
import { FileOutput } from '../../packages/contract/file-output.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { companyNotFound } from '../platform/access/access-problems.ts'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { maxListBodyBytes } from '../platform/http/body-limits.ts'
import {
  Id,
  Integer,
  Line,
  OptionalLine,
  pageFields,
  Timestamp,
} from '../platform/fields/fields.ts'
import { MoneyTotal, ShownTotal } from '../platform/fields/money-field.ts'
import { contactFields } from '../orders/model/contact-fields.ts'
import { maxOrderLines } from '../orders/model/cart-fields.ts'
import { buyerRefusals } from '../orders/model/validate-company.ts'
import { deliveryChanged, linesRefused, notDelivered, taxChanged } from '../orders/contract.ts'
import { answerStates } from './answers/answer-states.ts'
import { receivedForms } from './draft.ts'
import { senderProofs } from './mail-states.ts'
import { CorrectionCounts, MailboxDto } from './inbox-schemas.ts'
import { answerMessages } from './messages/answers.ts'
import { mailMessages } from '../platform/messages/mail.ts'
import { receivedMessages as messages } from './messages/received-orders.ts'
import { Differences, ReceivedLine } from './line-schemas.ts'
import { placementStates, receivedStates } from './rules.ts'

/** Bytes of a file, and characters of its name. */
export const maxOrderFileBytes = 5_000_000
export const maxOrderFileName = 120

const titles = messages.problems
const mailNotSetUp = problem('mail-not-set-up', 503, mailMessages.notSetUp)
/** `detail` states what the file is, and what to ask for. */
export const orderFileUnreadable = problem('order-file-unreadable', 422, titles.unreadable)
/** `facts.revision`: the current revision. */
export const receivedOrderChanged = problem('received-order-changed', 409, titles.changed)
/** `facts.state`. */
export const receivedOrderNotOpen = problem('received-order-not-open', 409, titles.notOpen)
/** `facts.lines`: the number of lines that are to be confirmed or unknown. */
export const linesNotCertain = problem('lines-not-certain', 409, titles.notReady)
export const noBuyerNamed = problem('no-buyer-named', 409, titles.noBuyer)
/** The file changes or cancels an order, or is a copy. `facts.purpose`. */
export const notNewOrder = problem('not-new-order', 409, titles.notNew)
/** The change does not state what each line means, or it names a line that the order lacks. */
export const changeNotMerged = problem('change-not-merged', 409, titles.notMerged)
/** `facts.earlier`: the id of the order that came first. With `again`, the order is placed. */
export const receivedTwice = problem('order-received-twice', 409, titles.receivedTwice)
/** `facts.goods`: the current price of the goods. */
export const goodsChanged = problem('goods-changed', 409, titles.sumChanged)

/** The order is open, on hold, or has a format without a response: `detail` states which. */
export const noOrderAnswer = problem('no-order-answer', 409, answerMessages.title)

const Party = named(
  'ReceivedOrderParty',
  z.strictObject({
    name: z.string(),
    contact: z.string(),
    street: z.string(),
    street2: z.string(),
    postcode: z.string(),
    city: z.string(),
    region: z.string(),
    country: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
)
const Earlier = z.strictObject({
  id: Id,
  receivedAt: Timestamp,
  state: z.enum(receivedStates),
  order: z.nullable(z.int()),
  replacedBy: z.nullable(Id),
})

const summaryFields = {
  id: Id,
  state: z.enum(receivedStates),
  form: z.enum(receivedForms),
  fileName: z.string(),
  /** The buyer's order number; '' if the file has none. */
  number: z.string(),
  /** The sender, according to the file. */
  sender: z.string(),
  /** The buyer; null until somebody names one. */
  buyer: z.nullable(z.strictObject({ userId: Id, name: z.string(), email: z.string() })),
  company: z.nullable(z.strictObject({ id: Id, name: z.string() })),
  lineCount: z.int(),
  /** Lines whose tool or quantity a person has changed, or that a person left out. */
  correctedCount: z.int(),
  receivedAt: Timestamp,
  /** When it was ordered or rejected. */
  endedAt: z.nullable(Timestamp),
  /** The number of the resulting order. */
  order: z.nullable(z.int()),
  /** Whether the same order was received before. */
  isRepeated: z.boolean(),
  /** Why nothing could be read in the file; '' if it could be read. */
  fault: z.string(),
  /** Whether the shop places it automatically, by the setting of its company. */
  placement: z.enum(placementStates),
  /** Why it stays a draft; '' without automatic placement, and for orders that were placed. */
  placementReason: z.string(),
  /** The newer received order that replaced it; its state is then `rejected`. */
  replacedBy: z.nullable(Id),
}
const SummaryFields = z.strictObject(summaryFields)
export type ReceivedOrderSummary = z.output<typeof SummaryFields>
const SummaryDto = named('ReceivedOrderSummary', renameKeys(SummaryFields, { id: '_id' }))

const ReceivedOrderFields = z.strictObject({
  ...summaryFields,
  revision: z.int(),
  purpose: z.enum(orderPurposes),
  /** The number of the order that a change or a cancellation changes. */
  changes: z.string(),
  date: z.string(),
  currency: z.string(),
  notes: z.array(z.string()),
  from: Party,
  deliverTo: Party,
  severalAddresses: z.boolean(),
  wishedFrom: z.string(),
  wishedUntil: z.string(),
  /** Sheets of the workbook that were not read. */
  otherSheets: z.array(z.string()),
  /** The number of rows without a quantity, which are not lines. Missing if there are none. */
  emptyRows: z.optional(z.int()),
  /** Parts of a standard format that are not read, as written; '…' at the end: there are more. */
  unread: z.optional(z.array(z.string())),
  /** Sentences of a text, a PDF or a table that add to its lines: three at most. */
  saysMore: z.optional(z.array(z.string())),
  /**
   * Totals of the file that differ from the sum of its lines, as decimal numbers; null if some line
   * has no price. Missing if all totals agree.
   */
  otherTotals: z.optional(
    z.array(z.strictObject({ said: z.string(), lines: z.nullable(z.string()) })),
  ),
  lines: z.array(ReceivedLine),
  /** The total of the certain lines. */
  goods: ShownTotal,
  /** The text of the file, as lines refer to it: its first 400,000 characters. */
  text: z.string(),
  /**
   * Earlier receipts of the same order, by number or file: first those that were not rejected, then
   * the newest.
   */
  earlier: z.array(Earlier),
  /**
   * The differences from the first of these orders; null if the caller sees none, or none is read.
   */
  differences: z.nullable(Differences),
  /** The reason for the rejection; '' if nobody gave one. */
  reason: z.string(),
  /** The mail that brought it; null for a file. */
  mail: z.nullable(
    z.strictObject({
      from: z.string(),
      name: z.string(),
      subject: z.string(),
      proof: z.enum(senderProofs),
    }),
  ),
  /** The mailed answer to the sender; null for a file. */
  answer: z.nullable(
    z.strictObject({
      state: z.enum(answerStates),
      /** Whether the company's setting mails the answer automatically. */
      isBySetting: z.boolean(),
      sentAt: z.nullable(Timestamp),
      /** Why the mail is never answered; '' if it may be answered. */
      reason: z.string(),
    }),
  ),
})
export type ReceivedOrder = z.output<typeof ReceivedOrderFields>
export type ReceivedLine = ReceivedOrder['lines'][number]
const ReceivedOrderDto = named('ReceivedOrder', renameKeys(ReceivedOrderFields, { id: '_id' }))

/** `q`: a part of the number, the sender, the company or the file's name. */
export const ReceivedOrderQuery = z.strictObject({
  q: z.optional(OptionalLine(200)),
  state: z.optional(z.enum(receivedStates)),
  ...pageFields,
})
export type ReceivedOrderQuery = z.output<typeof ReceivedOrderQuery>

const CorrectionInput = named(
  'ReceivedOrderCorrection',
  z.strictObject({
    line: Integer(0, 100_000),
    sku: z.optional(Line(40)),
    quantity: z.optional(Integer(1, 1_000_000)),
    confirmed: z.optional(z.boolean()),
    leftOut: z.optional(z.boolean()),
  }),
)
export type CorrectionInput = z.output<typeof CorrectionInput>
const Corrections = z.strictObject({
  id: Id,
  /** The revision that the caller saw. */
  revision: Integer(1, 2_000_000_000),
  /** The buyer; only staff may set it. */
  buyer: z.optional(z.strictObject({ userId: Id, company: z.optional(Id) })),
  /** Replaces the corrections of these lines; a line without other fields loses its own. */
  lines: z.array(CorrectionInput).check(z.maxLength(maxOrderLines)),
})
export type Corrections = z.output<typeof Corrections>

const Placement = z.strictObject({
  id: Id,
  revision: Integer(1, 2_000_000_000),
  /** The price of the goods as shown; the request is refused if they now cost something else. */
  goods: z.optional(MoneyTotal),
  /** Place the order although the same order was received before. */
  again: z.optional(z.boolean()),
  ...contactFields,
})
export type Placement = z.output<typeof Placement>

const One = z.strictObject({ id: Id })
/** Staff, the buyer, and the person who brought the file. */
const byBoth = { access: 'customer', permission: 'orders' } as const

export const receivedOrdersContract = {
  receive: endpoint({
    route: 'POST /order-files/:name',
    keys: 'buying',
    ...byBoth,
    forCompany: true,
    status: 201,
    rateLimit: 'orderFiles',
    maxFileBytes: maxOrderFileBytes,
    fileTypes: [
      'text/csv',
      'text/plain',
      'application/xml',
      'application/pdf',
      'application/EDIFACT',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    summary: 'Upload an order file; each order in it becomes a draft, and nothing is ordered',
    input: z.strictObject({ name: Line(maxOrderFileName) }),
    output: z.array(SummaryDto),
    problems: [orderFileUnreadable],
  }),
  list: endpoint({
    route: 'GET /received-orders',
    access: 'admin',
    permission: 'orders',
    paged: true,
    summary: 'List the orders received as files, newest first',
    input: ReceivedOrderQuery,
    output: z.array(SummaryDto),
  }),
  own: endpoint({
    route: 'GET /received-orders/own',
    keys: 'buying',
    access: 'customer',
    forCompany: true,
    paged: true,
    summary: "List the caller's received orders for the selected company, newest first",
    input: z.strictObject(pageFields),
    output: z.array(SummaryDto),
  }),
  mailbox: endpoint({
    route: 'GET /received-orders/mailbox',
    access: 'admin',
    permission: 'orders',
    summary: 'Get the e-mail address and status of the mailbox for orders',
    input: z.strictObject({}),
    output: MailboxDto,
  }),
  corrections: endpoint({
    route: 'GET /received-orders/corrections',
    access: 'admin',
    permission: 'orders',
    summary: 'Count the corrections in orders received in the last 30 days, by kind',
    input: z.strictObject({}),
    output: CorrectionCounts,
  }),
  read: endpoint({
    route: 'GET /received-orders/:id',
    keys: 'buying',
    ...byBoth,
    summary: 'Get a received order with its lines, the certainty of each line, and the reasons',
    input: One,
    output: ReceivedOrderDto,
    problems: [notFound],
  }),
  file: endpoint({
    route: 'GET /received-orders/:id/file',
    keys: 'buying',
    ...byBoth,
    mediaType: 'application/octet-stream',
    summary: 'Download the file as it was received',
    input: One,
    output: FileOutput,
    problems: [notFound],
  }),
  answer: endpoint({
    route: 'GET /received-orders/:id/answer',
    keys: 'buying',
    ...byBoth,
    mediaType: 'application/octet-stream',
    summary: 'Download the response in the format of the order: UBL, cXML, EDIFACT or openTRANS',
    input: One,
    output: FileOutput,
    problems: [notFound, noOrderAnswer],
  }),
  sendAnswer: endpoint({
    route: 'POST /received-orders/:id/answer-mail',
    access: 'admin',
    permission: 'orders',
    summary:
      'E-mail the response to the sender of the order after 8 seconds, once for each e-mail received',
    input: One,
    output: ReceivedOrderDto,
    problems: [notFound, noOrderAnswer, mailNotSetUp],
  }),
  takeBackAnswer: endpoint({
    route: 'DELETE /received-orders/:id/answer-mail',
    access: 'admin',
    permission: 'orders',
    summary: 'Cancel a response e-mail that has not been sent yet',
    input: One,
    output: ReceivedOrderDto,
    problems: [notFound, noOrderAnswer],
  }),
  correct: endpoint({
    route: 'PUT /received-orders/:id',
    ...byBoth,
    maxBodyBytes: maxListBodyBytes,
    summary: 'Correct the lines of a received order and set its buyer',
    input: named('ReceivedOrderCorrections', Corrections),
    output: ReceivedOrderDto,
    problems: [notFound, companyNotFound, receivedOrderChanged, receivedOrderNotOpen],
  }),
  place: endpoint({
    route: 'POST /received-orders/:id/order',
    ...byBoth,
    summary: 'Place the order; repeated calls place it only once',
    input: named('ReceivedOrderPlacement', renameKeys(Placement, { phone: 'phoneNum' })),
    output: ReceivedOrderDto,
    problems: [
      notFound,
      companyNotFound,
      receivedOrderChanged,
      receivedOrderNotOpen,
      linesNotCertain,
      noBuyerNamed,
      notNewOrder,
      receivedTwice,
      goodsChanged,
      linesRefused,
      taxChanged,
      deliveryChanged,
      notDelivered,
      ...buyerRefusals,
    ],
  }),
  replace: endpoint({
    route: 'POST /received-orders/:id/replacement',
    ...byBoth,
    summary: 'Replace the earlier version of the same order if that version has not been placed',
    input: z.strictObject({
      id: Id,
      /** Lines that the change does not name stay unchanged: see `differences.merged`. */
      merge: z.optional(z.boolean()),
    }),
    output: ReceivedOrderDto,
    problems: [notFound, receivedOrderNotOpen, notNewOrder, changeNotMerged],
  }),
  reject: endpoint({
    route: 'POST /received-orders/:id/rejection',
    ...byBoth,
    summary: 'Reject a received order',
    input: z.strictObject({
      id: Id,
      reason: z.optional(OptionalLine(500)),
    }),
    output: ReceivedOrderDto,
    problems: [notFound, receivedOrderNotOpen],
  }),
}
/** The operations that the HTTP API calls. */
export interface ReceivedOrdersOperations extends Service<typeof receivedOrdersContract> {}
