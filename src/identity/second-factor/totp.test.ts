/** Codes of an authenticator app. Source: RFC 6238, appendix B, the last six of its eight digits. */
import { expect, test } from 'vitest'
import { isCodeOf } from './totp.server.ts'

const secret = '12345678901234567890'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(isCodeOf(secret, code, second * 1000)).toBe(true)
})
test('a code is valid during its own step and one step before and after it', () => {
  const at = (second: number) => isCodeOf(secret, '081804', second * 1000)
  expect([1_111_111_050, 1_111_111_080, 1_111_111_139, 1_111_111_140].map(at)).toEqual([
    true,
    true,
    true,
    false,
  ])
})
test.each(['', '81804', '0818041', 'abcdef', ' 81804'])('%o is none', (code) => {
  expect(isCodeOf(secret, code, 1_111_111_109_000)).toBe(false)
})
