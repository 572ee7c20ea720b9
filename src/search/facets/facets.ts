/** The facets of a list, and the bands in which prices and minimum quantities are counted. Pure. */
import type { ToolQuery } from '../contract.ts'

// migrations/0017_search.ts and `facetValues` in store.server.ts count in the same bands.
/** The lower bounds of the price bands, in cents; each ends where the next begins. */
export const priceBands = [0, 500, 1000, 2500, 5000, 10_000] as const
/** The upper bounds of the bands of minimum quantities, in pieces; each includes those before. */
export const minimumBands = [1, 6, 12, 24, 48] as const

/** Sold out; at the reorder level or below; without a picture of its own; without a GTIN. */
export const staffFilters = ['out', 'low', 'no-picture', 'no-gtin', 'no-weight'] as const
export type StaffFilter = (typeof staffFilters)[number]

export type ToolFilters = Pick<
  ToolQuery,
  'category' | 'brand' | 'inStock' | 'maxMinimum' | 'priceMin' | 'priceMax'
> & {
  /** The selected specifications; for each name any of its values. */
  readonly specs?: readonly { readonly name: string; readonly values: readonly string[] }[]
  /** The SKUs that are asked for. */
  readonly ids?: readonly string[] | undefined
  /** What staff look for. */
  readonly only?: StaffFilter | undefined
}
export const facetNames = ['category', 'brand', 'minimum', 'price'] as const
export type FacetName = (typeof facetNames)[number]

/** The facets in which something is selected. */
export function selectedFacets({
  category,
  brand,
  maxMinimum,
  priceMin,
  priceMax,
}: ToolFilters): FacetName[] {
  const isSelected = {
    category: category !== undefined && category.length > 0,
    brand: brand !== undefined && brand.length > 0,
    minimum: maxMinimum !== undefined,
    price: priceMin !== undefined || priceMax !== undefined,
  }
  return facetNames.filter((name) => isSelected[name])
}

/** The filters without those of one facet: the counts of its own values use these matches. */
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

/** The key of a facet's value in `tool_tallies`; of a band its index. */
export const tallyKey = (name: FacetName, value: string | number): string => `${name[0]}:${value}`
/** The key of all tools. */
export const totalTally = '*'

/**
 * The keys of the values selected in a facet.
 * @returns undefined if the selection is not a union of whole bands
 */
export function facetsToTally(name: FacetName, filters: ToolFilters): string[] | undefined {
  const values = {
    category: () => filters.category ?? [],
    brand: () => filters.brand ?? [],
    minimum: () => selectedMinimumBands(filters),
    price: () => selectedPriceBands(filters),
  }[name]()
  return values?.map((value) => tallyKey(name, value))
}

function selectedMinimumBands({ maxMinimum }: ToolFilters): readonly number[] | undefined {
  const last = minimumBands.findIndex((max) => max === maxMinimum)
  return last < 0 ? undefined : minimumBands.slice(0, last + 1).map((_, band) => band)
}

function selectedPriceBands({
  priceMin = 0,
  priceMax,
}: ToolFilters): readonly number[] | undefined {
  const first = priceBands.findIndex((from) => from === priceMin)
  const last =
    priceMax === undefined
      ? priceBands.length - 1
      : priceBands.findIndex((_, band) => maxPriceOf(band) === priceMax)
  return first < 0 || last < first
    ? undefined
    : priceBands.map((_, band) => band).slice(first, last + 1)
}

/** The highest price of a band, in cents; undefined for the last band. */
export const maxPriceOf = (band: number): number | undefined => {
  const next = priceBands[band + 1]
  return next === undefined ? undefined : next - 1
}

/**
 * How many tools have a facet's value, and how many of them are in stock. The value of a band is
 * its index.
 */
export type Tally = {
  readonly facet: FacetName | 'all'
  readonly value: string
  readonly tools: number
  readonly inStock: number
}

type CountedValue = { readonly value: string; readonly count: number }
export type CountedFacets = {
  readonly category: readonly CountedValue[]
  readonly brand: readonly CountedValue[]
  readonly minimum: readonly { readonly upTo: number; readonly count: number }[]
  readonly price: readonly {
    readonly from: number
    readonly to?: number | undefined
    readonly count: number
  }[]
  readonly inStock: number
}

/**
 * The counts beside the values of a list's facets.
 * @param tallies of each facet, counted without its own selection
 * @param onlyInStock whether the list has only tools in stock
 */
export function countedFacets(tallies: readonly Tally[], onlyInStock: boolean): CountedFacets {
  const valuesOf = (name: FacetName): readonly CountedValue[] =>
    tallies
      .filter(({ facet, value }) => facet === name && value !== '')
      .map(({ value, tools, inStock }) => ({ value, count: onlyInStock ? inStock : tools }))
      .filter(({ count }) => count > 0)
  const countInBand = (name: FacetName, band: number): number =>
    valuesOf(name)
      .filter(({ value }) => value === String(band))
      .reduce((sum, { count }) => sum + count, 0)
  const countUpToBand = (name: FacetName, last: number): number =>
    minimumBands.slice(0, last + 1).reduce((sum, _, band) => sum + countInBand(name, band), 0)
  return {
    category: valuesOf('category').toSorted(byValue),
    brand: valuesOf('brand').toSorted(byValue),
    minimum: minimumBands.map((upTo, band) => ({ upTo, count: countUpToBand('minimum', band) })),
    price: priceBands.map((from, band) => ({
      from,
      to: maxPriceOf(band),
      count: countInBand('price', band),
    })),
    inStock: tallies
      .filter(({ facet }) => facet === 'all')
      .reduce((sum, { inStock }) => sum + inStock, 0),
  }
}

const byValue = (a: CountedValue, b: CountedValue): number => a.value.localeCompare(b.value, 'en')
