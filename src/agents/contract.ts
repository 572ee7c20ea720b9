/**
 * The API contract of agents: programs that a person links and that act for the person within a
 * mandate. Source: product rule 12.3.
 */
import * as z from 'zod/mini'
import { agentScopes, endpoint, type Service } from '../platform/access/endpoint.ts'
import { Id, Integer, Line, OptionalLine, Timestamp } from '../platform/fields/fields.ts'
import { Money, MoneyTotal } from '../platform/fields/money-field.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { companyNotFound } from '../platform/access/access-problems.ts'
import { agentsMessages as messages } from './messages/agents.ts'
import { maxDays } from './rules.ts'

const titles = messages.problems
export const agentsOff = problem('agents-off', 409, titles.off)
/**
 * The program's request is invalid: the person is not sent back to it, since none of its data can
 * be trusted.
 */
export const linkNotValid = problem('link-not-valid', 422, titles.requestNotValid)
/** `facts.most`: the maximum number of agents per person. */
export const tooManyAgents = problem('too-many-agents', 409, titles.tooMany)

const Scopes = z.array(z.enum(agentScopes))
const Days = Integer(1, maxDays, () => messages.notDays(maxDays))

/** The parameters of a program's link to the shop (RFC 6749, 4.1.1; RFC 7636; RFC 8707). */
const linkFields = {
  clientId: Line(1000),
  redirectUri: Line(1000),
  responseType: OptionalLine(40),
  codeChallenge: OptionalLine(128),
  codeChallengeMethod: OptionalLine(20),
  scope: z.optional(OptionalLine(400)),
  resource: z.optional(OptionalLine(1000)),
  state: z.optional(OptionalLine(1000)),
}
export const LinkRequest = z.strictObject(linkFields)
export type LinkRequest = z.output<typeof LinkRequest>

/** Limits are without tax; orders above a limit wait for the person. */
const mandateFields = { orderLimit: Money, monthLimit: Money, days: Days }
export const NewLink = z.strictObject({
  ...linkFields,
  ...mandateFields,
  /** The company for which it buys; absent: for the person privately. */
  company: z.optional(Id),
})
export type NewLink = z.output<typeof NewLink>

const Agent = named(
  'Agent',
  renameKeys(
    z.strictObject({
      id: Id,
      name: z.string(),
      company: z.optional(z.string()),
      scopes: Scopes,
      orderLimit: MoneyTotal,
      monthLimit: MoneyTotal,
      /** `ended`: unlinked, or ended because one of its tokens was used twice. */
      state: z.enum(['active', 'expired', 'ended']),
      endedBy: z.optional(z.enum(['person', 'replay'])),
      linkedAt: Timestamp,
      expiresAt: Timestamp,
      /** At most one minute late. */
      usedAt: z.optional(Timestamp),
    }),
    { id: '_id' },
  ),
)
export type Agent = z.output<typeof Agent>

const AgentCall = named(
  'AgentCall',
  renameKeys(
    z.strictObject({
      id: Id,
      at: Timestamp,
      tool: z.string(),
      /** `done`, or the type of the Problem. */
      outcome: z.string(),
      order: z.optional(z.int()),
    }),
    { id: '_id' },
  ),
)

