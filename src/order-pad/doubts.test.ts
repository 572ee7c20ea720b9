/** Lines that name a tool and a number, and are not certain: each is asked, and says why. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Doubt } from './doubts.ts'
import { formatLine } from './pad-lines.ts'
import { parseRows, parseText } from './parse-text.ts'
import { faultMessage } from './row-messages.ts'
import { buildRows, suggestedQuantity, type FoundTool, type Row } from './rows.ts'

const tool = (sku: string): FoundTool => ({
  id: sku,
  sku,
  name: 'Hammer',
  slug: sku,
  image: '',
  price: 900,
  minimumQuantity: 1,
  packSize: 1,
  stock: 100_000,
  priceBreaks: [],
  picture: null,
})
const results = new Map(
  ['HMR-1001', 'HMR-1002', 'HMR-1003'].map((sku) => [
    sku,
    { match: 'one', tools: [tool(sku)] } as const,
  ]),
)
const entriesOf = (text: string) => {
  const parsed = parseText(text)
  if (parsed.kind !== 'parsed') throw new Error('refused')
  return parsed.entries.map((entry, id) => ({ ...entry, id }))
}
/** The rows of the text that name a tool. */
const rowsOf = (text: string): readonly Row[] =>
  buildRows(entriesOf(text), results).rows.filter(({ tool: found }) => found !== undefined)
const asked = (text: string): readonly (readonly [string, Doubt['kind'] | undefined])[] =>
  rowsOf(text).map(({ state, doubt }) => [state, doubt?.kind] as const)

test.each([
  ['of two years', 'SKU;Qty 2025;Qty 2026\nHMR-1001;12;24', 'Qty 2025 12, Qty 2026 24'],
  ['of years alone', 'SKU;2025;2026\nHMR-1001;12;24', '2025 12, 2026 24'],
  ['of months', 'SKU;Jan;Feb;Mar\nHMR-1001;12;24;36', 'Jan 12, Feb 24, Mar 36'],
  ['of German months', 'Artikel;Januar;März\nHMR-1001;12;24', 'Januar 12, März 24'],
  ['of weeks', 'SKU;KW 12;KW 13\nHMR-1001;12;24', 'KW 12 12, KW 13 24'],
  ['of quarters', 'SKU;Q1;Q2\nHMR-1001;12;24', 'Q1 12, Q2 24'],
  ['of days', 'SKU;01.12.2026;15.12.2026\nHMR-1001;12;24', '01.12.2026 12, 15.12.2026 24'],
  ['with months beside the sum', 'SKU;Qty;Jan;Feb\nHMR-1001;36;12;24', 'Qty 36, Jan 12, Feb 24'],
  ['of stores', 'SKU;Qty Berlin;Qty Hamburg\nHMR-1001;12;24', 'Qty Berlin 12, Qty Hamburg 24'],
  ['of stores without a word', 'SKU;Berlin;Hamburg\nHMR-1001;12;24', 'Berlin 12, Hamburg 24'],
  ['of stores behind a name', 'SKU;Name;A;B\nHMR-1001;Hammer;12;24', 'A 12, B 24'],
  ['below one heading', 'SKU;Qty;\nHMR-1001;12;24', 'Qty 12, 24'],
  ['open', 'SKU;Ordered;Open\nHMR-1001;12;4', 'Ordered 12, Open 4'],
  ['nothing open', 'SKU;Qty;Open qty\nHMR-1001;12;0', 'Qty 12, Open qty 0'],
  ['on back order', 'SKU;Qty;Back order\nHMR-1001;12;4', 'Qty 12, Back order 4'],
  ['delivered', 'Artikel;Menge;geliefert\nHMR-1001;12;4', 'Menge 12, geliefert 4'],
  ['delivered before', 'SKU;Delivered;Qty\nHMR-1001;4;12', 'Delivered 4, Qty 12'],
  ['left', 'Réf;Quantité;Reste à livrer\nHMR-1001;12;4', 'Quantité 12, Reste à livrer 4'],
  ['of the last year', 'Artikel;Menge;Menge Vorjahr\nHMR-1001;12;24', 'Menge 12, Menge Vorjahr 24'],
  ['in two columns of one name', 'SKU;Qty;Qty\nHMR-1001;12;24', 'Qty 12, Qty 24'],
  [
    'of stores, the same',
    'SKU;Qty Berlin;Qty Hamburg\nHMR-1001;48;48',
    'Qty Berlin 48, Qty Hamburg 48',
  ],
  [
    'of stores without a word, the same',
    'SKU;Berlin;Hamburg\nHMR-1001;48;48',
    'Berlin 48, Hamburg 48',
  ],
  ['of months, the same', 'SKU;Jan;Feb\nHMR-1001;48;48', 'Jan 48, Feb 48'],
  ['several times', 'SKU;Qty;Multiplier\nHMR-1001;24;2', 'Qty 24, Multiplier 2'],
  ['as many times', 'Artikel;Menge;Faktor\nHMR-1001;2;2', 'Menge 2, Faktor 2'],
  ['without headings', 'HMR-1001;12;24', '12, 24'],
  ['in a text', 'HMR-1001 12 24', '12, 24'],
  ['on both sides', '12 HMR-1001 24', '12, 24'],
  ['one of which is marked', '12 pcs HMR-1001 24', '12, 24'],
  ['of which one is of the other', 'HMR-1001 qty 12 of 24', '12, 24'],
  ['or', 'HMR-1001 24 or 48', '24, 48'],
  ['or, marked', '24 oder 48 Stück HMR-1001', '24, 48'],
  ['from and to', 'HMR-1001 12 - 24', '12, 24'],
])('a line with several quantities needs a decision: %s', (_what, text, said) => {
  const [row] = rowsOf(text)
  expect(row).toMatchObject({ state: 'adjust', fault: 'doubtful' })
  expect(row && faultMessage(row)).toBe(
    `The line has several quantities: ${said}. Enter the quantity to order.`,
  )
  expect(row && suggestedQuantity(row)).toBeUndefined()
})

