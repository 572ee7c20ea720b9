/** The rules of documents: from which status on, for whom, and their numbers. */
import { expect, test } from 'vitest'
import { orderStatuses } from '../orders/rules.ts'
import { documentNumber, mayIssue, mayViewDocument } from './rules.ts'

test('documents are issued once the order is confirmed, and not when it is cancelled', () => {
  expect(orderStatuses.filter((status) => mayIssue(status))).toEqual([
    'confirmed',
    'picking',
    'shipped',
    'delivered',
  ])
})

test('an invoice is for its buyer too, a packing slip for admins alone', () => {
  expect(mayViewDocument({ role: 'customer' }, 'invoice')).toBe(true)
  expect(mayViewDocument({ role: 'customer' }, 'packing-slip')).toBe(false)
  expect(mayViewDocument({ role: 'admin' }, 'invoice')).toBe(true)
  expect(mayViewDocument({ role: 'admin' }, 'packing-slip')).toBe(true)
})

test('numbers have six digits, or as many as they need', () => {
  expect(documentNumber('INV', 42)).toBe('INV-000042')
  expect(documentNumber('PS', 1_234_567)).toBe('PS-1234567')
})
