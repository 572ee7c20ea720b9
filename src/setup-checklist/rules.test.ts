/** The points of the checklist, each by what it is about. */
import { expect, test } from 'vitest'
import { isDone, pointGroups, type Point, type ShopState } from './rules.ts'

const fresh: ShopState = {
  settings: {
    name: 'Ironmonger',
    country: '',
    currency: 'USD',
    address: '',
    bank: '',
    vatId: '',
    tax: 'none',
    newcomerMaxOrder: '',
    newcomerMaxShare: '',
    figures: '100+ | Country\n30+ | Years of Trust\n347+ | Happy Clients\n500+ | Complete project',
  },
  writtenPages: new Set(),
  mailSent: false,
  mailFailed: false,
  origin: 'http://127.0.0.1:3000',
  backupAge: undefined,
  tools: { all: 500, demo: 500 },
  orders: 0,
  taxDecided: false,
  deliveryDecided: false,
  numbersDecided: false,
  ownersHaveSecondFactor: false,
}
const ready: ShopState = {
  settings: {
    name: 'Anvil & Sons',
    country: 'US',
    currency: 'USD',
    address: '1 Anvil Row',
    bank: 'First Bank',
    vatId: '12-3456789',
    tax: 'vat',
    figures: '',
    newcomerMaxOrder: '500',
    newcomerMaxShare: '',
  },
  writtenPages: new Set(['imprint', 'terms', 'privacy', 'contact']),
  mailSent: true,
  mailFailed: false,
  origin: 'https://anvil.example',
  backupAge: 3_600_000,
  tools: { all: 1, demo: 0 },
  orders: 1,
  taxDecided: true,
  deliveryDecided: true,
  numbersDecided: true,
  ownersHaveSecondFactor: true,
}
const open = (state: ShopState) =>
  Object.entries(isDone).flatMap(([point, rule]) => (rule(state) ? [] : [point]))

test('a fresh demo shop has everything before it, a shop that is ready nothing', () => {
  expect(open(fresh)).toHaveLength(23)
  expect(open(ready)).toEqual([])
})

test.each<[Point, Partial<ShopState>]>([
  ['name', { settings: { ...ready.settings, name: 'Ironmonger' } }],
  ['imprint', { writtenPages: new Set(['terms', 'privacy', 'contact']) }],
  ['https', { origin: 'http://anvil.example' }],
  ['backup', { backupAge: 86_400_000 }],
  ['tools', { tools: { all: 0, demo: 0 } }],
  ['order', { orders: 0 }],
  ['currency', { settings: { ...ready.settings, country: 'DE' } }],
  ['tax', { taxDecided: false }],
  ['taxNumber', { settings: { ...ready.settings, vatId: '' } }],
  ['bank', { settings: { ...ready.settings, bank: 'DE88 3704 0044 0532 0130 00' } }],
  ['delivery', { deliveryDecided: false }],
  ['numbers', { numbersDecided: false }],
  ['mailFailures', { mailFailed: true }],
  ['secondFactor', { ownersHaveSecondFactor: false }],
  ['ceiling', { settings: { ...ready.settings, newcomerMaxOrder: '' } }],
])('%s is open on its own', (point, changed) => {
  expect(open({ ...ready, ...changed })).toEqual([point])
})

test('every point stands in one group', () => {
  const grouped = pointGroups.flatMap(({ points }): readonly Point[] => points)
  expect(grouped.toSorted()).toEqual(Object.keys(isDone).toSorted())
})

test('a shop that has decided to charge no tax needs no tax number', () => {
  const untaxed = { ...ready.settings, vatId: '', tax: 'none' }
  expect(open({ ...ready, settings: untaxed })).toEqual([])
  expect(open({ ...ready, settings: untaxed, taxDecided: false })).toEqual(['tax', 'taxNumber'])
})
