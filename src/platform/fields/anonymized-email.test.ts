/** How records tell that their account was deleted. */
import { expect, test } from 'vitest'
import { anonymizedEmail, isAnonymized } from './anonymized-email.ts'

test('a deleted buyer is told by an address that cannot be delivered', () => {
  expect(anonymizedEmail('7')).toBe('deleted-7@deleted.invalid')
  expect(isAnonymized(anonymizedEmail('7'))).toBe(true)
  expect(isAnonymized('d•••@deleted.invalid')).toBe(true)
  expect(isAnonymized('deleted.invalid@example.com')).toBe(false)
  expect(isAnonymized('@deleted.invalid.example.com')).toBe(false)
})
