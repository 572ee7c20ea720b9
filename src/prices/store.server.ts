/** SQL queries for price lists, and on the rows of a list that apply to a tool. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../packages/pg-kit/prepared-statements.server.ts'
import type { PriceBreak } from '../catalogue/rules.ts'
import type { Day } from '../platform/time/time-zone.ts'
import type { PriceTarget } from './rules.ts'

/**
 * The maximum number of lists above a list, and of categories above a category, so that a cycle
 * ends.
 */
const maxDepth = 16

export type ApplicableRowOfTool = {
  readonly tool_id: string
  readonly list_id: string
  readonly list_name: string
  /** 0 for the list itself, 1 for its base, and so on. */
  readonly depth: number
  readonly id: string
  readonly target: PriceTarget
  readonly distance: number
  readonly percent_off: number | null
  readonly price_cents: number | null
  readonly price_breaks: PriceBreak[]
  readonly price_per: number | null
}

/**
 * The rows of a list and of its base lists that apply to these tools on a day; unordered. `offset
 * 0` keeps the planner to one index search per list and target: otherwise it reads all lists' rows
 * for a target.
 */
export async function rowsOfTools(
  db: Handle,
  listId: string,
  toolIds: readonly string[],
  day: Day,
): Promise<readonly ApplicableRowOfTool[]> {
  const query = sql<ApplicableRowOfTool>`
    with recursive chain as (
      select id, base_id, name, 0 as depth from price_lists where id = ${listId}::uuid
      union all
      select base.id, base.base_id, base.name, chain.depth + 1
      from chain join price_lists as base on base.id = chain.base_id
      where chain.depth < ${maxDepth}::int
    ),
    wanted as materialized (
      select * from price_targets_of_tools where tool_id = any(${[...toolIds]}::uuid[])
    ),
    above as (
      select tool_id, category_id as id, 0 as distance
      from wanted where category_id is not null
      union all
      select above.tool_id, parents.parent_id, above.distance + 1
      from above join category_parents as parents on parents.id = above.id
      where parents.parent_id is not null and above.distance < ${maxDepth}::int
    ),
    targets as (
      select tool_id, 'tool' as target, tool_id as target_id, 0 as distance from wanted
      union all
      select tool_id, 'brand', brand_id, 0 from wanted where brand_id is not null
      union all
      select tool_id, 'category', id, distance from above
    )
    select targets.tool_id, chain.id as list_id, chain.name as list_name, chain.depth,
      price.id, price.target, targets.distance,
      price.percent_off, price.price_cents, price.price_breaks, price.price_per
    from chain cross join targets
    cross join lateral (
      select * from price_rows
      where list_id = chain.id and target_id = targets.target_id
        and target = targets.target and removed_at is null
        and (valid_from is null or valid_from <= ${day}::date)
        and (valid_until is null or valid_until >= ${day}::date)
      offset 0
    ) as price`
  return (await executePrepared(db, 'price_rows_of_tools', query)).rows
}

export type ListRow = {
  readonly id: string
  readonly name: string
  readonly base_id: string | null
  readonly revision: number
}
export type ListSummaryRow = ListRow & { readonly rows: number; readonly companies: number }

const selectLists = sql`
  select id, name, base_id, revision, (
      select count(*)::int from price_rows
      where list_id = price_lists.id and removed_at is null
    ) as rows, (
      select count(*)::int from companies where price_list_id = price_lists.id
    ) as companies
  from price_lists`

/** By name. */
export async function listPriceLists(db: Handle): Promise<readonly ListSummaryRow[]> {
  return (await sql<ListSummaryRow>`${selectLists} order by lower(name)`.execute(db)).rows
}

export async function findPriceList(db: Handle, id: string): Promise<ListSummaryRow | undefined> {
  return (await sql<ListSummaryRow>`${selectLists} where id = ${id}`.execute(db)).rows[0]
}

export async function listsWithIds(
  db: Handle,
  ids: readonly string[],
): Promise<readonly { id: string; name: string; base: string | null; revision: number }[]> {
  const { rows } = await sql<{ id: string; name: string; base: string | null; revision: number }>`
    select id, name, base_id as base, revision from price_lists
    where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

/** Concurrent changes of lists wait for each other, so that they cannot create a cycle together. */
export async function lockPriceLists(tx: Handle): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('price lists', 0))`.execute(tx)
}

