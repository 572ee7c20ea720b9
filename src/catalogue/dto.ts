/** Rows of the store as the contract's Tool, or as much of it as whoever orders must know. */
import type { Tool } from './contract.ts'
import { pictureKey, publicImageUrl } from './image.ts'
import type { OfferRow, ToolRow } from './store.server.ts'

/** @param origin the shop's own, for pictures of ours */
export const toToolDto =
  (origin: string) =>
  (row: ToolRow): Tool => ({
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    name: row.name,
    brand: row.brand,
    category: row.category,
    family: row.family,
    image: publicImageUrl(row.image, origin),
    picture: pictureKey(row.image),
    description: row.description,
    price: row.price_cents,
    minimumQuantity: row.minimum_quantity,
    packSize: row.pack_size,
    stock: row.stock,
    priceBreaks: [...row.price_breaks],
    specs: [...row.specs],
    ratingCount: row.rating_count,
    ratingSum: row.rating_sum,
    revision: row.revision,
  })

/** What whoever orders a tool must know of it. */
export type Offer = Pick<
  Tool,
  | 'id'
  | 'slug'
  | 'sku'
  | 'name'
  | 'image'
  | 'picture'
  | 'price'
  | 'minimumQuantity'
  | 'packSize'
  | 'stock'
  | 'priceBreaks'
>

/** @param origin the shop's own, for pictures of ours */
export const toOffer =
  (origin: string) =>
  (row: OfferRow): Offer => ({
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    name: row.name,
    image: publicImageUrl(row.image, origin),
    picture: pictureKey(row.image),
    price: row.price_cents,
    minimumQuantity: row.minimum_quantity,
    packSize: row.pack_size,
    stock: row.stock,
    priceBreaks: [...row.price_breaks],
  })
