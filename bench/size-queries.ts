/**
 * The requests of the subject `size`: each kind in many forms, so that no cached response serves.
 */
import type { SampleTool } from './size-shop.ts'
import { prefixes, sizes, unmatched, words } from './size-terms.ts'

/** One kind of request, made again for each turn. */
export type Query = {
  readonly name: string
  /**
   * Milliseconds within which 95 % are to be answered, with up to 100,000 tools and with a million.
   */
  readonly goal?: readonly [number, number]
  path(turn: number): string
  /** whose request it is; a visitor's unless set */ readonly token?: string
  body?(turn: number): unknown
  /** whether the response cache is emptied before each */ readonly purged?: boolean
  /** whether it is about every tool, so that it reads their tables whole */ readonly ofAllTools?: boolean
}

type Parameters = Readonly<Record<string, string | number | undefined>>

const ordinaryGoal = [50, 200] as const
const api = '/api/tools'
const sortOrders = ['added', 'newest', 'name', 'price', 'price-down']

/** The element for that turn, beginning again at the end. */
export function elementFor<T>(list: readonly T[], turn: number): T {
  const element = list[turn % list.length]
  if (element === undefined) throw new Error('An empty list')
  return element
}

/** A typing mistake: the third and fourth letter exchanged. */
const misspell = (word: string): string =>
  word.length < 5 ? word : `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`
const nounOf = (name: string): string =>
  name.split(' ').find((word) => /^[A-Z][a-z]+$/.test(word)) ?? name
/** An address with those of the parameters that are defined. */
export function address(path: string, parameters: Parameters): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) search.set(name, String(value))
  return `${path}?${search}`
}
// Between 24 and 40: with another limit the same search is another request.
const limit = (turn: number): number => 24 + (turn % 17)

const filters: readonly ((tool: SampleTool, turn: number) => Parameters)[] = [
  ({ category }) => ({ category }),
  ({ brand }) => ({ brand }),
  ({ category, brand }) => ({ category, brand }),
  ({ category }) => ({ category, in_stock: 'true' }),
  (_, turn) => ({ price_min: 5 + (turn % 20), price_max: 9 + (turn % 20) }),
  (_, turn) => ({ max_minimum: 1 + (turn % 12) }),
  ({ category }) => ({ category, price_max: '8' }),
  ({ brand }, turn) => ({ brand, max_minimum: 6 + (turn % 6), in_stock: 'true' }),
]

/** The beginning of a name, of a word, of a SKU. */
const typedPrefix = ({ name, sku }: SampleTool, turn: number): string =>
  elementFor(
    [name.slice(0, 4 + (turn % 9)), elementFor(prefixes, turn), sku.slice(0, 4 + (turn % 6))],
    turn,
  )
/** A line of the order pad. */
const padTerm = ({ sku, name, brand }: SampleTool, row: number): string =>
  elementFor(
    [sku, sku.replaceAll('-', ' ').toLowerCase(), name, `${brand} ${nounOf(name)}`, misspell(name)],
    row,
  )

/** @param sample tools from everywhere in the list */
export function createQueries(sample: readonly SampleTool[]): readonly Query[] {
  const toolFor = (turn: number) => elementFor(sample, turn)
  const filterFor = (turn: number, filter = turn) =>
    elementFor(filters, filter)(toolFor(turn), turn)
  return [
    ...listQueries(toolFor, filterFor),
    ...searchQueries(toolFor, filterFor),
    ...pageQueries(toolFor, filterFor),
    { name: 'whole-list', path: () => api, purged: true },
    {
      name: 'order-pad-20-lines',
      path: () => '/api/order-pad',
      body: (turn) => ({
        terms: Array.from({ length: 20 }, (_, row) => padTerm(toolFor(turn * 20 + row), row)),
      }),
    },
  ]
}

type ToolFor = (turn: number) => SampleTool
/** The parameters of a filter; that of the turn unless another is named. */
type FilterFor = (turn: number, filter?: number) => Parameters

const listQueries = (toolFor: ToolFor, filterFor: FilterFor): readonly Query[] => [
  ...sortOrders.map((sort) => ({
    name: `list-${sort}-deep`,
    goal: ordinaryGoal,
    path: (turn: number) =>
      address(api, {
        sort: sort === 'added' ? undefined : sort,
        cursor: toolFor(turn).cursors[sort],
        limit: 24,
      }),
  })),
  {
    name: 'list-narrowed',
    goal: ordinaryGoal,
    path: (turn) =>
      address(api, {
        ...filterFor(turn),
        sort: elementFor(['', 'name', 'price', 'newest', 'price-down'], turn >> 3) || undefined,
        limit: limit(turn),
      }),
  },
  {
    name: 'facets',
    goal: ordinaryGoal,
    path: (turn) => address('/api/search/facets', filterFor(turn)),
  },
  {
    name: 'facets-of-search',
    goal: ordinaryGoal,
    path: (turn) =>
      address('/api/search/facets', { q: elementFor(words, turn), ...filterFor(turn, turn >> 2) }),
  },
]

function searchQueries(toolFor: ToolFor, filterFor: FilterFor): readonly Query[] {
  const search = (name: string, q: (turn: number) => string): Query => ({
    name: `search-${name}`,
    goal: ordinaryGoal,
    path: (turn) => address(api, { q: q(turn), limit: limit(turn) }),
  })
  return [
    search('common', (turn) => elementFor(words, turn)),
    search('rare', (turn) => toolFor(turn).rareWord),
    search('name', (turn) => toolFor(turn).name),
    search('size', (turn) => elementFor(sizes, turn)),
    search('brand-and-word', (turn) => `${toolFor(turn).brand} ${nounOf(toolFor(turn).name)}`),
    search(
      'typo',
      (turn) => `${misspell(elementFor(words, turn))} ${misspell(toolFor(turn).brand)}`,
    ),
    search('nothing', (turn) => elementFor(unmatched, turn)),
    {
      name: 'search-narrowed',
      goal: ordinaryGoal,
      path: (turn) =>
        address(api, {
          q: elementFor(words, turn),
          ...filterFor(turn),
          sort: elementFor(['', 'price', 'name'], turn) || undefined,
          limit: limit(turn),
        }),
    },
    {
      name: 'suggestions',
      goal: [20, 60],
      path: (turn) => address('/api/search/suggestions', { q: typedPrefix(toolFor(turn), turn) }),
    },
  ]
}

const pageQueries = (toolFor: ToolFor, filterFor: FilterFor): readonly Query[] => [
  { name: 'one-tool', goal: ordinaryGoal, path: (turn) => `${api}/${toolFor(turn).id}` },
  {
    name: 'page-of-the-list',
    goal: ordinaryGoal,
    path: (turn) =>
      address('/purchase', {
        ...filterFor(turn),
        cursor: turn % 2 === 0 ? undefined : toolFor(turn).cursors['added'],
      }),
  },
  {
    name: 'page-of-a-search',
    goal: ordinaryGoal,
    path: (turn) =>
      address('/purchase', { q: `${elementFor(words, turn)} ${toolFor(turn).brand}` }),
  },
  { name: 'page-of-a-tool', goal: ordinaryGoal, path: (turn) => `/tools/${toolFor(turn).slug}` },
  { name: 'home', goal: ordinaryGoal, path: () => '/', purged: true },
]
