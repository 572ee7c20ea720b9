/** Tools as UCP products: each product has one variant, whose id is its SKU. Pure. */
import type { Tool } from '../../catalogue/contract.ts'
import { unitPriceFor } from '../../catalogue/rules.ts'
import type { Offer } from '../../catalogue/dto.ts'
import { priceFields, quantityUnit } from './units.ts'

/** A product's data in addition to its terms. */
export type Described = Pick<
  Tool,
  'id' | 'slug' | 'sku' | 'name' | 'brand' | 'category' | 'description' | 'image' | 'specs' | 'gtin'
>
export type ProductContext = {
  readonly origin: string
  readonly currency: string
  /** Whether platform and shop share the shop's own extension. */
  readonly trade: boolean
}
/** An identifier in a request that matched the tool. */
type Input = { readonly id: string; readonly match: 'exact' }

/** @param offer its terms and prices for the caller */
export function toProduct(
  tool: Described,
  offer: Offer,
  context: ProductContext,
  inputs: readonly Input[] = [],
) {
  const { origin, currency } = context
  const shared = {
    id: tool.sku,
    title: tool.name,
    description: { plain: tool.description || tool.name },
    url: `${origin}/tools/${tool.slug}`,
    ...(tool.category === '' ? {} : { categories: [{ value: tool.category }] }),
    ...mediaOf(tool),
  }
  const { price: amount, unit_price: unitPrice } = {
    unit_price: undefined,
    ...priceFields(offer, unitPriceFor(offer, offer.minimumQuantity), currency),
  }
  const price = { amount, currency }
  return {
    ...shared,
    handle: tool.slug,
    price_range: { min: price, max: price },
    ...(tool.brand === '' ? {} : { tags: [tool.brand] }),
    ...(tool.specs.length === 0 ? {} : { metadata: { specifications: tool.specs } }),
    variants: [
      {
        ...shared,
        sku: tool.sku,
        ...(tool.gtin === undefined ? {} : { barcodes: [{ type: 'GTIN', value: tool.gtin }] }),
        price,
        quantity_unit: quantityUnit(offer),
        ...(unitPrice === undefined ? {} : { unit_price: unitPrice }),
        availability: availabilityOf(offer),
        ...(context.trade ? { trade: tradeOf(offer, currency) } : {}),
        ...(inputs.length === 0 ? {} : { inputs }),
      },
    ],
  }
}

const mediaOf = ({ image, name }: Described) =>
  URL.canParse(image) ? { media: [{ type: 'image', url: image, alt_text: name }] } : {}

const availabilityOf = ({ stock }: Offer) =>
  stock > 0 ? { available: true, status: 'in_stock' } : { available: false, status: 'out_of_stock' }

/** A tool's data in the shop's own extension. */
const tradeOf = (
  { minimumQuantity, packSize, stock, priceBreaks, pricePer = 1 }: Offer,
  currency: string,
) => ({
  minimum: minimumQuantity,
  increment: packSize,
  stock,
  price_per: pricePer,
  price_breaks: priceBreaks.map(({ from, price }) => ({
    from,
    price: { amount: price, currency },
  })),
})
