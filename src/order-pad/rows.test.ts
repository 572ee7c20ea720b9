/** What the pad makes of lines and results: states, sums, mends, and the text that stays true. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PadTool } from '../search/contract.ts'
import { validateQuantity } from '../catalogue/rules.ts'
import { formatCsvCell, formatCorrectionsCsv } from './corrections.ts'
import { orderAsText, changesSinceOrder, isAsOrdered } from './reorder.ts'
import { formatLine } from './pad-lines.ts'
import { parseText } from './parse-text.ts'
import {
  withQuantity,
  buildRows,
  distinguishingNames,
  suggestedQuantity,
  summarizeRows,
  type TermResult,
  type TermResults,
  type Row,
} from './rows.ts'
import { replaceEntries, buildPad, removeEntries, removeLinesOnce, type Pad } from './pad-text.ts'

const hammer: PadTool = {
  id: 'a',
  slug: 'hammer',
  sku: 'HMR-1001',
  name: 'Claw Hammer',
  image: '',
  picture: null,
  price: 900,
  minimumQuantity: 12,
  packSize: 6,
  stock: 100,
  priceBreaks: [{ from: 24, price: 850 }],
}
const pliers: PadTool = {
  ...hammer,
  id: 'b',
  slug: 'pliers',
  sku: 'PLR-4018',
  name: 'Pliers',
  stock: 5,
}
const results: TermResults = new Map<string, TermResult>([
  ['HMR-1001', { match: 'one', tools: [hammer] }],
  ['hmr1001', { match: 'one', tools: [hammer] }],
  ['PLR-4018', { match: 'one', tools: [pliers] }],
  ['snips', { match: 'several', tools: [hammer, pliers] }],
  ['WRN-1', { match: 'closest', tools: [pliers] }],
  ['Thanks', { match: 'none', tools: [] }],
])
const padOf = (text: string): Pad => {
  const parsed = parseText(text)
  if (parsed.kind !== 'parsed') throw new Error('too many')
  return buildPad(text, parsed.entries)
}
const rowsOf = (text: string): readonly Row[] => buildRows(padOf(text).entries, results).rows
const first = (text: string): Row => {
  const [row] = rowsOf(text)
  if (!row) throw new Error('no row')
  return row
}

test('each state, with its suggestions', () => {
  expect(
    rowsOf('HMR-1001 48\nHMR-1001 7x').map(({ state, unitPrice, total }) => [
      state,
      unitPrice,
      total,
    ]),
  ).toEqual([['adjust', undefined, undefined]])
  expect(first('HMR-1001 48')).toMatchObject({ state: 'ready', unitPrice: 850, total: 40_800 })
  expect(first('HMR-1001 10')).toMatchObject({
    state: 'adjust',
    fault: 'below-minimum',
    suggestions: [12, 18],
  })
  expect(first('HMR-1001 50')).toMatchObject({
    state: 'adjust',
    fault: 'not-packs',
    suggestions: [48, 54],
  })
  expect(first('HMR-1001 200')).toMatchObject({ state: 'short', suggestions: [96] })
  expect(first('PLR-4018 48')).toMatchObject({ state: 'short', suggestions: [5] })
  expect(first('PLR-4018 5')).toMatchObject({ state: 'ready' })
  expect(first('snips 24')).toMatchObject({ state: 'ambiguous', candidates: [hammer, pliers] })
  expect(first('WRN-1 24')).toMatchObject({ state: 'unknown', candidates: [pliers] })
  expect(first('HMR-1001')).toMatchObject({
    state: 'adjust',
    fault: 'no-quantity',
    suggestions: [12, 18],
  })
  expect(first('ZZZ-9999 3').state).toBe('waiting')
})
test.each([
  ['1e3', [96]],
  ['１０', [12, 18]],
  ['-5', [12, 18]],
  ['50.5', [48, 54]],
  ['4 packs', [24]],
  ['4 Kartons', []],
])(
  'a quantity of %s is not parsed, and valid ones near it are suggested',
  (quantity, suggestions) => {
    expect(first(`HMR-1001\t${quantity}`)).toMatchObject({
      state: 'adjust',
      fault: 'not-parsed',
      quantity,
      suggestions,
    })
  },
)
test.each(['Artikelnummer;Menge', 'Référence;Quantité', 'Kod;Ilość'])(
  'below “%s” a comma may stand before decimals: whether it is a dozen or thousands is asked',
  (headings) => {
    const pad = padOf(`${headings}\nHMR-1001;12,000\nHMR-1001;48`)
    const [asked, sure] = buildRows(pad.entries, results).rows
    expect(asked).toMatchObject({ state: 'adjust', fault: 'doubtful', quantity: '12,000' })
    expect(asked?.suggestions).toEqual(expect.arrayContaining([12, 96]))
    expect(asked && suggestedQuantity(asked)).toBeUndefined()
    expect(sure).toMatchObject({ state: 'ready', pieces: 48 })
    // The text of the pad asks as well, when its page is opened again.
    expect(rowsOf(pad.text).map(({ state }) => state)).toEqual(['adjust', 'ready'])
    expect(rowsOf(pad.entries.map(formatLine).join('\n')).map(({ state }) => state)).toEqual([
      'adjust',
      'ready',
    ])
  },
)
test('a program writes 12.000 for a dozen, a person for twelve thousand: it is asked', () => {
  const [asked, sure] = buildRows(
    padOf('SKU;Quantity\nHMR-1001;12.000\nHMR-1001;48').entries,
    results,
  ).rows
  expect(asked).toMatchObject({ state: 'adjust', quantity: '12.000' })
  expect(sure).toMatchObject({ state: 'ready', pieces: 48 })
})
test('below English headings of a shop that writes so, 12,000 is twelve thousand', () => {
  expect(padOf('SKU;Quantity\nHMR-1001;12,000').entries).toMatchObject([{ quantity: '12,000' }])
})
test('equal SKUs add up, however they are written; unparsable quantities do not', () => {
  const [sum, strange] = rowsOf('HMR-1001 24\nhmr1001 24\nHMR-1001 1e3')
  expect(sum).toMatchObject({ state: 'ready', pieces: 48, quantity: '48' })
  expect(sum?.entries).toHaveLength(2)
  expect(strange).toMatchObject({ quantity: '1e3', state: 'adjust' })
})
test('text without a number and without a tool is left out and reported', () => {
  const { rows: shown, leftOut } = buildRows(padOf('Thanks\nsnips\nHMR-1001 24').entries, results)
  expect([shown.map(({ state }) => state), leftOut.map(({ line }) => line)]).toEqual([
    ['ambiguous', 'ready'],
    ['Thanks'],
  ])
})
test('the total is of the ready rows', () => {
  expect(summarizeRows(rowsOf('HMR-1001 48\nPLR-4018 5\nWRN-1 1'))).toMatchObject({
    total: 40_800 + 4500,
    count: { ready: 2, unknown: 1 },
  })
})
test('every suggestion is valid, and so is every ready row', () => {
  const terms = fc.record({
    minimumQuantity: fc.integer({ min: 1, max: 60 }),
    packSize: fc.integer({ min: 1, max: 24 }),
    stock: fc.integer({ min: 0, max: 400 }),
  })
  fc.assert(
    fc.property(
      terms,
      fc.oneof(
        fc.integer({ min: -9, max: 600 }).map(String),
        fc.constantFrom('', '1e3', '2.5', 'x'),
      ),
      (limits, quantity) => {
        const tool = { ...hammer, ...limits }
        const [row] = buildRows(
          [{ id: 0, line: '', term: 'T-1', quantity, prose: false }],
          new Map([['T-1', { match: 'one' as const, tools: [tool] }]]),
        ).rows
        for (const suggestion of row?.suggestions ?? [])
          expect(validateQuantity(tool, suggestion).valid).toBe(true)
        if (row?.state === 'ready') expect(validateQuantity(tool, row.pieces).valid).toBe(true)
      },
    ),
  )
})

describe('the text stays equal to the rows', () => {
  test('a changed entry is rewritten where it stood', () => {
    const pad = padOf('HMR-1001 50\n24 x PLR-4018\nThanks')
    expect(replaceEntries(pad, [0], { quantity: '48' }).text).toBe(
      'HMR-1001\t48\n24 x PLR-4018\nThanks',
    )
  })
  test('entries that were added up become one line', () => {
    const pad = padOf('HMR-1001 20\nPLR-4018 5\nhmr1001 30')
    expect(replaceEntries(pad, [0, 2], { quantity: '48' }).text).toBe('HMR-1001\t48\nPLR-4018 5')
  })
  test('removing an entry removes its line, once', () => {
    const pad = padOf('HMR-1001 24\nHMR-1001 24\nPLR-4018 5')
    expect(removeEntries(pad, [1]).text).toBe('HMR-1001 24\nPLR-4018 5')
    expect(removeEntries(pad, [0, 1, 2]).text).toBe('')
  })
  test('a line that names two tools is split', () => {
    expect(padOf('48 of HMR-1001 and 24 x PLR-4018').text).toBe('HMR-1001\t48\nPLR-4018\t24')
  })
  test('parsing the text again gives the same rows', () => {
    const line = fc
      .tuple(
        fc.constantFrom('HMR-1001', 'PLR-4018', 'hmr1001', 'snips', 'WRN-1'),
        fc.constantFrom('12', '50', '1e3', '-5', '4 packs', ''),
      )
      .map((parts) => parts.join(' '))
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.nat(7),
        fc.constantFrom('48', '7', 'x'),
        (lines, which, quantity) => {
          const pad = padOf(lines.join('\n'))
          const shown = buildRows(pad.entries, results).rows
          const row = shown[which % shown.length]
          if (!row || quantity === 'x') return
          const after = replaceEntries(
            pad,
            row.entries.map(({ id }) => id),
            { quantity },
          )
          const states = (now: Pad) =>
            buildRows(now.entries, results).rows.map((one) => [one.state, one.quantity])
          expect(states(padOf(after.text))).toEqual(states(after))
        },
      ),
    )
  })
})

describe('the CSV file', () => {
  test('a cell is never a formula', () => {
    expect(['=1+1', '+1', '-5', '@x', 'a,b', 'say "x"', 'plain'].map(formatCsvCell)).toEqual([
      "'=1+1",
      "'+1",
      "'-5",
      "'@x",
      '"a,b"',
      '"say ""x"""',
      'plain',
    ])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(formatCsvCell(text)).not.toMatch(/^"?[=+\-@]/)
      }),
    )
  })
  test('the corrections name valid quantities', () => {
    const [head, ready, adjust] = formatCorrectionsCsv(rowsOf('HMR-1001 48\nPLR-4018 48'))
      .slice(1)
      .split('\r\n')
    expect([head, ready, adjust]).toEqual([
      'SKU,Name,Quantity,State,Each,Total,To correct,As written',
      'HMR-1001,Claw Hammer,48,ready,8.50,408.00,,HMR-1001 48',
      'PLR-4018,Pliers,48,short,,,Only 5 of 48 are in stock. Use 5.,PLR-4018 48',
    ])
  })
  test('short names are the words that the names do not share', () => {
    expect(
      distinguishingNames([{ name: 'Tin Snips Left Cut' }, { name: 'Tin Snips Right Cut' }]),
    ).toEqual(['Left', 'Right'])
    expect(distinguishingNames([{ name: 'Tin Snips' }, { name: 'Tin Snips Left' }])).toEqual([
      'Tin Snips',
      'Tin Snips Left',
    ])
  })
})
test('a row says what has changed since the order', () => {
  const lines = [
    { sku: 'HMR-1001', quantity: 48, unitPrice: 800, toolId: 'a', name: 'Claw Hammer', total: 1 },
    { sku: 'WRN-1', quantity: 12, unitPrice: 500, toolId: 'c', name: 'Wrench', total: 1 },
  ]
  expect(orderAsText({ lines })).toBe('HMR-1001\t48\nWRN-1\t12')
  const before = new Map(lines.map((line) => [line.sku, line]))
  expect(rowsOf(orderAsText({ lines })).map((row) => changesSinceOrder(row, before))).toEqual([
    'Was $8.00, now $8.50',
    'No longer sold',
  ])
  expect(rowsOf('HMR-1001 24\nPLR-4018 5').map((row) => changesSinceOrder(row, before))).toEqual([
    'Was $8.00, now $8.50 · Previously ordered: 48',
    'Not in the earlier order',
  ])
})
test('where nothing has changed since the order, no row says so; the page does, once', () => {
  const ordered = { sku: 'HMR-1001', quantity: 48, unitPrice: 850 }
  const before = new Map([['HMR-1001', ordered]])
  const rows = rowsOf('HMR-1001 48')
  expect(rows.map((row) => changesSinceOrder(row, before))).toEqual([''])
  expect(isAsOrdered(rows, before)).toBe(true)
  expect(isAsOrdered(rowsOf('HMR-1001 24'), before)).toBe(false)
})

test('lines are removed once each; a line that was changed meanwhile stays', () => {
  expect(
    removeLinesOnce('HMR-1001\t48\nPLR-4018\t24\nmine 12\nHMR-1001\t48', [
      'HMR-1001\t48',
      'PLR-4018\t12',
    ]),
  ).toBe('PLR-4018\t24\nmine 12\nHMR-1001\t48')
})
test('taking a suggestion makes a row ready, with enough pieces where there are enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (pieces) => {
      const [row] = buildRows(
        [{ id: 1, line: '', term: 'h', quantity: String(pieces), prose: false }],
        new Map([['h', { match: 'one' as const, tools: [hammer] }]]),
      ).rows
      if (!row || row.state === 'ready') return
      const quantity = suggestedQuantity(row) ?? NaN
      expect(withQuantity(row, String(quantity)).state).toBe('ready')
      // Packs of 6, at least 12, 100 in stock: 96 is the most.
      expect(quantity).toBe(Math.min(Math.max(Math.ceil(pieces / 6) * 6, 12), 96))
    }),
  )
})

test('a typed quantity changes its row only, and the same quantity not even that', () => {
  const row = first('HMR-1001 48')
  expect(withQuantity(row, '50')).toMatchObject({
    state: 'adjust',
    fault: 'not-packs',
    suggestions: [48, 54],
    total: undefined,
    id: row.id,
  })
  expect(withQuantity(row, '24')).toMatchObject({ state: 'ready', total: 24 * 850 })
  expect(withQuantity(row, '48')).toBe(row)
  expect(withQuantity(first('snips 24'), '12')).toMatchObject({ state: 'ambiguous' })
})
