/** The rules of documents: from which status on, for whom, and their numbers. */
import { expect, test } from 'vitest'
import { orderStatuses } from '../orders/rules.ts'
import {
  documentKinds,
  documentNumber,
  isBill,
  isMailed,
  canIssue,
  canViewDocument,
  shipmentKinds,
} from './rules.ts'
import { sellerOf } from './document-content.ts'

test('documents are issued once the order is confirmed, and not when it is cancelled', () => {
  expect(orderStatuses.filter((status) => canIssue(status))).toEqual([
    'confirmed',
    'picking',
    'shipped',
    'delivered',
  ])
})

test('an invoice is for its buyer too, a packing slip for admins alone', () => {
  expect(canViewDocument({ role: 'customer' }, 'invoice')).toBe(true)
  expect(canViewDocument({ role: 'customer' }, 'packing-slip')).toBe(false)
  expect(canViewDocument({ role: 'admin' }, 'invoice')).toBe(true)
  expect(canViewDocument({ role: 'admin' }, 'packing-slip')).toBe(true)
})

test('numbers have six digits, or as many as they need', () => {
  expect(documentNumber('INV', 42)).toBe('INV-000042')
  expect(documentNumber('PS', 1_234_567)).toBe('PS-1234567')
})

test('staff bill a shipment unless the whole order was billed; others find what was issued', () => {
  const ofOrder = { kind: 'invoice', shipment: null } as const
  const ofShipment = { kind: 'invoice', shipment: 's1' } as const
  const note = { kind: 'delivery-note', shipment: null } as const
  expect(shipmentKinds('admin', [])).toEqual(['delivery-note', 'invoice'])
  expect(shipmentKinds('admin', [ofShipment])).toEqual(['delivery-note', 'invoice'])
  expect(shipmentKinds('admin', [note])).toEqual(['delivery-note', 'invoice'])
  expect(shipmentKinds('admin', [ofShipment, ofOrder])).toEqual(['delivery-note'])
  expect(shipmentKinds('customer', [])).toEqual(['delivery-note'])
})

test('invoices and credit notes say what is owed; packing slips are not mailed', () => {
  expect(documentKinds.filter(isBill)).toEqual(['invoice', 'credit-note'])
  expect(documentKinds.filter((kind) => !isMailed(kind))).toEqual(['packing-slip'])
})

test('a letterhead says the country of the shop once, typed in its address or not', () => {
  const register = { taxNumber: '', register: '', directors: '' }
  const nothing = {
    legalName: '',
    vatId: '',
    bank: '',
    email: '',
    phone: '',
    logo: '',
    ...register,
  }
  const shop = { ...nothing, name: 'Schmiede' }
  const lines = (address: string) => sellerOf({ ...shop, country: 'DE', address }).address
  for (const country of ['', '\nGermany', '\n GERMANY \n'])
    expect(lines(`Am Markt 1\n10115 Berlin${country}`)).toEqual([
      'Am Markt 1',
      '10115 Berlin',
      'Germany',
    ])
})
