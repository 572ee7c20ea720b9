/**
 * The addresses of lists: `/purchase?category=Hammers&category=Saws&sort=price`, without empty
 * parameters.
 */
import type { ToolQuery } from '../contract.ts'

export const views = ['grid', 'list'] as const
export type View = (typeof views)[number]

/** Names of categories and brands on the page, by their own names, if they differ. */
export type PageNames = Readonly<Record<string, string>>
/** The parameters in the address of a list; `view` is how the list is displayed. */
export type ListParams = Omit<ToolQuery, 'limit'> & { readonly view?: View | undefined }

/** Whether a list is sorted or filtered by price. */
export const isByPrice = ({ priceMin, priceMax, sort }: ListParams): boolean =>
  priceMin !== undefined || priceMax !== undefined || sort === 'price' || sort === 'price-down'

/** The same list without sorting and filtering by price. */
export const notByPrice = ({ priceMin: _from, priceMax: _to, ...params }: ListParams): ListParams =>
  params.sort === 'price' || params.sort === 'price-down' ? { ...params, sort: undefined } : params

/** A price as a query parameter: '5' or '4.99'. */
export const priceText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

export function listUrl({
  q,
  category = [],
  brand = [],
  spec = [],
  inStock,
  maxMinimum,
  priceMin,
  priceMax,
  sort,
  view,
  cursor,
}: ListParams): string {
  const parameters: readonly (readonly [name: string, value: string | undefined])[] = [
    ['q', q],
    ...category.map((value) => ['category', value] as const),
    ...brand.map((value) => ['brand', value] as const),
    ...spec.map((value) => ['spec', value] as const),
    ['in_stock', inStock ? 'true' : undefined],
    ['max_minimum', maxMinimum === undefined ? undefined : String(maxMinimum)],
    ['price_min', priceMin === undefined ? undefined : priceText(priceMin)],
    ['price_max', priceMax === undefined ? undefined : priceText(priceMax)],
    ['sort', sort],
    ['view', view === 'list' ? view : undefined],
    ['cursor', cursor],
  ]
  const query = new URLSearchParams(
    parameters.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  return query ? `/purchase?${query}` : '/purchase'
}

/**
 * The address of a list with some parameters changed, from its first page: cursors belong to one
 * list.
 */
export const filtersFrom = (params: ListParams, change: Partial<ListParams>): string =>
  listUrl({ ...params, cursor: undefined, ...change })

const names = ['q', 'in_stock', 'max_minimum', 'price_min', 'price_max', 'sort', 'cursor'] as const

/** The parameters of an address as the contract's input; empty ones are left out. */
export function parseListParams(parameters: URLSearchParams): Record<string, string | string[]> {
  const repeated = (name: string): string[] =>
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
      (['category', 'brand', 'spec'] as const).flatMap((name) =>
        repeated(name).length > 0 ? [[name, [...new Set(repeated(name))]]] : [],
      ),
    ),
  }
}

/** The address of the list that a form's controls describe. */
export const parseListUrl = (form: FormData): string => {
  const parameters = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  return parameters.length > 0
    ? `/purchase?${new URLSearchParams(parameters).toString()}`
    : '/purchase'
}
