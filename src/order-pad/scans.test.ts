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
  if (parsed.kind === 'too-many') throw new Error('too many')
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
