/** The order pad without its page: what is read in the browser, and what the API finds for it. */
import { chooseReading, codesToAsk } from '../src/order-pad/choose-reading.ts'
import { readFile } from '../src/order-pad/read-file.client.ts'
import { buildRows, type PadEntry, type TermResult } from '../src/order-pad/rows.ts'
import type { FieldWorld } from './field-cases-world.ts'

/** What the order pad shows of a file, row by row; or why the file is refused. */
export async function padRows(world: FieldWorld, file: File): Promise<string | readonly string[]> {
  const read = await readFile(file)
  if (read.kind !== 'parsed') return read.kind === 'refused' ? read.reason : read.kind
  const codes = codesToAsk(read.entries)
  const known = await world.json('POST /order-pad', { terms: [], codes })
  const isKnown = new Set(codes.filter((_, index) => known.codes?.[index]))
  const entries = read.entries.map((entry, index): PadEntry => ({
    id: index,
    ...chooseReading(entry, isKnown),
  }))
  const terms = [...new Set(entries.map(({ term }) => term))]
  const answer = await world.json('POST /order-pad', { terms })
  const found = new Map(
    terms.map((term, index): [string, TermResult] => {
      const { found: match, tools, quantity } = answer.terms[index]
      return [
        term,
        { match, quantity, tools: tools.map((tool: number) => toTool(answer.tools[tool])) },
      ]
    }),
  )
  return buildRows(entries, found).rows.map(
    ({ state, tool, pieces }) => `${state} ${tool?.sku} × ${pieces}`,
  )
}

type WireTool = { _id: string; sku: string; name: string; minimum_quantity: number; Stock: number }
const toTool = (tool: WireTool) => ({
  id: tool._id,
  sku: tool.sku,
  name: tool.name,
  slug: '',
  image: '',
  picture: null,
  price: 1000,
  priceBreaks: [],
  minimumQuantity: tool.minimum_quantity,
  packSize: 1,
  stock: tool.Stock,
})
