/** Who sees whose e-mail address. */
import { expect, test } from 'vitest'
import { maskEmail, maySeeEmail } from './rules.ts'

test('strangers see the first letter and the domain, and nothing where there is no name', () => {
  expect(maskEmail('jane@example.com')).toBe('j•••@example.com')
  expect(maskEmail('j@example.com')).toBe('j•••@example.com')
  expect(maskEmail('@example.com')).toBe('•••')
  expect(maskEmail('jane')).toBe('•••')
})

test('the owner and admins see an address; visitors and other customers do not', () => {
  const customer = { id: 'a', role: 'customer' } as const
  expect(maySeeEmail(customer, 'a')).toBe(true)
  expect(maySeeEmail(customer, 'b')).toBe(false)
  expect(maySeeEmail(customer, null)).toBe(false)
  expect(maySeeEmail({ id: 'x', role: 'admin' }, 'a')).toBe(true)
  expect(maySeeEmail({ id: 'x', role: 'admin' }, null)).toBe(true)
  expect(maySeeEmail(undefined, null)).toBe(false)
})