test.each([
  ['a price', 'HMR-1001;12;9.90'],
  ['a price in a text', '12 x HMR-1001 9.90'],
  ['the number of the row', '1;HMR-1001;12\n2;HMR-1002;12'],
  ['the number of the row before the quantity', '10;12;HMR-1001\n20;12;HMR-1002'],
  ['the number of the line', '1 HMR-1001 12\n2 HMR-1002 24'],
  ['a price behind @', 'HMR-1001 x 12 @ 12.50'],
  ['a number on bars', '4006381333931;12;HMR-1001'],
  ['the same number', 'SKU;Qty;Open\nHMR-1001;12;12'],
  ['an empty column', 'SKU;Qty;Open\nHMR-1001;12;'],
  ['minimum, pack and stock', 'SKU;Min qty;Qty;Pack qty;Stock\nHMR-1001;6;12;6;400'],
  ['the packs of the same goods', 'SKU;Qty;Kartons\nHMR-1001;12;2'],
  ['weight, week and sum', 'SKU;Qty;Net weight;Total\nHMR-1001;12;24;150'],
  ['the number of an order', 'PO 4711: HMR-1001 12'],
  ['the place in a list', 'Pos 3 12 Stück HMR-1001'],
  ['a measure', '12 x HMR-1001 180 mm'],
])('%s beside the quantity is no other quantity', (_what, text) => {
  expect(rowsOf(text)[0]).toMatchObject({ state: 'ready', pieces: 12 })
})

test.each([
  'Not HMR-1003, we have 12',
  'HMR-1001 not 12',
  'return 12 x HMR-1001',
  'We want to return 12 x HMR-1001',
  'sent back: 12 x HMR-1001',
  '12 x HMR-1001 arrived damaged',
  'we have received 6 HMR-1001',
  '6 HMR-1001 were delivered on Monday',
  'our last order was 12 x HMR-1001',
  'We already ordered 12 HMR-1001',
  'we still have 12 HMR-1001',
  'you sent 12 HMR-1001 too many',
  'cancel 12 x HMR-1001',
  'kein HMR-1001 mehr, 4 sind noch da',
  'bitte keine 4 HMR-1001',
  'HMR-1001 nicht, 12 sind genug',
  '12 HMR-1001 zurück',
  '12 HMR-1001 storniert',
  'Wir haben 12 HMR-1001 bereits erhalten',
  'Letzte Bestellung: 12 HMR-1001',
  'nous ne voulons pas 12 HMR-1001',
  'pas de HMR-1001, il en reste 12',
  '12 HMR-1001 déjà reçus',
  'non servono 12 HMR-1001',
  'ultimo ordine 12 HMR-1001',
  'no necesitamos 12 HMR-1001',
  'pedido anterior: 12 HMR-1001',
  'geen 12 HMR-1001',
  'vorige bestelling 12 HMR-1001',
  'nie 12 HMR-1001',
  'zwrot 12 HMR-1001',
  'nechceme 12 HMR-1001',
  'nem kell 12 HMR-1001',
  'inte 12 HMR-1001',
  'ikke 12 HMR-1001',
  'não queremos 12 HMR-1001',
  '~~12 HMR-1001~~',
  'SKU;Qty;Comment\nHMR-1001;12;returned',
  'SKU;Qty;Status\nHMR-1001;12;delivered',
  '12 HMR-1001 entfällt',
  '12 HMR-1001 gestrichen',
  'HMR-1001 12 void',
  '12 HMR-1001 supprimé',
  '12 HMR-1001 vervallen',
  '12 HMR-1001 eliminar',
  '12 HMR-1001 removed',
  'SKU;Name;Qty\nHMR-1001;Hammer (cancelled);12',
  'Artikel;Menge;Status\nHMR-1001;12;erledigt',
  'HMR-1001;12;geliefert',
  'HMR-1001 x 12 arrived today',
  'SKU\tQty\n~~HMR-1001~~\t~~12~~',
])('a line that orders nothing is shown with the reason: %s', (text) => {
  const [row] = rowsOf(text)
  expect(row).toMatchObject({ state: 'adjust', fault: 'doubtful', suggestions: [] })
  expect(row && faultMessage(row)).toMatch(/Leave the line out, or enter the quantity\.$/)
})

