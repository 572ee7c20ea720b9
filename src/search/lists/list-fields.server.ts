/** Lists of tools with some of their fields: only those are read, serialized and sent. */
import type { Paged } from '../../platform/access/endpoint.ts'
import type { PreserializedJson } from '../../../packages/contract/preserialized-json.ts'
import type { Tool } from '../../catalogue/contract.ts'
import type { ToolFieldsQuery } from '../contract.ts'
import type { SearchContext } from '../dependencies.server.ts'
import { listSerializedTools, listTools } from './list-tools.server.ts'
import { defaultForm, formOf } from './tool-fields-store.server.ts'
import { defaultFields, type ToolField, type ToolFields } from './tool-fields.ts'

/** A page of the list as JSON text: the same as `listFields` encoded by the contract. */
export const listSerializedFields = (
  context: SearchContext,
  { fields, ...query }: ToolFieldsQuery,
  prices: boolean,
): Promise<PreserializedJson> =>
  listSerializedTools(
    context,
    query,
    fields === undefined && prices ? defaultForm : formOf(shownFields(fields, prices)),
  )

/** A page of the list, with the selected fields and the id of each tool. */
export async function listFields(
  context: SearchContext,
  { fields, ...query }: ToolFieldsQuery,
  prices: boolean,
): Promise<Paged<ToolFields[]>> {
  const tools = await listTools(context, query)
  const page = tools.map((tool) => selectFields(tool, shownFields(fields, prices)))
  return tools.next === undefined ? page : Object.assign(page, { next: tools.next })
}

/** The requested fields, without those that the caller may not see. */
const shownFields = (
  fields: readonly ToolField[] = defaultFields,
  prices: boolean,
): readonly ToolField[] =>
  prices ? fields : fields.filter((field) => field !== 'price' && field !== 'priceBreaks')

const selectFields = (tool: Tool, fields: readonly ToolField[]): ToolFields =>
  Object.assign(
    { id: tool.id },
    ...fields.flatMap((field) => (tool[field] === undefined ? [] : [{ [field]: tool[field] }])),
  )
