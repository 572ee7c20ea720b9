/** SQL queries for staff lists of tools that buyers do not see: drafts and archived tools. */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Day } from '../../platform/time/time-zone.ts'
import { placeholderPicture } from '../model/image.ts'
import { selectRecords, type RecordRow } from './state-store.server.ts'
import type { ToolState } from '../model/tool-state.ts'

export type StateFilters = {
  readonly state: Exclude<ToolState, 'on-sale'>
  readonly q?: string | undefined
  readonly category?: string | undefined
  readonly brand?: string | undefined
  readonly only?: 'out' | 'low' | 'no-picture' | 'no-gtin' | 'no-weight' | undefined
}
export type RecordSort = 'name' | 'name-down' | 'price' | 'price-down' | 'newest'
/** The start of a page: after this sort key and id. */
export type RecordPosition = { readonly key: string | number; readonly id: string }

/** The existing ones of these tools, unordered. */
export const recordsByIds = (db: Handle, ids: readonly string[]): Promise<RecordRow[]> =>
  selectRecords(db)
    .where(sql<boolean>`tools.id = any(${[...ids]}::uuid[])`)
    .execute()

const inState = (state: StateFilters['state'], today: Day): RawBuilder<boolean> =>
  ({
    draft: sql<boolean>`tools.waiting and tools.state = 'draft'`,
    scheduled: sql<boolean>`
      tools.waiting and tools.state = 'on-sale' and tools.sale_from > ${today}::date`,
    ended: sql<boolean>`
      tools.waiting and tools.state = 'on-sale' and tools.sale_until < ${today}::date`,
    discontinued: sql<boolean>`tools.state = 'discontinued' and tools.archived_at is null`,
    archived: sql<boolean>`tools.archived_at is not null and not tools.waiting`,
  })[state]

const filtered = ({ q, category, brand, only }: StateFilters): RawBuilder<boolean> => {
  const words = (q ?? '').split(/\s+/).filter((word) => word !== '')
  const conditions = [
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return sql<boolean>`
        concat_ws(' ', tools.name, tools.sku, tools.brand, tools.identifiers ->> 'gtin')
          ilike ${pattern}`
    }),
    ...(category ? [sql<boolean>`tools.category = ${category}`] : []),
    ...(brand ? [sql<boolean>`tools.brand = ${brand}`] : []),
    ...(only === undefined ? [] : [staffConditions[only]]),
  ]
  return conditions.length === 0 ? sql<boolean>`true` : sql.join(conditions, sql` and `)
}

const staffConditions: Readonly<Record<NonNullable<StateFilters['only']>, RawBuilder<boolean>>> = {
  out: sql<boolean>`stock_on_hand.level = 0`,
  low: sql<boolean>`tools.reorder_level >= stock_on_hand.level`,
  'no-picture': sql<boolean>`tools.image in ('', ${placeholderPicture})`,
  'no-gtin': sql<boolean>`not tools.identifiers ? 'gtin'`,
  'no-weight': sql<boolean>`tools.weight_grams is null`,
}

type SortKey = {
  readonly key: RawBuilder<string | number>
  readonly type: RawBuilder<unknown>
  readonly direction: RawBuilder<unknown>
}
/** The price of one piece, in thousandths of a cent, which are integers. */
const piecePrice = sql<number>`(tools.price_cents::bigint * 1000 / tools.price_per)`
const sortKeys: Readonly<Record<RecordSort, SortKey>> = {
  name: { key: sql<string>`lower(tools.name)`, type: sql`text`, direction: sql`` },
  'name-down': { key: sql<string>`lower(tools.name)`, type: sql`text`, direction: sql`desc` },
  price: { key: piecePrice, type: sql`bigint`, direction: sql`` },
  'price-down': { key: piecePrice, type: sql`bigint`, direction: sql`desc` },
  // A bare number would be interpreted as a column position.
  newest: { key: sql<number>`coalesce(0)`, type: sql`integer`, direction: sql`desc` },
}

/** A tool with its sort key, for the cursor of the next page. */
type SortedRow = RecordRow & { readonly key: string | number }

/**
 * Tools in a state that buyers do not see. All states except 'discontinued' are found without
 * reading the tools on sale: through `tool_states`, or the index of archived ones.
 */
export const recordsOfState = (
  db: Handle,
  filters: StateFilters,
  today: Day,
  page: { readonly sort: RecordSort; readonly after?: RecordPosition; readonly limit: number },
): Promise<SortedRow[]> => {
  const { key, type, direction } = sortKeys[page.sort]
  const { state } = filters
  const known = sql<boolean>`tools.id in (select tool_id from tool_states)`
  const operator = ['newest', 'name-down', 'price-down'].includes(page.sort) ? sql`<` : sql`>`
  const position = page.after
    ? sql<boolean>`(${key}, tools.id) ${operator} (
        cast(${page.after.key} as ${type}), ${page.after.id}::uuid
      )`
    : sql<boolean>`true`
  return selectRecords(db)
    .select(key.as('key'))
    .where(inState(state, today))
    .where(state === 'archived' ? sql<boolean>`true` : known)
    .where(filtered(filters))
    .where(position)
    .orderBy(sql`${key} ${direction}, tools.id ${direction}`)
    .limit(page.limit)
    .execute()
}