const AdvisedFields = z.strictObject({
  sku: z.string(),
  quantity: z.int(),
  found: z.boolean(),
  toolId: z.optional(Id),
  name: z.optional(z.string()),
  /**
   * Whether this quantity can be ordered now; otherwise `reason` explains why not, and `below` and
   * `above` are the nearest valid quantities.
   */
  valid: z.optional(z.boolean()),
  reason: z.optional(z.string()),
  below: z.optional(z.int()),
  above: z.optional(z.int()),
  minimumQuantity: z.optional(z.int()),
  packSize: z.optional(z.int()),
  stock: z.optional(z.int()),
  /** The caller's price at this quantity for `pricePer` units; absent if prices are hidden. */
  unitPrice: z.optional(Money),
  pricePer: z.optional(z.int()),
  /** The catalogue price at this quantity, for `cataloguePricePer` units. */
  cataloguePrice: z.optional(Money),
  cataloguePricePer: z.optional(z.int()),
  /** The source of the price. */
  priceFrom: z.optional(z.enum(['catalogue', 'company'])),
})
const AdvisedLine = named(
  'AdvisedLine',
  renameKeys(AdvisedFields, {
    minimumQuantity: 'minimum_quantity',
    packSize: 'pack_size',
    stock: 'Stock',
    pricePer: 'price_per',
  }),
)
export type AdvisedLine = z.output<typeof AdvisedFields>
/** The maximum number of lines in one call. */
export const maxAdvised = 200

export const agentsContract = {
  list: endpoint({
    route: 'GET /agents',
    access: 'customer',
    summary: "List the caller's agents and their states",
    input: z.strictObject({}),
    output: z.array(Agent),
  }),
  calls: endpoint({
    route: 'GET /agents/:id/calls',
    access: 'customer',
    summary: "List an agent's most recent calls, newest first",
    input: z.strictObject({ id: Id }),
    output: z.array(AgentCall),
    problems: [notFound],
  }),
  saveMandate: endpoint({
    route: 'PUT /agents/:id',
    access: 'customer',
    stepUp: 'own-access',
    summary: "Change the limits and duration of an agent's mandate",
    input: z.strictObject({ id: Id, ...mandateFields }),
    output: z.strictObject({ acknowledged: z.boolean(), modifiedCount: z.int() }),
    problems: [notFound],
  }),
  unlink: endpoint({
    route: 'DELETE /agents/:id',
    access: 'customer',
    summary: 'Unlink an agent and revoke its tokens',
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
  readLink: endpoint({
    route: 'POST /agent-links/reading',
    access: 'customer',
    rateLimit: 'agentLinks',
    summary: 'Read a link request: the program and the scopes that it requests',
    input: named('AgentLinkRequest', LinkRequest),
    output: z.strictObject({
      name: z.string(),
      /** The host to which the person is sent back: the name alone is no proof. */
      returnsTo: z.string(),
      /** Whether it is a program on the person's own machine. */
      local: z.boolean(),
      scopes: Scopes,
      /** Where the person is sent after refusing. */
      refusedTo: z.string(),
    }),
    problems: [agentsOff, linkNotValid],
  }),
  link: endpoint({
    route: 'POST /agent-links',
    access: 'customer',
    stepUp: 'own-access',
    rateLimit: 'agentLinks',
    summary: 'Link an agent and set its mandate',
    input: named('NewAgentLink', NewLink),
    output: z.strictObject({
      /** The program's address, with a code that it exchanges for its tokens within a minute. */
      redirectTo: z.string(),
    }),
    problems: [agentsOff, linkNotValid, tooManyAgents, companyNotFound],
  }),
  advise: endpoint({
    route: 'POST /quantity-advice',
    access: 'anyone',
    forCompany: true,
    keys: 'buying',
    agents: {
      tool: 'advise_quantities',
      scope: 'public',
      use:
        'Checks whether the quantity on each of up to 200 lines can be ordered (minimum, full packs, ' +
        'stock). Returns the price of each line and the nearest quantities that can be ordered. A ' +
        'linked agent gets the prices of its user, with their source.',
    },
    summary:
      "Check whether quantities can be ordered; get the nearest valid quantities and the caller's " +
      'prices',
    input: z.strictObject({
      lines: z
        .array(z.strictObject({ sku: Line(40), quantity: Integer(1, 1_000_000) }))
        .check(z.minLength(1), z.maxLength(maxAdvised)),
    }),
    output: z.strictObject({ lines: z.array(AdvisedLine) }),
  }),
}
/** The operations that the HTTP API calls. */
export interface AgentsOperations extends Service<typeof agentsContract> {}
