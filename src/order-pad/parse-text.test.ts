/** Parsing lists: every format that people send; what cannot be parsed stays as written. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNoOrder, type Doubt } from './doubts.ts'
import { parseQuantity } from '../platform/fields/quantity-input.ts'
import type { ParsedLine } from './parse-line.ts'
import { maxPadLines, formatLine } from './pad-lines.ts'
import { parseRows, parseText } from './parse-text.ts'

const entriesOf = (text: string) => {
  const parsed = parseText(text)
  if (parsed.kind !== 'parsed') throw new Error('too many')
  return parsed.entries
}
const parse = (text: string) => entriesOf(text).map(({ term, quantity }) => [term, quantity])
const isSure = ({ quantity, doubt }: ParsedLine): boolean =>
  doubt === undefined && Number.isSafeInteger(parseQuantity(quantity))
const isDenied = (doubt: Doubt | undefined): boolean => doubt !== undefined && isNoOrder(doubt)

const letters = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHKLMNPRSTUVW'),
  minLength: 2,
  maxLength: 4,
})
const sku = fc
  .tuple(letters, fc.integer({ min: 100, max: 99_999 }), fc.constantFrom('', '-A', '.5'))
  .map(([head, number, tail]) => `${head}-${number}${tail}`)
const pieces = fc.integer({ min: 1, max: 999_999 })

const formats: Readonly<Record<string, (sku: string, quantity: string) => string>> = {
  'SKU qty': (s, q) => `${s} ${q}`,
  'qty SKU': (s, q) => `${q} ${s}`,
  'qty x SKU': (s, q) => `${q} x ${s}`,
  'qtyx SKU': (s, q) => `${q}x ${s}`,
  'SKU x qty': (s, q) => `${s} x ${q}`,
  'SKU ×qty': (s, q) => `${s} ×${q}`,
  tab: (s, q) => `${s}\t${q}`,
  comma: (s, q) => `${s}, ${q}`,
  'bare comma': (s, q) => `${s},${q}`,
  semicolon: (s, q) => `${s};${q}`,
  bar: (s, q) => `${s} | ${q}`,
  'quoted cells': (s, q) => `"${s}","${q}"`,
  'spreadsheet columns': (s, q) => `${s}\tClaw Hammer 16 oz\t${q}\t$8.54\t$410.00`,
  'columns with a line number': (s, q) => `3;${s};Claw Hammer;${q}`,
  'quantity in the first column': (s, q) => `${q};${s};Claw Hammer`,
  'with its name': (s, q) => `${s} Fiberglass Claw Hammer 16 oz ${q} pcs`,
  'a list': (s, q) => `- ${s}: ${q} pcs`,
  'a numbered list': (s, q) => `12. ${s} ${q}`,
  'a forwarded e-mail': (s, q) => `> > ${q} pcs ${s}`,
  'a sentence': (s, q) => `Please send us ${q} of ${s}.`,
}

/** Quoted lines beside others are of the mail that is answered. */
const unquoted = Object.entries(formats).flatMap(([name, write]) =>
  name === 'a forwarded e-mail' ? [] : [write],
)

describe.each(Object.entries(formats))('%s', (_, write) => {
  test('gives SKU and quantity', () => {
    fc.assert(
      fc.property(sku, pieces, (code, count) => {
        expect(parse(write(code, String(count)))).toEqual([[code, String(count)]])
      }),
      { numRuns: 40 },
    )
  })
  test.each(['1e3', '１０', '-5', '2.5'])('a quantity of %s stays as written', (strange) => {
    expect(parse(write('HMR-1001', strange))).toEqual([['HMR-1001', strange]])
  })
})

test('all formats together, below a greeting, give as many lines', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(sku, pieces, fc.constantFrom(...unquoted)), {
        minLength: 1,
        maxLength: 30,
      }),
      (expected) => {
        const text = [
          'Hello,',
          ...expected.map(([code, count, write]) => write(code, String(count))),
          '',
          'Thanks',
        ].join('\r\n')
        expect(parse(text).slice(1, -1)).toEqual(
          expected.map(([code, count]) => [code, String(count)]),
        )
      },
    ),
  )
})
test('an entry that is formatted and parsed again is the same', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 60 }),
          fc.tuple(sku, fc.string({ maxLength: 8 })).map((parts) => parts.join(' ')),
        ),
        { maxLength: 20 },
      ),
      (lines) => {
        for (const entry of entriesOf(lines.join('\n'))) {
          const { term, quantity, doubt } = entry
          if (!/^[A-Z]+-\d+$/.test(term) || quantity === '') continue
          const [again] = entriesOf(formatLine(entry))
          expect(again).toMatchObject({ term, ...(isDenied(doubt) ? {} : { quantity }) })
          expect(again && isSure(again)).toBe(isSure(entry))
        }
      },
    ),
  )
})
test('no text throws, and no line with a digit is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const parsed = parseText(text)
      if (parsed.kind !== 'parsed') return
      for (const { term, quantity } of parsed.entries)
        expect(term.length + quantity.length).toBeGreaterThan(0)
    }),
  )
  fc.assert(
    fc.property(
      sku,
      fc.string({
        unit: fc.constantFrom(' ', 'a', '7', ',', ';', '\t', '"', 'x', '-', '.'),
        maxLength: 40,
      }),
      (code, rest) => {
        expect(parse(`${code} ${rest}`).length).toBeGreaterThan(0)
      },
    ),
  )
})

