/** What delivery costs: by zone, weight and value, with surcharges, free, on request, collected. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noDelivery, type DeliveryTable, type DeliveryZone } from './delivery-table.ts'
import { deliveryFor, dependsOnWeight, totalWeight, zoneOf } from './rules.ts'

const zone = (over: Partial<DeliveryZone> = {}): DeliveryZone => ({
  name: 'Germany',
  countries: ['DE'],
  postcodes: '',
  basis: 'value',
  steps: [{ upTo: null, charge: 790 }],
  freeFrom: null,
  onRequest: false,
  ...over,
})
const tableOf = (over: Partial<DeliveryTable> = {}): DeliveryTable => ({
  ...noDelivery,
  charged: true,
  zones: [zone()],
  ...over,
})
const berlin = { country: 'DE', postcode: '10115', collect: false }
const goods = (value: number, weight?: number) => ({ value, weight })

describe('a shop that charges no delivery', () => {
  test('says nothing of it, as the specification has it', () => {
    expect(deliveryFor(noDelivery, berlin, goods(100))).toBeUndefined()
    expect(deliveryFor(tableOf({ charged: false }), berlin, goods(100))).toBeUndefined()
  })
})

describe('the charge', () => {
  test('is the first step that reaches the weight, the limit included', () => {
    const steps = [
      { upTo: 5000, charge: 790 },
      { upTo: 31_500, charge: 1490 },
    ]
    const table = tableOf({ zones: [zone({ basis: 'weight', steps })] })
    expect(deliveryFor(table, berlin, goods(100, 0))).toMatchObject({ charge: 790 })
    expect(deliveryFor(table, berlin, goods(100, 5000))).toMatchObject({ charge: 790 })
    expect(deliveryFor(table, berlin, goods(100, 5001))).toMatchObject({
      kind: 'charged',
      zone: 'Germany',
      charge: 1490,
      reason: 'To Germany.',
    })
    expect(deliveryFor(table, berlin, goods(100, 31_500))).toMatchObject({ charge: 1490 })
  })
  test('above the last step, or of an unknown weight, is told before the goods leave', () => {
    const table = tableOf({
      zones: [zone({ basis: 'weight', steps: [{ upTo: 5000, charge: 790 }] })],
    })
    for (const weight of [5001, undefined])
      expect(deliveryFor(table, berlin, goods(100, weight))).toEqual({
        kind: 'on-request',
        zone: 'Germany',
        charge: 0,
        reason: 'We tell you the charge before shipping.',
      })
  })
  test('is nothing from a value on, and one cent below it is not', () => {
    const table = tableOf({ zones: [zone({ freeFrom: 50_000 })] })
    expect(deliveryFor(table, berlin, goods(49_999))).toMatchObject({
      kind: 'charged',
      charge: 790,
    })
    expect(deliveryFor(table, berlin, goods(50_000))).toMatchObject({
      kind: 'free',
      charge: 0,
      reason: 'Free to Germany from $500.00 of goods.',
    })
  })
  test('has surcharges on top; one for weight also where delivery is free', () => {
    const surcharges = [
      { label: 'fuel', amount: 100, above: null },
      { label: 'heavy goods', amount: 2500, above: 25_000 },
    ]
    const table = tableOf({ surcharges, zones: [zone({ freeFrom: 50_000 })] })
    expect(deliveryFor(table, berlin, goods(100, 25_000))).toMatchObject({
      charge: 890,
      reason: 'To Germany, with fuel.',
    })
    expect(deliveryFor(table, berlin, goods(100, 25_001))).toMatchObject({
      charge: 3390,
      reason: 'To Germany, with fuel and heavy goods.',
    })
    expect(deliveryFor(table, berlin, goods(50_000, 25_000))).toMatchObject({ kind: 'free' })
    expect(deliveryFor(table, berlin, goods(50_000, 25_001))).toMatchObject({ charge: 2500 })
  })
  test('is nothing for goods that are collected, where that is offered', () => {
    const collect = { ...berlin, collect: true }
    expect(deliveryFor(tableOf({ collection: 'Dock 2' }), collect, goods(100))).toMatchObject({
      kind: 'collection',
      charge: 0,
      reason: 'You collect the goods: Dock 2',
    })
    expect(deliveryFor(tableOf(), collect, goods(100))).toMatchObject({ charge: 790 })
  })
  test('elsewhere is on request or refused, as the shopkeeper has it', () => {
    const paris = { ...berlin, country: 'FR' }
    expect(deliveryFor(tableOf(), paris, goods(100))).toMatchObject({ kind: 'on-request' })
    expect(deliveryFor(tableOf({ otherCountries: 'refused' }), paris, goods(100))).toMatchObject({
      kind: 'refused',
      reason: 'We do not deliver to France.',
    })
    const unknown = { country: '', postcode: '', collect: false }
    expect(deliveryFor(tableOf({ otherCountries: 'refused' }), unknown, goods(100))).toMatchObject({
      kind: 'on-request',
    })
  })
  test('is told beforehand where a surcharge asks for a weight that is not known', () => {
    const surcharge = { label: 'Heavy goods', amount: 500 }
    const table = (above: number | null) => tableOf({ surcharges: [{ ...surcharge, above }] })
    expect(deliveryFor(table(30_000), berlin, goods(100))?.kind).toBe('on-request')
    expect(deliveryFor(table(null), berlin, goods(100))).toMatchObject({ charge: 1290 })
  })
  test('of nothing without a value from which it is free says where to', () => {
    const table = tableOf({ zones: [zone({ steps: [{ upTo: null, charge: 0 }], freeFrom: 5000 })] })
    expect(deliveryFor(table, berlin, goods(4999))?.reason).not.toContain('50.00')
    expect(deliveryFor(table, berlin, goods(5000))?.reason).toContain('50.00')
  })
  test('never is below zero, and never falls with the weight where the steps do not', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.nat(5000)), { minLength: 1 }),
        fc.nat(100_000),
        fc.nat(100_000),
        (rises, one, other) => {
          let [upTo, charge] = [0, 0]
          const steps = rises.map(([grams, cents]) => {
            upTo += grams
            charge += cents
            return { upTo, charge }
          })
          const table = tableOf({
            zones: [zone({ basis: 'weight', steps: [...steps, { upTo: null, charge }] })],
          })
          const costOf = (weight: number) =>
            deliveryFor(table, berlin, goods(1, weight))?.charge ?? Number.NaN
          const [light, heavy] = [Math.min(one, other), Math.max(one, other)]
          expect(costOf(light)).toBeGreaterThanOrEqual(0)
          expect(costOf(heavy)).toBeGreaterThanOrEqual(costOf(light))
        },
      ),
    )
  })
})

describe('the zone', () => {
  const whole = zone()
  const north = zone({ name: 'North', postcodes: '10000-19999, 20095' })
  test('that names the postcode counts before the one with the whole country, in any order', () => {
    for (const zones of [
      [whole, north],
      [north, whole],
    ]) {
      expect(zoneOf(zones, berlin)?.name).toBe('North')
      expect(zoneOf(zones, { country: 'DE', postcode: '20095' })?.name).toBe('North')
      expect(zoneOf(zones, { country: 'DE', postcode: '20096' })?.name).toBe('Germany')
      expect(zoneOf(zones, { country: 'DE', postcode: '' })?.name).toBe('Germany')
      expect(zoneOf(zones, { country: 'AT', postcode: '10115' })).toBeUndefined()
    }
  })
  test('of a part of a country alone has no other part of it', () => {
    expect(zoneOf([north], { country: 'DE', postcode: '80331' })).toBeUndefined()
  })
})

describe('weights', () => {
  test('are summed by quantity; the usual one stands in for those that are not known', () => {
    const lines = [{ quantity: 3, weight: 200 }, { quantity: 10 }]
    expect(totalWeight(lines, 50)).toBe(1100)
    expect(totalWeight(lines, null)).toBeUndefined()
    expect(totalWeight([], null)).toBe(0)
  })
  test('are only asked for where a charge depends on them', () => {
    expect(dependsOnWeight(tableOf())).toBe(false)
    expect(dependsOnWeight(tableOf({ zones: [zone({ basis: 'weight' })] }))).toBe(true)
    expect(
      dependsOnWeight(tableOf({ surcharges: [{ label: 'heavy', amount: 1, above: 1 }] })),
    ).toBe(true)
    expect(dependsOnWeight(tableOf({ charged: false, zones: [zone({ basis: 'weight' })] }))).toBe(
      false,
    )
  })
})
