/** The API contract of the desk: the tools as staff see them, and setting the state of many. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { ToolRecordDto } from '../catalogue/contract.ts'
import { StateChange, stateNames } from '../catalogue/states/state-fields.ts'
import { setStates } from '../catalogue/model/tool-state.ts'
import { Id, OptionalLine, pageFields } from '../platform/fields/fields.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { toolSorts } from '../search/contract.ts'
import { staffFilters } from '../search/facets/facets.ts'
import { maxListBodyBytes } from '../platform/http/body-limits.ts'

/** States of tools that buyers cannot find; without a state, a list contains tools on sale. */
export const deskStates = ['draft', 'scheduled', 'ended', 'discontinued', 'archived'] as const

const filters = {
  q: z.optional(OptionalLine(200)),
  category: z.optional(OptionalLine(80)),
  brand: z.optional(OptionalLine(80)),
  only: z.optional(z.enum(staffFilters)),
  state: z.optional(z.enum(deskStates)),
}
const DeskQuery = z.strictObject({
  ...filters,
  sort: z.optional(z.enum(toolSorts)),
  /** With the names of tools in the shop's further languages. */
  texts: z.optional(z.enum(['all'])),
  ...pageFields,
})
export type DeskQuery = z.output<typeof DeskQuery>
const DeskFilters = z.strictObject(filters)
export type DeskFilters = z.output<typeof DeskFilters>

/** The most tools that a filter selects, the same limit as for bulk edits. */
export const maxChosen = 5000
/** The most states that one call sets. */
export const maxStateChanges = 100

/** The previous state of a tool, as a change that can be sent back. */
const FormerState = z.strictObject({
  id: Id,
  state: z.enum(setStates),
  saleFrom: z.optional(z.string()),
  saleUntil: z.optional(z.string()),
  successor: z.optional(z.string()),
})
export type FormerState = z.output<typeof FormerState>

export const productAdminContract = {
  tools: endpoint({
    route: 'GET /desk/tools',
    access: 'admin',
    permission: 'catalogue',
    paged: true,
    summary: 'List the tools for staff, with cost, reorder level and bin',
    input: DeskQuery,
    output: z.array(ToolRecordDto),
  }),
  ids: endpoint({
    route: 'GET /desk/tools/ids',
    access: 'admin',
    permission: 'catalogue',
    summary: 'List the ids of the tools that match a filter, at most 5,000',
    input: DeskFilters,
    output: z.strictObject({ ids: z.array(Id), more: z.boolean() }),
  }),
  setStates: endpoint({
    route: 'PUT /desk/states',
    stepUp: 'many',
    access: 'admin',
    permission: 'catalogue',
    maxBodyBytes: maxListBodyBytes,
    summary: 'Set the state of up to 100 tools',
    input: z.strictObject({
      changes: z
        .array(named('StateOfTool', renameKeys(StateChange, stateNames), 'NewStateOfTool'))
        .check(z.minLength(1), z.maxLength(maxStateChanges)),
    }),
    output: z.strictObject({
      former: z.array(named('FormerState', renameKeys(FormerState, stateNames))),
      left: z.array(
        named('ToolLeft', z.strictObject({ id: Id, name: z.string(), why: z.string() })),
      ),
    }),
  }),
}
/** One method for each operation of the contract. */
export interface DeskOperations extends Service<typeof productAdminContract> {}
