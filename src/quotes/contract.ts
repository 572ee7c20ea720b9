/** The API contract of quotes: request, offer, accept. Source: product rule 5.4. */
import { UnitFields } from '../catalogue/units/unit-fields.ts'
import * as z from 'zod/mini'
import { companyNotFound } from '../platform/access/access-problems.ts'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { FileOutput } from '../../packages/contract/file-output.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { pageSizes } from '../documents/rules.ts'
import { buyerRefusals } from '../orders/model/validate-company.ts'
import { contactFields } from '../orders/model/contact-fields.ts'
import { maxOrderLines } from '../orders/model/cart-fields.ts'
import { deliveryChanged, linesRefused, notDelivered, taxChanged } from '../orders/contract.ts'
import { ordersMessages } from '../orders/messages/orders.ts'
import { RequestedLine, OrderLine } from '../orders/order-line.ts'
import { maxListBodyBytes } from '../platform/http/body-limits.ts'
import {
  Day,
  Id,
  Integer,
  IntegerText,
  OptionalLine,
  OptionalText,
  pageFields,
  Text,
  Timestamp,
} from '../platform/fields/fields.ts'
import { Money, MoneyTotal } from '../platform/fields/money-field.ts'
import { quotesMessages as messages } from './messages/quotes.ts'
import { ownQuotesOperation, QuoteSummaryDto, summaryFields } from './own-quotes-contract.ts'
import { quoteStates } from './rules.ts'

const titles = messages.problems
/** There is a newer offer. `facts.version`: its number. */
export const quoteChanged = problem('quote-changed', 409, titles.changed)
export const quoteWithdrawn = problem('quote-withdrawn', 409, titles.withdrawn)
/** `facts.validUntil`: the last day on which it could be accepted. */
export const quoteExpired = problem('quote-expired', 409, titles.expired)
/** The request does not fit the quote's state. `facts.state`: that state. */
export const quoteNotOpen = problem('quote-not-open', 409, titles.notOpen)

const Quantity = Integer(1, 1_000_000, messages.notQuantity)
const Version = Integer(1, 1_000_000)
const VersionText = IntegerText(1, 1_000_000)

type WithTool = { readonly toolId: string }
/** Lines, each for a different tool. */
const LinesOf = <T extends z.core.$ZodType<WithTool>>(Line: T) =>
  z.array(Line).check(
    z.minLength(1, messages.noLines),
    z.maxLength(maxOrderLines, { error: () => messages.tooManyLines(maxOrderLines) }),
    z.superRefine((lines: readonly WithTool[], { addIssue }) => {
      const seen = new Set<string>()
      for (const [position, { toolId }] of lines.entries()) {
        const path = [position, 'toolId']
        if (seen.has(toolId))
          addIssue({ code: 'custom', path, message: ordersMessages.toolTwice, input: toolId })
        seen.add(toolId)
      }
    }),
  )

const RequestLine = named('QuoteRequestLine', z.strictObject({ toolId: Id, quantity: Quantity }))
export const NewQuote = z.strictObject({
  lines: LinesOf(RequestLine),
  message: z.optional(OptionalText(2000)),
})
export type NewQuote = z.output<typeof NewQuote>

const OfferedLine = named(
  'QuoteOfferLine',
  z.strictObject({
    toolId: Id,
    quantity: Quantity,
    unitPrice: Money,
    /** The number of units for the price, as in the requested line; absent: one. */
    pricePer: UnitFields.pricePer,
  }),
)
export const NewOffer = z.strictObject({
  id: Id,
  /** The newest version that its author saw; 0 for the first offer. */
  version: Integer(0, 1_000_000),
  lines: LinesOf(OfferedLine),
  /** The last day, in the shop's time zone. */
  validUntil: Day(messages.notDay),
  message: z.optional(OptionalText(2000)),
})
export type NewOffer = z.output<typeof NewOffer>

const Offer = z.strictObject({
  version: z.int(),
  lines: z.array(OrderLine),
  /** Goods, without delivery and tax. */
  total: MoneyTotal,
  validUntil: z.string(),
  message: z.string(),
  by: z.string(),
  at: Timestamp,
})
export type Offer = z.output<typeof Offer>

const Message = z.strictObject({
  side: z.enum(['buyer', 'shop']),
  by: z.string(),
  text: z.string(),
  at: Timestamp,
})

export type { QuoteSummary } from './own-quotes-contract.ts'

const QuoteFields = z.strictObject({
  ...summaryFields,
  /** As requested, at the buyer's prices of that day, if these are visible. */
  lines: z.array(RequestedLine),
  /** The newest first. */
  versions: z.array(named('QuoteOffer', Offer)),
  /** The oldest first. */
  messages: z.array(named('QuoteMessage', Message)),
})
export type Quote = z.output<typeof QuoteFields>
export const QuoteDto = named('Quote', renameKeys(QuoteFields, { id: '_id' }))

