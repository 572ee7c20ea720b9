/** German: see ../menu.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { catalogueMenuMessages as english } from '../menu.ts'

export const catalogueMenuMessages: Translated<typeof english> = {
  addProduct: 'Artikel anlegen',
  manageProducts: 'Artikel verwalten',
}
