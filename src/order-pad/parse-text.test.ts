/** How lines are read: every format that people send, and what cannot be read keeps what it saw. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxPadLines, parseRows, parseText, formatLine } from './parse-text.ts'

const read = (text: string) => {
  const reading = parseText(text)
  if (reading.kind === 'too-many') throw new Error('too many')
  return reading.entries.map(({ term, quantity }) => [term, quantity])
}

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

describe.each(Object.entries(formats))('%s', (_, write) => {
  test('gives SKU and quantity', () => {
    fc.assert(
      fc.property(sku, pieces, (code, count) => {
        expect(read(write(code, String(count)))).toEqual([[code, String(count)]])
      }),
      { numRuns: 40 },
    )
  })
  test.each(['1e3', '１０', '-5', '2.5'])('a quantity of %s stays what it is', (strange) => {
    expect(read(write('HMR-1001', strange))).toEqual([['HMR-1001', strange]])
  })
})

test('all formats together, under a greeting, are as many lines', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(sku, pieces, fc.constantFrom(...Object.values(formats))), {
        minLength: 1,
        maxLength: 30,
      }),
      (asked) => {
        const text = [
          'Hello,',
          ...asked.map(([code, count, write]) => write(code, String(count))),
          '',
          'Thanks',
        ].join('\r\n')
        expect(read(text).slice(1, -1)).toEqual(asked.map(([code, count]) => [code, String(count)]))
      },
    ),
  )
})
test('what was read and written again is read the same', () => {
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
        for (const [term = '', quantity = ''] of read(lines.join('\n'))) {
          if (term.includes('"') || /[;|,]/.test(term) || quantity === '') continue
          const [again] = read(formatLine({ term, quantity }))
          if (/^[A-Z]+-\d+$/.test(term)) expect(again).toEqual([term, quantity])
        }
      },
    ),
  )
})
test('no text breaks it, and no line with a digit is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const reading = parseText(text)
      if (reading.kind !== 'read') return
      for (const { term, quantity } of reading.entries)
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
        expect(read(`${code} ${rest}`).length).toBeGreaterThan(0)
      },
    ),
  )
})

describe('what people send besides', () => {
  test.each([
    ['HMR-1001 1,000', [['HMR-1001', '1,000']]],
    ['"HMR-1001","1,000"', [['HMR-1001', '1,000']]],
    // Nothing says whether this is one thousand or a one beside something else: it is asked, not guessed.
    ['HMR-1001,1,000', [['HMR-1001', '1 / 000']]],
    ['1 HMR-1001 Claw Hammer 48', [['HMR-1001', '1 / 48']]],
    ['4 packs of HMR-1001', [['HMR-1001', '4 packs']]],
    ['HMR-1001', [['HMR-1001', '']]],
    ['HMR 1001 48', [['HMR 1001', '48']]],
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
    expect(read(text)).toEqual(expected)
  })
  test('a line of text alone says that it may be only that', () => {
    expect(parseText('Hi Sam,')).toMatchObject({ entries: [{ term: 'Hi Sam', prose: true }] })
  })
  test('headings say which column is which', () => {
    expect(
      read('No;Quantity;Product name;SKU\n1;48;Hammer 16;HMR-1001\n2;1e3;Pliers;PLR-4018'),
    ).toEqual([
      ['HMR-1001', '48'],
      ['PLR-4018', '1e3'],
    ])
    expect(read('Qty\tSKU\n48\tHMR-1001\nPLR-4018\t24')).toEqual([
      ['HMR-1001', '48'],
      ['PLR-4018', '24'],
    ])
  })
  test('rows of a spreadsheet are lines of the pad', () => {
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
        { line: 'HMR-1001\t48' },
        { line: 'PLR-4018\t2.5' },
      ],
    })
  })
})
test('more lines than fit are counted, not cut', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, place) => `HMR-${1000 + place} 12`).join('\n')
  expect(parseText(lines(maxPadLines))).toMatchObject({ kind: 'read' })
  expect(parseText(lines(10_001))).toEqual({ kind: 'too-many', lines: 10_001 })
})