/** `q`: a part of the name, e-mail address or company, or the number; `company`: the id of one. */
export const QuoteQuery = z.strictObject({
  q: z.optional(OptionalLine(200)),
  company: z.optional(Id),
  state: z.optional(z.enum(quoteStates)),
  ...pageFields,
})
export type QuoteQuery = z.output<typeof QuoteQuery>

const Acceptance = z.strictObject({ id: Id, version: Version, ...contactFields })
export type Acceptance = z.output<typeof Acceptance>

const One = z.strictObject({ id: Id })
const byStaff = { access: 'admin', permission: 'orders' } as const
/**
 * Staff, and people who may see this quote: the person who requested it, or the members of the
 * company.
 */
const byBoth = { access: 'customer', permission: 'orders' } as const

export const quotesContract = {
  ask: endpoint({
    route: 'POST /quotes',
    keys: 'buying',
    access: 'customer',
    idempotent: true,
    forCompany: true,
    status: 201,
    rateLimit: 'quotes',
    maxBodyBytes: maxListBodyBytes,
    agents: {
      tool: 'ask_quote',
      scope: 'place-orders',
      use:
        'Asks the shop for special prices for large quantities. Staff reply later: see my_quotes. ' +
        'Nothing is ordered.',
      writes: true,
    },
    summary: 'Request a quote for the given quantities',
    input: named('NewQuote', NewQuote),
    output: QuoteDto,
    problems: [linesRefused],
  }),
  own: ownQuotesOperation,
  list: endpoint({
    route: 'GET /quotes',
    ...byStaff,
    paged: true,
    summary: 'List all quotes, most recent request first',
    input: QuoteQuery,
    output: z.array(QuoteSummaryDto),
  }),
  read: endpoint({
    route: 'GET /quotes/:id',
    keys: 'buying',
    ...byBoth,
    agents: {
      tool: 'read_quote',
      scope: 'read-orders',
      use: 'Reads a quote with its offers and messages, by its `_id`.',
    },
    summary: 'Get a quote with its versions and messages',
    input: One,
    output: QuoteDto,
    problems: [notFound],
  }),
  answer: endpoint({
    route: 'POST /quotes/:id/versions',
    ...byStaff,
    maxBodyBytes: maxListBodyBytes,
    status: 201,
    summary: 'Make an offer; the previous offer is kept but can no longer be accepted',
    input: NewOffer,
    output: QuoteDto,
    problems: [notFound, linesRefused, quoteChanged, quoteNotOpen],
  }),
  file: endpoint({
    route: 'GET /quotes/:id/pdf',
    keys: 'buying',
    ...byBoth,
    rateLimit: 'documents',
    mediaType: 'application/pdf',
    summary: 'Download an offer as a PDF file',
    input: z.strictObject({
      id: Id,
      /** The newest, if absent. */
      version: z.optional(VersionText),
      size: z.optional(z.enum(pageSizes)),
    }),
    output: FileOutput,
    problems: [notFound],
  }),
  write: endpoint({
    route: 'POST /quotes/:id/messages',
    keys: 'buying',
    ...byBoth,
    status: 201,
    rateLimit: 'quotes',
    summary: 'Send a message about a quote to the other party',
    input: z.strictObject({ id: Id, text: Text(2000) }),
    output: QuoteDto,
    problems: [notFound],
  }),
  accept: endpoint({
    route: 'POST /quotes/:id/acceptance',
    access: 'customer',
    agents: {
      tool: 'accept_quote',
      scope: 'place-orders',
      use:
        'Accepts the newest offer of a quote and places the order at the offered prices. A ' +
        "repeated call places no second order. An order above the agent's limits waits for the " +
        "person's approval.",
      writes: true,
      order: 'order',
    },
    summary: 'Accept the newest offer and place one order at the offered prices',
    input: renameKeys(Acceptance, { phone: 'phoneNum' }),
    output: QuoteDto,
    problems: [
      notFound,
      companyNotFound,
      quoteChanged,
      quoteWithdrawn,
      quoteExpired,
      quoteNotOpen,
      linesRefused,
      taxChanged,
      deliveryChanged,
      notDelivered,
      ...buyerRefusals,
    ],
  }),
  decline: endpoint({
    route: 'POST /quotes/:id/refusal',
    access: 'customer',
    summary: 'Decline an offer, or withdraw the request',
    input: One,
    output: QuoteDto,
    problems: [notFound, quoteNotOpen],
  }),
  withdraw: endpoint({
    route: 'POST /quotes/:id/withdrawal',
    ...byStaff,
    summary: 'Withdraw an offer, or decline the request',
    input: One,
    output: QuoteDto,
    problems: [notFound, quoteNotOpen],
  }),
}
/** The operations that the HTTP API calls. */
export interface QuotesOperations extends Service<typeof quotesContract> {}
