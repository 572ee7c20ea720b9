/** Detects from a record's e-mail address that its account was deleted. */
import { expect, test } from 'vitest'
import { anonymizedEmail, isUnreachable } from './anonymized-email.ts'

test('a deleted buyer is told by an address that cannot be delivered', () => {
  expect(anonymizedEmail('7')).toBe('deleted-7@deleted.invalid')
  expect(isUnreachable(anonymizedEmail('7'))).toBe(true)
  expect(isUnreachable('d•••@deleted.invalid')).toBe(true)
  expect(isUnreachable('deleted.invalid@example.com')).toBe(false)
  expect(isUnreachable('@deleted.invalid.example.com')).toBe(false)
})
