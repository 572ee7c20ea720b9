/** The part of the saved lists contract for the front page: the available lists. */
import * as z from 'zod/mini'
import { endpoint } from '../platform/access/endpoint.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Id, Timestamp } from '../platform/fields/fields.ts'

export const summaryFields = {
  id: Id,
  name: z.string(),
  shared: z.boolean(),
  /** Whether the caller may delete it. */
  own: z.boolean(),
  /** Its author; empty if the account was deleted. */
  by: z.string(),
  lineCount: z.int(),
  revision: z.int(),
  changedAt: Timestamp,
}
const SummaryFields = z.strictObject(summaryFields)
export type ListSummary = z.output<typeof SummaryFields>
export const ListSummaryDto = named('SavedListSummary', renameKeys(SummaryFields, { id: '_id' }))

export const listOperation = endpoint({
  route: 'GET /lists',
  access: 'customer',
  forCompany: true,
  summary: "List the caller's lists and those shared in the company, by name",
  input: z.strictObject({}),
  output: z.array(ListSummaryDto),
})