test.each([
  ['Please return the following:\n12 HMR-1001', 'not-ordered'],
  ['Returns\nSKU;Qty\nHMR-1001;12', 'not-ordered'],
  ['Bitte stornieren:\nHMR-1001 12', 'not-ordered'],
  ['Hello. Please quote only:\nHMR-1001 12', 'enquiry'],
  ['Every month:\nHMR-1001 12', 'recurring'],
] as const)('a title applies to the lines below it: %s', (text, kind) => {
  expect(asked(text)).toEqual([['adjust', kind]])
})
test('a title counts until the next one', () => {
  expect(asked('Returns:\nHMR-1001 12\nPlease send:\nHMR-1002 5')).toEqual([
    ['adjust', 'not-ordered'],
    ['ready', undefined],
  ])
  expect(asked('Please do not call. Send us:\nHMR-1001 12')).toEqual([['ready', undefined]])
})

test.each([
  ['HMR-1001 24/48', 'amount'],
  ['HMR-1001 12-24', 'amount'],
  ['HMR-1001 12?', 'amount'],
  ['HMR-1001 12 ?', 'amount'],
  ['HMR-1001;12?', 'amount'],
  ['12? HMR-1001', 'amount'],
  ['ca. 12 HMR-1001', 'amount'],
  ['approx. 12 pcs HMR-1001', 'amount'],
  ['HMR-1001 up to 12', 'amount'],
  ['HMR-1001 max. 12', 'amount'],
  ['12 or so HMR-1001', 'amount'],
  ['etwa 12 HMR-1001', 'amount'],
  ['environ 12 HMR-1001', 'amount'],
  ['HMR-1001 ~12', 'amount'],
  ['HMR-1001 12+', 'amount'],
  ['HMR-1001 12+2', 'amount'],
  ['12 HMR-1001 pro Filiale', 'amount'],
  ['12 HMR-1001 per store', 'amount'],
  ['12 HMR-1001 twice', 'amount'],
  ['SKU;Jan;Feb\nHMR-1001;;12', 'other-column'],
  // Cells that are empty at the end of a row are not there: the number is of another column.
  ['SKU;MOQ;Qty\nHMR-1001;12', 'other-column'],
  ['SKU;Bestand;Bestellmenge\nHMR-1001;36', 'other-column'],
  ['SKU;Qty\nHMR-1001;;46', 'other-column'],
  ['SKU;Qty 2025;Qty 2026\nHMR-1001;12;', 'other-column'],
  ['HMR-1001: 12 (was 24)', 'columns'],
  ['HMR-1001 12 -> 24', 'columns'],
  ['HMR-1001 12 (if in stock)', 'conditional'],
  ['12 HMR-1001 falls lieferbar', 'conditional'],
  ['12 HMR-1001 si disponible', 'conditional'],
  ['HMR-1001 4 optional', 'conditional'],
  ['maybe 12 HMR-1001', 'conditional'],
  ['HMR-1001 36 every month', 'recurring'],
  ['HMR-1001 36 monatlich', 'recurring'],
  ['HMR-1001 36 auf Abruf', 'recurring'],
  ['HMR-1001 36 par mois', 'recurring'],
  ['SKU;Qty;Comment\nHMR-1001;12;only a quote please', 'enquiry'],
  ['Artikel;Menge;Bemerkung\nHMR-1001;12;nur Angebot', 'enquiry'],
  ['SKU;Qty;Comment\nHMR-1001;12;if available', 'conditional'],
  ['SKU;Qty;Status\nHMR-1001;12;on hold', 'conditional'],
  ['Price for 12 HMR-1001?', 'enquiry'],
  ['How much is 12 x HMR-1001', 'enquiry'],
  ['Do you have 12 HMR-1001 in stock?', 'enquiry'],
  ['Could you offer us 12 HMR-1001', 'enquiry'],
  ['Was kosten 12 HMR-1001?', 'enquiry'],
  ['Bitte bieten Sie uns 12 HMR-1001 an', 'enquiry'],
  ['Combien coûtent 12 HMR-1001 ?', 'enquiry'],
  ['HMR-1001 ~~12~~ 24', 'struck-part'],
] as const)('an inexact line needs a decision: %s', (text, kind) => {
  expect(asked(text)).toEqual([['adjust', kind]])
})

