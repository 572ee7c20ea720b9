/** GTINs are known by their check digit. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bareGtin, gtinCheckDigit, isGtin } from './identifiers.ts'

// The examples of the GS1 General Specifications and of goods at hand.
test.each(['4006381333931', '036000291452', '96385074', '10614141000415'])('%s is a GTIN', (gtin) =>
  expect(isGtin(gtin)).toBe(true),
)
test.each(['4006381333932', '4006381333', '40063813339311', '4006381A33931', ''])(
  '%s is none',
  (text) => expect(isGtin(text)).toBe(false),
)
test('blanks and hyphens between its digits are left out', () => {
  expect(bareGtin('4 006381-333931')).toBe('4006381333931')
})
test('a GTIN with any one digit wrong is none', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (known, place, change) => {
      const text = known.join('')
      const gtin = text + gtinCheckDigit(text)
      expect(isGtin(gtin)).toBe(true)
      const wrong = [...gtin]
      wrong[place] = String((Number(wrong[place]) + change) % 10)
      expect(isGtin(wrong.join(''))).toBe(false)
    }),
  )
})
