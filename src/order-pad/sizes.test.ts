/** Sizes in a line that the name of the tool contradicts. */
import { expect, test } from 'vitest'
import { parseRows, parseText } from './parse-text.ts'
import { doubtOfSize, withSize } from './sizes.ts'

test.each([
  ['Hammer 20 oz', 'Claw hammer, 16 oz', '20 oz'],
  ['Rohrzange 300mm', 'Pipe wrench 250 mm', '300mm'],
  ['Tape 10 m', 'Tape measure 5 m x 25 mm', '10 m'],
  ['Chisel 3/4"', 'Wood chisel 1/2 in', '3/4"'],
  ['Wrench 12 Zoll', 'Adjustable wrench, 10-inch', '12 Zoll'],
  ['Sledge 5 kg', 'Sledgehammer 4000 g', '5 kg'],
  ['Wrench 3/8 in', 'Combination Wrench 10 mm', '3/8 in'],
  ['Wrench 10 mm or 13 mm', 'Combination Wrench 10 mm', '13 mm'],
  ['Wrench 13 mm und 10 mm', 'Combination Wrench 10 mm', '13 mm'],
])('“%s” is not the tool “%s”', (said, name, other) => {
  expect(doubtOfSize(said, name)).toEqual({ kind: 'size', text: `${other} · ${name}` })
})

test.each([
  ['Hammer 16oz', 'Claw hammer, 16 oz'],
  ['Zange 25 cm', 'Pipe wrench 250 mm'],
  ['Tape 5m', 'Tape measure 5 m x 25 mm'],
  ['Chisel 0.5"', 'Wood chisel 1/2 in'],
  ['Chisel 1 1/2 in', 'Wood chisel 1.5 inch'],
  ['Sledge 4 kg', 'Sledgehammer 4000 g'],
  ['Hammer 450 g', 'Claw hammer, 16 oz'],
  ['Pliers 8 in', 'Pliers 200 mm'],
  ['Tape 8 m and 26 ft', 'Tape Measure 8 m / 26 ft'],
  ['48 in blue', 'Wrench 10 in'],
  ['HMR-20M', 'Tape 5 m'],
  ['Hammer', 'Claw hammer, 16 oz'],
  ['Hammer 20 oz', 'Claw hammer'],
])('“%s” may be the tool “%s”', (said, name) => {
  expect(doubtOfSize(said, name)).toBeUndefined()
})

test('lines of texts, tables and workbooks bring the words that name a size', () => {
  const texts = [
    'HMR-1001 Hammer 20 oz x 12',
    'HMR-1001;12;Hammer 20 oz',
    'SKU;Description;Qty\nHMR-1001;Hammer 20 oz;12',
  ]
  const workbook = parseRows([
    ['SKU', 'Description', 'Qty'],
    ['HMR-1001', 'Hammer 20 oz', '12'],
  ])
  const line = workbook.kind === 'parsed' ? (workbook.entries[0]?.line ?? '') : ''
  const found = new Map([['HMR-1001', { match: 'one', tools: [{ name: 'Claw hammer 16 oz' }] }]])
  for (const text of [...texts, line]) {
    const parsed = parseText(text)
    const entries = parsed.kind === 'parsed' ? parsed.entries : []
    expect(entries.map((entry) => withSize(entry, found))).toMatchObject([
      {
        term: 'HMR-1001',
        quantity: '12',
        doubt: { kind: 'size', text: '20 oz · Claw hammer 16 oz' },
      },
    ])
  }
})
