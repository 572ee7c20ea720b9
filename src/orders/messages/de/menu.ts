/** German: see ../menu.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { ordersMenuMessages as english } from '../menu.ts'

export const ordersMenuMessages: Translated<typeof english> = {
  myOrders: 'Meine Bestellungen',
  manageOrders: 'Aufträge verwalten',
}
