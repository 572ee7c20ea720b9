/** Lines of tables and texts that say something against themselves are not certain, and say why. */
import { expect, test } from 'vitest'
import type { PadTool } from '../search/contract.ts'
import type { Correction } from './draft.ts'
import { readFile } from './read-file.server.ts'
import { orderedTools } from './ordered-goods.ts'
import { assessLines, type AssessedLine } from './rules.ts'

const tool = (sku: string): PadTool => ({
  id: sku,
  slug: sku,
  sku,
  name: sku,
  image: '',
  picture: null,
  price: 1250,
  minimumQuantity: 1,
  packSize: 1,
  stock: 1_000_000,
  priceBreaks: [],
})
const skus = ['HAM-16', 'SAW-1']
const matches = new Map(skus.map((sku) => [sku, { found: 'one', tools: [tool(sku)] } as const]))
/** The lines of a file that name a tool of the shop. */
async function linesOf(
  text: string,
  name = 'order.txt',
  corrections: readonly Correction[] = [],
): Promise<readonly AssessedLine[]> {
  const { drafts } = await readFile(name, new TextEncoder().encode(`${text}\n`))
  const [draft] = drafts
  return assessLines(draft?.lines ?? [], { matches, corrections, currency: '' }).filter(
    (line) => line.tool !== undefined,
  )
}
const assessed = (lines: readonly AssessedLine[]) =>
  lines.map(({ state, quantity, reasons }) => [state, quantity, ...reasons.map(({ text }) => text)])

test.each([
  [
    'order.csv',
    'SKU;MOQ;Qty\nHAM-16;12;',
    12,
    'The quantity column is empty, but another column contains “MOQ 12”. Confirm the quantity, or leave the line out.',
  ],
  [
    'order.csv',
    'SKU;Qty\nHAM-16;1.000',
    undefined,
    'The point in “1.000” may be a decimal separator or a thousands separator. Enter the quantity.',
  ],
  [
    'order.csv',
    'SKU;Qty 2025;Qty 2026\nHAM-16;12;24',
    undefined,
    'The line has several quantities: Qty 2025 12, Qty 2026 24. Enter the quantity to order.',
  ],
  [
    'order.csv',
    'SKU;Qty;Pack;Open;Comment\nHAM-16;12;6;4;',
    undefined,
    'The line has several quantities: Qty 12, Open 4. Enter the quantity to order.',
  ],
  [
    'order.csv',
    'SKU;Qty;Comment\nHAM-16;12;only a quote please',
    12,
    'The line may only be a price inquiry: “HAM-16 12 only a quote please”. Leave the line out, or enter the quantity.',
  ],
  [
    'order.txt',
    'Not HAM-16, we have 12',
    undefined,
    '“Not HAM-16 we have 12” may mean that this line should not be ordered. Leave the line out, or enter the quantity.',
  ],
  ['order.txt', 'HAM-16 12?', 12, '“HAM-16 12?” is not an exact quantity. Enter the quantity.'],
  [
    'order.txt',
    'HAM-16 12 if in stock',
    12,
    'The line contains a condition: “HAM-16 12 if in stock”. Confirm the quantity, or leave the line out.',
  ],
])(
  'a doubtful line needs a decision, with a reason: %s with %j',
  async (name, text, quantity, why) => {
    expect(assessed(await linesOf(text, name))).toEqual([['to-confirm', quantity, why]])
  },
)

test('who enters the quantity has decided; who agrees to what has none, has not', async () => {
  const text = 'SKU;Qty 2025;Qty 2026\nHAM-16;12;24'
  const decided = await linesOf(text, 'order.csv', [{ line: 0, quantity: 24 }])
  expect(assessed(decided)).toEqual([['certain', 24]])
  const agreed = await linesOf(text, 'order.csv', [{ line: 0, confirmed: true }])
  expect(agreed).toMatchObject([{ state: 'to-confirm' }])
  const possible = await linesOf('HAM-16 12 if in stock', 'a.txt', [{ line: 0, confirmed: true }])
  expect(possible).toMatchObject([{ state: 'certain', quantity: 12 }])
})
test('a line that takes back orders nothing beside one that orders the same', async () => {
  const lines = await linesOf('Not HAM-16, we have 12\n12 x HAM-16')
  expect(lines.map(({ state }) => state)).toEqual(['to-confirm', 'certain'])
  expect(orderedTools(lines)).toEqual([{ toolId: 'HAM-16', quantity: 12, amount: 15000 }])
})
test('a row that a program has cut after its last cell is read below its headings', async () => {
  const text = 'SKU;Pack;Qty;Note\nHAM-16;6;12;\nSAW-1;6;24;please'
  expect(assessed(await linesOf(text, 'order.csv'))).toEqual([
    ['certain', 12],
    ['certain', 24],
  ])
})

test('a day that only one line is wished for is named on that line, and is not that of the order', async () => {
  const item = (sku: string, day: string) =>
    `<ItemOut quantity="7"${day && ` requestedDeliveryDate="${day}"`}><ItemID><SupplierPartID>${sku}</SupplierPartID></ItemID></ItemOut>`
  const order = (one: string, other: string) =>
    `<cXML><Request><OrderRequest><OrderRequestHeader orderID="1"/>${item('HAM-16', one)}${item('SAW-1', other)}</OrderRequest></Request></cXML>`
  const named = (day: string) => [
    'to-confirm',
    7,
    `The requested delivery date of this line is ${day}; the other lines have another date, or none. Confirm the line to ship everything together, or leave it out and order it separately.`,
  ]
  const plain = ['certain', 7]
  const [eleventh, january] = ['2026-12-11', '2027-01-15']
  expect(assessed(await linesOf(order('', january), 'o.xml'))).toEqual([
    plain,
    named('January 15, 2027'),
  ])
  expect(assessed(await linesOf(order(eleventh, january), 'o.xml'))).toEqual([
    named('December 11, 2026'),
    named('January 15, 2027'),
  ])
  expect(assessed(await linesOf(order(january, january), 'o.xml'))).toEqual([plain, plain])
  const { drafts } = await readFile('o.xml', new TextEncoder().encode(order('', january)))
  expect(drafts[0]).toMatchObject({ wishedFrom: '', wishedUntil: '' })
})
