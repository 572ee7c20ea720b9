/** The specifications of a list: the selected ones, and the number of tools for each value. */
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { selectedValues, toSpecFacets, type SpecSelection, type SpecTally } from './spec-facets.ts'
import type { Facets } from '../contract.ts'
import { specTallies } from './spec-store.server.ts'
import type { ListQuery } from '../store.server.ts'

/** Longer lists get no counts for specifications: narrow them by another facet first. */
const maxCounted = 2000

/** The query with its selection of specifications resolved to values among its matches. */
export async function withSpecs(
  database: Database,
  query: ListQuery,
  selection: readonly SpecSelection[],
): Promise<ListQuery> {
  if (selection.length === 0) return query
  const specs = []
  for (const selected of selection) {
    const known =
      selected.ranges.length === 0 ? [] : await specTallies(database, query, selected.name)
    const values = selectedValues(
      selected,
      known.map(({ value }) => value),
    )
    specs.push({ name: selected.name, values })
  }
  return { ...query, filters: { ...query.filters, specs } }
}

/** The facets of a page's list, each counted without its own selection. */
export async function readSpecFacets(
  database: Database,
  { query, total }: { readonly query: ListQuery; readonly total: number },
): Promise<Facets['specs']> {
  const selected = query.filters.specs ?? []
  if (selected.length === 0 && (total < 2 || total > maxCounted)) return []
  const names = selected.map(({ name }) => name)
  const others = await specTallies(database, query)
  const tallies: SpecTally[] = others.filter(({ name }) => !names.includes(name))
  for (const name of names) {
    const specs = selected.filter((other) => other.name !== name)
    const without = { ...query, filters: { ...query.filters, specs } }
    tallies.push(...(await specTallies(database, without, name)))
  }
  return toSpecFacets(tallies, total, names).map(({ name, values }) => ({
    name,
    values: [...values],
  }))
}
