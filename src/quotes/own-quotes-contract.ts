/** The part of the quotes contract for My Profile: the caller's own quotes, by state. */
import * as z from 'zod/mini'
import { endpoint } from '../platform/access/endpoint.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Id, pageFields, Timestamp } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'
import { quoteStates } from './rules.ts'

export const summaryFields = {
  id: Id,
  number: z.int(),
  state: z.enum(quoteStates),
  name: z.string(),
  email: z.string(),
  /** The company's name at that time; absent if the buyer requested it privately. */
  company: z.optional(z.string()),
  lineCount: z.int(),
  /** The total of the newest offer; null before the first. */
  total: z.nullable(MoneyTotal),
  validUntil: z.nullable(z.string()),
  /** The number of the order that accepted it. */
  order: z.nullable(z.int()),
  askedAt: Timestamp,
  changedAt: Timestamp,
}
const SummaryFields = z.strictObject(summaryFields)
export type QuoteSummary = z.output<typeof SummaryFields>
export const QuoteSummaryDto = named('QuoteSummary', renameKeys(SummaryFields, { id: '_id' }))

export const OwnQuotesQuery = z.strictObject({
  state: z.optional(z.enum(quoteStates)),
  ...pageFields,
})
export type OwnQuotesQuery = z.output<typeof OwnQuotesQuery>

export const ownQuotesOperation = endpoint({
  route: 'GET /quotes/own',
  keys: 'buying',
  access: 'customer',
  paged: true,
  agents: {
    tool: 'my_quotes',
    scope: 'read-orders',
    use: "Lists the quotes for the person and the person's companies, with the status of each.",
    defaults: { limit: '20' },
  },
  summary: "List quotes for the caller and the caller's companies, most recent request first",
  input: OwnQuotesQuery,
  output: z.array(QuoteSummaryDto),
})
