/** German: see ../platform.ts. */
import type { Translated } from '../../languages/translated.ts'
import {
  displayNumber,
  displayMoney,
  currencyInWords,
  maxPrice,
  maxTotal,
} from '../../money/money.ts'
import type { platformMessages as english } from '../platform.ts'

export const platformMessages: Translated<typeof english> = {
  notMoney: 'Geben Sie einen Betrag wie 12 ein.',
  withDot: (amount) => `Geben Sie ${amount} mit einem Punkt ein.`,
  otherCurrency: (amount, sign) =>
    `Geben Sie ${amount} ohne ${sign} ein: Preise sind in ${currencyInWords()}.`,
  writeInstead: (value) => `Geben Sie ${value} ein.`,
  twoAmounts: (typed, [whole = '', other = '']) =>
    `${typed} kann ${whole} oder ${other} heißen. Geben Sie ${whole} ein, oder den Betrag mit zwei Nachkommastellen.`,
  twoNumbers: (typed, [whole = '', other = ''], unit) =>
    `${typed} kann ${whole}${unit} oder ${other}${unit} heißen. Geben Sie ${whole}${unit} oder ${other}0${unit} ein.`,
  writeWhole: (typed, whole) =>
    `${typed} lässt sich auch als Kommazahl lesen. Geben Sie ${whole} ohne Trennzeichen ein.`,
  tooDear: () => `Der höchste Preis ist ${displayMoney(maxPrice)}.`,
  totalTooHigh: () =>
    `Der Gesamtbetrag übersteigt ${displayMoney(maxTotal)}. Verringern Sie die Mengen, oder teilen Sie die Bestellung.`,
  notWhole: (min, max) =>
    `Geben Sie eine ganze Zahl von ${displayNumber(min)} bis ${displayNumber(max)} ein.`,
  notTerms: 'Schreiben Sie „net 30“, oder „2/10 net 30“ für 2 % Skonto innerhalb von 10 Tagen.',
  notCompanyTerms:
    'Schreiben Sie „net 30“, oder „2/10 net 30“ für 2 % Skonto innerhalb von 10 Tagen; oder „prepayment“ für Vorkasse.',
  notPlainText:
    'Das enthält Zeichen, die sich nicht darstellen lassen. Geben Sie es noch einmal ein.',
  notId: 'Das ist keine gültige ID.',
  notOptionalEmail:
    'Geben Sie eine E-Mail-Adresse wie office@example.com ein, oder lassen Sie das Feld leer.',
  notEmail: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  notCursor: 'Diese Adresse gilt nicht mehr. Beginnen Sie auf der ersten Seite.',
}
