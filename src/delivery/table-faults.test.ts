/** A table of delivery charges that contradicts itself is refused in sentences that help. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noDelivery, type DeliveryTable, type DeliveryZone } from './delivery-table.ts'
import { zoneOf } from './rules.ts'
import { doOverlap, isInRange, parsePostcodes } from './postcodes.ts'
import { faultsOf } from './table-faults.ts'

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
const faults = (...zones: DeliveryZone[]) =>
  faultsOf({ ...noDelivery, charged: true, zones } satisfies DeliveryTable).map(
    ({ path, message }) => [path.join('.'), message],
  )

describe('a table', () => {
  test('without faults has none', () => {
    expect(faults(zone(), zone({ name: 'North', postcodes: '1, 20095' }))).toEqual([])
    expect(faultsOf(noDelivery)).toEqual([])
    expect(faultsOf({ ...noDelivery, charged: true, collection: 'Dock 2' })).toEqual([])
  })
  test('that charges needs a zone or a place to collect', () => {
    expect(faults()).toEqual([['zones', expect.stringContaining('Add a zone, or')]])
  })
  test('names a zone without a country, without a charge, and two of the same name', () => {
    expect(faults(zone({ countries: [] }))).toEqual([
      ['zones.0.countries', 'Choose at least one country.'],
    ])
    expect(faults(zone({ steps: [] }))).toEqual([
      ['zones.0.steps', 'Add a charge, or set the zone to “On request”.'],
    ])
    expect(faults(zone({ steps: [], onRequest: true }))).toEqual([])
    expect(faults(zone(), zone({ name: 'GERMANY', countries: ['AT'] }))).toEqual([
      ['zones.1.name', expect.stringContaining('The zone “Germany” already exists')],
    ])
  })
  test('has one zone for a place: not a country twice, not a postcode twice', () => {
    expect(faults(zone(), zone({ name: 'Again' }))).toEqual([
      ['zones.1.countries', expect.stringContaining('All of Germany is already in “Germany”')],
    ])
    expect(
      faults(zone({ countries: ['DE', 'FR'] }), zone({ name: 'All', countries: ['AT', 'DE'] })),
    ).toEqual([['zones.1.countries', expect.stringContaining('Germany is already in')]])
  })
  test('may have a country beside the zone of many that has it too: the narrower counts', () => {
    const germany = zone()
    const all = zone({ name: 'EU', countries: ['AT', 'DE', 'FR'] })
    for (const zones of [
      [germany, all],
      [all, germany],
    ]) {
      expect(faults(...zones)).toEqual([])
      expect(zoneOf(zones, { country: 'DE', postcode: '10115' })?.name).toBe('Germany')
      expect(zoneOf(zones, { country: 'FR', postcode: '75001' })?.name).toBe('EU')
    }
  })
  test('has one zone for a postcode', () => {
    expect(
      faults(zone({ postcodes: '10-19' }), zone({ name: 'Berlin', postcodes: '80331, 10115' })),
    ).toEqual([['zones.1.postcodes', expect.stringContaining('10115 overlaps 10-19 in “Germany”')]])
    expect(
      faults(
        zone({ postcodes: '10-19' }),
        zone({ name: 'Vienna', countries: ['AT'], postcodes: '10-12' }),
      ),
    ).toEqual([])
  })
  test('has limits that rise, and nothing after the charge for all the rest', () => {
    const steps = (...limits: (number | null)[]) =>
      faults(zone({ steps: limits.map((upTo) => ({ upTo, charge: 1 })) }))
    expect(steps(100, 200, null)).toEqual([])
    expect(steps(200, 200)).toEqual([
      ['zones.0.steps.1.upTo', expect.stringContaining('higher than the limit')],
    ])
    expect(steps(null, 200)).toEqual([
      ['zones.0.steps.1.upTo', expect.stringContaining('Only the last charge can have no limit')],
    ])
  })
  test('says which postcodes it cannot read, and how to write them', () => {
    expect(faults(zone({ postcodes: '10115, 00-950, 199-100' }))).toEqual([
      ['zones.0.postcodes', expect.stringContaining('“00-950”, “199-100” are not valid')],
    ])
  })
})

describe('postcodes', () => {
  test('are compared by their beginning, whatever stands between their letters', () => {
    const [range] = parsePostcodes('sw1a').ranges
    if (!range) return expect.unreachable()
    for (const code of ['SW1A 1AA', 'sw1a1aa']) expect(isInRange(code, range)).toBe(true)
    for (const code of ['SW1', 'SW1B 1AA', '']) expect(isInRange(code, range)).toBe(false)
  })
  test('that lie in two ranges are what makes them overlap', () => {
    const range = fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.nat(999), fc.nat(999))
      .map(([length, one, other]) => {
        const [first = '', last = ''] = [one, other]
          .map((each) => String(each).padStart(3, '0').slice(0, length))
          .toSorted()
        return { first, last }
      })
    const codes = Array.from({ length: 1000 }, (_, code) => String(code).padStart(3, '0'))
    fc.assert(
      fc.property(range, range, (one, other) => {
        expect(doOverlap(one, other)).toBe(
          codes.some((code) => isInRange(code, one) && isInRange(code, other)),
        )
      }),
    )
  })
})
