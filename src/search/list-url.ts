/** How the list's address says what it shows: `/purchase?category=Hammers&category=Saws&sort=price`. Nothing empty stands in it. */
import type { ToolQuery } from '../catalogue/contract.ts'

export const views = ['grid', 'list'] as const
export type View = (typeof views)[number]

/** All that searches, narrows, sorts and pages the list for a visitor; `view` is how it is shown. */
export type ListParams = Omit<ToolQuery, 'limit'> & { readonly view?: View | undefined }

/** What a price is called in an address: '5' or '4.99'. */
export const priceText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

export function listUrl({
  q,
  category = [],
  brand = [],
  inStock,
  maxMinimum,
  priceMin,
  priceMax,
  sort,
  view,
  cursor,
}: ListParams): string {
  const said: readonly (readonly [name: string, value: string | undefined])[] = [
    ['q', q],
    ...category.map((value) => ['category', value] as const),
    ...brand.map((value) => ['brand', value] as const),
    ['in_stock', inStock ? 'true' : undefined],
    ['max_minimum', maxMinimum === undefined ? undefined : String(maxMinimum)],
    ['price_min', priceMin === undefined ? undefined : priceText(priceMin)],
    ['price_max', priceMax === undefined ? undefined : priceText(priceMax)],
    ['sort', sort],
    ['view', view === 'list' ? view : undefined],
    ['cursor', cursor],
  ]
  const query = new URLSearchParams(
    said.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  return query ? `/purchase?${query}` : '/purchase'
}

/** The same list without its page, which another narrowing would not have. */
export const filtersFrom = (address: ListParams, change: Partial<ListParams>): string =>
  listUrl({ ...address, cursor: undefined, ...change })

const names = ['q', 'in_stock', 'max_minimum', 'price_min', 'price_max', 'sort', 'cursor'] as const

/** What an address says, as the contract's input; what is empty is not said. */
export function parseListParams(parameters: URLSearchParams): Record<string, string | string[]> {
  const several = (name: string): string[] =>
    parameters
      .getAll(name)
      .map((value) => value.trim())
      .filter(Boolean)
  return {
    ...Object.fromEntries(
      names.flatMap((name) => {
        const value = parameters.get(name)?.trim()
        return value ? [[name, value]] : []
      }),
    ),
    ...Object.fromEntries(
      (['category', 'brand'] as const).flatMap((name) =>
        several(name).length > 0 ? [[name, [...new Set(several(name))]]] : [],
      ),
    ),
  }
}

/** What the controls of a form say, as an address of the list. */
export const parseListUrl = (form: FormData): string => {
  const said = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  return said.length > 0 ? `/purchase?${new URLSearchParams(said).toString()}` : '/purchase'
}
