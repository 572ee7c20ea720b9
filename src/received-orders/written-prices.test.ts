/** What a buyer writes into a table of an order as a price is compared with that of the shop. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { openNumbersShop, type NumbersShop } from '../customer-part-numbers/test-shop.ts'
import type { ReceivedOrder } from './contract.ts'

let shop: NumbersShop
let actor: Actor
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer', price: 1250, stock: 500 })
  await shop.tool({ sku: 'SAW-1', name: 'Panel Saw', price: 2000, stock: 90 })
  actor = (await shop.company('Tables')).buyer
})
afterAll(() => shop.close())

/** Sends a table, or a text. @returns its lines */
async function linesOf(text: string, name = 'order.csv'): Promise<ReceivedOrder['lines']> {
  const fileBytes = new TextEncoder().encode(text)
  const [received] = await shop.receivedOrders.receive({ actor, fileBytes }, { name })
  return (await shop.receivedOrders.read({ actor }, { id: received?.id ?? '' })).lines
}

test.each([
  ['in the style of their column', 'SKU;Qty;Unit price\nHAM-16;10;12,50\nSAW-1;3;20,00\n'],
  ['for a hundred, by the heading', 'SKU;Qty;Price per 100\nHAM-16;10;1.250,00\n'],
  ['for a hundred, by a column', 'SKU;Qty;Price;Price unit\nHAM-16;10;1250.00;100\n'],
  ['for a hundred, by the cell', 'SKU;Qty;Price\nHAM-16;10;1250.00 / 100\n'],
  ['with the currency of the shop', 'SKU;Qty;Price (USD)\nHAM-16;10;$12.50\n'],
  ['beside what the line costs', 'SKU;Qty;Total;Price each\nHAM-16;10;125.00;12.50\n'],
  ['not at all, where only the line has one', 'SKU;Qty;Amount\nHAM-16;10;125.00\n'],
  ['not at all', 'SKU;Qty;Unit price\nHAM-16;10;\n'],
])('that are those of the shop are certain: %s', async (_name, text) => {
  const lines = await linesOf(text)
  expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(['certain']))
})
test.each([
  ['a lower one', 'SKU;Qty;Unit price\nHAM-16;10;12,40\n', 'price'],
  ['a higher one', 'SKU;Qty;Unit price\nHAM-16;10;13\n', 'price'],
  ['one for a dozen', 'SKU;Qty;Price per dozen\nHAM-16;10;12.50\n', 'price'],
  ['one for a pack', 'SKU;Qty;Price per pack\nHAM-16;10;12.50\n', 'price-unreadable'],
  ['words', 'SKU;Qty;Unit price\nHAM-16;10;as agreed\n', 'price-unreadable'],
  ['whole ones that may be cents', 'SKU;Qty;Unit price\nHAM-16;10;1250\n', 'whole-price'],
  ['whole ones of no kind', 'SKU;Qty;Unit price\nHAM-16;10;1190\n', 'whole-price'],
  ['a whole one in its currency', 'SKU;Qty;Unit price (USD)\nHAM-16;10;1250\n', 'price'],
  ['another currency', 'SKU;Qty;Unit price\nHAM-16;10;12,50 €\n', 'currency'],
  [
    'two amounts in one cell',
    'SKU;Qty;Unit price\nHAM-16;10;7.69 EUR 184.56 EUR\n',
    'price-unreadable',
  ],
])('of which %s is shown to a person', async (_name, text, code) => {
  expect(await linesOf(text)).toMatchObject([{ state: 'to-confirm', reasons: [{ code }] }])
})