export async function insertPriceList(
  tx: Handle,
  { id, name, base_id: base }: Pick<ListRow, 'id' | 'name' | 'base_id'>,
): Promise<void> {
  await sql`
    insert into price_lists (id, name, base_id) values (${id}, ${name}, ${base})`.execute(tx)
}

/** If a list already has this name, a part of the id is added. */
export async function insertDemoPriceList(
  tx: Handle,
  {
    id,
    name,
    baseId,
  }: { readonly id: string; readonly name: string; readonly baseId: string | null },
): Promise<void> {
  await sql`
    insert into price_lists (id, name, base_id, demo)
    select ${id}, case when exists (select from price_lists where lower(name) = lower(${name}))
      then ${`${name} (${id.slice(-6)})`} else ${name} end, ${baseId}::uuid, true`.execute(tx)
}

/** Those of the demo shop that no company and no other list uses; derived lists first. */
export async function deleteDemoPriceLists(tx: Handle): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    delete from price_lists
    where demo
      and not exists (select from companies where price_list_id = price_lists.id)
      and not exists (select from price_lists other where other.base_id = price_lists.id)`.execute(
    tx,
  )
  if (numAffectedRows > 0n) await deleteDemoPriceLists(tx)
}

/** The id of a brand or category by its name. */
export async function findPriceTarget(
  db: Handle,
  target: PriceTarget,
  name: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from price_target_names where target = ${target} and name = ${name}`.execute(db)
  return rows[0]?.id
}

export async function updatePriceList(
  tx: Handle,
  { id, name, base_id: base }: Pick<ListRow, 'id' | 'name' | 'base_id'>,
): Promise<void> {
  await sql`
    update price_lists set name = ${name}, base_id = ${base}, revision = revision + 1
    where id = ${id}`.execute(tx)
}

export async function deletePriceList(tx: Handle, id: string): Promise<void> {
  await sql`delete from price_lists where id = ${id}`.execute(tx)
}

export type ListOfTool = {
  readonly tool_id: string
  readonly name: string
  /** Whether a price from before 0.3.0 has the same number of units as the tool's own price. */
  readonly without_base: boolean
}

/** The lists with a row for these tools, for one of their brands, or for a category above them. */
export async function listsWithTools(
  db: Handle,
  toolIds: readonly string[],
): Promise<readonly ListOfTool[]> {
  const { rows } = await sql<ListOfTool>`
    with recursive wanted as (
      select * from price_targets_of_tools where tool_id = any(${[...toolIds]}::uuid[])
    ),
    above as (
      select tool_id, category_id as id from wanted where category_id is not null
      union
      select above.tool_id, parents.parent_id
      from above join category_parents as parents on parents.id = above.id
      where parents.parent_id is not null
    )
    select targets.tool_id, list.name,
      bool_or(price.price_cents is not null and price.price_per is null) as without_base
    from (
      select tool_id, 'tool' as target, tool_id as target_id from wanted
      union all
      select tool_id, 'brand', brand_id from wanted where brand_id is not null
      union all
      select tool_id, 'category', id from above
    ) as targets
    join price_rows as price on price.target = targets.target
      and price.target_id = targets.target_id and price.removed_at is null
    join price_lists as list on list.id = price.list_id
    group by targets.tool_id, list.id, list.name
    order by targets.tool_id, list.name`.execute(db)
  return rows
}

/** The number of lists based on this one. */
export async function countListsOn(db: Handle, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from price_lists where base_id = ${id}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether a list is this one, or based on it directly or indirectly. */
export async function isBasedOn(db: Handle, id: string, base: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive chain as (
      select id, base_id from price_lists where id = ${id}::uuid
      union
      select below.id, below.base_id from chain join price_lists below on below.id = chain.base_id
    )
    select from chain where id = ${base}::uuid`.execute(db)
  return rows.length > 0
}

/** A company's list; undefined if the company does not exist, null for the catalogue. */
export async function listOfCompany(
  db: Handle,
  companyId: string,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ price_list_id: string | null }>`
    select price_list_id from companies where id = ${companyId}`.execute(db)
  return rows[0] && rows[0].price_list_id
}
