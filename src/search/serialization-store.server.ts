/** The SQL that reads lists of tools as JSON text, from the column that holds each tool's text. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import {
  executePreparedText,
  type PreparableQuery,
} from '../../packages/pg-kit/prepared-statements.server.ts'
import { toToolJson, type SerializedToolRow } from '../catalogue/tool-json.ts'
import {
  isOrderedById,
  listByIndexQuery,
  type ListPosition,
  type ListQuery,
} from './store.server.ts'

const fields = sql`tool.wire, tool.image, stock_on_hand.level as stock`
const stockLevels = sql`stock_on_hand on stock_on_hand.tool_id = tool.id`

/** The JSON array of these tools in this order; those that are no longer on sale are left out. */
export async function serializeTools(
  db: Handle,
  ids: readonly string[],
  origin: string,
): Promise<string> {
  if (ids.length === 0) return '[]'
  const { rows } = await executeCompiled(
    db,
    { name: 'tools_json' },
    [ids],
    () => sql<SerializedToolRow & Pick<ListPosition, 'id'>>`
      select tool.id, ${fields} from tools_on_sale tool join ${stockLevels}
      where tool.id = any(${ids}::uuid[])`,
  )
  const texts = new Map(rows.map((row) => [row.id, toToolJson(row, origin)]))
  return jsonArray(ids.flatMap((id) => texts.get(id) ?? []))
}

type Page = { readonly limit: number; readonly origin: string }

/**
 * A page of a list without a text search as a JSON array, in one statement.
 * @returns `last`: the position of the page's last tool, where there is a next page
 */
export async function serializeListByIndex(
  db: Handle,
  query: ListQuery,
  { limit, origin }: Page,
): Promise<{ readonly text: string; readonly last: ListPosition | undefined }> {
  const { rows } = await (isCommonPage(query, limit)
    ? executeCommonPage(db, query, limit)
    : pageStatement(query, limit).execute(db))
  return {
    text: jsonArray(rows.slice(0, limit).map((row) => toToolJson(row, origin))),
    last: rows.length > limit ? rows[limit - 1] : undefined,
  }
}

const pageStatement = (query: ListQuery, limit: number) => sql<SerializedToolRow & ListPosition>`
  select page.tool_id as id, page.key, ${fields}
  from (
    select positions.*, row_number() over () as nth
    from (${listByIndexQuery(query, limit + 1)}) as positions
  ) as page
  join tools_on_sale tool on tool.id = page.tool_id join ${stockLevels}
  order by page.nth`

/** The page sizes that the shop's own pages request. */
const commonLimits = new Set([12, 24, 48])
const isCommonPage = ({ filters }: ListQuery, limit: number): boolean =>
  commonLimits.has(limit) && Object.values(filters).every((value) => value === undefined)

/**
 * A page of the whole list in a common size: so few different statements that each is worth being
 * prepared. The parameters are those of `pageStatement` in the order of their places in its text.
 */
function executeCommonPage(db: Handle, query: ListQuery, limit: number) {
  const { order, after } = query
  const parameters =
    after === undefined ? [] : isOrderedById(order) ? [after.id] : [after.value, after.id]
  return executeCompiled(
    db,
    { name: 'list_page_json', form: `${order} ${limit} ${after === undefined}` },
    parameters,
    () => pageStatement(query, limit),
  )
}

/**
 * A statement's name in pg_prepared_statements, and which of its texts it is where it has several.
 */
type StatementForm = { readonly name: string; readonly form?: string }

const compiledTexts = new Map<string, string>()

/**
 * Executes a prepared statement whose text Kysely compiles only once for each form; later calls
 * bind
 * their parameters by position. It saves building the statement's syntax tree and its text for
 * every
 * request: docs/decisions/0009-told-tools.md has the figures of the whole path.
 * serialization.test.ts
 * compares the results of repeated calls, with other parameters, with the contract's own encoding.
 * @param parameters the values of the statement in the order in which its text uses them
 */
function executeCompiled<Row>(
  db: Handle,
  { name, form = '' }: StatementForm,
  parameters: readonly unknown[],
  statement: () => PreparableQuery<Row>,
) {
  const key = `${name} ${form}`
  const text = compiledTexts.get(key) ?? statement().compile(db).sql
  compiledTexts.set(key, text)
  return executePreparedText<Row>(db, name, text, parameters)
}

const jsonArray = (items: readonly string[]): string => `[${items.join(',')}]`
