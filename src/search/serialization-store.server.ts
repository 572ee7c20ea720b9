/** The SQL that reads tools as the API says them: text that the table made when the tool was written, and what changes more often. */
import { type CompiledQuery, sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { executePreparedText } from '../../packages/pg-kit/prepared-statements.server.ts'
import { PreserializedJson } from '../../packages/contract/preserialized-json.ts'
import { pictureKey, publicImageUrl } from '../catalogue/image.ts'
import {
  listByIndexQuery,
  type ListQuery,
  type SortOrder,
  type ListPosition,
} from './store.server.ts'

/** A tool's text: its fields but for those beside it. */
type Wire = { readonly wire: string; readonly image: string; readonly stock: number }

const fields = sql`tools.wire, tools.image, stock_on_hand.level as stock`
const joined = sql`join stock_on_hand on stock_on_hand.tool_id = tools.id`

/** One tool that is on offer. @param origin the shop's own, for pictures of ours */
export async function serializeTool(
  db: Handle,
  id: string,
  origin: string,
): Promise<PreserializedJson | undefined> {
  const text = textOf(
    'tool',
    db,
    () =>
      sql<Wire>`select ${fields} from tools ${joined} where tools.id = ${id} and tools.archived_at is null`,
  )
  const {
    rows: [row],
  } = await executePreparedText<Wire>(db, 'tool_json', text, [id])
  return row && new PreserializedJson(told(row, origin))
}

/** These tools, in this order; those that are no longer on offer are left out. */
export async function serializeTools(
  db: Handle,
  ids: readonly string[],
  origin: string,
): Promise<string> {
  if (ids.length === 0) return '[]'
  const text = textOf(
    'tools',
    db,
    () =>
      sql<Wire>`select tools.id, ${fields} from tools ${joined} where tools.id = any(${ids}::uuid[]) and tools.archived_at is null`,
  )
  const { rows } = await executePreparedText<Wire & Pick<ListPosition, 'id'>>(
    db,
    'tools_json',
    text,
    [ids],
  )
  const texts = new Map(rows.map((row) => [row.id, told(row, origin)]))
  return listOf(ids.flatMap((id) => texts.get(id) ?? []))
}

type Page = { readonly limit: number; readonly origin: string }

/** A page of a list that nothing is searched in, with the last tool's place where there are more: all in one statement. */
export async function serializeListByIndex(
  db: Handle,
  asked: ListQuery,
  { limit, origin }: Page,
): Promise<{ readonly text: string; readonly last: ListPosition | undefined }> {
  const { rows } = await (isUsual(asked, limit)
    ? walkAgain(db, asked, limit)
    : walkOf(asked, limit).execute(db))
  return {
    text: listOf(rows.slice(0, limit).map((row) => told(row, origin))),
    last: rows.length > limit ? rows[limit - 1] : undefined,
  }
}

const walkOf = (asked: ListQuery, limit: number) => sql<Wire & ListPosition>`
  select page.tool_id as id, page.key, ${fields} from (select found.*, row_number() over () as place from (${listByIndexQuery(asked, limit + 1)}) as found) as page
  join tools on tools.id = page.tool_id ${joined} order by page.place`

/** The lengths of page that are asked for over and over. */
const usualLengths = new Set([12, 24, 48])
const isUsual = ({ narrowed }: ListQuery, limit: number): boolean =>
  usualLengths.has(limit) && Object.values(narrowed).every((value) => value === undefined)
const byIdAlone: ReadonlySet<SortOrder> = new Set(['added', 'newest'])

// The whole list in pages of a usual length is a handful of statements, worth being put together and planned only once.
function walkAgain(db: Handle, asked: ListQuery, limit: number) {
  const { order, after } = asked
  const text = textOf(`${order} ${limit} ${after === undefined}`, db, () => walkOf(asked, limit))
  const values =
    after === undefined ? [] : byIdAlone.has(order) ? [after.id] : [after.value, after.id]
  return executePreparedText<Wire & ListPosition>(db, 'list_page_json', text, values)
}

const texts = new Map<string, string>()

function textOf(
  name: string,
  db: Handle,
  statement: () => { compile(db: Handle): CompiledQuery },
): string {
  const known = texts.get(name)
  if (known !== undefined) return known
  const { sql: text } = statement().compile(db)
  texts.set(name, text)
  return text
}

const listOf = (tools: readonly string[]): string => `[${tools.join(',')}]`

function told({ wire, image, stock }: Wire, origin: string): string {
  const picture = pictureKey(image)
  return `{${wire},"image":${JSON.stringify(publicImageUrl(image, origin))},"picture":${picture === null ? 'null' : `"${picture}"`},"Stock":${stock}}`
}
