/** What is agreed about payment, as buyers and staff read it. */
import { expect, test } from 'vitest'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { paymentTermsText } from './payment-terms-text.ts'

test.each([
  ['net 30', 'zahlbar innerhalb von 30 Tagen ohne Abzug'],
  ['net 1', 'zahlbar innerhalb von 1 Tag ohne Abzug'],
  ['net 0', 'zahlbar sofort ohne Abzug'],
  [
    '2/10 net 30',
    '2 % Skonto bei Zahlung innerhalb von 10 Tagen, sonst zahlbar innerhalb von 30 Tagen ohne Abzug',
  ],
  [
    '2.5/8 net 14',
    '2,5 % Skonto bei Zahlung innerhalb von 8 Tagen, sonst zahlbar innerhalb von 14 Tagen ohne Abzug',
  ],
  ['prepayment', 'Vorkasse'],
  ['', ''],
])('%j is read in English as it is written, and in German as %j', (terms, german) => {
  expect(paymentTermsText(terms)).toBe(terms)
  expect(inLanguage('de', () => paymentTermsText(terms))).toBe(german)
})
