/** The SQL of what narrows a list: filters, words, and values of specifications. */
import { sql, type RawBuilder } from 'kysely'
import type { ToolFilters } from './facets.ts'
import type { TextMatch } from './store.server.ts'

export const always = sql<boolean>`true`
export const never = sql<boolean>`false`

export function filterCondition({
  category,
  brand,
  inStock,
  maxMinimum,
  priceMin,
  priceMax,
}: ToolFilters): RawBuilder<boolean> {
  const conditions = [
    ...(category?.length ? [sql<boolean>`category = any(${[...category]}::text[])`] : []),
    ...(brand?.length ? [sql<boolean>`brand = any(${[...brand]}::text[])`] : []),
    ...(inStock ? [sql<boolean>`in_stock`] : []),
    ...(maxMinimum === undefined ? [] : [sql<boolean>`minimum_quantity <= ${maxMinimum}`]),
    ...(priceMin === undefined ? [] : [sql<boolean>`price_cents >= ${priceMin}`]),
    ...(priceMax === undefined ? [] : [sql<boolean>`price_cents <= ${priceMax}`]),
  ]
  return conditions.length === 0 ? always : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

export const matchCondition = (match: TextMatch | undefined): RawBuilder<boolean> =>
  match === undefined
    ? always
    : 'sku' in match
      ? sql<boolean>`sku_key like ${`${match.sku}%`}`
      : sql<boolean>`words @@ ${match.anywhere}::tsquery`

/**
 * Of each of these specifications the tool has one of the values. For rows that are few already:
 * it is read from the tools themselves.
 */
export const specCondition = (
  specs: NonNullable<ToolFilters['specs']>,
  toolId: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  specs.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`exists (
        select from tools_on_sale tool where tool.id = ${toolId} and ${sql.join(
          specs.map(({ name, values }) => {
            const wanted = values.map((value) => JSON.stringify([{ name, value }]))
            return sql`tool.specs @> any(${wanted}::jsonb[])`
          }),
          sql` and `,
        )}
      )`
