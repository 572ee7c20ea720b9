/** What came in is matched with what is open: sure, likely, or not at all. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchEntries, type BankEntry, type Payable } from './bank-entries.ts'

const miller = { key: 'user.1', name: 'Miller Joinery' }
const items: readonly Payable[] = [
  { id: 'a', number: 'INV-000041', open: 5000, customer: miller },
  { id: 'b', number: 'INV-000042', open: 8000, customer: miller },
  { id: 'c', number: 'R-2026-000042', open: 3000, customer: { key: 'user.2', name: 'Huber' } },
]
const entry = (over: Partial<BankEntry>): BankEntry => ({
  key: 'k',
  bookedOn: '2026-11-20',
  cents: 5000,
  currency: 'EUR',
  payer: '',
  reference: '',
  ...over,
})
const match = (entries: readonly Partial<BankEntry>[], booked: readonly string[] = []) =>
  matchEntries(entries.map(entry), items, { currency: 'EUR', booked: new Set(booked) }).map(
    ({ certainty, reason, allocations }) => [
      certainty,
      reason,
      ...allocations.map(({ item, amount }) => `${item.id} ${amount}`),
    ],
  )

describe('an entry', () => {
  test.each([
    'INV-000041',
    'Invoice inv 000041 of 20.11.2026',
    'INV000041',
    'RF56 INV0 0004 1',
    'rf56inv000041',
    'RF56 INV0 0004 1 with thanks',
  ])('is sure when it names what it pays to the cent: %s', (reference) => {
    expect(match([{ reference }])).toEqual([['sure', 'exact', 'a 5000']])
  })
  test('is sure by the reference of a number whose series ends in digits', () => {
    expect(match([{ reference: 'RF74 R202 6000 042', cents: 3000 }])).toEqual([
      ['sure', 'exact', 'c 3000'],
    ])
  })
  test('is likely when the check digits of its reference are wrong', () => {
    for (const reference of ['RF57 INV0 0004 1', 'RF18INV000041 thanks'])
      expect(match([{ reference }])).toEqual([['likely', 'check-digits', 'a 5000']])
  })
  test('is not misled by a reference that is not the shop’s', () => {
    // The example of ISO 11649.
    expect(match([{ reference: 'RF18 5390 0754 7034' }])).toEqual([['unknown', 'nothing-found']])
  })
  test('that is several payments of unknown amounts pays what it names to the cent, or nothing', () => {
    const isShared = true
    const both = { payer: 'A, Miller Joinery', reference: 'INV-000041 INV-000042', isShared }
    expect(match([{ ...both, cents: 13_000 }])).toEqual([['sure', 'exact', 'a 5000', 'b 8000']])
    const unknown = [['unknown', 'several-payments']]
    expect(match([{ ...both, cents: 14_000 }])).toEqual(unknown)
    expect(match([{ ...both, reference: 'INV-000041', cents: 8000 }])).toEqual(unknown)
    expect(match([{ ...both, reference: '', cents: 8000 }])).toEqual(unknown)
  })
  test('pays two invoices that it names', () => {
    expect(match([{ reference: 'INV-000042, INV-000041', cents: 13_000 }])).toEqual([
      ['sure', 'exact', 'a 5000', 'b 8000'],
    ])
  })
  test.each([
    'INV-000041, 000042',
    'INV-000041 000042',
    'INV-41 und 42',
    'inv 41/42',
    'Inv. 41 + 42',
  ])(
    'pays two invoices that it names with their series once, or without zeros: %s',
    (reference) => {
      expect(match([{ reference, cents: 13_000 }])).toEqual([['sure', 'exact', 'a 5000', 'b 8000']])
    },
  )
  test('is likely where its payer writes the number without series and zeros', () => {
    const payer = 'Miller Joinery'
    expect(match([{ payer, reference: 'Invoice 42', cents: 3000 }])).toEqual([
      ['likely', 'part', 'b 3000'],
    ])
    expect(match([{ payer: 'Somebody', reference: 'Invoice 42', cents: 3000 }])).toEqual([
      ['unknown', 'nothing-found'],
    ])
  })
  test('is not misled by a day or an amount', () => {
    const payer = 'Miller Joinery'
    for (const reference of ['Rent of 41.11.2026', '42,00 for parts', 'INV-000041 2', 'Lot A42'])
      expect(match([{ payer, reference, cents: 1000 }])[0]?.at(-1)).not.toBe('b 1000')
  })
  test('is likely when it pays a part, or more than is open', () => {
    expect(match([{ reference: 'INV-000041', cents: 4900 }])).toEqual([
      ['likely', 'part', 'a 4900'],
    ])
    expect(match([{ reference: 'INV-000041', cents: 6000 }])).toEqual([
      ['likely', 'over', 'a 5000'],
    ])
  })
  test('is sure when it pays early, less the discount that its invoices grant until that day', () => {
    const discount = { rate: 200, until: '2026-11-20' }
    const granting = items.slice(0, 2).map((item) => ({ ...item, discount }))
    const matched = (bookedOn: string, cents: number, reference: string) =>
      matchEntries([entry({ bookedOn, cents, reference })], granting, {
        currency: 'EUR',
        booked: new Set<string>(),
      }).map(({ certainty, reason, allocations }) => [
        `${certainty} ${reason}`,
        ...allocations.map(({ item, amount, discount: less }) => [item.id, amount, less]),
      ])
    expect(matched('2026-11-20', 4900, 'INV-000041')).toEqual([['sure discount', ['a', 4900, 100]]])
    // 2 % of both; a cent is how the payer has rounded.
    expect(matched('2026-11-18', 12_741, 'INV-000041 INV-000042')).toEqual([
      ['sure discount', ['a', 4900, 100], ['b', 7841, 159]],
    ])
    expect(matched('2026-11-21', 4900, 'INV-000041')).toEqual([
      ['likely part', ['a', 4900, undefined]],
    ])
    expect(matched('2026-11-20', 4898, 'INV-000041')).toEqual([
      ['likely part', ['a', 4898, undefined]],
    ])
  })
  test('is likely when payer and amount fit, and one invoice alone does', () => {
    expect(match([{ payer: 'Miller Joinery Ltd', cents: 8000 }])).toEqual([
      ['likely', 'name-and-amount', 'b 8000'],
    ])
    expect(match([{ payer: 'MILLER JOINERY', cents: 13_000 }])).toEqual([
      ['likely', 'name-and-amount', 'a 5000', 'b 8000'],
    ])
    expect(match([{ payer: 'Somebody', cents: 8000 }])).toEqual([['unknown', 'nothing-found']])
  })
  test.each([
    ['Müller & Söhne', 'MUELLER + SOEHNE'],
    ['Müller & Söhne', 'MULLER SOHNE'],
    ['Wolf Straßenbau', 'WOLF STRASSENBAU GMBH'],
    ['Françoise Lefèvre', 'FRANCOISE LEFEVRE'],
    ['Mueller KG', 'Müller KG'],
  ])('is likely when the bank writes %s as %s', (name, payer) => {
    const named = [{ id: 'a', number: 'INV-000041', open: 5000, customer: { key: 'user.1', name } }]
    const options = { currency: 'EUR', booked: new Set<string>() }
    expect(matchEntries([entry({ payer })], named, options)).toMatchObject([
      { certainty: 'likely', reason: 'name-and-amount' },
    ])
  })
  test('is unknown when it names invoices of two customers', () => {
    expect(match([{ reference: 'INV-000041 R-2026-000042', cents: 8000 }])).toEqual([
      ['unknown', 'several-customers'],
    ])
  })
  test('names no other invoice whose number begins or ends alike', () => {
    for (const reference of ['INV-0000411', 'INV-100041', 'XY-000041'])
      expect(match([{ reference }])).toEqual([['unknown', 'nothing-found']])
  })
  test('in another currency is none of the shop; one that is booked stays booked', () => {
    expect(match([{ reference: 'INV-000041', currency: 'USD' }])).toEqual([['foreign', 'currency']])
    expect(match([{ reference: 'INV-000041' }], ['k'])).toEqual([['booked', 'booked']])
  })
  test('that says the same as the one before finds nothing left', () => {
    const reference = 'INV-000041'
    expect(match([{ reference }, { key: 'l', reference }])).toEqual([
      ['sure', 'exact', 'a 5000'],
      ['unknown', 'nothing-found'],
    ])
  })
})

test('entries never settle more than came in, nor more than is open', () => {
  const references = fc.constantFrom('', 'INV-000041', 'INV-000042', 'INV-000041 INV-000042')
  const entries = fc.array(
    fc.record({ reference: references, cents: fc.integer({ min: 1, max: 20_000 }) }),
  )
  fc.assert(
    fc.property(entries, (some) => {
      const all = some.map((one, index) => entry({ ...one, key: String(index) }))
      const matches = matchEntries(all, items, { currency: 'EUR', booked: new Set() })
      for (const [index, { allocations }] of matches.entries())
        expect(allocations.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(
          all[index]?.cents ?? 0,
        )
      for (const item of items) {
        const settled = matches.flatMap(({ allocations }) => allocations)
        const amounts = settled.filter((one) => one.item.id === item.id)
        expect(amounts.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(item.open)
      }
    }),
  )
})

test.each([
  ['2025-11-20', 'likely'],
  ['1926-11-20', 'likely'],
  ['2026-11-19', 'sure'],
])('an entry of %s is %s to pay an invoice of November 20, 2026', (bookedOn, certainty) => {
  const issued = items.map((item) => ({ ...item, issuedOn: '2026-11-20' }))
  const [found] = matchEntries([entry({ reference: 'INV-000041', bookedOn })], issued, {
    currency: 'EUR',
    booked: new Set(),
  })
  expect(found).toMatchObject({ certainty, reason: 'exact' })
})
