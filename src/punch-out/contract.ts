/**
 * The API contract of punch-out for staff: the credentials of a company's buyer systems. Rule 12.1.
 */
import * as z from 'zod/mini'
import { companyNotOpen } from '../companies/invitations-contract.ts'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { Id, IntegerText, Line, OptionalLine, Timestamp } from '../platform/fields/fields.ts'
import { FileOutput } from '../../packages/contract/file-output.ts'
import { maxOrderNumber } from '../orders/rules.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { punchOutMessages as messages } from './messages/punch-out.ts'
import { answerKinds, basketFields, messageKinds, protocols, sentKinds } from './rules.ts'

/** `facts.most`: the maximum per company. */
export const tooManyConnections = problem('too-many-connections', 409, messages.problems.tooMany)

export const Origins = z
  .array(Line(300))
  .check(z.minLength(1, messages.notOrigins), z.maxLength(10, messages.notOrigins))
export const Protocol = z.enum(protocols)
export const BasketField = z.enum(basketFields)

const Connection = named(
  'PunchOutConnection',
  renameKeys(
    z.strictObject({
      id: Id,
      protocol: Protocol,
      userName: z.string(),
      /** The buyer system's origin: may show the session in a frame, and receives baskets. */
      origins: z.array(z.string()),
      createdAt: Timestamp,
      /** Absent while it counts. */
      revokedAt: z.optional(Timestamp),
      /** The address for confirmations, ship notices and invoices; absent: they are not sent. */
      answerAddress: z.optional(z.string()),
      /** Whether the shop has stored a secret for that address. */
      hasAnswerSecret: z.optional(z.boolean()),
      /** For cXML: the form field in which the basket is returned. */
      basketField: z.optional(BasketField),
    }),
    { id: '_id' },
  ),
)
export type Connection = z.output<typeof Connection>

const Message = named(
  'PunchOutMessage',
  renameKeys(
    z.strictObject({
      id: Id,
      userName: z.string(),
      at: Timestamp,
      /**
       * `begun` and `refused`: the buyer system called. `returned`: its basket was returned.
       * `ordered`: an order arrived. `answered`: a question about articles was answered. From the
       * shop about an order: `sent` was accepted, `waiting` is sent soon or again, `not-sent` was
       * refused or given up.
       */
      kind: z.enum(messageKinds),
      /** Why it was refused; for messages from the shop, the response. */
      reason: z.optional(z.string()),
      /** For messages from the shop. */
      about: z.optional(z.enum(answerKinds)),
      /** The form without secrets, one entry per field. */
      fields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    }),
    { id: '_id' },
  ),
)
export type Message = z.output<typeof Message>

const CompanyPunchOut = named(
  'CompanyPunchOut',
  z.strictObject({
    company: z.string(),
    /** Whether the setting is on. */
    isOn: z.boolean(),
    /** The address that buyer systems call by OCI. */
    ociAddress: z.string(),
    /** The address for cXML. */
    cxmlAddress: z.string(),
    /** The address for software of craftsmen. */
    idsAddress: z.string(),
    connections: z.array(Connection),
    messages: z.array(Message),
  }),
)
export type CompanyPunchOut = z.output<typeof CompanyPunchOut>

/** For the last `days`; counts are for the company, whichever member ordered. */
const OrderWays = named(
  'OrderWays',
  z.strictObject({
    company: z.string(),
    days: z.int(),
    orderPad: z.strictObject({ address: z.string(), orders: z.int() }),
    files: z.strictObject({
      /** Where people drop files. */
      address: z.string(),
      /** The address to which programs send one; its end is the name of the file. */
      apiAddress: z.string(),
      received: z.int(),
    }),
    /** The address is absent if the shop has no mailbox for orders. */
    mail: z.strictObject({ address: z.optional(z.string()), received: z.int() }),
    punchOut: z.strictObject({
      isOn: z.boolean(),
      connections: z.array(
        named(
          'OrderWayConnection',
          renameKeys(
            z.strictObject({
              id: Id,
              protocol: Protocol,
              address: z.string(),
              userName: z.string(),
              /** Absent where nothing came. */
              lastAt: z.optional(Timestamp),
              baskets: z.int(),
              orders: z.int(),
              refused: z.int(),
            }),
            { id: '_id' },
          ),
        ),
      ),
    }),
    agents: z.strictObject({ isOn: z.boolean(), address: z.string(), orders: z.int() }),
  }),
)
export type OrderWays = z.output<typeof OrderWays>

