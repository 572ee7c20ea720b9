/** The SQL conditions of a list: filters, words, and values of specifications. */
import { sql, type RawBuilder } from 'kysely'
import { placeholderPicture } from '../../catalogue/model/image.ts'
import { priceBands, type StaffFilter, type ToolFilters } from '../facets/facets.ts'
import { piecePrice, piecePriceScale } from './piece-price-store.server.ts'
import type { MatchPlaceholders, TextMatch } from '../store.server.ts'

export const always = sql<boolean>`true`
export const never = sql<boolean>`false`

export function filterCondition({
  category,
  brand,
  inStock,
  maxMinimum,
  priceMin,
  priceMax,
  ids,
  only,
}: ToolFilters): RawBuilder<boolean> {
  const conditions = [
    ...(category?.length ? [sql<boolean>`category = any(${[...category]}::text[])`] : []),
    ...(brand?.length ? [sql<boolean>`brand = any(${[...brand]}::text[])`] : []),
    ...(inStock ? [sql<boolean>`in_stock`] : []),
    ...(maxMinimum === undefined ? [] : [sql<boolean>`minimum_quantity <= ${maxMinimum}`]),
    ...(priceMin === undefined
      ? []
      : [sql<boolean>`${piecePrice} >= ${priceMin * piecePriceScale}::bigint`]),
    ...(priceMax === undefined ? [] : [upToPrice(priceMax)]),
    ...(ids === undefined ? [] : [sql<boolean>`tool_id = any(${[...ids]}::uuid[])`]),
    ...(only === undefined ? [] : [staffCondition(only)]),
  ]
  return conditions.length === 0 ? always : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/**
 * A band includes every price below the next band: 4.995 per piece belongs to the band up to 4.99.
 */
const upToPrice = (most: number): RawBuilder<boolean> =>
  priceBands.some((from) => from === most + 1)
    ? sql<boolean>`${piecePrice} < ${(most + 1) * piecePriceScale}::bigint`
    : sql<boolean>`${piecePrice} <= ${most * piecePriceScale}::bigint`

/** Read from the view that the catalogue publishes for staff; see migrations/0175_desk.ts. */
const staffCondition = (only: StaffFilter): RawBuilder<boolean> => {
  if (only === 'out') return sql<boolean>`not in_stock`
  const conditions = {
    low: sql`desk.reorder_level >= stock_on_hand.level`,
    'no-picture': sql`desk.image in ('', ${placeholderPicture})`,
    'no-gtin': sql`not desk.identifiers ? 'gtin'`,
    'no-weight': sql`desk.weight_grams is null`,
  }
  return sql<boolean>`exists (
    select from tool_desk desk join stock_on_hand on stock_on_hand.tool_id = desk.id
    where desk.id = tool_search.tool_id and ${conditions[only]}
  )`
}

export const matchCondition = (
  match: TextMatch | MatchPlaceholders | undefined,
): RawBuilder<boolean> =>
  match === undefined
    ? always
    : 'sku' in match
      ? sql<boolean>`sku_key like ${`${match.sku}%`}`
      : sql<boolean>`words @@ ${match.anywhere}::tsquery`

/**
 * For each of these specifications the tool has one of the values. Only for small sets of rows: the
 * specifications are read from the tools themselves.
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
