/** Which passwords are refused: common ones, with endings and digits for letters, keyboard walks. */
import { describe, expect, test } from 'vitest'
import { passwordError } from './passwords.server.ts'

const errorOf = (password: string) =>
  passwordError(password, {
    email: 'jane@example.com',
    minimum: 6,
    shop: 'Miller & Söhne Tools',
  })

describe('a password', () => {
  test.each([
    'football',
    'Football',
    'football9',
    'iloveyou2',
    'welcome123',
    'summer25',
    'Summer2026!',
    'dragon!!',
    'p4ssw0rd',
    'P@ssw0rd1',
    'm0nkey77',
    '1master',
    'qwopzx',
    'qwerasdf',
    'zxcvbnmm',
    '112233',
    'zyxwvu',
    'ZYXWVU!',
    'fedcba9',
    'abcdefgh',
    'poiuyt',
    'lkjhgf1!',
    '987654!',
    '1qaz2wsx',
    'qazwsx',
    'zaqxsw',
    '!@#$%^',
    'qwertzui',
    'azerty12',
    'ababab',
    '$$$$$$',
    'xyzxyz',
    'drowssap',
    'llabtoof9',
    'ｆｏｏｔｂａｌｌ',
  ])('a common password is refused: %s', (password) => {
    expect(errorOf(password)).toBe('This password is too easy to guess. Choose another password.')
  })
  test.each([
    'q7_zKp',
    'vise-and-rasp-88',
    'plough-and-harrow-7',
    'correct horse',
    'Zimtstern4',
    'tuxedo-lamp',
  ])('an uncommon password is accepted: %s', (password) => {
    expect(errorOf(password)).toBeUndefined()
  })
  test.each(['Ironmonger1!', 'ir0nm0nger', 'MillerSöhneTools', 'miller-söhne-tools7'])(
    'a password similar to the name of the shop is refused: %s',
    (password) => {
      expect(errorOf(password)).toMatch(/this shop's name/)
    },
  )
  test('is told to be too short before anything else', () => {
    expect(errorOf('12345')).toBe('your Password should at least 6 character')
    expect(errorOf('qwer')).toBe('your Password should at least 6 character')
  })
})
