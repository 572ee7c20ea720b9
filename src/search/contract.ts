/** What may be said about searching: what the search box offers, the counts beside a list, and words that mean the same. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../packages/contract/endpoint.ts'
import { Id, Line, OptionalLine } from '../platform/fields.ts'
import { Money } from '../platform/money-field.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { searchMessages as messages } from './messages/search.ts'
import { ToolQueryDto } from '../catalogue/contract.ts'

/** Tools that the search box offers at most. */
export const maxSuggestions = 8
const Suggested = z.strictObject({
  id: Id,
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  image: z.string(),
  picture: z.nullable(z.string()),
  price: Money,
  minimumQuantity: z.int(),
  stock: z.int(),
})
const CountedValue = z.strictObject({ value: z.string(), count: z.int() })
export const Suggestions = z.strictObject({
  tools: z.array(
    renameKeys(Suggested, { id: '_id', stock: 'Stock', minimumQuantity: 'minimum_quantity' }),
  ),
  categories: z.array(CountedValue),
  meant: z.optional(z.string()),
})
export type Suggestions = z.output<typeof Suggestions>

/** `exact`: false when there are more tools than are counted; each number is then at least. Prices in cents. */
export const Facets = z.strictObject({
  total: z.int(),
  exact: z.boolean(),
  category: z.array(CountedValue),
  brand: z.array(CountedValue),
  inStock: z.int(),
  minimum: z.array(z.strictObject({ upTo: z.int(), count: z.int() })),
  price: z.array(z.strictObject({ from: z.int(), to: z.optional(z.int()), count: z.int() })),
})
export type Facets = z.output<typeof Facets>

/** Words or short phrases that mean the same. */
const EqualWords = z
  .array(Line(40))
  .check(z.minLength(2, messages.two), z.maxLength(20, messages.tooMany))
const Group = z.strictObject({ id: Id, words: z.array(z.string()) })
export type SynonymGroup = z.output<typeof Group>
const ById = z.strictObject({ id: Id })

export const searchContract = {
  suggest: endpoint({
    route: 'GET /search/suggestions',
    access: 'anyone',
    cacheTags: ['tools', 'search'],
    summary: 'What the search box offers while somebody types',
    input: z.strictObject({ q: OptionalLine(200) }),
    output: Suggestions,
  }),
  facets: endpoint({
    route: 'GET /search/facets',
    access: 'anyone',
    cacheTags: ['tools', 'search'],
    repeatableParameters: ['category', 'brand'],
    summary: 'How many tools a narrowed list has, of each kind',
    input: ToolQueryDto,
    output: renameKeys(Facets, { inStock: 'in_stock' }),
  }),
  equals: endpoint({
    route: 'GET /search/words',
    access: 'admin',
    summary: 'Words that mean the same',
    input: z.strictObject({}),
    output: z.array(renameKeys(Group, { id: '_id' })),
  }),
  addEquals: endpoint({
    route: 'POST /search/words',
    access: 'admin',
    status: 201,
    summary: 'Says that words mean the same',
    input: z.strictObject({ words: EqualWords }),
    output: renameKeys(Group, { id: '_id' }),
  }),
  editEquals: endpoint({
    route: 'PUT /search/words/:id',
    access: 'admin',
    summary: 'Replaces a group of equal words',
    input: z.strictObject({ id: Id, words: EqualWords }),
    output: renameKeys(Group, { id: '_id' }),
    problems: [notFound],
  }),
  removeEquals: endpoint({
    route: 'DELETE /search/words/:id',
    access: 'admin',
    summary: 'Forgets a group of equal words',
    input: ById,
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
}
/** What the HTTP API asks of the search. */
export interface SearchOperations extends Service<typeof searchContract> {}
