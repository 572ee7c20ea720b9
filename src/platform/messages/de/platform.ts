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
  notMoney: 'Geben Sie einen gültigen Betrag ein, zum Beispiel 12 oder 12,50.',
  withDot: (amount) => `Geben Sie den Betrag mit einem Punkt ein: ${amount}.`,
  otherCurrency: (amount, sign) =>
    `Geben Sie ${amount} ohne ${sign} ein. Der Shop rechnet in ${currencyInWords()}.`,
  writeInstead: (value) => `Geben Sie ${value} ein.`,
  twoAmounts: (typed, [whole = '', other = '']) =>
    `${typed} kann ${whole} oder ${other} bedeuten. Geben Sie ${whole} oder den Betrag mit zwei Nachkommastellen ein.`,
  twoNumbers: (typed, [whole = '', other = ''], unit) =>
    `${typed} kann ${whole}${unit} oder ${other}${unit} bedeuten. Geben Sie ${whole}${unit} oder ${other}0${unit} ein.`,
  writeWhole: (typed, whole) =>
    `${typed} kann ${whole} oder eine Dezimalzahl bedeuten. Geben Sie ${whole} ohne Trennzeichen ein.`,
  tooDear: () => `Der höchste zulässige Preis beträgt ${displayMoney(maxPrice)}.`,
  totalTooHigh: () =>
    `Der Gesamtbetrag übersteigt ${displayMoney(maxTotal)}. Verringern Sie die Mengen, oder teilen Sie die Bestellung.`,
  notWhole: (min, max) =>
    `Geben Sie eine ganze Zahl von ${displayNumber(min)} bis ${displayNumber(max)} ein.`,
  notTerms:
    'Geben Sie die Zahlungsbedingungen als „net 30“ ein, mit 2 % Skonto innerhalb von 10 Tagen als „2/10 net 30“.',
  notCompanyTerms:
    'Geben Sie die Zahlungsbedingungen als „net 30“ ein, mit 2 % Skonto innerhalb von 10 Tagen als „2/10 net 30“, Vorkasse als „prepayment“.',
  notPlainText:
    'Der Text enthält Zeichen, die nicht dargestellt werden können. Geben Sie ihn erneut ein.',
  notId: 'Das ist keine gültige ID.',
  notOptionalEmail:
    'Geben Sie eine E-Mail-Adresse ein, zum Beispiel office@example.com, oder lassen Sie das Feld leer.',
  notEmail: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  notCursor: 'Diese Seite der Liste gibt es nicht mehr. Beginnen Sie wieder auf der ersten Seite.',
}