test.each([
  ['after à', '10 Stück HAM-16 à 12,50 USD', 'certain', []],
  ['after @', '10 x HAM-16 @ $12.50', 'certain', []],
  ['that is another', '10 x HAM-16 @ $11.90', 'to-confirm', ['price']],
  [
    'of which nobody knows for how many it is',
    '10 x HAM-16 USD 125.00',
    'to-confirm',
    ['price-unreadable'],
  ],
  ['without a currency, as the shop has it', '10 x HAM-16 12.50', 'certain', []],
  ['without a currency', '10 x HAM-16 11.90', 'to-confirm', ['price-unreadable']],
  ['beside the sum of the line', '10 x HAM-16 11,90 119,00', 'to-confirm', ['price']],
  ['right after @', '10 x HAM-16 @11.90', 'to-confirm', ['price']],
  ['for a piece', '10 HAM-16 11.90/pc', 'to-confirm', ['price']],
  ['that is the quantity', '10,00 Stk HAM-16', 'certain', []],
  ['in a cell without a heading', 'HAM-16;10;11.90', 'to-confirm', ['price-unreadable']],
])('a price in a sentence, %s', async (_name, text, state, codes) => {
  const [line] = await linesOf(`Please send us\n${text}\n`, 'order.txt')
  expect([line?.tool?.sku, line?.quantity, line?.state]).toEqual(['HAM-16', 10, state])
  expect(line?.reasons.map(({ code }) => code)).toEqual(codes)
})

test.each([
  '10 HAM-16 by 12/15',
  'HAM-16 10 (15.12.)',
  'HAM-16 10 2026-12-15',
  'HAM-16 10 -5%',
  'HAM-16;10;15/12/2026',
])('a day or a share of the price in a line is not lost: %s', async (text) => {
  const [line] = await linesOf(`${text}\n`, 'order.txt')
  expect([line?.quantity, line?.reasons.map(({ code }) => code)]).toEqual([10, ['optional']])
})

test.each([
  ['numbers of lines below Item', 'Item;Part number;Qty\n1;HAM-16;10\n2;SAW-1;3\n'],
  [
    'the buyer’s own numbers',
    'Our part no.;Supplier part no.;Quantity required\n100-1;HAM-16;10\n100-2;SAW-1;3\n',
  ],
  [
    'the buyer’s numbers, which are “ours”',
    'Unsere Art.-Nr.;Ihre Art.-Nr.;Menge\n100-1;HAM-16;10\n100-2;SAW-1;3\n',
  ],
  ['numbers of customers', 'Artikelnummer;Kunden-Artikelnr.;Menge\nHAM-16;X-1;10\nSAW-1;X-2;3\n'],
])('the article is named by its own column, beside %s', async (_name, text) => {
  const lines = await linesOf(text)
  expect(lines.map(({ tool, quantity, state }) => [tool?.sku, quantity, state])).toEqual([
    ['HAM-16', 10, 'certain'],
    ['SAW-1', 3, 'certain'],
  ])
})

test('two numbers of a line that name different tools are asked about, one that names none too', async () => {
  const lines = await linesOf(
    'Artikelnummer;Ihre Artikelnummer;Menge\nHAM-16;SAW-1;10\nX-2;SAW-1;3\n',
  )
  expect(lines.map(({ state, reasons: [reason] }) => [state, reason?.code])).toEqual([
    ['to-confirm', 'conflict'],
    ['to-confirm', 'unknown-number'],
  ])
})

