/** German: see ../manage-products.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { manageProductsMessages as english } from '../manage-products.ts'

export const manageProductsMessages: Translated<typeof english> = {
  title: 'Artikel verwalten',
  description: 'Die Werkzeuge, die der Shop verkauft.',
  add: 'Artikel anlegen',
  search: 'Artikel suchen',
  hint: 'Name, Marke, Artikelnummer',
  sort: 'Sortierung',
  sorts: [
    ['name', 'Nach Name'],
    ['price', 'Günstigste zuerst'],
    ['price-down', 'Teuerste zuerst'],
    ['newest', 'Neueste zuerst'],
  ],
  caption: 'Werkzeuge im Verkauf',
  name: 'Name',
  stock: 'Bestand',
  price: 'Preis',
  id: '_id',
  stockOf: (name, level) => `Bestand von ${name}: ${level}`,
  edit: (name) => `${name} bearbeiten`,
  delete: (name) => `${name} löschen`,
  sure: (name) =>
    `${name} wird aus dem Shop entfernt. Aufträge mit diesem Werkzeug bleiben unverändert.`,
  empty: 'Noch keine Werkzeuge',
  emptyDetail: 'Legen Sie das erste Werkzeug an. Das Werkzeug ist danach sofort im Verkauf.',
}
