/** German: see ../purchasing.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { purchasingSettings as english } from '../purchasing.ts'

export const purchasingSettings: Translated<typeof english> = {
  group: {
    title: 'Einkauf',
    lead: 'Vorgeschlagene Mengen auf der Seite „Einkauf“, und die E-Mail über geringen Bestand.',
  },
  fields: {
    purchaseLeadDays: {
      label: 'Lieferzeit der Lieferanten in Tagen',
      help: 'Von Ihrer Bestellung, bis die Ware verkauft werden kann. Von 1 bis 99.',
    },
    purchaseCoverDays: {
      label: 'Bevorratung in Tagen',
      help: 'Je länger, desto größer die Bestellungen. Von 1 bis 99.',
    },
    lowStockMail: {
      label: 'E-Mail über geringen Bestand',
      help: 'Täglich nach 6 Uhr an alle Mitarbeiter mit der Berechtigung „Sortiment“. Nennt die Werkzeuge, die seit der letzten E-Mail ihren Meldebestand erreicht haben.',
    },
  },
  choices: {
    lowStockMail: { no: 'Nicht gesendet', yes: 'Einmal am Tag gesendet' },
  },
}
