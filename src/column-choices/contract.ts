/** The API contract of column choices: what somebody said about the columns of a sender's files. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import {
  ChoiceFields,
  maxKeptColumns,
  maxKeptHeading,
  maxSender,
} from '../platform/files/column-memory.ts'
import { Id, OptionalLine, Timestamp } from '../platform/fields/fields.ts'
import { places } from './rules.ts'

const Place = z.enum(places)
const Headings = z
  .array(z.string().check(z.maxLength(maxKeptHeading)))
  .check(z.maxLength(maxKeptColumns))

const keptFields = {
  place: Place,
  sender: OptionalLine(maxSender),
  headings: Headings,
  choice: ChoiceFields,
}
const Kept = named(
  'KeptColumnChoice',
  z.strictObject({ id: Id, ...keptFields, changedAt: Timestamp }),
)
const Choosing = z.strictObject(keptFields)
export type Choosing = z.output<typeof Choosing>

/** Staff with the permission of a place share its choices; anybody else has their own. */
const byPlace = {
  access: 'customer',
  permission: ['catalogue', 'customers', 'money'],
  keys: 'closed',
} as const

export const columnChoicesContract = {
  list: endpoint({
    route: 'GET /column-choices',
    ...byPlace,
    summary: 'List the saved column choices for one kind of file, newest first',
    input: z.strictObject({ place: Place }),
    output: z.array(Kept),
    problems: [forbidden],
  }),
  keep: endpoint({
    route: 'PUT /column-choices',
    ...byPlace,
    rateLimit: 'columnChoices',
    summary: "Save what the columns in a sender's files mean, replacing any earlier choice",
    input: Choosing,
    output: Kept,
    problems: [forbidden],
  }),
  forget: endpoint({
    route: 'DELETE /column-choices/:id',
    ...byPlace,
    summary:
      'Delete a column choice, so that files from this sender are read by their own headings again',
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
}
/** One method for each operation of the contract. */
export interface ColumnChoicesOperations extends Service<typeof columnChoicesContract> {}
