/** The SQL that reads one tool as JSON text, from the column that holds that text. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { executePreparedText } from '../../packages/pg-kit/prepared-statements.server.ts'
import { PreserializedJson } from '../../packages/contract/preserialized-json.ts'
import { toToolJson, withoutWirePrices, type SerializedToolRow } from './tool-json.ts'

/**
 * One tool on sale, without decoding its row or encoding it again (see
 * docs/decisions/0009-preserialized-tools.md).
 * @param form `origin`: the shop's own, for addresses of uploaded pictures; `prices`: whether they
 *   are shown
 */
export async function serializeTool(
  db: Handle,
  id: string,
  { origin, prices }: { readonly origin: string; readonly prices: boolean },
): Promise<PreserializedJson | undefined> {
  statement ??= sql`
    select tools.wire, tools.image, stock_on_hand.level as stock
    from tools_on_sale tools join stock_on_hand on stock_on_hand.tool_id = tools.id
    where tools.id = ${id}`.compile(db).sql
  const {
    rows: [row],
  } = await executePreparedText<SerializedToolRow>(db, 'tool_json', statement, [id])
  return row && new PreserializedJson(toToolJson(prices ? row : withoutWirePrices(row), origin))
}

/** Compiled by the first call: otherwise Kysely would build the text for every request. */
let statement: string | undefined
