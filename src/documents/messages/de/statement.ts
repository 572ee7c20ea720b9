/** German: see ../statement.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { statementMessages as english } from '../statement.ts'

export const statementMessages: Translated<typeof english> = {
  period: (from, to) => `${from} bis ${to}`,
  customer: 'Konto von',
  continued: (number) => `Kontoauszug ${number}, Fortsetzung`,
  movements: 'Buchungen',
  movementColumns: ['Datum', 'Buchung', 'Soll', 'Haben', 'Saldo'],
  opening: (day) => `Saldo am ${day}`,
  closing: (day) => `Saldo am ${day}`,
  line: {
    invoice: (number) => `Rechnung ${number}`,
    'credit-note': (number) => `Rechnungskorrektur ${number}`,
    payment: (number) => `Zahlung ${number}`,
    discount: (number) => `Skonto (${number})`,
    reversal: (number) => `Zahlung storniert (${number})`,
    refund: (number) => `Erstattung ${number}`,
    'refund-reversal': (number) => `Erstattung storniert (${number})`,
  },
  order: (number) => `Auftrag ${number}`,
  openOn: (day) => `Offene Posten am ${day}`,
  itemColumns: ['Nummer', 'Datum', 'Fällig', 'Tage überfällig', 'Betrag', 'Offen'],
  credit: (amount) => `Nicht zugeordnete Zahlungen  −${amount}`,
  toPay: (amount) => `Saldo  ${amount}`,
  inYourFavour: (amount) => `Guthaben  ${amount}`,
  overdue: (amount) => `Davon überfällig  ${amount}`,
  payTo: (bank) => `Bitte überweisen Sie den Betrag auf das Konto ${bank}.`,
  tooLong: (max) =>
    `Dieser Zeitraum enthält mehr als ${displayNumber(max)} Buchungen. Wählen Sie einen kürzeren Zeitraum.`,
  mail: {
    day: displayDay,
    subject: (number, shop) => `Kontoauszug ${number} von ${shop}`,
    text: ({ name, number, from, to, shop, link }) =>
      [
        `Guten Tag ${name},`,
        '',
        `anbei erhalten Sie Ihren Kontoauszug ${number} vom ${from} bis ${to}.`,
        '',
        'Ihre aktuellen offenen Posten:',
        '',
        link,
        '',
        shop,
        '',
      ].join('\n'),
  },
}
