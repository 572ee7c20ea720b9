/** The question before a deletion: it speaks of stock only where an order has pieces reserved. */
import { expect, test } from 'vitest'
import { deletionSentence } from './deletion-sentence.ts'

const order = { number: 10_003, name: 'Celia Navarro', quantity: 12 }
const alone = 'Order 10003 from Celia Navarro will be deleted.'
const withStock = `${alone} 12 pieces will be returned to stock, unless already shipped.`

test.each(['placed', 'confirmed', 'picking'] as const)(
  'an order %s gives its pieces back',
  (status) => {
    expect(deletionSentence({ ...order, status })).toBe(withStock)
  },
)

test.each(['shipped', 'delivered', 'cancelled'] as const)(
  'an order %s gives none back',
  (status) => {
    expect(deletionSentence({ ...order, status })).toBe(alone)
  },
)

test('an order on hold has none reserved, unless it only waits for its delivery', () => {
  expect(deletionSentence({ ...order, status: 'placed', onHold: 'credit' })).toBe(alone)
  expect(deletionSentence({ ...order, status: 'placed', onHold: 'delivery' })).toBe(withStock)
})
