/** The API contract of saved lists: tools and quantities under a name. Source: product rule 5.6. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { toolFieldNames, toolFields } from '../cart/contract.ts'
import { maxListBodyBytes } from '../platform/http/body-limits.ts'
import { Id, Integer, Line } from '../platform/fields/fields.ts'
import { listsMessages as messages } from './messages/lists.ts'
import { ListSummaryDto, listOperation, summaryFields } from './list-summary-contract.ts'
import { maxListLines, maxListName, maxListQuantity } from './rules.ts'

const titles = messages.problems
export const listNameTaken = problem('list-name-taken', 409, titles.nameTaken)
/** `facts.most`: the maximum number of lists. */
export const listsFull = problem('lists-full', 409, titles.tooMany)
/** `facts.most`: the maximum number of tools in a list. */
export const listFull = problem('list-full', 409, titles.full)
/** `facts.revision`: the present revision. */
export const listChanged = problem('list-changed', 409, titles.changed)

const Quantity = Integer(1, maxListQuantity, messages.notQuantity)
const NewListLine = named('NewListLine', z.strictObject({ toolId: Id, quantity: Quantity }))
const Lines = z.array(NewListLine).check(
  z.maxLength(maxListLines, { error: () => messages.tooManyLines(maxListLines) }),
  z.superRefine((lines, { addIssue }) => {
    const seen = new Set<string>()
    for (const [position, { toolId }] of lines.entries()) {
      if (seen.has(toolId))
        addIssue({
          code: 'custom',
          path: [position, 'toolId'],
          input: toolId,
          message: messages.toolTwice,
        })
      seen.add(toolId)
    }
  }),
)

const newListFields = {
  name: Line(maxListName),
  /** Whether all members of the caller's acting company can see and change it. */
  shared: z.boolean(),
  lines: Lines,
}
export const NewList = z.strictObject(newListFields)
export type NewList = z.output<typeof NewList>
const ListChange = z.strictObject({
  id: Id,
  /** The revision that was read. */
  revision: Integer(1, 2_000_000_000),
  ...newListFields,
})
export type ListChange = z.output<typeof ListChange>

const ListFields = z.strictObject({
  ...summaryFields,
  lines: z.array(named('SavedListLine', z.strictObject({ toolId: Id, quantity: z.int() }))),
  ...toolFields,
})
export type SavedList = z.output<typeof ListFields>
const SavedListDto = named('SavedList', renameKeys(ListFields, { id: '_id', ...toolFieldNames }))

const One = z.strictObject({ id: Id })
const own = { access: 'customer', forCompany: true } as const

export const savedListsContract = {
  list: listOperation,
  read: endpoint({
    route: 'GET /lists/:id',
    ...own,
    summary: 'Get a saved list with the current data for its tools',
    input: One,
    output: SavedListDto,
    problems: [notFound],
  }),
  create: endpoint({
    route: 'POST /lists',
    ...own,
    status: 201,
    maxBodyBytes: maxListBodyBytes,
    rateLimit: 'lists',
    summary: 'Save a list',
    input: named('NewSavedList', NewList),
    output: SavedListDto,
    problems: [listNameTaken, listsFull],
  }),
  save: endpoint({
    route: 'PUT /lists/:id',
    ...own,
    maxBodyBytes: maxListBodyBytes,
    summary: 'Replace a list: its name, its lines and their order, and who can see it',
    input: ListChange,
    output: SavedListDto,
    problems: [notFound, forbidden, listNameTaken, listsFull, listChanged],
  }),
  add: endpoint({
    route: 'POST /lists/:id/lines',
    ...own,
    maxBodyBytes: maxListBodyBytes,
    summary: 'Add tools to a list; for tools already in the list, the quantities are added up',
    input: z.strictObject({ id: Id, lines: Lines.check(z.minLength(1, messages.noLines)) }),
    output: ListSummaryDto,
    problems: [notFound, listFull],
  }),
  remove: endpoint({
    route: 'DELETE /lists/:id',
    ...own,
    summary: 'Delete a list',
    input: One,
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
    problems: [forbidden],
  }),
}
/** The operations that the HTTP API calls. */
export interface ListsOperations extends Service<typeof savedListsContract> {}
