/** The rules that server and browser share: where one may be sent back to, and how long a password is. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localPath } from '../platform/http/local-path.ts'
import { passwordLengthError } from './passwords/password-length.ts'

it.each([
  '/',
  '/purchase',
  '/Purchase/0197?x=1#y',
  '/dashboard/manageproducts',
  '/loginx',
  '/tools/login',
])('sends back to %s', (path) => expect(localPath(path)).toBe(path))

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  'purchase',
  '/a\\b',
  '/ a',
  '/\t/evil.example',
  '/\n/evil.example',
  '/login',
  '/Login?error=x',
  '/signup/',
  '/reset-password?token=x',
  undefined,
  null,
  7,
  ['/x'],
])('sends home instead of to %j', (path) => expect(localPath(path)).toBe('/'))

it('never leaves the shop', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', 'e', '\t', '\n', ' ', '%2F'),
      }),
      (path) => {
        expect(new URL(localPath(path), 'https://shop.example').origin).toBe('https://shop.example')
      },
    ),
  )
})

it('a password is first checked for the specified six characters, then for the shopkeeper’s own minimum', () => {
  expect(passwordLengthError('12345', 6)).toBe('your Password should at least 6 character')
  expect(passwordLengthError('12345', 15)).toBe('your Password should at least 6 character')
  expect(passwordLengthError('123456', 6)).toBeUndefined()
  expect(passwordLengthError('12345678901234', 15)).toBe(
    'Choose a password of at least 15 characters.',
  )
  expect(passwordLengthError('x'.repeat(100), 15)).toBeUndefined()
  expect(passwordLengthError('x'.repeat(101), 6)).toBe(
    'A password can have at most 100 characters.',
  )
})
