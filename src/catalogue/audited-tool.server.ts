/** A tool's fields as the audit keeps them, and how former ones are put back. */
import { encode, safeDecode } from 'zod/v4/core'
import type { Caller } from '../../packages/contract/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { reversibleFields, type Fields } from '../audit/rules.ts'
import type { Change } from '../audit/service.server.ts'
import { ToolDto, catalogueContract, notReversible, type Tool } from './contract.ts'
import type { CatalogueContext } from './dependencies.server.ts'
import { toToolDto } from './dto.ts'
import { catalogueMessages as messages } from './messages/catalogue.ts'
import { skuOf, toolById } from './store.server.ts'
import type { ToolRow } from './tool-table.ts'
import { editTool } from './write-tool.server.ts'

/** Those that nobody types, and the stock, which is counted. */
const derivedFields = ['_id', 'slug', 'picture', 'rating_count', 'rating_sum', 'revision']

/** The fields of a tool that staff edit, as the wire has them. */
export const auditedFields = (origin: string, row: ToolRow): Fields =>
  Object.fromEntries(
    Object.entries(encode(ToolDto, toToolDto(origin)(row))).filter(
      ([name]) => !derivedFields.includes(name),
    ),
  )

/** What an entry says of a change of a tool beside its fields. */
export const toolChange = (
  operation: string,
  { id, name, sku }: Pick<ToolRow, 'id' | 'name' | 'sku'>,
): Pick<Change, 'operation' | 'kind' | 'id' | 'label'> => ({
  operation,
  kind: 'tool',
  id,
  label: `${name} · ${sku}`,
})

/**
 * Gives a tool the values that it had before a change: those fields alone, judged like an edit.
 * Everything that was changed since, and the stock, stays.
 * @throws notFound; skuTaken; notReversible when the tool is archived, or the former values are not
 * valid any more
 */
export async function putToolBack(
  context: CatalogueContext,
  caller: Caller<'admin'>,
  { id, entry }: { readonly id: string; readonly entry: string },
): Promise<Tool> {
  const { audit, database, origin } = context
  const before = await audit.findFormerValues(database.handle, entry, 'tool', id)
  const row = await toolById(database.handle, id)
  if (before && !row && (await skuOf(database.handle, id)) !== undefined)
    throw notReversible({ detail: messages.archivedDetail })
  if (!before || !row) throw notFound()
  const former = Object.fromEntries(
    // A number that was not known is written as empty: absent would mean 'as it is'.
    Object.entries(reversibleFields(before)).map(([name, value]) => [name, value ?? '']),
  )
  const { Stock: stock, ...current } = auditedFields(origin, row)
  const input = {
    ...current,
    ...former,
    Stock: stock,
    stock_seen: stock,
    id,
    revision: row.revision,
  }
  const edit = safeDecode(catalogueContract.edit.input, toEditInput(input))
  if (!edit.success) throw notReversible({ detail: messages.notReversibleDetail })
  return editTool(context, caller, edit.data, 'catalogue.putBack')
}

type EditInput = Parameters<typeof safeDecode<typeof catalogueContract.edit.input>>[1]

/** What the audit holds is judged by the schema, whatever its type. */
function toEditInput(fields: object): EditInput {
  return Object.assign(Object.create(null), fields)
}
