/** A stored sentence is shown in a language other than the one in which it was written. */
import { expect, test } from 'vitest'
import { spokenHold } from '../orders/model/spoken-hold.server.ts'
import { holdMessages } from '../orders/messages/holds.ts'
import { inLanguage } from './languages/in-language.server.ts'

const pairs = [
  [
    'The order total excluding tax is $1,371.20; the limit without approval is $300.00.',
    'Der Nettobetrag liegt bei 1.371,20\u00a0$; ohne Freigabe sind höchstens 300,00\u00a0$ erlaubt.',
  ],
  [
    'With this order, Orlov & Söhne (2) owes $1,938.44; its credit limit is $1,500.00.',
    'Mit dieser Bestellung stehen bei Orlov & Söhne (2) insgesamt 1.938,44\u00a0$ offen; das Kreditlimit beträgt 1.500,00\u00a0$.',
  ],
] as const

test.each(pairs)('%s', (english, german) => {
  expect(inLanguage('de', () => spokenHold(english))).toBe(german)
  expect(inLanguage('en', () => spokenHold(german))).toBe(english)
  expect(inLanguage('de', () => spokenHold(german))).toBe(german)
})

test('counts are one and many, and stand where the language wants them', () => {
  for (const others of [0, 1, 2, 12_345]) {
    const said = (language: 'de' | 'en') =>
      inLanguage(language, () => spokenHold(sentenceIn(language, others)))
    expect(inLanguage('de', () => spokenHold(sentenceIn('en', others)))).toBe(said('de'))
    expect(inLanguage('en', () => spokenHold(sentenceIn('de', others)))).toBe(said('en'))
  }
})
const sentenceIn = (language: 'de' | 'en', others: number): string =>
  inLanguage(language, () => holdMessages.overNewcomerShare('Claw Hammer 16 oz', others, 25))

test('what somebody wrote stays as it is', () => {
  const own = 'Call us first; the total is fine.'
  expect(inLanguage('de', () => spokenHold(own))).toBe(own)
  expect(inLanguage('de', () => spokenHold(''))).toBe('')
})
