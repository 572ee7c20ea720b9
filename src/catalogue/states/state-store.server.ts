/** SQL queries for the states of tools, including tools that only staff see. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Day } from '../../platform/time/time-zone.ts'
import type { SaleTerms, ToolState } from '../model/tool-state.ts'
import { staffColumns, toolColumns, type CatalogueTables, type StaffRow } from '../tool-table.ts'

/** A tool in any state. */
export type RecordRow = StaffRow & {
  readonly waiting: boolean
  readonly archived_at: Date | null
  readonly sale_from: Day | null
  readonly sale_until: Day | null
}

/** A tool in any state. */
export const recordById = (db: Handle, id: string): Promise<RecordRow | undefined> =>
  selectRecords(db).where('tools.id', '=', id).executeTakeFirst()

/** These tools, in any state. */
export const recordsByIds = (db: Handle, ids: readonly string[]): Promise<RecordRow[]> =>
  selectRecords(db)
    .where(sql<boolean>`tools.id = any(${[...ids]}::uuid[])`)
    .execute()

/** Tools in any state, with staff-only fields. */
export const selectRecords = (db: Handle) =>
  db
    .withTables<CatalogueTables>()
    .selectFrom('tools')
    .innerJoin('stock_on_hand', 'stock_on_hand.tool_id', 'tools.id')
    .select([...toolColumns, ...staffColumns].map((column) => `tools.${column}` as const))
    .select(['stock_on_hand.level as stock', 'waiting', 'archived_at', 'sale_from', 'sale_until'])

/** Prevents others from changing the tool until the transaction ends. */
export async function lockTool(tx: Handle, id: string): Promise<void> {
  await sql`select from tools where id = ${id}::uuid for no key update`.execute(tx)
}

export type StateValues = SaleTerms & {
  readonly successor: string
  readonly offered: boolean
  readonly waiting: boolean
}

/** Writes a tool's state; a tool that is not offered keeps the time since when. */
export async function writeState(
  tx: Handle,
  id: string,
  { state, saleFrom, saleUntil, successor, offered, waiting }: StateValues,
  at: Date,
): Promise<void> {
  await sql`
    update tools set
      state = ${state}, sale_from = ${saleFrom}::date, sale_until = ${saleUntil}::date,
      successor = ${successor}, waiting = ${waiting},
      archived_at = case when ${offered} then null else coalesce(archived_at, ${at}) end,
      changed_at = ${at}, revision = revision + 1
    where id = ${id}::uuid`.execute(tx)
}

/** Updates the derived data about a tool's state; call it after each change of its state or SKU. */
export async function syncToolState(tx: Handle, id: string): Promise<void> {
  await sql`delete from tool_states where tool_id = ${id}::uuid`.execute(tx)
  await sql`
    insert into tool_states (tool_id, sku_folded, waiting, listed)
    select id, coalesce(sku_folded, lower(sku)), waiting, archived_at is null from tools
    where id = ${id}::uuid and (waiting or (
      archived_at is null
      and (state = 'discontinued' or sale_from is not null or sale_until is not null)
    ))`.execute(tx)
}

/** Those of these SKUs, in the form in which they are unique, whose tool is waiting. */
export async function waitingSkus(
  db: Handle,
  folded: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ sku: string }>`
    select sku_folded as sku from tool_states
    where waiting and sku_folded = any(${[...folded]}::text[])`.execute(db)
  return new Set(rows.map(({ sku }) => sku))
}

/** Those of these SKUs, in the form in which they are unique, whose tool was deleted. */
export async function archivedSkus(
  db: Handle,
  folded: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ sku: string }>`
    select distinct coalesce(sku_folded, lower(sku)) as sku from tools
    where archived_at is not null and not waiting
      and coalesce(sku_folded, lower(sku)) = any(${[...folded]}::text[])`.execute(db)
  return new Set(rows.map(({ sku }) => sku))
}

/** Stores whether lists include the discontinued tool. */
export async function setListed(tx: Handle, id: string, listed: boolean): Promise<void> {
  await sql`update tool_states set listed = ${listed} where tool_id = ${id}::uuid`.execute(tx)
}

/**
 * A tool whose day has come or has passed, or that is discontinued and sold out, or back in stock;
 * skips locked tools and the given ones.
 */
export async function nextDue(
  tx: Handle,
  today: Day,
  without: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select tools.id from tool_states known
    join tools on tools.id = known.tool_id
    join stock_on_hand on stock_on_hand.tool_id = tools.id
    where tools.id <> all(${[...without]}::uuid[])
      and (tools.archived_at is null or tools.waiting) and (
      tools.state = 'on-sale' and known.waiting = (
        coalesce(tools.sale_from <= ${today}::date, true)
        and coalesce(tools.sale_until >= ${today}::date, true)
      )
      or tools.state = 'discontinued' and tools.archived_at is null
        and known.listed <> (stock_on_hand.level > 0)
    )
    limit 1 for update of known skip locked`.execute(tx)
  return rows[0]?.id
}

type ListedRow = {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly state: SaleTerms['state']
  readonly sale_from: Day | null
  readonly sale_until: Day | null
  readonly successor: string
  readonly image: string
  readonly description: string
}

/**
 * Tools in one of these states, the most recently changed first; tools on sale without days are not
 * included.
 */
export async function listByState(
  db: Handle,
  state: Exclude<ToolState, 'on-sale' | 'archived'>,
  today: Day,
  limit: number,
): Promise<ListedRow[]> {
  const conditions = {
    draft: sql`tools.state = 'draft'`,
    discontinued: sql`tools.state = 'discontinued' and tools.archived_at is null`,
    scheduled: sql`tools.state = 'on-sale' and tools.waiting and tools.sale_from > ${today}::date`,
    ended: sql`tools.state = 'on-sale' and tools.waiting and tools.sale_until < ${today}::date`,
  }
  const { rows } = await sql<ListedRow>`
    select id, sku, name, state, sale_from, sale_until, successor, image,
      left(description, 1) as description
    from tool_states join tools on tools.id = tool_states.tool_id
    where ${conditions[state]}
    order by changed_at desc, id desc limit ${limit}`.execute(db)
  return rows
}
