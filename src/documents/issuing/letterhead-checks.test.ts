/** Numbers of a letterhead that cannot be right are refused; those that could be are not. */
import { describe, expect, test } from 'vitest'
import { isLeitwegId } from '../../platform/money/check-digits.ts'
import { wrongBank, wrongVatId } from './letterhead-checks.ts'

describe('a bank account', () => {
  test.each([
    'Sparkasse, DE88 3704 0044 0532 0130 00',
    'sparkasse de88370400440532013000',
    'DE89 3704 0044 0532 0130 0',
    'DE89-3704-0044-0532-0130-01',
    'IBAN: ask us',
    'DE89 3704 0044 0532 0130 00, BIC COBADEFF1',
    'DE89 3704 0044 0532 0130 00, BIC: C0BADEFF',
  ])('%s is refused, with what is wrong', (bank) => {
    expect(wrongBank(bank)).toMatch(/check digits|IBAN|BIC/)
  })
  test.each([
    '',
    'Sparkasse, DE89 3704 0044 0532 0130 00, BIC COBADEFF',
    'iban de89370400440532013000 swift cobadeffxxx',
    'First Bank, routing 021000021, account 000123456789',
    'Barclays, sort code 20-00-00, account 12345678',
    'Bank 99',
  ])('%s is taken', (bank) => {
    expect(wrongBank(bank)).toBeUndefined()
  })
})

describe('a VAT number', () => {
  test.each(['DE12345678', 'DE 1234 56789 0', 'ATU1234567', 'NL1234', 'FR1'])(
    '%s is refused',
    (number) => {
      expect(wrongVatId(number)).toContain(number)
    },
  )
  test.each([
    '',
    'DE 123 456 789',
    'ATU12345675',
    '12-3456789',
    '30/123/45678',
    'CHE-123.456.789 MWST',
    'GB 123 4567 82',
    'EL094014201',
    'GR094014201',
    'Ask the office',
  ])('%s is taken', (number) => {
    expect(wrongVatId(number)).toBeUndefined()
  })
})

test('a Leitweg-ID has check digits', () => {
  for (const right of ['04011000-1234512345-06', '991-01484-64', '992-90009-96'])
    expect(isLeitwegId(right)).toBe(true)
  for (const wrong of ['04011000-1234512345-07', '991-10484-64', 'ABC', ''])
    expect(isLeitwegId(wrong)).toBe(false)
})
