/** Finds the tools that lines identify by SKU or by a company's part number. */
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import { numberKey } from '../../customer-part-numbers/rules.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import type { LineInput, NewLine } from '../model/cart-fields.ts'

type Named = {
  readonly toolId?: string | undefined
  readonly pointer: string
  readonly why: string
}

/**
 * Lines with the ids of their tools. Part numbers are those of the company for which the buyer
 * acts.
 * @throws invalidInput for each line that identifies no tool on sale, or repeats the tool of an
 *   earlier line
 */
export async function namedLines(
  { database, catalogue, customerPartNumbers }: OrdersContext,
  { company }: Actor,
  lines: readonly LineInput[],
): Promise<NewLine[]> {
  const skus = lines.flatMap(({ sku }) => sku ?? [])
  const numbers = lines.flatMap(({ partNumber }) => partNumber ?? [])
  const tools = skus.length === 0 ? undefined : await catalogue.idsBySkus(database.handle, skus)
  const aliases =
    numbers.length === 0 || !company
      ? undefined
      : await customerPartNumbers.find(database.handle, company.id, numbers)
  const nameOf = ({ toolId, sku, partNumber }: LineInput): Named => {
    if (sku !== undefined)
      return { toolId: tools?.get(foldSku(sku)), pointer: 'sku', why: messages.unknownSku(sku) }
    if (partNumber === undefined) return { toolId, pointer: 'toolId', why: messages.noName }
    const why = company ? messages.unknownPartNumber(partNumber) : messages.partNumberOfNobody
    return { toolId: aliases?.get(numberKey(partNumber))?.toolId, pointer: 'partNumber', why }
  }
  const seen = new Set<string>()
  const errors: { readonly pointer: string; readonly detail: string }[] = []
  const found = lines.flatMap((line, index): NewLine[] => {
    const { toolId, pointer, why } = nameOf(line)
    const detail = toolId === undefined ? why : seen.has(toolId) ? messages.toolTwice : undefined
    if (toolId !== undefined) seen.add(toolId)
    if (toolId === undefined || detail !== undefined) {
      errors.push({ pointer: `#/lines/${index}/${pointer}`, detail: detail ?? why })
      return []
    }
    const { sku: _sku, partNumber: _number, ...others } = line
    return [{ ...others, toolId }]
  })
  if (errors.length > 0) throw invalidInput({ errors })
  return found
}
