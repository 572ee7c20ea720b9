/** Sales in the USA by the shopkeeper's rates, certificates, and the states of ZIP codes. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, certificateState, type VerifiedCertificate } from './certificates.ts'
import { taxFor, type Sale } from './rules.ts'
import { salesTaxRateOf, type SalesTaxRate } from './sales-tax.ts'
import { stateOfZip, usStateCodes, zipPrefixes } from './us-states.ts'

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
const ohio = (over: Partial<SalesTaxRate> = {}): SalesTaxRate => ({
  state: 'OH',
  zipFirst: '',
  zipLast: '',
  county: '',
  rate: 5750,
  from: '2026-01-01',
  ...over,
})
const overlappingPrefixes = (): readonly string[] => {
  const all = usStateCodes.flatMap(zipPrefixes)
  return all.filter((prefix, index) => all.indexOf(prefix) !== index)
}

describe('a sale in the USA', () => {
  const rates = [
    ohio({ rate: 5750 }),
    ohio({ rate: 7500, zipFirst: '43001', zipLast: '43299', county: 'Franklin County' }),
    ohio({ rate: 8000, zipFirst: '43215', zipLast: '43215', county: 'Columbus' }),
    ohio({
      rate: 8875,
      zipFirst: '43215',
      zipLast: '43215',
      county: 'Columbus',
      from: '2027-01-01',
    }),
  ]
  const place = (zip: string) => ({ zip, state: 'OH', stateName: 'Ohio', rates })
  const american = (over: Partial<Sale> = {}) =>
    sale({ seller: { country: 'US', chargesTax: true }, destination: 'US', ...over })

  test('bears the rate of the row with the fewest ZIP codes, and says of which place it is', () => {
    const reasonAt = (zip: string) => taxFor(american({ salesTax: place(zip) })).reason
    expect(reasonAt('45202')).toBe('5.75 % sales tax of Ohio.')
    expect(reasonAt('43004')).toBe('7.5 % sales tax of Franklin County, Ohio.')
    expect(reasonAt('43215')).toBe('8 % sales tax of Columbus, Ohio.')
  })
  test('bears another rate from the day on which it counts', () => {
    const rateOn = (day: string) => taxFor(american({ salesTax: place('43215'), day })).rate
    expect([rateOn('2026-12-31'), rateOn('2027-01-01')]).toEqual([800, 887.5])
    expect(rateOn('2025-01-01')).toBe(0)
  })
  test('bears none where the shop has no rate, and says so', () => {
    const oregon = { zip: '97201', state: 'OR', stateName: 'Oregon', rates: [] }
    expect(taxFor(american({ salesTax: oregon }))).toMatchObject({ category: 'O', rate: 0 })
    expect(taxFor(american({ salesTax: oregon })).reason).toContain('does not collect it in Oregon')
  })
  test('of goods that are free of tax bears none, where others bear some', () => {
    expect(taxFor(american({ salesTax: place('43215'), taxClass: 'zero' }))).toMatchObject({
      category: 'Z',
      rate: 0,
    })
  })
  test('is exempt by a certificate of that state alone', () => {
    const exemptIn = (...states: string[]) =>
      taxFor(
        american({
          salesTax: place('43215'),
          buyer: { certificates: [certificate({ states })] },
        }),
      ).category
    expect([exemptIn('OH', 'KY'), exemptIn(), exemptIn('KY')]).toEqual(['E', 'E', 'S'])
  })
  test('that leaves the country is an export', () => {
    expect(taxFor(american({ destination: 'CA' }))).toMatchObject({
      category: 'G',
      reason: 'Export: no sales tax is charged.',
    })
  })
  test('never bears a row that has not begun, or of other ZIP codes, in any order of the rows', () => {
    const zip = fc.integer({ min: 43000, max: 43020 }).map(String)
    const row = fc
      .record({
        zips: fc.tuple(zip, zip),
        rate: fc.integer({ min: 0, max: 30000 }),
        day: fc.nat(6),
      })
      .map(({ zips, rate, day }) => {
        const [zipFirst = '', zipLast = ''] = zips.toSorted()
        return ohio({ rate, zipFirst, zipLast, from: `2026-11-2${day}` })
      })
    fc.assert(
      fc.property(fc.array(row), zip, fc.nat(6), (rows, at, day) => {
        const today = `2026-11-2${day}`
        const salesTax = { zip: at, state: 'OH', stateName: 'Ohio', rates: rows }
        const found = salesTaxRateOf(salesTax, today)
        const counting = rows.filter(
          ({ zipFirst, zipLast, from }) => zipFirst <= at && at <= zipLast && from <= today,
        )
        expect(found === undefined).toBe(counting.length === 0)
        if (!found) return
        expect(counting).toContain(found)
        const width = ({ zipFirst, zipLast }: SalesTaxRate) => Number(zipLast) - Number(zipFirst)
        expect(Math.min(...counting.map(width))).toBe(width(found))
        const again = salesTaxRateOf({ ...salesTax, rates: rows.toReversed() }, today)
        expect(again && width(again)).toBe(width(found))
      }),
    )
  })
})

describe('a certificate', () => {
  test('needs staff from 30 days before its end, and counts only verified', () => {
    const { from, until } = certificate({ until: '2026-12-31' })
    const stateOn = (today: string, over = {}) =>
      certificateState({ from, until, isVerified: true, isWithdrawn: false, ...over }, today)
    expect(stateOn('2025-12-31')).toBe('future')
    expect(stateOn('2026-12-01')).toBe('valid')
    expect(stateOn('2026-12-02')).toBe('ending')
    expect(stateOn('2026-12-31')).toBe('ending')
    expect(stateOn('2027-01-01')).toBe('ended')
    expect(stateOn('2026-12-01', { isVerified: false })).toBe('unverified')
    expect(stateOn('2026-12-01', { isWithdrawn: true })).toBe('withdrawn')
  })
  test('exempts exactly from its first to its last day', () => {
    const day = fc.nat(400).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(fc.tuple(day, day), day, (span, today) => {
        const [from = '', until = ''] = span.toSorted()
        const buyer = { certificates: [certificate({ from, until })] }
        const isExempt = taxFor(sale({ buyer, day: today })).category === 'E'
        expect(isExempt).toBe(from <= today && today <= until)
      }),
    )
  })
})

describe('the states of the USA', () => {
  test.each([
    ['43215', 'OH'],
    ['10001', 'NY'],
    ['00501', 'NY'],
    ['20500', 'DC'],
    ['20190', 'VA'],
    ['94103', 'CA'],
    ['73301', 'TX'],
    ['99501', 'AK'],
    ['02138', 'MA'],
    ['00901', undefined],
  ])('ZIP code %s leads to %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state)
  })
  test('are fifty and the District of Columbia, and no prefix is in two of them', () => {
    expect(usStateCodes.length).toBe(51)
    expect(overlappingPrefixes()).toEqual([])
  })
})
