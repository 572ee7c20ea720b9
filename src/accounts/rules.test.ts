/** The rules of roles: who is an admin, who may promote and delete whom, how they are greeted. */
import { expect, test } from 'vitest'
import {
  checkUserDeletion,
  isAdmin,
  isOperator,
  may,
  canPromote,
  needsLongPassword,
  permissionsOf,
  tokenIdleTimeout,
  tokenLifetime,
  tokenTouchInterval,
} from './rules.ts'
import { firstName } from './first-name.ts'

const [admin, customer] = [{ role: 'admin' }, { role: 'customer' }] as const

// Source: docs/security.md, "Passwords, sessions, limits".
test('an access token ends after 30 minutes without use, and after 12 hours in any case', () => {
  expect(tokenIdleTimeout).toBe(1_800_000)
  expect(tokenLifetime).toBe(43_200_000)
  expect(tokenTouchInterval).toBe(60_000)
})

test('the operator is who has the address of the settings, once the provider has verified it', () => {
  const claims = { email: 'a@example.com', emailVerified: true }
  expect(isOperator(claims, 'a@example.com')).toBe(true)
  expect(isOperator({ ...claims, emailVerified: false }, 'a@example.com')).toBe(false)
  expect(isOperator(claims, 'b@example.com')).toBe(false)
  expect(isOperator(claims, undefined)).toBe(false)
})

test('admins promote, need a long password and see the pages of admins; customers do not', () => {
  for (const rule of [canPromote, needsLongPassword, isAdmin]) {
    expect(rule(admin), rule.name).toBe(true)
    expect(rule(customer), rule.name).toBe(false)
  }
})

test('admins of earlier releases have every permission, others what they were given, customers none', () => {
  expect(permissionsOf({ role: 'admin', permissions: null })).toEqual(['owner'])
  expect(permissionsOf({ role: 'admin', permissions: ['orders'] })).toEqual(['orders'])
  expect(permissionsOf({ role: 'admin', permissions: [] })).toEqual([])
  expect(permissionsOf({ role: 'customer', permissions: null })).toEqual([])
  expect(permissionsOf({ role: 'customer', permissions: ['owner'] })).toEqual([])
})

test('who may only read changes nothing', () => {
  const reader = { permissions: ['read'] } as const
  expect(may(reader, 'orders')).toBe(false)
  expect(may(reader, 'orders', { reading: true })).toBe(true)
  expect(may({ permissions: ['orders'] }, 'orders')).toBe(true)
  expect(may({ permissions: ['orders'] }, 'money', { reading: true })).toBe(false)
})

test('nobody deletes themselves, and the last admin stays', () => {
  expect(checkUserDeletion('a', { id: 'a', ...admin }, 2)).toBe('self')
  expect(checkUserDeletion('a', { id: 'a', ...customer }, 0)).toBe('self')
  expect(checkUserDeletion('a', { id: 'b', ...admin }, 0)).toBe('last-admin')
  expect(checkUserDeletion('a', { id: 'b', ...admin }, 1)).toBe('last-admin')
  expect(checkUserDeletion('a', { id: 'b', ...admin }, 2)).toBe('allowed')
  expect(checkUserDeletion('a', { id: 'b', ...customer }, 1)).toBe('allowed')
})

test('the first name is the first word, whatever stands before and between', () => {
  expect(firstName('Celia Navarro')).toBe('Celia')
  expect(firstName('  Ben \t Achterberg ')).toBe('Ben')
  expect(firstName('Ada')).toBe('Ada')
  expect(firstName('')).toBe('')
})
