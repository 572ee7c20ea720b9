/** SQL queries for picked pieces; the catalogue publishes the bins of tools. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { LineNames } from '../platform/languages/line-names.ts'

export type PieceRow = {
  readonly number: number
  readonly customer: string
  readonly company: string
  readonly line: number
  readonly tool_id: string
  readonly sku: string
  readonly name: string
  readonly names: LineNames | null
  readonly unit: string
  readonly bin: string
  readonly unit_weight: number | null
  readonly pieces: number
  readonly picked: number
  readonly picked_by: string
  readonly picked_at: Date | null
}

/**
 * The pieces to pick, the oldest order first. Ticks of a line that was shipped since do not count:
 * those pieces have left.
 * @param numbers the numbers of the orders; undefined for all
 */
export async function listPieces(
  db: Handle,
  numbers: readonly number[] | undefined,
  maxOrders: number,
): Promise<readonly PieceRow[]> {
  const chosen = numbers === undefined ? sql`true` : sql`number = any(${[...numbers]}::bigint[])`
  const { rows } = await sql<PieceRow>`
    with chosen as (
      select distinct number from lines_to_pick where ${chosen} order by number limit ${maxOrders}
    )
    select open.number, open.customer, open.company, open.line, open.tool_id, open.sku, open.name,
      open.names, open.unit, open.pieces, coalesce(place.bin, '') as bin,
      customs.weight_grams as unit_weight,
      least(coalesce(taken.pieces, 0), open.pieces) as picked,
      coalesce(taken.picked_by, '') as picked_by, taken.picked_at
    from lines_to_pick as open
    join chosen on chosen.number = open.number
    left join tool_names as place on place.tool_id = open.tool_id
    left join customs_of_tools as customs on customs.tool_id = open.tool_id
    left join picked_lines as taken
      on taken.order_id = open.order_id and taken.line = open.line
        and taken.shipped = open.shipped
    order by open.number, open.line`.execute(db)
  return rows
}

/** Of these orders, those that have pieces to pick: how many, and how many of them are picked. */
export async function readPicking(
  db: Handle,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, { readonly pieces: number; readonly picked: number }>> {
  const { rows } = await sql<{ number: number; pieces: number; picked: number }>`
    select open.number, sum(open.pieces)::int as pieces,
      sum(least(coalesce(taken.pieces, 0), open.pieces))::int as picked
    from lines_to_pick as open
    left join picked_lines as taken
      on taken.order_id = open.order_id and taken.line = open.line
        and taken.shipped = open.shipped
    where open.number = any(${[...numbers]}::bigint[])
    group by open.number`.execute(db)
  return new Map(rows.map(({ number, ...order }) => [number, order]))
}

/** The number of orders that have pieces to pick: those of the pick list of all orders. */
export async function countOrdersToPick(db: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct number)::int as count from lines_to_pick`.execute(db)
  return rows[0]?.count ?? 0
}

type Tick = { readonly number: number; readonly line: number; readonly pieces: number }

/**
 * Records that pieces are picked, if that many currently have to be picked.
 * @returns whether it was recorded
 */
export async function insertTick(
  tx: Handle,
  { number, line, pieces }: Tick,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into picked_lines (order_id, line, pieces, shipped, picked_by, picked_at)
    select order_id, line, pieces, shipped, ${by}, ${at} from lines_to_pick
    where number = ${number} and line = ${line} and pieces = ${pieces}
    on conflict (order_id, line) do update set
      pieces = excluded.pieces, shipped = excluded.shipped,
      picked_by = excluded.picked_by, picked_at = excluded.picked_at
    returning line`.execute(tx)
  return rows.length > 0
}

export async function deleteTick(tx: Handle, { number, line }: Tick): Promise<void> {
  await sql`
    delete from picked_lines as taken using lines_to_pick as open
    where open.order_id = taken.order_id and open.line = taken.line
      and open.number = ${number} and open.line = ${line}`.execute(tx)
}

/** The number of pieces of a line that currently have to be picked. */
export async function piecesOf(
  db: Handle,
  { number, line }: Pick<Tick, 'number' | 'line'>,
): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select pieces from lines_to_pick where number = ${number} and line = ${line}`.execute(db)
  return rows[0]?.pieces ?? 0
}

export type BinOfTool = { readonly sku: string; readonly name: string; readonly bin: string }

export async function listBins(db: Handle): Promise<readonly BinOfTool[]> {
  const { rows } = await sql<BinOfTool>`
    select sku, name, bin from tool_names where bin <> '' order by bin limit 20000`.execute(db)
  return rows
}
