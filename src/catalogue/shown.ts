/** A row of the store as the contract's Tool. */
import type { Tool } from './contract.ts'
import { pictureKey, wireImage } from './image.ts'
import type { ToolRow } from './store.server.ts'

/** @param origin the shop's own, for pictures of ours */
export const shownTool = (origin: string) => (row: ToolRow): Tool => ({
  id: row.id,
  slug: row.slug,
  sku: row.sku,
  name: row.name,
  brand: row.brand,
  category: row.category,
  image: wireImage(row.image, origin),
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