describe('other lines that people send', () => {
  test.each([
    ['HMR-1001 1,000', [['HMR-1001', '1,000']]],
    ['"HMR-1001","1,000"', [['HMR-1001', '1,000']]],
    // One thousand, or a one beside another number: both are returned, nothing is guessed.
    ['HMR-1001,1,000', [['HMR-1001', '1 / 000']]],
    ['1 HMR-1001 Claw Hammer 48', [['HMR-1001', '1 / 48']]],
    ['4 packs of HMR-1001', [['HMR-1001', '4 packs']]],
    ['HMR-1001', [['HMR-1001', '']]],
    ['HMR 1001 48', [['HMR 1001', '48']]],
    // No whole number: nothing of it is left out.
    ['HMR-1023 12,4', [['HMR-1023', '12,4']]],
    ['HMR-1023 1,6', [['HMR-1023', '1,6']]],
    ['HMR-1023: 2,8', [['HMR-1023', '2,8']]],
    ['HMR-1023 x 1,8', [['HMR-1023', '1,8']]],
    ['HMR-1023 0,4', [['HMR-1023', '0,4']]],
    ['HMR-1002 12,5', [['HMR-1002', '12,5']]],
    ['HMR-1023 12,4567', [['HMR-1023', '12,4567']]],
    ['HMR-1023 1,4 Stk', [['HMR-1023', '1,4']]],
    ['1,6 HMR-1023', [['HMR-1023', '1,6']]],
    // A quantity, a price and a sum with decimal commas.
    ['Art. HMR-1001 Claw Hammer 16 oz 24 Stk 7,69 184,56', [['HMR-1001', '24']]],
    ['100234 48', [['100234', '48']]],
    ['tin snips 24', [['tin snips', '24']]],
    ['24 tin snips', [['tin snips', '24']]],
    ['Combination Pliers 180 mm 24', [['Combination Pliers 180 mm', '24']]],
    ['Fiberglass Claw Hammer 16 oz', [['Fiberglass Claw Hammer 16 oz', '']]],
    [
      '48 of HMR-1001 and 24 x PLR-4018, thanks',
      [
        ['HMR-1001', '48'],
        ['PLR-4018', '24'],
      ],
    ],
    [
      'HMR-1001 48, PLR-4018 24; SCR-2013 36',
      [
        ['HMR-1001', '48'],
        ['PLR-4018', '24'],
        ['SCR-2013', '36'],
      ],
    ],
    ['---', []],
  ])('%s', (text, expected) => {
    expect(parse(text)).toEqual(expected)
  })
  test('a line without digits is marked as prose', () => {
    expect(parseText('Hi Sam,')).toMatchObject({ entries: [{ term: 'Hi Sam', prose: true }] })
  })
  test('headings name the columns', () => {
    expect(
      parse('No;Quantity;Product name;SKU\n1;48;Hammer 16;HMR-1001\n2;1e3;Pliers;PLR-4018'),
    ).toEqual([
      ['HMR-1001', '48'],
      ['PLR-4018', '1e3'],
    ])
    expect(parse('Qty\tSKU\n48\tHMR-1001\nPLR-4018\t24')).toEqual([
      ['HMR-1001', '48'],
      ['PLR-4018', '24'],
    ])
  })
  test('rows of a spreadsheet become lines of the pad', () => {
    expect(
      parseRows([
        ['Price list 2026'],
        ['SKU', 'Name', 'Qty'],
        ['HMR-1001', 'Claw Hammer, 16 oz', '48'],
        ['', '', ''],
        ['PLR-4018', '', '2.5'],
      ]),
    ).toMatchObject({
      entries: [
        { term: 'Price list', quantity: '2026' },
        { line: 'HMR-1001\t48\tClaw Hammer, 16 oz' },
        { line: 'PLR-4018\t2.5' },
      ],
    })
  })
})
test("the item code of Xero's purchase orders is the SKU", () => {
  const read = parseText(
    '*ContactName,PONumber,InventoryItemCode,Description,*Quantity,*UnitAmount\nShop,PO-1,HMR-1001,Hammer,48.0000,9.00',
  )
  expect(read).toMatchObject({ entries: [{ term: 'HMR-1001', quantity: '48.0000' }] })
})
test('a line of many kilobytes is one entry for a person, and the lines beside it are read', () => {
  const long = 'TST-1001 5, '.repeat(2000)
  const read = parseText(`TST-1002 7\n${long}`)
  expect(read).toMatchObject({
    kind: 'parsed',
    entries: [
      { term: 'TST-1002', quantity: '7' },
      { quantity: '', prose: false, line: long },
    ],
  })
})

test('more lines than fit are counted, not truncated', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, place) => `HMR-${1000 + place} 12`).join('\n')
  expect(parseText(lines(maxPadLines))).toMatchObject({ kind: 'parsed' })
  expect(parseText(lines(10_001))).toEqual({ kind: 'too-many', lines: 10_001 })
})

test('a doubled quote in a quoted cell is one quote, and may stand beside a separator', () => {
  expect(parse('"Clamp 6"" wide",24')).toEqual([['Clamp 6" wide', '24']])
  expect(parse('"Clamp 6"", wide","24"')).toEqual([['Clamp 6", wide', '24']])
})
