/**
 * The SQL that reads lists of tools as JSON text, from the column that contains each tool's text.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import {
  executePreparedText,
  type PreparableQuery,
} from '../../../packages/pg-kit/prepared-statements.server.ts'
import { toToolJson, withoutWirePrices, type SerializedToolRow } from '../../catalogue/tool-json.ts'
import {
  defineRanked,
  isOrderedById,
  listByIndexQuery,
  type ListPosition,
  type ListQuery,
  pageOrder,
  rankedPage,
  rankedRows,
} from '../store.server.ts'

/** The fields that are read of each tool in a list, and how they are serialized. */
export type SerializedForm = {
  /**
   * Part of the names of prepared statements; undefined: not prepared, since there are too many
   * variants.
   */
  readonly name: string | undefined
  /** Columns of `tool` (tools_on_sale) and `stock_on_hand`: those of a SerializedToolRow. */
  readonly columns: RawBuilder<unknown>
  readonly toJson: (row: SerializedToolRow, origin: string) => string
}
/** All fields, from the column that contains their text. */
export const wholeTool: SerializedForm = {
  name: 'json',
  columns: sql`tool.wire, tool.image, stock_on_hand.level as stock`,
  toJson: toToolJson,
}
/** The same without prices. */
export const toolWithoutPrices: SerializedForm = {
  ...wholeTool,
  toJson: (row, origin) => toToolJson(withoutWirePrices(row), origin),
}
const stockLevels = sql`stock_on_hand on stock_on_hand.tool_id = tool.id`

/** The JSON array of these tools in this order; those that are no longer on sale are left out. */
export async function serializeTools(
  db: Handle,
  ids: readonly string[],
  { origin, form }: Omit<Page, 'limit'>,
): Promise<string> {
  if (ids.length === 0) return '[]'
  const statement = () => sql<SerializedToolRow & Pick<ListPosition, 'id'>>`
    select tool.id, ${form.columns} from tools_on_sale tool join ${stockLevels}
    where tool.id = any(${ids}::uuid[])`
  const { rows } = await (form.name === undefined
    ? statement().execute(db)
    : executeCompiled(db, { name: `tools_${form.name}` }, [ids], statement))
  const texts = new Map(rows.map((row) => [row.id, form.toJson(row, origin)]))
  return jsonArray(ids.flatMap((id) => texts.get(id) ?? []))
}

type Page = { readonly limit: number; readonly origin: string; readonly form: SerializedForm }

/** `last`: the position of the page's last tool, if there is a next page. */
type SerializedPage = { readonly text: string; readonly last: ListPosition | undefined }

/** A page of a list without a text search as a JSON array, in one statement. */
export async function serializeListByIndex(
  db: Handle,
  query: ListQuery,
  { limit, origin, form }: Page,
): Promise<SerializedPage> {
  const { rows } = await (isCommonPage(query, limit) && form.name !== undefined
    ? executeCommonPage(db, query, { limit, form, name: form.name })
    : pageStatement(query, limit, form).execute(db))
  return {
    text: jsonArray(rows.slice(0, limit).map((row) => form.toJson(row, origin))),
    last: rows.length > limit ? rows[limit - 1] : undefined,
  }
}

/** A page of a text search as a JSON array, in one statement; its form has the columns of a whole tool. */
export async function serializeMatches(
  database: Pick<Database, 'special' | 'transact'>,
  query: ListQuery,
  { limit, origin, form }: Page,
): Promise<SerializedPage> {
  const ranking = { limit: limit + 1, counting: false }
  const rows = await selectMatches(database, query, ranking)
  return {
    text: jsonArray(rows.slice(0, limit).map((row) => form.toJson(row, origin))),
    last: rows.length > limit ? rows[limit - 1] : undefined,
  }
}

const selectMatches = defineRanked<SerializedToolRow & ListPosition>(
  'ranked_tools',
  (query, ranking) => sql`
    with ${rankedRows(query, ranking)}
    select page.tool_id as id, page.key, ${wholeTool.columns}
    from (${rankedPage(query, ranking.limit)}) as page
    join tools_on_sale tool on tool.id = page.tool_id join ${stockLevels}
    order by ${pageOrder(query.order)}`,
)

const pageStatement = (query: ListQuery, limit: number, { columns }: SerializedForm) => sql<
  SerializedToolRow & ListPosition
>`
  select page.tool_id as id, page.key, ${columns}
  from (${listByIndexQuery(query, limit + 1)}) as page
  join tools_on_sale tool on tool.id = page.tool_id join ${stockLevels}
  order by ${pageOrder(query.order)}`

/** The page sizes that the shop's own pages request. */
const commonLimits = new Set([12, 24, 48])
const isCommonPage = ({ filters }: ListQuery, limit: number): boolean =>
  commonLimits.has(limit) && Object.values(filters).every((value) => value === undefined)

/**
 * A page of the whole list in a common size: the number of statements is small enough to prepare
 * each of them. The parameters are those of `pageStatement` in the order of their places in its
 * text.
 */
function executeCommonPage(
  db: Handle,
  query: ListQuery,
  { limit, form, name }: Omit<Page, 'origin'> & { readonly name: string },
) {
  const { order, after } = query
  const parameters =
    after === undefined ? [] : isOrderedById(order) ? [after.id] : [after.value, after.id]
  return executeCompiled(
    db,
    { name: `list_page_${name}`, form: `${order} ${limit} ${after === undefined}` },
    parameters,
    () => pageStatement(query, limit, form),
  )
}

/**
 * A statement's name in pg_prepared_statements, and which of its texts it is if there are several.
 */
type StatementForm = { readonly name: string; readonly form?: string }

const compiledTexts = new Map<string, string>()

/**
 * Executes a prepared statement whose text Kysely compiles only once for each form; later calls
 * bind their parameters by position. This avoids building the statement's syntax tree and its text
 * for every request: docs/decisions/0009-preserialized-tools.md has the figures of the whole path.
 * serialization.test.ts compares the results of repeated calls, with other parameters, with the
 * contract's own encoding.
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
