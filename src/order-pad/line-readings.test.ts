/** Codes that hold blanks: which of the ways to read a line is meant, by the codes that there are. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseReading, codesToAsk } from './choose-reading.ts'
import type { ParsedText } from './pad-lines.ts'
import { parseRows, parseText } from './parse-text.ts'

const entriesOf = (parsed: ParsedText) => {
  if (parsed.kind !== 'parsed') throw new Error('too many')
  return parsed.entries
}
const read = (text: string, ...codes: string[]) =>
  entriesOf(parseText(text)).map((entry) => {
    const { term, quantity } = chooseReading(entry, new Set(codes))
    return [term, quantity]
  })

describe('a code that holds blanks', () => {
  test.each([
    ['MJ-40 A 12', 'MJ-40 A', '12'],
    ['MJ-40 A', 'MJ-40 A', ''],
    ['MJ-40 A\t12', 'MJ-40 A', '12'],
    ['MJ-40 A;12', 'MJ-40 A', '12'],
    ['MJ-40 A, 12', 'MJ-40 A', '12'],
    ['12 x MJ-40 A', 'MJ-40 A', '12'],
    ['12x MJ-40 A', 'MJ-40 A', '12'],
    ['MJ-40 A x 12', 'MJ-40 A', '12'],
    ['MJ-40 A x12', 'MJ-40 A', '12'],
    ['MJ-40 A: 12 pcs', 'MJ-40 A', '12'],
    ['MJ-40 A - 12.', 'MJ-40 A', '12'],
    ['- 12 pcs MJ-40 A', 'MJ-40 A', '12'],
    ['4 packs of MJ-40 A', 'MJ-40 A', '4 packs'],
    ['MJ-40 A 4 packs', 'MJ-40 A', '4 packs'],
    ['87 01 250', '87 01 250', ''],
    ['87 01 250 12', '87 01 250', '12'],
    ['12 87 01 250', '87 01 250', '12'],
    ['12 x 87 01 250', '87 01 250', '12'],
    ['87 01 250\t12', '87 01 250', '12'],
    ['Haken 16', 'Haken 16', ''],
    ['MJ 40 12', 'MJ 40', '12'],
    ['MJ-4711 12\t3', 'MJ-4711 12', '3'],
    ['MJ-40 AB 1e3', 'MJ-40 AB', '1e3'],
  ])('of %j is %s, with its quantity', (line, code, quantity) => {
    expect(read(line, code)).toEqual([[code, quantity]])
  })
  test('is preferred to the SKU that it begins with, if the quantity is the same', () => {
    expect(read('MJ-40 A 12', 'MJ-40', 'MJ-40 A')).toEqual([['MJ-40 A', '12']])
    expect(read('MJ-40 A 12', 'MJ-40', 'MJ-40 A 12')).toEqual([['MJ-40', '12']])
    expect(read('MJ 40', 'MJ', 'MJ 40')).toEqual([['MJ', '40']])
  })
  test('is not made of a SKU and its quantity, whatever the codes are', () => {
    expect(read('HMR-1001 48', 'HMR-1001 48')).toEqual([['HMR-1001', '48']])
    expect(read('48 HMR-1001', '48 HMR-1001')).toEqual([['HMR-1001', '48']])
  })
  test('keeps its words when a spreadsheet’s rows become lines', () => {
    const [entry] = entriesOf(
      parseRows([
        ['1', 'MJ-40 A', '12'],
        ['2', 'MJ-41 B', '6'],
      ]),
    )
    expect(entry?.line).toBe('MJ-40 A\t12')
    expect(read(entry?.line ?? '', 'MJ-40 A')).toEqual([['MJ-40 A', '12']])
  })
})

test('where no code has blanks, every line is what it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const parsed = parseText(text)
      if (parsed.kind !== 'parsed') return
      for (const entry of parsed.entries) {
        expect(chooseReading(entry, new Set())).toBe(entry)
        expect(chooseReading(entry, new Set([entry.term]))).toMatchObject({ term: entry.term })
      }
    }),
  )
})
test('a code with its quantity is found however it is spaced in itself', () => {
  const word = fc.stringMatching(/^[A-Z0-9]{1,5}$/)
  const pieces = fc.integer({ min: 1, max: 9999 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 4 }), pieces, (words, count) => {
      const code = words.join(' ')
      // Letters alone after a number may be its unit, or mark the quantity.
      fc.pre(words.every((part) => /\d/.test(part)) && !words.some((part) => /X|PC|EA/.test(part)))
      const [entry] = read(`${code}\t${count}`, code)
      expect(entry).toEqual([code, String(count)])
    }),
  )
})
test('a list of SKUs and quantities asks for no codes', () => {
  const lines = ['HMR-1001 48', '48 x PLR-4018', 'SCR-2013\t36', 'WRN-3010;5', 'Hello', 'tin snips']
  expect(codesToAsk(entriesOf(parseText(lines.join('\n'))))).toEqual([])
  expect(codesToAsk(entriesOf(parseText('MJ-40 A 12\nMJ-40 A 6')))).toEqual([
    'MJ-40',
    'MJ-40 A 12',
    'MJ-40 A',
    'MJ-40 A 6',
  ])
})
