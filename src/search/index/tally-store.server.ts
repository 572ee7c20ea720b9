/**
 * SQL queries for the counts that triggers keep up to date in `tool_tallies`
 * (migrations/0017_search.ts).
 */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'
import {
  facetsToTally,
  selectedFacets,
  totalTally,
  type Tally,
  type ToolFilters,
} from '../facets/facets.ts'

type TallyRow = {
  readonly one: string
  readonly two: string
  readonly tools: number
  readonly inStock: number
}
/** The prefixes of keys in `tool_tallies`; see `tallyKey`. */
const facetOfPrefix = { c: 'category', b: 'brand', m: 'minimum', p: 'price' } as const

/**
 * The counts of a list without a text search, by facet. A row of `tool_tallies` counts the tools
 * that have both the value `one` and the value `two`.
 * @returns undefined if the table does not have these counts: with filters in several facets, a
 *   filter within a band, by specifications, or by SKUs
 */
export async function readTallies(
  db: Handle,
  filters: ToolFilters,
): Promise<{ readonly total: number; readonly tallies: readonly Tally[] } | undefined> {
  const [selected, ...others] = selectedFacets(filters)
  const keys = selected === undefined ? [totalTally] : facetsToTally(selected, filters)
  if (others.length > 0 || keys === undefined || filters.specs?.length || filters.ids)
    return undefined
  const query = sql<TallyRow>`
    select one, two, sum(tools)::int as tools,
      coalesce(sum(tools) filter (where in_stock), 0)::int as "inStock"
    from tool_tallies where one = any(${[...new Set([totalTally, ...keys])]}::text[])
    group by one, two`
  const { rows } = await executePrepared(db, 'tallies', query)
  const matching = rows.filter(
    ({ one, two }) =>
      one === totalTally && (selected === undefined ? two === totalTally : keys.includes(two)),
  )
  const tools = matching.reduce((sum, row) => sum + row.tools, 0)
  const inStock = matching.reduce((sum, row) => sum + row.inStock, 0)
  // The selected facet is counted among all tools, the others among the tools selected in it.
  const tallies = rows.flatMap((row): Tally[] => {
    const facet = facetOf(row)
    return facet !== undefined &&
      (row.one === totalTally) === (selected === undefined || facet === selected)
      ? [{ facet, value: row.two.slice(2), tools: row.tools, inStock: row.inStock }]
      : []
  })
  return {
    total: filters.inStock ? inStock : tools,
    tallies: [...sumByValue(tallies), { facet: 'all', value: '', tools, inStock }],
  }
}

const facetOf = ({ two }: TallyRow) =>
  Object.entries(facetOfPrefix).find(([prefix]) => two.startsWith(`${prefix}:`))?.[1]

/** One tally for each value: several selected values have a row each. */
function sumByValue(tallies: readonly Tally[]): readonly Tally[] {
  const sums = new Map<string, Tally>()
  for (const tally of tallies) {
    const key = `${tally.facet}:${tally.value}`
    const sum = sums.get(key)
    sums.set(key, {
      ...tally,
      tools: tally.tools + (sum?.tools ?? 0),
      inStock: tally.inStock + (sum?.inStock ?? 0),
    })
  }
  return [...sums.values()]
}
