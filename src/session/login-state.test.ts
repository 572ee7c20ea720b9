/** Where the login page returns to. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLoginState, loginStateFor } from './login-state.ts'

test('the state leads back to the same page, query and hash', () => {
  const state = loginStateFor({ pathname: '/Purchase/1', search: '?quantity=24', hash: '#x' })
  expect(readLoginState(state)).toEqual({ from: '/Purchase/1?quantity=24#x' })
  expect(
    readLoginState(
      loginStateFor({ pathname: '/dashboard/makeadmin', search: '', hash: '' }, 'admin'),
    ),
  ).toEqual({ from: '/dashboard/makeadmin', missing: 'admin' })
})

test.each([
  undefined,
  null,
  'x',
  {},
  { from: 7 },
  { from: 'https://evil.example' },
  { from: '//evil.example' },
  { from: '/\\evil.example' },
  { from: 'javascript:alert(1)' },
  { from: '/a\nb' },
])('%j leads to the front page', (state) => {
  expect(readLoginState(state)).toEqual({ from: '/' })
})

test('any text leads to a page of this shop', () => {
  fc.assert(
    fc.property(
      fc.string(),
      (from) =>
        new URL(readLoginState({ from }).from, 'https://shop.example').origin ===
        'https://shop.example',
    ),
  )
})
