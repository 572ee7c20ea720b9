/** German: see ../order-mails.ts. */
import { lineText } from '../../../catalogue/model/units.ts'
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayMoney } from '../../../platform/money/money.ts'
import type { orderMailMessages as english } from '../order-mails.ts'

const lines = (count: number): string => displayCount(count, 'Position', 'Positionen')
const pieces = (count: number): string => displayCount(count, 'Stück', 'Stück')

type MailedFacts = Parameters<(typeof english)['digest']['placed']>
const describe = (...[number, total, name, email, count, quantity]: MailedFacts): string =>
  `${number}: ${displayMoney(total)} von ${name} (${email}), ${lines(count)}, ${pieces(quantity)}`

export const orderMailMessages: Translated<typeof english> = {
  greeting: (name) => `Guten Tag ${name},`,
  onBehalf: (shop, name) => `${shop} hat diese Bestellung auf Ihren Wunsch für ${name} aufgegeben.`,
  shipment: {
    part: {
      subject: (number) => `Eine Teillieferung zur Bestellung ${number} ist unterwegs`,
      lead: 'wir haben einen Teil Ihrer Bestellung versandt. Die Positionen dieser Lieferung finden Sie unten. Der Rest folgt.',
    },
    rest: {
      subject: (number) => `Der Rest der Bestellung ${number} ist unterwegs`,
      lead: 'wir haben den Rest Ihrer Bestellung versandt. Die Positionen dieser Lieferung finden Sie unten. Die Bestellung ist damit vollständig.',
    },
  },
  delivery: {
    subject: (number) => `Versandkosten zur Bestellung ${number}`,
    lead: (charge, sum) =>
      `die Versandkosten Ihrer Bestellung betragen ${charge}, der Gesamtbetrag ${sum}. ` +
      'Bis zur Kommissionierung können Sie die Bestellung im Shop stornieren.',
  },
  admin: {
    placed: {
      subject: (number, total, name) =>
        `Neue Bestellung ${number}: ${displayMoney(total)} von ${name}`,
      lead: (name, email, count, quantity) =>
        `${name} (${email}) hat ${lines(count)} bestellt, insgesamt ${pieces(quantity)}.`,
    },
    cancelled: {
      subject: (number, total, name) =>
        `Auftrag ${number} vom Käufer storniert: ${displayMoney(total)}, ${name}`,
      lead: (name, email, count, quantity) =>
        `${name} (${email}) hat einen Auftrag mit ${lines(count)} storniert, ` +
        `insgesamt ${pieces(quantity)}. Die Ware ist wieder auf Lager.`,
    },
  },
  digest: {
    subject: (placed, total, cancelled) =>
      [
        ...(placed > 0
          ? [
              `${displayCount(placed, 'neue Bestellung', 'neue Bestellungen')}: ${displayMoney(total)}`,
            ]
          : []),
        ...(cancelled > 0
          ? [`${displayCount(cancelled, 'Auftrag', 'Aufträge')} vom Käufer storniert`]
          : []),
      ].join(', '),
    lead: 'Seit der letzten E-Mail über Bestellungen:',
    placed: (...order) => `Neue Bestellung ${describe(...order)}.`,
    cancelled: (...order) => `Vom Käufer storniert: Auftrag ${describe(...order)}.`,
    all: 'Alle Aufträge ansehen',
  },
  tracking: 'Sendungsnummer',
  track: 'Sendung verfolgen',
  note: 'Anmerkung',
  poNumber: 'Ihre Bestellnummer',
  to: 'Lieferadresse',
  phone: 'Telefon',
  total: 'Gesamtbetrag',
  goodsShipped: (taxed) => `Warenwert dieser Lieferung${taxed ? ' ohne MwSt.' : ''}`,
  line: (quantity, price, basis = {}) => lineText(quantity, price, basis),
  more: (count) => `und ${displayCount(count, 'weitere Position', 'weitere Positionen')}`,
  see: 'Bestellung ansehen',
}
