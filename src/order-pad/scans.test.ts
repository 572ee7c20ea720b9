/** Numbers scanned from a tool's bars: pieces, ready where they name one tool. */
import { expect, test } from 'vitest'
import type { PadTool } from '../search/contract.ts'
import { parseText } from './parse-text.ts'
import { buildRows, type Row, type TermResult } from './rows.ts'

const gtin = '4006381333931'
const tool = (terms: Partial<PadTool>): PadTool => ({
  id: 'a',
  slug: 'hammer',
  sku: 'HMR-1001',
  name: 'Claw Hammer',
  image: '',
  picture: null,
  price: 900,
  minimumQuantity: 1,
  packSize: 1,
  stock: 100,
  priceBreaks: [],
  ...terms,
})
function rowsOf(text: string, terms: Partial<PadTool> = {}, match: TermResult['match'] = 'one') {
  const parsed = parseText(text)
  if (parsed.kind !== 'parsed') throw new Error('too many')
  const result: TermResult = { match, tools: [tool(terms)] }
  const results = new Map([gtin, 'HMR-1001'].map((term) => [term, result] as const))
  return buildRows(
    parsed.entries.map((entry, id) => ({ id, ...entry })),
    results,
  ).rows.map(({ state, quantity }: Row) => [state, quantity])
}

test('scanned once it is ready, with the lowest quantity that can be ordered', () => {
  expect(rowsOf(gtin)).toEqual([['ready', '1']])
  expect(rowsOf(gtin, { minimumQuantity: 12, packSize: 6 })).toEqual([['ready', '12']])
})

test('scanned several times the pieces add up, to full packs', () => {
  const scans = Array.from({ length: 14 }, () => gtin).join('\n')
  expect(rowsOf(scans)).toEqual([['ready', '14']])
  expect(rowsOf(scans, { minimumQuantity: 12, packSize: 6 })).toEqual([['ready', '18']])
  expect(rowsOf(`${gtin}\nHMR-1001 4`)).toEqual([['ready', '5']])
})

test('sold out, of several tools, or with a wrong check digit it is not ready', () => {
  expect(rowsOf(gtin, { stock: 0 })[0]?.[0]).toBe('short')
  expect(rowsOf(gtin, {}, 'several')[0]?.[0]).toBe('ambiguous')
  expect(rowsOf('4006381333932')[0]?.[0]).toBe('waiting')
  expect(rowsOf('HMR-1001')[0]?.[0]).toBe('adjust')
})

const carton = '14006381333938'
function packedRows(text: string, terms: Partial<PadTool> = {}) {
  const parsed = parseText(text)
  if (parsed.kind !== 'parsed') throw new Error('too many')
  const results = new Map<string, TermResult>([
    ['HMR-1001', { match: 'one', tools: [tool({ stock: 1000, ...terms })] }],
    [gtin, { match: 'one', tools: [tool({ stock: 1000, ...terms })] }],
    [carton, { match: 'one', tools: [tool({ stock: 1000, ...terms })], quantity: 144 }],
  ])
  return buildRows(
    parsed.entries.map((entry, id) => ({ id, ...entry })),
    results,
  ).rows.map(({ state, quantity, packed }: Row) => [state, quantity, packed])
}

test('the number of a carton is all that is in it, each time that it is scanned', () => {
  expect(packedRows(carton)).toEqual([['ready', '144', true]])
  expect(packedRows(`${carton}\n${carton}\n${gtin}`)).toEqual([['ready', '289', true]])
  expect(packedRows(carton, { minimumQuantity: 150, packSize: 10 })).toEqual([
    ['ready', '150', true],
  ])
})

test('a quantity beside the number of a carton counts cartons', () => {
  expect(packedRows(`${carton} 2`)).toEqual([['ready', '288', true]])
  expect(packedRows(`${carton}\t2\nHMR-1001 12`)).toEqual([['ready', '300', true]])
  expect(packedRows(`${carton}\t2.5`)).toEqual([['adjust', '2.5', true]])
})
test('the company’s own number is a scan, too; with a quantity it is that quantity', () => {
  const ofCompany = (text: string) => {
    const parsed = parseText(text)
    if (parsed.kind !== 'parsed') throw new Error('too many')
    const result: TermResult = { match: 'one', tools: [tool({})], partNumber: 'MJ-4711' }
    return buildRows(
      parsed.entries.map((entry, id) => ({ id, ...entry })),
      new Map([['MJ-4711', result]]),
    ).rows.map(({ state, quantity, partNumber }: Row) => [state, quantity, partNumber])
  }
  expect(ofCompany('MJ-4711')).toEqual([['ready', '1', 'MJ-4711']])
  expect(ofCompany('MJ-4711\nMJ-4711')).toEqual([['ready', '2', 'MJ-4711']])
  expect(ofCompany('MJ-4711 12\nMJ-4711')).toEqual([['ready', '13', 'MJ-4711']])
})
