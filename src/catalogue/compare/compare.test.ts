/** What is compared: at most four tools, each once, whatever an address or a browser holds. */
import { expect, test } from 'vitest'
import { specRows } from './compare-rows.ts'
import { compareUrl, parseCompared } from './compare.ts'

test.each([
  ['', []],
  ['a,b,a', ['a', 'b']],
  ['a,,b,', ['a', 'b']],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['<script>,a b,../x,a', ['a']],
  ['x'.repeat(400), []],
])('of %s, %j are compared', (text, slugs) => {
  expect(parseCompared(text)).toEqual(slugs)
})

test('the address of a comparison is read back as the same tools', () => {
  expect(compareUrl(['claw-hammer', 'bow-saw'])).toBe('/compare?tools=claw-hammer,bow-saw')
  expect(compareUrl([])).toBe('/compare')
})

test('the rows are all specifications, and say in which the tools differ', () => {
  const tools = [
    { brand: 'Drevholt', specs: [{ name: 'Length', value: '120 mm' }] },
    {
      brand: 'Drevholt',
      specs: [
        { name: 'Length', value: '140 mm' },
        { name: 'Ring', value: '12-point' },
      ],
    },
  ]
  expect(specRows(tools, 'Brand')).toEqual([
    { name: 'Brand', values: ['Drevholt', 'Drevholt'], differs: false },
    { name: 'Length', values: ['120 mm', '140 mm'], differs: true },
    { name: 'Ring', values: [undefined, '12-point'], differs: true },
  ])
})
