/** Check digits of IBANs and creditor references, by published examples. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  creditorReference,
  groupByFour,
  isCreditorReference,
  isIban,
  validIbanIn,
} from './check-digits.ts'

describe('an IBAN', () => {
  // Source: the IBAN registry (SWIFT), and the example of EPC069-12.
  test.each(['GB82WEST12345698765432', 'DE89370400440532013000', 'BE72000000001616'])(
    '%s has the right check digits',
    (iban) => {
      expect(isIban(iban)).toBe(true)
      expect(isIban(iban.replace(/.$/, (last) => String((Number(last) + 1) % 10)))).toBe(false)
    },
  )
  test.each([
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['Sparkasse, IBAN: DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX', 'DE89370400440532013000'],
    ['DE89 3704 0044 0532 0130 00 COBADEFFXXX', 'DE89370400440532013000'],
    ['Old: DE88 3704 0044 0532 0130 00. New: BE72000000001616.', 'BE72000000001616'],
  ])('is found in “%s”', (text, iban) => {
    expect(validIbanIn(text)).toBe(iban)
  })
  test.each(['', 'Routing 021000021, account 1234567890', 'DE88 3704 0044 0532 0130 00'])(
    'is not found in “%s”',
    (text) => {
      expect(validIbanIn(text)).toBeUndefined()
    },
  )
})

describe('a creditor reference', () => {
  test('is that of ISO 11649 for its example', () => {
    expect(creditorReference('539007547034')).toBe('RF18539007547034')
    expect(groupByFour('RF18539007547034')).toBe('RF18 5390 0754 7034')
    expect(isCreditorReference('RF18539007547034')).toBe(true)
    expect(isCreditorReference('RF19539007547034')).toBe(false)
  })
  test('carries a number without its hyphens', () => {
    expect(creditorReference('INV-000042')).toBe('RF29INV000042')
    expect(creditorReference('R-2026-000042')).toBe('RF74R2026000042')
    // 22 letters and digits are one too many.
    expect(creditorReference('ABCDEFGHIJKL-1234567890')).toBeUndefined()
  })
  test('of any number checks, and does not with two digits swapped', () => {
    const numbers = fc.stringMatching(/^[A-Z][A-Z0-9]{0,10}-\d{6,9}$/)
    fc.assert(
      fc.property(numbers, (number) => {
        const reference = creditorReference(number) ?? ''
        expect(isCreditorReference(reference)).toBe(true)
        const [a = '', b = ''] = reference.slice(-2)
        if (a !== b) expect(isCreditorReference(reference.slice(0, -2) + b + a)).toBe(false)
      }),
    )
  })
})
