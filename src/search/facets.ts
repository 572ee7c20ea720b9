/** What a list is narrowed by, and in which bands prices and minimums are counted. Migration 0017 counts in the same ones. */
import type { ToolQuery } from '../catalogue/contract.ts'

/** Where a band of prices begins, in cents; it ends where the next begins. */
export const priceBands = [0, 500, 1000, 2500, 5000, 10_000] as const
/** 'Up to so many pieces'. */
export const minimumBands = [1, 6, 12, 24, 48] as const

export type ToolFilters = Pick<
  ToolQuery,
  'category' | 'brand' | 'inStock' | 'maxMinimum' | 'priceMin' | 'priceMax'
>
export const facetNames = ['category', 'brand', 'minimum', 'price'] as const
export type FacetName = (typeof facetNames)[number]

/** The facets in which something is chosen. */
export function selectedFacets({
  category,
  brand,
  maxMinimum,
  priceMin,
  priceMax,
}: ToolFilters): FacetName[] {
  const chosen = {
    category: category !== undefined && category.length > 0,
    brand: brand !== undefined && brand.length > 0,
    minimum: maxMinimum !== undefined,
    price: priceMin !== undefined || priceMax !== undefined,
  }
  return facetNames.filter((name) => chosen[name])
}

/** Everything that is chosen but in this facet: what its own counts are counted in. */
export function withoutFacet(
  name: FacetName,
  { category, brand, maxMinimum, priceMin, priceMax, ...rest }: ToolFilters,
): ToolFilters {
  return {
    ...rest,
    ...(name === 'category' ? {} : { category }),
    ...(name === 'brand' ? {} : { brand }),
    ...(name === 'minimum' ? {} : { maxMinimum }),
    ...(name === 'price' ? {} : { priceMin, priceMax }),
  }
}

/** What a tally is kept under: everything, or one value of one facet. */
export const tallyKey = (name: FacetName, value: string | number): string => `${name[0]}:${value}`
export const totalTally = '*'

/** The tallies that together hold what is chosen in a facet; undefined when the choice cuts through a band. */
export function facetsToTally(name: FacetName, narrowed: ToolFilters): string[] | undefined {
  const values = {
    category: () => narrowed.category ?? [],
    brand: () => narrowed.brand ?? [],
    minimum: () => minimumsOf(narrowed),
    price: () => pricesOf(narrowed),
  }[name]()
  return values?.map((value) => tallyKey(name, value))
}

function minimumsOf({ maxMinimum }: ToolFilters): readonly number[] | undefined {
  const band = minimumBands.findIndex((most) => most === maxMinimum)
  return band < 0 ? undefined : minimumBands.slice(0, band + 1).map((_, at) => at)
}

function pricesOf({ priceMin = 0, priceMax }: ToolFilters): readonly number[] | undefined {
  const first = priceBands.findIndex((from) => from === priceMin)
  const last =
    priceMax === undefined
      ? priceBands.length - 1
      : priceBands.findIndex((_, at) => upperOf(at) === priceMax)
  return first < 0 || last < first
    ? undefined
    : priceBands.map((_, at) => at).slice(first, last + 1)
}

/** The dearest price of a band, in cents; undefined for the last. */
export const upperOf = (band: number): number | undefined => {
  const next = priceBands[band + 1]
  return next === undefined ? undefined : next - 1
}

/** How many tools are of a value of a facet; `in_stock` beside it. */
export type Tally = {
  readonly facet: FacetName | 'all'
  readonly value: string
  readonly tools: number
  readonly inStock: number
}

export type CountedFacets = {
  readonly category: readonly { readonly value: string; readonly count: number }[]
  readonly brand: readonly { readonly value: string; readonly count: number }[]
  readonly minimum: readonly { readonly upTo: number; readonly count: number }[]
  readonly price: readonly {
    readonly from: number
    readonly to?: number | undefined
    readonly count: number
  }[]
  readonly inStock: number
}

/**
 * The counts beside the choices of a list.
 * @param tallies counted for each facet without its own choice
 * @param onlyInStock whether the list shows only what is in stock
 */
export function countedFacets(tallies: readonly Tally[], onlyInStock: boolean): CountedFacets {
  const of = (name: FacetName) =>
    tallies
      .filter(({ facet, value }) => facet === name && value !== '')
      .map(({ value, tools, inStock }) => ({ value, count: onlyInStock ? inStock : tools }))
      .filter(({ count }) => count > 0)
  const inBand = (name: FacetName, band: number): number =>
    of(name)
      .filter(({ value }) => value === String(band))
      .reduce((sum, { count }) => sum + count, 0)
  const byName = (a: { value: string }, b: { value: string }): number =>
    a.value.localeCompare(b.value, 'en')
  return {
    category: of('category').toSorted(byName),
    brand: of('brand').toSorted(byName),
    minimum: minimumBands.map((upTo, band) => ({
      upTo,
      count: minimumBands.slice(0, band + 1).reduce((sum, _, at) => sum + inBand('minimum', at), 0),
    })),
    price: priceBands.map((from, band) => ({
      from,
      to: upperOf(band),
      count: inBand('price', band),
    })),
    inStock: tallies
      .filter(({ facet }) => facet === 'all')
      .reduce((sum, { inStock }) => sum + inStock, 0),
  }
}