test.each([
  'SKU;Name;Qty\nHMR-1001;Hammer with optional handle;12',
  'SKU;Name;Qty\nHMR-1001;Return spring, not magnetic;12',
  'Artikel;Bezeichnung;Menge;Bemerkung\nHMR-1001;Schraube nicht rostend;12;bitte nicht knicken',
  'Artikel;Menge;Bemerkung\nHMR-1001;12;ohne Verpackung',
  'Not urgent:\nHMR-1001 12',
  '12 HMR-1001 wie gehabt',
  '12 HMR-1001 not later than Friday',
  '12 HMR-1001, nicht später als Freitag',
  'Wir brauchen 12 HMR-1001, bitte keine Teillieferung',
  '12 x HMR-1001 as per your quote 4711',
  'SKU;Qty;Comment\nHMR-1001;12;for the vans',
  'SKU;Qty;Status\nHMR-1001;12;open',
  'Please send 12 HMR-1001 at the price of your offer',
  '12 HMR-1001, to be delivered on Monday',
  'Bitte liefern Sie 12 HMR-1001 wie angeboten',
  'Please do not hesitate to call\n12 HMR-1001',
  'Can you send 12 HMR-1001?',
  'PO no. 4711\nHMR-1001 12',
  'SKU;Name;Min;Pack;Price;Your order\nHMR-1001;Hammer;6;6;8.90;12',
])('an order stays certain: %s', (text) => {
  expect(rowsOf(text)[0]).toMatchObject({ state: 'ready', pieces: 12 })
})
test.each(['NE-100', 'RMA-100', 'NOT-100', 'CA-1000', 'NON-12A'])(
  'words within the code %s say nothing',
  (sku) => {
    expect(entriesOf(`${sku} 12\n${sku};12`)).toMatchObject([
      { term: sku, quantity: '12' },
      { term: sku, quantity: '12' },
    ])
    expect(entriesOf(`${sku} 12`)[0]?.doubt).toBeUndefined()
  },
)

test('a question mark behind what is no number proposes no number', () => {
  for (const quantity of ['foo?', '?', '12.5.6?', 'x12y?']) {
    const [row] = rowsOf(`HMR-1001\t${quantity}`)
    expect(row?.suggestions.every((number) => Number.isSafeInteger(number))).toBe(true)
    expect(row?.state).not.toBe('ready')
  }
})

