/** German: see ../pay-by.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { payByMessages as english } from '../pay-by.ts'

export const payByMessages: Translated<typeof english> = {
  legend: 'Zahlung',
  invoice: 'Auf Rechnung',
  card: 'Mit Karte',
  cardDetail:
    'Nach der Bestellung zahlen Sie auf der Seite unseres Zahlungsdienstes. Die Ware wird reserviert, ' +
    'sobald die Zahlung eingegangen ist.',
}
