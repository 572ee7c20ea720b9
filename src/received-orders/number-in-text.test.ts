/** The buyer's number of the order in texts and tables: none is lost, and no line with it. */
import { expect, test } from 'vitest'
import { numberInText } from './number-in-text.ts'
import { readFile } from './read-file.server.ts'

test.each([
  ['PO number\tXL-title', 'XL-title'],
  ['PO number: DUP 1', 'DUP 1'],
  ['Bestellnummer: 4500 012 345', '4500 012 345'],
  ['Order no: SPRING', 'SPRING'],
  ['PO: 4711', '4711'],
  ['PO number: pending', ''],
  ['PO number: n/a', ''],
  ['Order number: see below', ''],
  ['Order: hammers', ''],
])('%s', (line, number) => {
  expect(numberInText([line]).number).toBe(number)
})

const linesOf = async (name: string, text: string) => {
  const { drafts } = await readFile(name, new TextEncoder().encode(text))
  return drafts.flatMap(({ number, lines }) => [
    number,
    ...lines.map(({ sellerNumber, quantity }) => `${sellerNumber} x ${quantity}`),
  ])
}
test.each([
  [
    'o.txt',
    'Order: PO-1234, 24 x HMR-1001\n48 x WRN-3013',
    // Both are asked: no article has that number, and the other no quantity.
    ['PO-1234', 'PO-1234 x 24', 'HMR-1001 x ', 'WRN-3013 x 48'],
  ],
  [
    'o.csv',
    'Article;Quantity;Ref\nHMR-1001;24;PO: 4711\nWRN-3013;48;',
    ['', 'HMR-1001 x 24', 'WRN-3013 x 48'],
  ],
  [
    'o.csv',
    'Article;Quantity;Remark\nhammer;24;Order no 4711\nWRN-3013;48;',
    ['', 'hammer x 24', 'WRN-3013 x 48'],
  ],
  ['o.csv', 'PO number;DUP 1\n\nArticle;Quantity\nHMR-1001;24', ['DUP 1', 'HMR-1001 x 24']],
  ['o.txt', 'PO: 4711 of 12.03.2026\nWRN-3013 48', ['4711', 'WRN-3013 x 48']],
])('no line disappears that names a number of an order: %s %s', async (name, text, expected) => {
  expect(await linesOf(name, text)).toEqual(expected)
})

test.each([
  'Objednávka',
  'Rendelés',
  'Sipariş',
  'Tilaus',
  'Ordre',
  'Заказ',
  'Παραγγελία',
  'Narudžba',
  '注文書',
  '订单',
  '발주서',
])('the number after “%s” is that of the order', (label) => {
  expect(numberInText([`${label} 8202`])).toEqual({
    number: '8202',
    line: 0,
    orders: false,
    several: [],
  })
})

test('the number of another order is not that of the order', () => {
  expect(numberInText(['Back order from PO 8100'])).toMatchObject({ number: '' })
})

test.each([
  ['20260112', 'Bestell-Nr.: 20260112\tDatum: 30.11.2026\tLieferant: 70001'],
  ['20260112', 'Bestell-Nr.: 20260112 Datum: 30.11.2026 Lieferant: 70001'],
  ['4500017899', 'Bestellung\nBestellnummer/Datum\n4500017899 / 30.11.2026'],
  ['1044', 'Purchase Order\nDate\tP.O. No.\n11/30/2026\t1044'],
  ['1043', 'Vendor\tIronmonger\tP.O. No.\t1043'],
  ['45005001', 'Customer:\tNavarro Framing\t\tOrder no.:\t45005001'],
  ['22048', 'Standard Purchase Order 22048, 0'],
  ['PO-0077', 'Purchase Order Number PO-0077 Delivery Address: Unit 12, Leeds LS10 1AB'],
  ['ZD 112/2026', 'Zamówienie do dostawcy ZD 112/2026'],
  ['318', 'ORDINE A FORNITORE N. 318 DEL 30/11/2026'],
  ['PO-000231', 'Purchase order PO-000231 - 2'],
  ['26-0311', 'Bestellung 26-0311 vom 30.11.2026'],
  ['7712', 'Purchase requisition 7712'],
  ['45002001', 'Order for the shop\n\nRef: 45002001\n\n24 HMR-1001'],
  ['4711-95', 'bitte liefern Sie uns zu unserer Bestellung 4711-95:'],
  ['2611/45', 'Kindly supply the below items against LPO No. 2611/45:'],
  ['20426', 'Ordre 20426:'],
  ['30881', 'Hermed ordre nr. 30881:'],
  ['M-2026/114', 'Megrendelésünk (szám: M-2026/114):'],
  ['1145', 'Просим отгрузить по заказу № 1145:'],
  ['2026-88', 'παρακαλώ την παραγγελία 2026-88:'],
  ['PO20261130', '请按以下采购订单 PO20261130 发货：'],
  ['2026-1130', '발주번호 2026-1130 발주드립니다.'],
  ['4512', 'Vă rugăm să livrați comanda nr. 4512:'],
  ['214/26', 'šaljemo narudžbu br. 214/26:'],
])('%s is the order number of: %s', (number, text) => {
  expect(numberInText(text.split('\n'))).toMatchObject({ number, orders: false })
})

test.each([
  'Bestellung 1000 Schrauben',
  'Bestellung 1000 Stück:',
  'Please order WRN-3010.',
  'Please order 4711.',
  'Bestellung: 30.11.2026',
  'Bestellung vom 30.11.2026',
  'Bestellung 10/13 Schlüssel:',
  'Your Order Reference: Q-1045',
  'Ref: 45002001\nQty: 24',
  'Réf : HMR-1001',
  'Order Date: 11/30/2026',
  'Bestellnummer\nHMR-1001',
])('a wrong number is worse than none: %s', (text) => {
  expect(numberInText(text.split('\n'))).toMatchObject({ number: '', line: undefined })
})

test('of two different numbers none is taken, and both are named', async () => {
  const text = 'PO number: 4711\nPO number: 4712\n24 HMR-1001\n'
  const { drafts } = await readFile('o.txt', new TextEncoder().encode(text))
  expect(drafts.map(({ number }) => number)).toEqual([''])
  expect(drafts[0]?.unread).toEqual(['PO number: 4711', 'PO number: 4712'])
  expect(numberInText(['Purchase Order 4711', 'PO no. 4711'])).toMatchObject({ number: '4711' })
})

test.each([
  [
    'PO1187',
    'Document Number,Date,Item,Description,Quantity\nPO1187,11/30/2026,HMR-1001,Claw Hammer,24',
  ],
  ['4500017801', 'Einkaufsbeleg;Material;Kurztext;Bestellmenge\n4500017801;HMR-1001;Hammer;24'],
  [
    'P00123',
    'Order Reference,Vendor,Order Lines/Product/Internal Reference,Order Lines/Description,Order Lines/Quantity,Order Lines/Unit of Measure,Order Lines/Unit Price\nP00123,Ironmonger,HMR-1001,Claw Hammer,24.0,Units,7.69',
  ],
])('%s in a column is the order number', async (number, text) => {
  expect(await linesOf('o.csv', text)).toEqual([number, expect.stringMatching(/^HMR-1001 x 24/)])
})
