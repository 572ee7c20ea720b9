/** Converts the store's rows to the contract's `Tool`, or to the part of it that an order needs. */
import type { Tool } from './contract.ts'
import type { Identifiers } from './identifiers/identifiers.ts'
import { pictureKey, publicImageUrl } from './model/image.ts'
import { familySizes, type FamilySizes } from './family.ts'
import type { FamilyRow } from './store.server.ts'
import type { Pack } from './units/packs.ts'
import { toSafetyDto, type StoredSafety } from './safety.ts'
import { toTaxClassDto, type TaxClass } from './tax-class.ts'
import { saleBasis } from './model/units.ts'
import type { OfferRow, ToolRow } from './tool-table.ts'

/** The known identifiers, by their internal names. */
const toIdentifierDto = ({ customs_number: customsNumber, ...others }: Identifiers) =>
  customsNumber === undefined ? others : { ...others, customsNumber }

/** @param origin the shop's own, for addresses of uploaded pictures */
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
    ...toIdentifierDto(row.identifiers),
    ...saleBasis(row.unit, row.price_per),
    ...(row.unit_content === '' ? {} : { unitContent: row.unit_content }),
    ...(row.packs.length === 0 ? {} : { packs: [...row.packs] }),
    ...toSafetyDto(row.safety),
    ...toTaxClassDto(row.tax_class),
    ...(row.weight_grams === null ? {} : { weightGrams: row.weight_grams }),
    ...(row.state === 'discontinued'
      ? { state: row.state, ...(row.successor === '' ? {} : { successor: row.successor }) }
      : {}),
    ratingCount: row.rating_count,
    ratingSum: row.rating_sum,
    revision: row.revision,
  })

/** The data of a tool that an order or a cart needs. */
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
  | 'unit'
  | 'pricePer'
> & {
  /** Grams per unit; only if weights are requested, and the tool's is known. */
  readonly weight?: number | undefined
  /** Only for writing order lines, which store it. */
  readonly safety?: StoredSafety | undefined
  readonly packs?: readonly Pack[] | undefined
  /** Only for writing order lines. */
  readonly taxClass?: TaxClass | undefined
}

/** @param origin the shop's own, for addresses of uploaded pictures */
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
    ...saleBasis(row.unit, row.price_per),
    ...(row.weight_grams ? { weight: row.weight_grams } : {}),
    ...(row.safety ? { safety: row.safety } : {}),
    ...(row.packs ? { packs: row.packs } : {}),
    ...(row.tax_class ? { taxClass: row.tax_class } : {}),
  })

/** Common data of a family's tools. */
export type FamilySummary = FamilySizes & {
  readonly brand: string
  readonly name: string
  /** The text in its record; may be empty. */
  readonly sentence: string
}

export const toFamilySummary = (row: FamilyRow): FamilySummary => ({
  ...familySizes(row.family, row.names),
  brand: row.brand,
  name: row.family,
  sentence: row.sentence,
})
