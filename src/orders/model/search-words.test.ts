/** The words by which an order is found, and what a search asks of them. */
import { describe, expect, test } from 'vitest'
import { orderWords, parseOrderSearch } from './search-words.ts'

const order = {
  name: 'Celia Núñez-Ortega',
  email: 'celia.nunez@example.com',
  po_number: 'PO-100%',
  company_name: 'Navarro Framing & Söhne',
  lines: [{ sku: 'BRK-1234-16', name: 'Pipe Wrenches 13 mm', part_number: 'MJ/40 A' }],
}
/** Whether the order has what the condition asks for, as PostgreSQL would say. */
function isFound(q: string): boolean {
  const { condition } = parseOrderSearch(q)
  if (condition === undefined) return false
  const words = orderWords(order)
  return condition.split('&').every((alternatives) =>
    alternatives
      .replace(/[()]/g, '')
      .split('|')
      .some((term) => {
        const text = /'(.*)'/.exec(term)?.[1] ?? ''
        return words.some((word) => (term.endsWith(':*') ? word.startsWith(text) : word === text))
      }),
  )
}

describe('an order', () => {
  test.each([
    'celia',
    'CELIA nunez',
    'Núñez',
    'ortega cel',
    'nunez-ort',
    'Celia Núñez-Ortega',
    'celia.nunez@example.com',
    'celia.nunez@exa',
    '@example.com',
    'celia.nun',
    'example',
    'Navarro Framing & Söhne',
    'framing',
    'po-100',
    'PO-100%',
    'po100',
    '100',
    'brk-1234-16',
    'BRK123416',
    'brk-12',
    '1234-16',
    'MJ/40 A',
    'mj/40',
    'mj40',
    'wrench mj/40',
    'wrench',
    'wrenches',
    'pipe wrenches',
    'wrench pipe',
    '13 mm',
    'celia wrench 13',
  ])('is found by %j', (q) => expect(isFound(q)).toBe(true))

  test.each([
    'elia',
    'cel nunez',
    'celia.nunez@example.org',
    'nunez@example.com',
    'po-101',
    'brk-1235',
    'ench',
    'ce',
    '1',
    'hammer',
    'celia hammer',
    'mj/41',
    '%_%',
    '',
    ' ',
    "'",
    '&',
    'x|y',
  ])('is not found by %j', (q) => expect(isFound(q)).toBe(false))

  test('of a thousand lines has no more words than an index row holds, those of its buyer first', () => {
    const lines = Array.from({ length: 1000 }, (_, row) => ({
      sku: `SKU-${row}`,
      name: Array.from({ length: 12 }, (_word, word) => `word${row}x${word}`).join(' '),
      part_number: '',
    }))
    const words = orderWords({ ...order, lines })
    expect(words).toHaveLength(5000)
    expect(words.slice(0, 3)).toEqual(['celia', 'nunez', 'ortega'])
    expect(new Set(words).size).toBe(5000)
    expect(Math.max(...orderWords({ ...order, name: 'x'.repeat(500) }).map((w) => w.length))).toBe(
      60,
    )
  })
})

test('an address without an @ is a word, and signs that no address has are left out', () => {
  expect(
    orderWords({
      ...order,
      name: '',
      email: 'celia',
      po_number: '',
      company_name: null,
      lines: [],
    }),
  ).toEqual(['celia'])
  expect(
    orderWords({
      ...order,
      name: '',
      email: '(c7@a.de)',
      po_number: '',
      company_name: null,
      lines: [],
    }),
  ).toEqual(['c7@a.de', '@a.de', 'c7', 'a', 'de'])
  expect(
    orderWords({ ...order, name: '', email: '', po_number: '', company_name: null, lines: [] }),
  ).toEqual([])
})

test('parts of a long number are joined up to the eighth', () => {
  const words = orderWords({ ...order, po_number: '1-2-3-4-5-6-7-8-9-10', lines: [] })
  expect(words).toContain('8910')
  expect(words).not.toContain('910')
})

describe('a search', () => {
  test.each([
    ['10042', 10_042],
    ['#10042', 10_042],
    [' #7 ', 7],
    ['10042 celia', undefined],
    ['##7', undefined],
    ['1234567890123456', undefined],
    ['celia', undefined],
  ])('for %j asks for the number %s', (q, number) => {
    expect(parseOrderSearch(q).number).toBe(number)
  })
  test('looks at eight words, of which the last may be unfinished', () => {
    const { condition = '' } = parseOrderSearch('a b c d e f g hhh iii jjj')
    expect(condition.split('&')).toHaveLength(8)
    expect(condition.match(/:\*/g)).toHaveLength(1)
    expect(condition.endsWith(`'hhh':*)`)).toBe(true)
  })
  test('short words are whole, unless of a script in which they say much', () => {
    expect(parseOrderSearch('ha').condition).toBe(`('ha')`)
    expect(parseOrderSearch('ham').condition).toBe(`('ham':*)`)
    expect(parseOrderSearch('田').condition).toBe(`('田':*)`)
  })
  test('without letters and digits asks for nothing', () =>
    expect(parseOrderSearch('%_%')).toEqual({ number: undefined, condition: undefined }))
})