const OrderAnswer = named(
  'CxmlAnswer',
  z.strictObject({
    /** The id of the received order, the shipment or the document. */
    record: Id,
    kind: z.enum(answerKinds),
    /** Absent if it is not sent automatically, but for you to forward. */
    state: z.optional(z.enum(Object.values(sentKinds))),
  }),
)
export type OrderAnswer = z.output<typeof OrderAnswer>

export const punchOutContract = {
  read: endpoint({
    route: 'GET /companies/:id/punch-out',
    access: 'admin',
    permission: 'customers',
    keys: 'closed',
    summary: "List a company's punch-out connections and the messages from the last 30 days",
    input: z.strictObject({ id: Id }),
    output: CompanyPunchOut,
    problems: [notFound],
  }),
  orderWays: endpoint({
    route: 'GET /companies/:id/order-ways',
    access: 'customer',
    permission: 'customers',
    keys: 'closed',
    summary:
      'List the ways in which a company can order, each with its address and its orders in the ' +
      'last 30 days',
    input: z.strictObject({ id: Id }),
    output: OrderWays,
    problems: [notFound, forbidden, companyNotOpen],
  }),
  add: endpoint({
    route: 'POST /companies/:id/punch-out',
    access: 'admin',
    permission: 'customers',
    keys: 'closed',
    stepUp: 'rights',
    status: 201,
    summary: 'Add a connection; only this response contains its secret',
    input: named(
      'NewPunchOutConnection',
      z.strictObject({
        id: Id,
        protocol: Protocol,
        origins: Origins,
        /** The name that the buyer system sends; for cXML. If absent, the shop creates one. */
        identity: z.optional(Line(100)),
        /** For cXML; default: cxml-urlencoded. */
        basketField: z.optional(BasketField),
      }),
    ),
    output: z.strictObject({ insertedId: Id, userName: z.string(), secret: z.string() }),
    problems: [notFound, tooManyConnections],
  }),
  saveAnswers: endpoint({
    route: 'PUT /companies/:id/punch-out/:connection/answers',
    access: 'admin',
    permission: 'customers',
    keys: 'closed',
    stepUp: 'rights',
    summary:
      'Set the URL that receives the confirmations, ship notices and invoices of a cXML connection',
    input: named(
      'PunchOutAnswers',
      z.strictObject({
        id: Id,
        connection: Id,
        /** Empty: nothing is sent. */
        address: OptionalLine(900),
        /**
         * The secret with which the shop authenticates there. Absent: it stays, unless the origin
         * changes.
         */
        secret: z.optional(OptionalLine(200)),
      }),
    ),
    output: z.strictObject({ acknowledged: z.boolean() }),
    problems: [notFound],
  }),
  sendAgain: endpoint({
    route: 'POST /companies/:id/punch-out/messages/:message/send',
    access: 'admin',
    permission: 'customers',
    keys: 'closed',
    summary: 'Resend an order message that the buyer system did not accept',
    input: z.strictObject({ id: Id, message: Id }),
    output: z.strictObject({ acknowledged: z.boolean() }),
    problems: [notFound],
  }),
  orderAnswers: endpoint({
    route: 'GET /order/:number/cxml',
    access: 'admin',
    permission: ['orders', 'money'],
    summary:
      'List the cXML messages that can be created, one file each, for an order received as cXML',
    input: z.strictObject({ number: IntegerText(1, maxOrderNumber) }),
    output: z.strictObject({ answers: z.array(OrderAnswer) }),
    problems: [notFound],
  }),
  orderAnswer: endpoint({
    route: 'GET /order/:number/cxml/:record',
    access: 'admin',
    permission: ['orders', 'money'],
    mediaType: 'application/xml',
    summary: 'Download a ConfirmationRequest, ShipNoticeRequest or InvoiceDetailRequest',
    input: z.strictObject({ number: IntegerText(1, maxOrderNumber), record: Id }),
    output: FileOutput,
    problems: [notFound],
  }),
  revoke: endpoint({
    route: 'DELETE /companies/:id/punch-out/:connection',
    access: 'admin',
    permission: 'customers',
    keys: 'closed',
    summary: 'Revoke a connection and end its sessions immediately',
    input: z.strictObject({ id: Id, connection: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
}
/** The operations that the HTTP API calls. */
export interface PunchOutOperations extends Service<typeof punchOutContract> {}