/** A good table, of which the quantity is known. */
const table = fc.record({
  lines: fc.uniqueArray(fc.constantFrom('HMR-1001', 'HMR-1002', 'HMR-1003'), { minLength: 1 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  separator: fc.constantFrom(';', '\t'),
  headings: fc.constantFrom<readonly string[] | undefined>(
    undefined,
    ['SKU', 'Qty'],
    ['Artikel', 'Menge'],
    ['Réf', 'Quantité'],
  ),
})
const column = fc.record({
  heading: fc.constantFrom('Qty 2', 'Open', 'Jan', '2026', 'Berlin', 'Bestand', 'x', '', 'Order'),
  numbers: fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 3, maxLength: 3 }),
  at: fc.integer({ min: 0, max: 2 }),
})
test('a second column of numbers never changes the quantity of a certain line', () => {
  fc.assert(
    fc.property(table, column, ({ lines, quantity, separator, headings }, added) => {
      const rows = lines.map((sku, line) =>
        [sku, String(quantity)].toSpliced(added.at, 0, String(added.numbers[line])),
      )
      const all = headings ? [headings.toSpliced(added.at, 0, added.heading), ...rows] : rows
      const entries = [
        ...entriesOf(all.map((cells) => cells.join(separator)).join('\n')),
        ...rowEntries(all),
      ]
      const read = entries.map((entry, id) => buildRows([{ ...entry, id }], results).rows)
      for (const row of read.flat()) if (row.state === 'ready') expect(row.pieces).toBe(quantity)
    }),
    { numRuns: 500 },
  )
})
const rowEntries = (rows: readonly (readonly string[])[]) => {
  const parsed = parseRows(rows)
  return parsed.kind === 'parsed' ? parsed.entries : []
}
test('of several quantities each is proposed, also when the text of the pad is read again', () => {
  for (const text of ['HMR-1001;12;24', 'HMR-1001\t12 / 24', 'HMR-1001 24 or 12']) {
    const [row] = rowsOf(text)
    expect(row).toMatchObject({ state: 'adjust', doubt: { kind: 'columns' } })
    expect(row?.suggestions.toSorted((a, b) => a - b)).toEqual([12, 24])
  }
})
test('what is doubtful in a file is doubtful in the text of the pad', () => {
  const entries = rowEntries([
    ['SKU', 'Qty', 'Open', 'Comment'],
    ['HMR-1001', '12', '4', ''],
    ['HMR-1002', '12', '12', 'if in stock'],
    ['HMR-1003', '12', '', 'cancelled'],
  ])
  expect(asked(entries.map(formatLine).join('\n')).map(([state]) => state)).toEqual([
    'adjust',
    'adjust',
    'adjust',
  ])
})

test.each([
  '\u202E42\u202C x HMR-1001',
  'HMR-1001 \u202E42',
  'HMR-1001\t\u202D\u202E42\u202C',
  'SKU;Qty\nHMR-1001;\u202E42\u202C',
  'HMR-1001 1\u200B2',
  'SKU;Qty\nHMR-1001;1\u00AD2',
])('a number that is shown otherwise is asked: %j', (text) => {
  const rows = rowsOf(text)
  expect(rows).toHaveLength(1)
  for (const { state } of rows) expect(state).toBe('adjust')
})
test.each(['SKU;Qty;Multiplier\nHMR-1001;24;1', 'HMR-1001\u200B 24', '\u200E24 x HMR-1001'])(
  'what changes no number is not asked: %j',
  (text) => {
    expect(rowsOf(text)).toMatchObject([{ state: 'ready', quantity: '24' }])
  },
)

test.each(['Jan', 'Jan 2027', 'Januar', '2026', 'KW 12', 'Q1 2027'])(
  'a column called %s alone is asked about',
  (heading) => {
    const [row] = rowsOf(`SKU;${heading}\nHMR-1001;12`)
    expect(row).toMatchObject({ state: 'adjust', fault: 'doubtful', doubt: { kind: 'time' } })
    expect(row && faultMessage(row)).toBe(
      `The heading “${heading} 12” refers to a date or period, so the quantity may belong to another order. Confirm the quantity, or leave the line out.`,
    )
  },
)

test('pieces that are no full pack may be packs', () => {
  const doubtsOf = (text: string) => {
    const parsed = parseText(text)
    return parsed.kind === 'parsed' ? parsed.entries.map(({ doubt }) => doubt?.text) : []
  }
  expect(doubtsOf('SKU\tQty\tPack\nHMR-1001\t4\t6\nHMR-1002\t12\t6')).toEqual([
    'Qty 4, Pack 6',
    undefined,
  ])
})

test.each([
  '❌ 24 HMR-1001',
  '24 HMR-1001 ✗',
  '24 HMR-1001 🗑️',
  '24 HMR-1001 (no)',
  '24 HMR-1001 (!)',
  '24 HMR-1001 X',
  'HMR-1001 ./. 24',
  'SKU;Qty;Note\nHMR-1001;24;⛔',
])('a mark in “%s” may take the line back', (text) => {
  expect(asked(text)).toEqual([['adjust', 'mark']])
})

test.each(['✓ 24 HMR-1001', '24 HMR-1001 ✅', '• 24 HMR-1001 ™', '▶ HMR-1001 x 24'])(
  'no mark in “%s” is against it',
  (text) => {
    expect(asked(text)).toEqual([['ready', undefined]])
  },
)
