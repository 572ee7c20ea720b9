/** Orders as the trade pastes them: in other languages, with numbers as SKUs, blanks in thousands. */
import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'
import { buildRows, type FoundTool } from './rows.ts'

const linesOf = (text: string): readonly string[] => {
  const parsed = parseText(text)
  return parsed.kind === 'parsed'
    ? parsed.entries.map(({ term, quantity }) => `${term} × ${quantity}`)
    : []
}

test.each([
  ['TST-1001 1 000', 'TST-1001 × 1000'],
  ['TST-1001;1\u202F000', 'TST-1001 × 1000'],
  ['TST-1001\t1\u00A0000', 'TST-1001 × 1000'],
  ['12 x 4711', '4711 × 12'],
  ['4711 x 12', '4711 × 12'],
  ['4711 12 Stück', '4711 × 12'],
  ['12 Stk 4711', '4711 × 12'],
  ['12 szt. 4711', '4711 × 12'],
  ['12 pz 4711', '4711 × 12'],
  ['12 stuks 4711', '4711 × 12'],
])('%s is %s', (line, entry) => expect(linesOf(line)).toEqual([entry]))

test.each([
  ['HMR-1001: 24 | 36', '24 / 36'],
  ['HMR-1001 24;12', '24 / 12'],
  ['24 x HMR-1001;12', '24 / 12'],
])('two numbers of one tool, one of them beside its SKU, are asked about: %s', (line, numbers) => {
  const parsed = parseText(line)
  const entries = parsed.kind === 'parsed' ? parsed.entries : []
  expect(entries.map(({ quantity, doubt }) => [quantity, doubt?.kind])).toEqual([
    [numbers, 'columns'],
  ])
})

test.each(['24 HMR-1001 HMR-1003', 'HMR-1001 HMR-1003 24', 'HMR-1001 & HMR-1003 24 each'])(
  'one number for two tools is asked about at both: %s',
  (line) => {
    const parsed = parseText(line)
    const entries = parsed.kind === 'parsed' ? parsed.entries : []
    expect(entries.map(({ doubt }) => doubt?.kind)).toEqual(['amount', 'amount'])
  },
)

test.each([
  ['Pos;Bestell-Nr.;Bezeichnung;Menge;Einheit;EP', '2;0017;Nagel;12;Stk;5,00'],
  ['Référence;Désignation;Quantité', '0017;Clou;12'],
  ['Codice;Descrizione;Quantità', '0017;Chiodo;12'],
  ['Referencia;Descripción;Cantidad', '0017;Clavo;12'],
  ['Artikelnummer;Omschrijving;Aantal', '0017;Spijker;12'],
  ['Kod towaru;Nazwa;Ilość', '0017;Gwóźdź;12'],
  ['Kód zboží;Název;Množství', '0017;Hřebík;12'],
  ['Cikkszám;Megnevezés;Mennyiség', '0017;Szög;12'],
  ['Artikelnr;Benämning;Antal', '0017;Spik;12'],
  ['Varenr.;Varenavn;Antal', '0017;Søm;12'],
  ['Código;Designação;Quantidade', '0017;Prego;12'],
])('below the headings %s a SKU without letters is found', (headings, line) => {
  expect(linesOf(`${headings}\n${line}`)).toEqual(['0017 × 12'])
})

test('of two and a half, two or three are suggested', () => {
  const tool: FoundTool = {
    id: 't',
    sku: 'FLD-B',
    name: 'Hammer',
    slug: 'hammer',
    image: '',
    price: 33,
    minimumQuantity: 1,
    packSize: 1,
    stock: 10_000,
    priceBreaks: [],
    picture: null,
  }
  const entries = [{ id: 1, line: 'FLD-B;2,5', term: 'FLD-B', quantity: '2,5', prose: false }]
  const results = new Map([['FLD-B', { match: 'one', tools: [tool] } as const]])
  const [row] = buildRows(entries, results).rows
  expect(row?.state).toBe('adjust')
  expect(row?.suggestions.every((quantity) => quantity === 2 || quantity === 3)).toBe(true)
  expect(row?.suggestions).not.toEqual([])
})

test.each([
  [
    'F5A, an order in UBL',
    '<?xml version="1.0"?>\n<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2">\n<ID>1</ID>\n</Order>',
    'an invoice or order in UBL',
  ],
  ['XML of any kind', '<Basket>\n<Line sku="0017"/>\n</Basket>', 'XML'],
  ['an EDIFACT message', "UNA:+.? '\nUNH+1+ORDERS:D:96A:UN'", 'an EDIFACT message'],
  ['JSON', '{ "lines": [\n{ "sku": "0017" }\n] }', 'JSON'],
])('%s is refused in one sentence', (_what, text, kind) => {
  const reason = `This file is ${kind}. Paste the lines of the order, or drop a CSV or XLSX file.`
  expect(parseText(text)).toEqual({ kind: 'refused', reason })
})

test.each(['UNA-100 1', 'UNB-7 x 12'])('%s is a line, and no EDIFACT message', (line) => {
  expect(linesOf(line)).toHaveLength(1)
})

test('a code in brackets is no element of XML', () => {
  expect(linesOf('<0017> 5\n<HM-1001>; 3')).toHaveLength(2)
})

test('a number as SKU beside a quantity with its word stays the SKU', () => {
  expect(linesOf('Cikkszám;Megnevezés;Mennyiség\n0017;Véső;12 db')).toEqual(['0017 × 12'])
})
