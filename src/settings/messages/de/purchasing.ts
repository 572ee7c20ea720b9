/** German: see ../purchasing.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { purchasingSettings as english } from '../purchasing.ts'

export const purchasingSettings: Translated<typeof english> = {
  group: {
    title: 'Einkauf',
    lead: 'Berechnung der Bestellvorschläge auf der Seite „Einkauf“ und E-Mail über niedrige Bestände.',
  },
  fields: {
    purchaseLeadDays: {
      label: 'Lieferzeit der Lieferanten in Tagen',
      help: 'Zeit von Ihrer Bestellung beim Lieferanten, bis die Ware verkauft werden kann. Von 1 bis 99.',
    },
    purchaseCoverDays: {
      label: 'Bevorratung in Tagen',
      help: 'Anzahl der Tage, für die eine Bestellung reichen soll. Je länger dieser Zeitraum, desto größer die Bestellmengen. Von 1 bis 99.',
    },
    lowStockMail: {
      label: 'E-Mail über niedrige Bestände',
      help: 'Die E-Mail geht täglich nach 6 Uhr an alle Mitarbeiter mit der Berechtigung „Sortiment“. Sie nennt die Werkzeuge, die seit der letzten E-Mail ihren Meldebestand erreicht haben.',
    },
  },
  choices: {
    lowStockMail: { no: 'Nicht senden', yes: 'Einmal am Tag senden' },
  },
}
