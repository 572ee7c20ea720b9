/** German: see ../marks.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayPrice } from '../../../catalogue/model/units.ts'
import type { priceMarkMessages as english } from '../marks.ts'

export const priceMarkMessages: Translated<typeof english> = {
  free: 'Kostenlos',
  belowCost: (cost, pricePer) => `Unter dem Einkaufspreis ${displayPrice(cost, { pricePer })}`,
  heading: 'Zu prüfende Preise',
  of: (name, mark) => `${name}: ${mark.charAt(0).toLowerCase()}${mark.slice(1)}`,
}
