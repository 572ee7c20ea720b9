/** German: see ../ordered-for.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { orderedForMessages as english } from '../ordered-for.ts'

export const orderedForMessages: Translated<typeof english> = {
  buyingForMyself: 'Sie kaufen für sich selbst ein.',
  orderedForCompany: (order, name) => `Bestellung ${order} war für ${name}.`,
  orderedForMyself: (order) => `Bestellung ${order} war für Sie selbst.`,
  otherPrices: 'Die Preise können abweichen.',
}
