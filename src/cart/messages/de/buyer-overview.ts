/** German: see ../buyer-overview.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { buyerOverviewMessages as english } from '../buyer-overview.ts'

export const buyerOverviewMessages: Translated<typeof english> = {
  loading: 'Wird geladen',
  failed: 'Ihre Bestellungen konnten nicht geladen werden.',
  openOrders: 'Unterwegs',
  none: 'zurzeit nichts',
  order: (number) => `Bestellung ${number}`,
  allOrders: 'Meine Bestellungen',
  moreOrders: 'Weitere Bestellungen unter „Meine Bestellungen“',
  buyAgain: 'Erneut kaufen',
  nothingYet:
    'Werkzeuge, die Sie bestellen, werden hier aufgeführt und lassen sich erneut bestellen.',
  due: 'fällig',
  times: (times) => (times === 1 ? 'einmal bestellt' : `${displayNumber(times)}-mal bestellt`),
  every: (days) => (days === 1 ? 'jeden Tag' : `alle ${displayNumber(days)} Tage`),
  add: (quantity) => `${quantity} in den Korb`,
  addOf: (quantity, name) => `${displayNumber(quantity)} in den Warenkorb: ${name}`,
}
