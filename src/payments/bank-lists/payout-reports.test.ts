/** A report about payouts is named in the language of its reader. */
import { expect, test } from 'vitest'
import { paymentsMessages as german } from '../messages/de/payments.ts'
import { paymentsMessages as english } from '../messages/payments.ts'
import { payoutReport } from './payout-reports.ts'

test.each([
  [
    ['Settlement ID', 'Settlement start date'],
    'the settlement report from Amazon',
    'ein Abrechnungsbericht von Amazon',
  ],
  [
    ['Belegnummer', 'Kartenherausgeber'],
    'the receipt list from Zettle',
    'eine Belegliste von Zettle',
  ],
  [
    ['Brutto', 'Gebühr', 'Netto'],
    'a list of card payments and fees, such as those from Worldline or Zettle',
    'eine Liste von Kartenzahlungen und Gebühren, etwa von Worldline oder Zettle',
  ],
])('%j', (headings, inEnglish, inGerman) => {
  const report = payoutReport([headings])
  if (report === undefined) throw new Error('no report was recognized')
  expect(english.bank.payouts(report)).toContain(`The file is ${inEnglish}:`)
  expect(german.bank.payouts(report)).toContain(`Die Datei ist ${inGerman}.`)
})

test('an account statement is no report', () => {
  expect(payoutReport([['Buchungstag', 'Betrag', 'Verwendungszweck']])).toBeUndefined()
})
