/** Who sees whose e-mail address. */
import { expect, test } from 'vitest'
import { maskEmail, canRemoveReview, canRestoreReview, canSeeEmail } from './rules.ts'

test('strangers see the first letter and the domain, and nothing where there is no name', () => {
  expect(maskEmail('jane@example.com')).toBe('j•••@example.com')
  expect(maskEmail('j@example.com')).toBe('j•••@example.com')
  expect(maskEmail('@example.com')).toBe('•••')
  expect(maskEmail('jane')).toBe('•••')
})

test('the owner and admins see an address; visitors and other customers do not', () => {
  const customer = { id: 'a', role: 'customer' } as const
  expect(canSeeEmail(customer, 'a')).toBe(true)
  expect(canSeeEmail(customer, 'b')).toBe(false)
  expect(canSeeEmail(customer, null)).toBe(false)
  expect(canSeeEmail({ id: 'x', role: 'admin' }, 'a')).toBe(true)
  expect(canSeeEmail({ id: 'x', role: 'admin' }, null)).toBe(true)
  expect(canSeeEmail(undefined, null)).toBe(false)
})

const [author, other, staff] = [
  { id: 'a', role: 'customer' },
  { id: 'b', role: 'customer' },
  { id: 'x', role: 'admin' },
] as const

test('a review is removed by its author and by admins', () => {
  expect([author, other, staff].map((actor) => canRemoveReview(actor, 'a'))).toEqual([
    true,
    false,
    true,
  ])
  expect(canRemoveReview(other, null)).toBe(false)
})

test('a review is restored by its author where they deleted it, else by staff', () => {
  const restored = (deletedBy: string) =>
    [author, other, staff].map((actor) => canRestoreReview(actor, 'a', deletedBy))
  expect(restored('a')).toEqual([true, false, false])
  expect(restored('x')).toEqual([false, false, true])
})
