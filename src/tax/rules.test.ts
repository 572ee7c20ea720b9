/** Which tax a sale bears, and that its parts always sum to its whole. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rateOf, rateRows } from './rates.ts'
import { taxClasses } from '../catalogue/tax-class.ts'
import type { VerifiedCertificate } from './certificates.ts'
import { displayRate, nextTax, taxFor, taxOn, taxesOf, type Sale } from './rules.ts'

const sale = (over: Partial<Sale> = {}): Sale => ({
  seller: { country: 'DE', chargesTax: true },
  destination: 'DE',
  buyer: {},
  taxClass: 'standard',
  day: '2026-11-22',
  ...over,
})

const certificate = (over: Partial<VerifiedCertificate> = {}): VerifiedCertificate => ({
  number: 'RS-1',
  states: [],
  from: '2026-01-01',
  until: '2026-12-31',
  ...over,
})
describe('a sale', () => {
  test('bears no tax while the shop charges none, as the specification has it', () => {
    expect(taxFor(sale({ seller: { country: '', chargesTax: false } }))).toMatchObject({
      category: 'O',
      rate: 0,
      reason: '',
    })
  })
  test('at home bears the rate of its class, and says so', () => {
    expect(taxFor(sale())).toEqual({
      category: 'S',
      rate: 1900,
      reason: '19 % value added tax of Germany.',
    })
    expect(taxFor(sale({ taxClass: 'reduced' }))).toMatchObject({ category: 'S', rate: 700 })
    expect(taxFor(sale({ taxClass: 'zero' }))).toMatchObject({ category: 'Z', rate: 0 })
  })
  test('names the country as a sentence does', () => {
    const seller = { country: 'GB', chargesTax: true }
    expect(taxFor(sale({ seller, destination: 'GB' })).reason).toBe(
      '20 % value added tax of the United Kingdom.',
    )
  })
  test('without a known destination counts as one at home', () => {
    expect(taxFor(sale({ destination: '' }))).toMatchObject({ category: 'S', rate: 1900 })
  })
  test('to a business in another Member State bears none, if its number is verified', () => {
    const supply = taxFor(sale({ destination: 'AT', buyer: { verifiedVatId: 'ATU12345678' } }))
    expect(supply).toMatchObject({ category: 'K', rate: 0, exemptionCode: 'VATEX-EU-IC' })
    expect(supply.reason).toContain('ATU12345678')
    expect(supply.reason).toContain('Article 138')
  })
  test('to another Member State bears the tax at home without a verified number of abroad', () => {
    expect(taxFor(sale({ destination: 'AT' }))).toMatchObject({ category: 'S', rate: 1900 })
    expect(taxFor(sale({ destination: 'AT' })).reason).toContain('no verified VAT number')
    expect(
      taxFor(sale({ destination: 'AT', buyer: { verifiedVatId: 'DE123456789' } })).category,
    ).toBe('S')
  })
  test("knows that Greece's numbers begin with EL", () => {
    const greek = sale({
      seller: { country: 'GR', chargesTax: true },
      destination: 'IT',
      buyer: { verifiedVatId: 'EL123456789' },
    })
    expect(taxFor(greek)).toMatchObject({ category: 'S', rate: 2400 })
  })
  test('to a country outside is an export', () => {
    for (const destination of ['US', 'CH', 'GB', 'NO'])
      expect(taxFor(sale({ destination }))).toMatchObject({ category: 'G', rate: 0 })
    const british = { country: 'GB', chargesTax: true }
    expect(taxFor(sale({ seller: british, destination: 'DE' }))).toMatchObject({ category: 'G' })
    expect(taxFor(sale({ seller: british, destination: 'GB' })).rate).toBe(2000)
  })
  test('between Switzerland and Liechtenstein is one at home', () => {
    const swiss = { country: 'CH', chargesTax: true }
    expect(taxFor(sale({ seller: swiss, destination: 'LI' }))).toMatchObject({ rate: 810 })
  })
  test('is exempt by a certificate to its last day, and not a day longer', () => {
    const buyer = { certificates: [certificate({ until: '2026-11-22' })] }
    expect(taxFor(sale({ buyer }))).toEqual({
      category: 'E',
      rate: 0,
      reason: 'Exempt: certificate RS-1, valid until 2026-11-22.',
    })
    const after = taxFor(sale({ buyer, day: '2026-11-23' }))
    expect(after).toMatchObject({ category: 'S', rate: 1900 })
    expect(after.reason).toContain('certificate RS-1 was valid until 2026-11-22')
    expect(taxFor(sale({ buyer, day: '2025-12-31' }))).toMatchObject({ category: 'S' })
  })
  test('abroad is not exempt by a certificate, but as what it is', () => {
    const buyer = { certificates: [certificate()] }
    expect(taxFor(sale({ buyer, destination: 'US' }))).toMatchObject({ category: 'G' })
    expect(taxFor(sale({ buyer, destination: 'AT' }))).toMatchObject({ category: 'S' })
  })
})

describe('places that are taxed apart from their country', () => {
  const decide = (from: string, to: string, postcode: string, verifiedVatId?: string) => {
    const { category, rate } = taxFor(
      sale({
        seller: { country: from, chargesTax: true },
        destination: to,
        postcode,
        buyer: { verifiedVatId },
      }),
    )
    return `${category} ${rate}`
  }
  // Directive 2006/112/EC, articles 6 and 7; Windsor Framework, article 8.
  test.each([
    ['Germany to Belfast, a confirmed number', 'DE', 'GB', 'BT1 5GS', 'XI123456782', 'K 0'],
    ['Germany to Belfast, anybody else', 'DE', 'GB', 'bt15gs', undefined, 'S 1900'],
    ['Germany to London', 'DE', 'GB', 'W1A 1AA', 'XI123456782', 'G 0'],
    ['London to Belfast', 'GB', 'GB', 'BT1 5GS', undefined, 'S 2000'],
    ['London to the Isle of Man', 'GB', 'IM', 'IM1 1AA', undefined, 'S 2000'],
    ['Germany to the Isle of Man', 'DE', 'IM', 'IM1 1AA', undefined, 'G 0'],
    ['London to Jersey', 'GB', 'JE', 'JE1 1AA', undefined, 'G 0'],
    ['France to Monaco', 'FR', 'MC', '98000', undefined, 'S 2000'],
    ['Germany to Monaco', 'DE', 'MC', '98000', 'FR83404833048', 'K 0'],
    ['Spain to Madrid', 'ES', 'ES', '28001', undefined, 'S 2100'],
    ['Spain to the Canary Islands', 'ES', 'ES', '35001', undefined, 'G 0'],
    ['Germany to Tenerife, a confirmed number', 'DE', 'ES', '38001', 'ESB58378431', 'G 0'],
    ['Germany to Ceuta', 'DE', 'ES', '51001', undefined, 'G 0'],
    ['Italy to Livigno', 'IT', 'IT', '23041', undefined, 'G 0'],
    ['France to Réunion', 'FR', 'FR', '97400', undefined, 'G 0'],
    ['Finland to Åland', 'FI', 'AX', '22100', undefined, 'G 0'],
    ['Finland to Åland as Finland', 'FI', 'FI', '22100', undefined, 'G 0'],
    [
      'Germany to Åland, with the country before the code',
      'DE',
      'FI',
      'FI-22100',
      undefined,
      'G 0',
    ],
    ['Finland to Turku', 'FI', 'FI', '20100', undefined, 'S 2550'],
    ['Germany to Heligoland', 'DE', 'DE', '27498', undefined, 'G 0'],
    ['Austria to Heligoland, a confirmed number', 'AT', 'DE', 'D-27498', 'DE136695976', 'G 0'],
    ['Germany to Cuxhaven', 'DE', 'DE', '27472', undefined, 'S 1900'],
    ['Germany to Büsingen', 'DE', 'DE', '78266', undefined, 'G 0'],
    ['Switzerland to Büsingen', 'CH', 'DE', '78266', undefined, 'S 810'],
    ['Switzerland to Samnaun', 'CH', 'CH', '7563', undefined, 'G 0'],
    ['Greece to Mount Athos', 'GR', 'GR', '630 86', undefined, 'G 0'],
    ['Greece to Thessaloniki', 'GR', 'GR', '54622', undefined, 'S 2400'],
    ['Denmark to Greenland', 'DK', 'DK', '3900', undefined, 'G 0'],
    ['Denmark to the Faroe Islands', 'DK', 'DK', '100', undefined, 'G 0'],
    ['Germany to the Faroe Islands', 'DE', 'FO', '100', undefined, 'G 0'],
    ['Denmark to Bornholm', 'DK', 'DK', '3700', undefined, 'S 2500'],
    ["Italy to Campione d'Italia", 'IT', 'IT', '22061', undefined, 'G 0'],
    ['Germany to Melilla', 'DE', 'ES', '52001', undefined, 'G 0'],
    ['France to Monaco as France', 'FR', 'FR', '98000', undefined, 'S 2000'],
    ['France to New Caledonia', 'FR', 'FR', '98800', undefined, 'G 0'],
    ['Germany to Martinique', 'DE', 'MQ', '97200', undefined, 'G 0'],
    ['Norway to Svalbard', 'NO', 'NO', '9170', undefined, 'G 0'],
    ['London to Guernsey as Great Britain', 'GB', 'GB', 'GY1 1AA', undefined, 'G 0'],
  ])('%s', (_what, from, to, postcode, vatId, decided) => {
    expect(decide(from, to, postcode, vatId)).toBe(decided)
  })
})

describe('the rates', () => {
  test('change on their day', () => {
    expect(rateOf('EE', 'standard', '2025-06-30')).toBe(2200)
    expect(rateOf('EE', 'standard', '2025-07-01')).toBe(2400)
    expect(rateOf('FI', 'reduced', '2025-12-31')).toBe(1400)
    expect(rateOf('FI', 'reduced', '2026-01-01')).toBe(1350)
  })
  test('of a country without a reduced one are its standard rate', () => {
    expect(rateOf('DK', 'reduced', '2026-11-22')).toBe(2500)
  })
  test('know nothing of other countries, nor of days before their first', () => {
    expect(rateOf('US', 'standard', '2026-11-22')).toBeUndefined()
    expect(rateOf('DE', 'standard', '1999-01-01')).toBeUndefined()
  })
  test('are filled for the EU, the United Kingdom, Switzerland and Norway, each row once', () => {
    const countries = new Set(rateRows.map(({ country }) => country))
    expect(countries.size).toBe(27 + 4)
    const keys = rateRows.map(({ country, taxClass, from }) => `${country} ${taxClass} ${from}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('tax on a base', () => {
  test('knows rates of three decimals: 8.875 % of 100.00 are 8.88', () => {
    expect(taxOn(10_000, 887.5)).toBe(888)
    expect(taxOn(4000, 887.5)).toBe(355)
    expect(displayRate(887.5)).toBe('8.875 %')
  })
  test('is rounded half up to the cent', () => {
    // 19 % of 0.50 is 0.095; of 0.02 it is 0.0038.
    expect(taxOn(50, 1900)).toBe(10)
    expect(taxOn(2, 1900)).toBe(0)
    expect(taxOn(100, 1350)).toBe(14)
    expect(taxOn(0, 1900)).toBe(0)
  })
  test('stays exact where a float would not', () => {
    expect(taxOn(9_007_199_254_740_991, 1900)).toBe(1_711_367_858_400_788)
  })
  test('is rounded once for each rate of a document, not for each line', () => {
    const tax = taxFor(sale())
    // Ten lines of 0.02: 19 % of 0.20 is 0.038, of each line alone it would be nothing.
    expect(taxesOf(Array.from({ length: 10 }, () => ({ amount: 2, tax })))).toMatchObject([
      { base: 20, amount: 4, rate: 1900 },
    ])
  })
  test('keeps rates and categories apart', () => {
    const parts = taxClasses.map((taxClass) => ({ amount: 1000, tax: taxFor(sale({ taxClass })) }))
    expect(taxesOf(parts).map(({ category, amount }) => [category, amount])).toEqual([
      ['S', 190],
      ['S', 70],
      ['Z', 0],
    ])
  })
})

describe('the documents of one order', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 })
  const rate = fc.integer({ min: 0, max: 3000 })

  test('always sum to its tax, however it is parted', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 30 }), rate, (parts, percent) => {
        let before = { base: 0, tax: 0 }
        for (const base of parts)
          before = { base: before.base + base, tax: before.tax + nextTax(before, base, percent) }
        expect(before.tax).toBe(
          taxOn(
            parts.reduce((sum, part) => sum + part, 0),
            percent,
          ),
        )
      }),
    )
  })
  test('never fall below zero: an invoice and its credit notes', () => {
    fc.assert(
      fc.property(
        amount,
        rate,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
        (base, percent, shares) => {
          let before = { base, tax: nextTax({ base: 0, tax: 0 }, base, percent) }
          for (const share of shares) {
            const credited = Math.floor(before.base * share)
            before = {
              base: before.base - credited,
              tax: before.tax + nextTax(before, -credited, percent),
            }
            expect(before.tax).toBeGreaterThanOrEqual(0)
          }
          const rest = nextTax(before, -before.base, percent)
          expect(before.tax + rest).toBe(0)
        },
      ),
    )
  })
})
