/** The order form refuses what the server would refuse, with the same messages. */
import { expect, test } from 'vitest'
import type { Tool } from '../../catalogue/contract.ts'
import { newIdempotencyKey } from '../../../packages/contract/client/idempotency-key.ts'
import { orderFormResolver } from './order-form-validation.ts'

const tool: Tool = {
  id: '01a1fe1b-8eb5-7086-87f6-263f9b94c9bd',
  slug: 'hammer',
  sku: 'HMR-1',
  name: 'Hammer',
  brand: '',
  category: '',
  family: '',
  image: 'https://example.com/h.png',
  picture: null,
  description: 'Hits.',
  price: 890,
  minimumQuantity: 48,
  packSize: 24,
  stock: 310,
  priceBreaks: [],
  specs: [],
  ratingCount: 0,
  ratingSum: 0,
  revision: 1,
}
const validInput = {
  quantity: '48',
  phone: '+1 512 555 0142',
  address: 'Dock 2',
  shipTo: null,
  poNumber: '',
  note: '',
}
const validate = (changes: Partial<typeof validInput>, terms: Partial<Tool> = {}) =>
  orderFormResolver({ ...tool, ...terms }).safeParse({ ...validInput, ...changes })
const errorsOf = (changes: Partial<typeof validInput>, terms: Partial<Tool> = {}) =>
  validate(changes, terms).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a valid quantity is parsed', () => {
  expect(validate({ quantity: ' 72 ' }).data?.quantity).toBe(72)
})

test.each([
  ['50', {}, '50 is not a multiple of 24. Use 48 or 72.'],
  ['24', {}, '24 is below the minimum of 48. Use 48.'],
  ['336', {}, '336 is more than the 310 in stock. Use 288.'],
  ['many', {}, 'Enter a whole number of pieces. Use 48.'],
  ['', {}, 'Fill this in.'],
  ['48', { stock: 30 }, 'The last 30 are sold only together, so 48 cannot be ordered. Use 30.'],
  ['48', { stock: 0 }, 'Out of stock. This tool cannot be ordered at the moment.'],
])('quantity %j with %j', (quantity, terms, message) => {
  expect(errorsOf({ quantity }, terms)).toEqual([['quantity', message]])
})

test.each(['phone', 'address'] as const)('the %s is required', (field) => {
  expect(errorsOf({ [field]: ' ' })?.map(([place]) => place)).toContain(field)
})
test('PO number and note are optional', () => {
  expect(validate({ poNumber: '', note: '' }).success).toBe(true)
})

test('keys are as the shop takes them, and never the same', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[\w-]{8,64}$/)
})
