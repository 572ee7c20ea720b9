/**
 * A tool as an item of Google's product feed. Pure.
 *
 * Source: Google Merchant Center, product data specification (support.google.com/merchants, answers
 * 7052112, 6324371 for the price, 6324455 and 6324490 for unit prices, 6324488 for multipacks).
 */
import type { PicturedTool } from '../../catalogue/pictures/whole-catalogue.server.ts'
import { countUnits, type Unit } from '../../catalogue/model/units.ts'
import { firstQuantity, priceFor } from '../../catalogue/rules.ts'
import { minOrderQuantity } from '../../catalogue/tool-terms.ts'
import type { TaxClass } from '../../catalogue/tax-class.ts'
import { taxOn } from '../../tax/rules.ts'
import { around, element } from '../../platform/files/xml-text.ts'

const longest = { title: 150, description: 5000, brand: 70, mpn: 70, type: 750 } as const
/** Beside the main picture. */
const maxFurtherPictures = 10

export type FeedTerms = {
  /** The shop's own. */
  readonly origin: string
  /** ISO 4217. */
  readonly currency: string
  /** The names of a category's ancestors, followed by its own. */
  readonly pathOf: (category: string) => readonly string[]
  /** In hundredths of a percent; undefined if the feed's prices are without tax. */
  readonly rateOf: (taxClass: TaxClass) => number | undefined
}

/** Google's names of measures; other units count as pieces. */
const measures: Readonly<Partial<Record<Unit, string>>> = {
  metre: 'm',
  square_metre: 'sqm',
  gram: 'g',
  kilogram: 'kg',
  litre: 'l',
  sheet: 'sheet',
}

/**
 * The feed item of a tool. Its price is that of the minimum order quantity, including tax if there
 * is a rate, as Google requires. Title, multipack and unit price state the quantity.
 * @returns '' for a tool without a picture of its own or without a price, which Google refuses
 */
export function feedItem(tool: PicturedTool, terms: FeedTerms): string {
  const quantity = tool.stock > 0 ? firstQuantity(tool) : minOrderQuantity(tool)
  const net = priceFor(tool, quantity)
  const [picture, ...further] = tool.pictures
  if (picture === undefined || net <= 0) return ''
  const rate = terms.rateOf(tool.taxClass ?? 'standard')
  const gross = net + (rate === undefined ? 0 : taxOn(net, rate))
  const { gtin = '', mpn = '', brand } = tool
  const isIdentified = gtin !== '' || (brand !== '' && mpn !== '')
  return around(
    'item',
    element('g:id', tool.sku),
    element('g:title', titleOf(tool, quantity)),
    element('g:description', (tool.description || tool.name).slice(0, longest.description)),
    element('g:link', `${terms.origin}/tools/${tool.slug}`),
    element('g:image_link', picture),
    ...further
      .slice(0, maxFurtherPictures)
      .map((address) => element('g:additional_image_link', address)),
    element('g:availability', tool.stock > 0 ? 'in_stock' : 'out_of_stock'),
    element('g:price', `${(gross / 100).toFixed(2)} ${terms.currency}`),
    ...unitPrice(tool, quantity),
    element('g:condition', 'new'),
    element('g:gtin', gtin),
    element('g:mpn', mpn.slice(0, longest.mpn)),
    element('g:brand', brand.slice(0, longest.brand)),
    isIdentified ? '' : element('g:identifier_exists', 'no'),
    element('g:product_type', terms.pathOf(tool.category).join(' > ').slice(0, longest.type)),
    tool.weightGrams === undefined
      ? ''
      : element('g:shipping_weight', `${(tool.weightGrams * quantity) / 1000} kg`),
  )
}

/** The name, with the quantity that the price is for. */
function titleOf({ name, unit }: PicturedTool, quantity: number): string {
  const amount = quantity === 1 ? '' : ` (${countUnits(quantity, unit)})`
  return name.slice(0, longest.title - amount.length) + amount
}

/** Several pieces are a pack made by the shop; measures have a unit price for 1, 10 or 100. */
function unitPrice(tool: PicturedTool, quantity: number): readonly string[] {
  const { unit = 'piece', pricePer = 1 } = tool
  const measure = measures[unit] ?? 'ct'
  if (quantity === 1 && measure === 'ct') return []
  return [
    element('g:unit_pricing_measure', `${quantity} ${measure}`),
    element('g:unit_pricing_base_measure', `${Math.min(pricePer, 100)} ${measure}`),
    measure === 'ct' ? element('g:multipack', quantity) : '',
  ]
}
