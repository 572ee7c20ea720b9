/** Tools for staff, several at a time: by their ids, or by state. */
import type { Paged } from '../../platform/access/endpoint.ts'
import { decodeCursor, encodeCursor, toPage } from '../../platform/paging.server.ts'
import type { ToolRecord } from '../contract.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import {
  recordsByIds,
  recordsOfState,
  type RecordPosition,
  type RecordSort,
  type StateFilters,
} from '../states/desk-store.server.ts'
import { readToday, toRecordDto } from './states.server.ts'

export type StateQuery = StateFilters & {
  readonly sort?: RecordSort | undefined
  readonly limit: number
  readonly cursor?: string | undefined
}

/** The existing ones of these tools, in any state, in this order. */
export async function recordsWithIds(
  context: CatalogueContext,
  ids: readonly string[],
): Promise<ToolRecord[]> {
  const today = await readToday(context)
  const rows = new Map(
    (await recordsByIds(context.database.handle, ids)).map((row) => [row.id, row]),
  )
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [toRecordDto(context.origin, row, today)] : []
  })
}

/**
 * A page of the tools in a state.
 * @throws Problem invalid-input for the cursor of another sort order
 */
export async function recordsInState(
  context: CatalogueContext,
  { sort = 'name', limit, cursor, ...filters }: StateQuery,
): Promise<Paged<ToolRecord[]>> {
  const today = await readToday(context)
  const rows = await recordsOfState(context.database.handle, filters, today, {
    sort,
    limit: limit + 1,
    ...(cursor === undefined ? {} : { after: readCursor(cursor, sort) }),
  })
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.key, last.id]),
    (row) => toRecordDto(context.origin, row, today),
  )
}

function readCursor(cursor: string, sort: RecordSort): RecordPosition {
  const [key = 0, id] = decodeCursor(cursor, [
    sort === 'name' || sort === 'name-down' ? 'string' : 'bigint',
    'uuid',
  ])
  return { key, id: String(id) }
}
