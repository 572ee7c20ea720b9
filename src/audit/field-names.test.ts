/** The history calls fields by words, whatever their names in the program are. */
import { expect, test } from 'vitest'
import { auditMessages } from './messages/audit.ts'

test.each([
  ['partNumber', 'part number'],
  ['monthLimit', 'month limit'],
  ['minimum_quantity', 'minimum quantity'],
  ['Stock', 'stock'],
  ['sku', 'SKU'],
  ['poNumber', 'PO number'],
  ['vatId', 'VAT number'],
  ['price', 'price'],
])('%s is told as %s', (name, words) => {
  expect(auditMessages.field(name)).toBe(words)
})
