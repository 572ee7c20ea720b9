/** The names of warnings about a price that overrides the shop's own: zero, or below cost. */
import { displayPrice } from '../../catalogue/model/units.ts'

export const priceMarkMessages = {
  free: 'Free of charge',
  belowCost: (cost: number, pricePer: number) =>
    `Below the cost of ${displayPrice(cost, { pricePer })}`,
  heading: 'Prices to check',
  of: (name: string, mark: string) => `${name}: ${mark.charAt(0).toLowerCase()}${mark.slice(1)}`,
} as const
