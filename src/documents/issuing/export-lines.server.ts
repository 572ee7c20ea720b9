/** The goods data of each line from the catalogue: customs number, origin, net weight. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { euCountries } from '../../platform/addresses/countries.ts'
import type { LockedOrder } from '../../orders/transitions/transitions.server.ts'
import type { DocumentContent, DocumentedLine } from '../document-content.ts'
import { listCustoms, type CustomsRow } from '../store.server.ts'

/** Whether goods leave the shop's country, or the European Union if the shop is in it. */
function isExport({ shop, order }: Pick<DocumentContent, 'order' | 'shop'>): boolean {
  const from = shop.country
  const to = order.shipTo?.country ?? order.delivery?.country ?? order.tax?.country
  if (order.delivery?.kind === 'collection' || !from || !to || from === to) return false
  return !(euCountries.includes(from) && euCountries.includes(to))
}

/**
 * The lines with goods data: for an export, for customs, printed on the invoice; otherwise only for
 * the electronic invoice (BT-158, BT-159).
 */
export async function withGoods(
  tx: Handle,
  content: DocumentContent,
  { lines: ordered }: Pick<LockedOrder, 'lines'>,
): Promise<DocumentContent> {
  const toolIds = ordered.map(({ toolId }) => toolId)
  const rows = await listCustoms(tx, toolIds)
  const customs = new Map(rows.map((row) => [row.tool_id, row]))
  const withRow = isExport(content) ? withCustoms : withCodes
  const lines = content.order.lines.map((line) => {
    const tool = ordered.find((one) => one.line === line.line)?.toolId
    const row = tool === undefined ? undefined : customs.get(tool)
    return row ? withRow(line, row) : line
  })
  return { ...content, order: { ...content.order, lines } }
}

const withCustoms = (line: DocumentedLine, row: CustomsRow): DocumentedLine => ({
  ...line,
  ...(row.customs_number === null ? {} : { customsNumber: row.customs_number }),
  ...(row.origin === null ? {} : { tariffOrigin: row.origin }),
  ...(row.weight_grams === null ? {} : { netWeight: row.weight_grams }),
})

const withCodes = (line: DocumentedLine, row: CustomsRow): DocumentedLine => ({
  ...line,
  ...(row.customs_number === null ? {} : { commodityCode: row.customs_number }),
  ...(row.origin === null ? {} : { originCountry: row.origin }),
})
