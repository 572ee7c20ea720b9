/** The API contract of saved views: the filters of a dashboard list, saved under a name. */
import * as z from 'zod/mini'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { Id, Line } from '../platform/fields/fields.ts'
import { savedViewsMessages as messages } from './messages/saved-views.ts'

/** The maximum per person, over all lists. */
export const maxViews = 50
const maxName = 40
const maxSearch = 500
const listPattern = '^[a-z]+(-[a-z]+)*(/[a-z]+(-[a-z]+)*){0,2}$'

/** `facts.most`: the maximum number of views. */
export const viewsFull = problem('views-full', 409, messages.full)

/** The path of the list below /dashboard, such as `payments/reminders`. */
const ListName = withWireFormat(
  z.string().check(z.maxLength(60), z.regex(new RegExp(listPattern, 'u'), messages.notList)),
  { type: 'string', maxLength: 60, pattern: listPattern },
)
const viewFields = {
  list: ListName,
  name: Line(maxName),
  /** Filters, words and order as in the list's address, such as `state=requested&q=mill`. */
  search: Line(maxSearch),
}
const NewView = z.strictObject(viewFields)
export type NewView = z.output<typeof NewView>
const View = named(
  'SavedView',
  renameKeys(z.strictObject({ id: Id, list: z.string(), name: z.string(), search: z.string() }), {
    id: '_id',
  }),
)
export type SavedView = z.output<typeof View>

export const savedViewsContract = {
  list: endpoint({
    route: 'GET /saved-views',
    access: 'customer',
    keys: 'closed',
    summary: 'List the caller’s saved views',
    input: z.strictObject({}),
    output: z.array(View),
  }),
  save: endpoint({
    route: 'PUT /saved-views',
    access: 'customer',
    keys: 'closed',
    summary: 'Save the filters of a list under a name, replacing a view with the same name',
    input: NewView,
    output: View,
    problems: [viewsFull],
  }),
  remove: endpoint({
    route: 'DELETE /saved-views/:id',
    access: 'customer',
    keys: 'closed',
    summary: 'Delete one of the caller’s views',
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
}
/** One method for each operation of the contract. */
export interface SavedViewsOperations extends Service<typeof savedViewsContract> {}