test.each([
  ['Bon de commande BC-3301\n10 x HAM-16\n', 'BC-3301'],
  ['Inkooporder IO-5518\n10 x HAM-16\n', 'IO-5518'],
  ['Please send against PO 88-3021:\n10 x HAM-16\n', '88-3021'],
  ['Ordine n. 77/2026\n10 x HAM-16\n', '77/2026'],
  ['10 x HAM-16 for PO 5 and 3\n', ''],
])('the number of the order is read where a line says it: %j', async (text, number) => {
  const fileBytes = new TextEncoder().encode(text)
  const [received] = await shop.receivedOrders.receive({ actor, fileBytes }, { name: 'a.txt' })
  const order = await shop.receivedOrders.read({ actor }, { id: received?.id ?? '' })
  expect(order.number).toBe(number)
  expect(order.lines.map(({ tool }) => tool?.sku)).toEqual(['HAM-16'])
})
test.each([
  ['Price per dozen\nHAM-16;10;100.00', '$100.00 per 12, but the shop’s price is higher: $12.50.'],
  [
    'Price per 100\nHAM-16;10;1249.99',
    '$1,249.99 per 100, but the shop’s price is higher: $12.50.',
  ],
  ['Price per 100\nHAM-16;10;0.30', '$0.30 per 100, but the shop’s price is higher: $12.50.'],
  ['Price per 100\nHAM-16;10;1240.00', '$12.40, but the shop’s price is higher: $12.50.'],
  ['Price\nHAM-16;10;12.4999', '12.4999, but the shop’s price is higher: $12.50.'],
  [
    'Price;Price unit\nHAM-16;10;100.00;dozen',
    '$100.00 per 12, but the shop’s price is higher: $12.50.',
  ],
  ['Price\nHAM-16;10;100.00/dz', '$100.00 per 12, but the shop’s price is higher: $12.50.'],
])('what the buyer expects is said as it is true, below Qty;%s', async (columns, expects) => {
  const [line] = await linesOf(`SKU;Qty;${columns}\n`)
  expect(line?.reasons.map(({ text }) => text)).toEqual([`The buyer expects ${expects}`])
})
test.each([
  ['of the dozen', '150.00', []],
  ['of one', '12.50', []],
  [
    'of neither',
    '140.00',
    [
      'The buyer expects a price of $140.00, either for one piece or for 12. The shop’s price is $12.50. Ask the buyer.',
    ],
  ],
])('of dozens, a price %s is compared with both', async (_name, price, texts) => {
  const [line] = await linesOf(`SKU;Qty;Unit;Price\nHAM-16;2;dozen;${price}\n`)
  expect(line).toMatchObject({ state: 'to-confirm', quantity: 24 })
  expect(line?.reasons.map(({ text }) => text)).toEqual([
    '2 × "dozen" (12 each) is 24 in total. Confirm the quantity.',
    ...texts,
  ])
})
test('a price that may be in cents is named in both ways', async () => {
  const [line] = await linesOf('SKU;Qty;Unit price\nHAM-16;10;1250\n')
  expect(line?.reasons[0]?.text).toMatch(/1250 may mean \$12\.50 or \$1,250\.00/)
})
test('whole prices that are those of the shop are certain', async () => {
  await shop.tool({ sku: 'VICE-1', name: 'Bench Vice', price: 12_500, stock: 9 })
  expect(await linesOf('SKU;Qty;Unit price\nVICE-1;1;125\n')).toMatchObject([
    { state: 'certain', reasons: [] },
  ])
})
test.each([
  ['in a quantity', 'SKU;Qty\nHAM-16;120\nSAW-1;110\nVISE-2;1'],
  ['in a price', 'SKU;Price;Qty;Price of one\nHAM-16;;1;12.50\nSAW-1;;1;20.00\nHAM-16;;2;12.'],
  ['before cells', 'SKU;Qty;Unit price\nHAM-16;1;12.50\nSAW-1;1;20.00\nVISE-2;1'],
])('a file that ends within its last row, %s, is shown to a person', async (_name, text) => {
  const last = (await linesOf(text)).at(-1)
  expect(last?.reasons.map(({ code }) => code)).toContain('cut-off')
  expect((await linesOf(`${text}\n`)).flatMap(({ reasons }) => reasons)).not.toContainEqual(
    expect.objectContaining({ code: 'cut-off' }),
  )
})

test.each([
  ['Lp.\tSymbol\tNazwa\tIlość\tCena netto', '1\tHAM-16\tClaw Hammer\t24\t12,50', '12.5', '1'],
  ['Art.\tMenge\tListenpreis\tRabatt\tNetto', 'HAM-16\t24\t14,00\t10,7 %\t12,50', '12.5', '1'],
  ['SKU\tQty\tPrice\tDiscount\tNet price', 'HAM-16\t24\t14.00\t10.7 %\t12.50', '12.5', '1'],
  ['SKU\tQty\tList price\tYour price', 'HAM-16\t24\t14.00\t12.50', '12.5', '1'],
  ['SKU\tQty\tList price', 'HAM-16\t24\t12.50', '12.5', '1'],
  // The net amount may be that of the line.
  ['Art.\tMenge\tListenpreis\tNetto', 'HAM-16\t24\t14,00\t300,00', '300,00', '1?'],
])('the price that the buyer expects is the net one: %s', async (headings, row, price, per) => {
  const [line] = await linesOf(`${headings}\n${row}\n`, 'order.tsv')
  expect(line?.written).toMatchObject({ sellerNumber: 'HAM-16', price, priceQuantity: per })
  if (headings.startsWith('Lp.')) expect(line?.state).toBe('certain')
})
