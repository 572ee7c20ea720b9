/** German: see ../price-columns.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { priceColumnNames as english } from '../price-columns.ts'

export const priceColumnNames: Translated<typeof english> = {
  tool: 'Artikelnummer',
  brand: 'Marke',
  category: 'Kategorie',
  price: 'Preis',
  pricePer: 'Preis je',
  unit: 'Einheit',
  step: 'Ab Menge',
  ladder: 'Staffelpreise, etwa 24: 9,50',
  percent: 'Rabatt in Prozent',
  less: 'Rabatt auf den Preis der Zeile',
  currency: 'Währung',
  validFrom: 'Erster Tag',
  validUntil: 'Letzter Tag',
}
