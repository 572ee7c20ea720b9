/** An article in the terms of trade catalogues: what a tool is, and what it costs. Pure. */
import type { Tool } from '../catalogue/contract.ts'
import type { Unit } from '../catalogue/model/units.ts'
import type { PriceBreak } from '../catalogue/rules.ts'
import type { TaxClass } from '../catalogue/tax-class.ts'
import { minOrderQuantity } from '../catalogue/tool-terms.ts'
import type { Cents } from '../platform/money/money.ts'

/** A price and its quantity prices, in cents for the article's number of units. */
export type ArticlePrice = { readonly price: Cents; readonly priceBreaks: readonly PriceBreak[] }

export type Article = {
  readonly sku: string
  readonly name: string
  readonly description: string
  readonly specs: readonly { readonly name: string; readonly value: string }[]
  readonly category: string
  readonly brand: string
  readonly gtin: string
  /** The manufacturer's part number. */
  readonly mpn: string
  /** The part number that the receiver of the file uses; '' if unknown. */
  readonly buyerNumber: string
  readonly customsNumber: string
  /** ISO 3166-1 alpha-2, or ''. */
  readonly origin: string
  readonly unit: Unit
  readonly weightGrams: number | undefined
  readonly taxClass: TaxClass
  /** The minimum order quantity, and the step by which quantities increase. */
  readonly minimum: number
  readonly packSize: number
  /** Addresses, the main one first. */
  readonly pictures: readonly string[]
  /** The number of units that both prices are for. */
  readonly pricePer: number
  /** What the catalogue asks. */
  readonly list: ArticlePrice
  /** The receiver's own prices; undefined in a file for everybody. */
  readonly net: ArticlePrice | undefined
}

/** A tool on sale with all its pictures. */
type PicturedTool = Tool & { readonly jpegs: readonly string[] }
/** A price for a number of units; undefined: for one unit. */
type Terms = ArticlePrice & { readonly pricePer?: number | undefined }

/** A price for more units: all numbers of units are powers of ten, so the price stays exact. */
const priceFor = ({ price, priceBreaks, pricePer = 1 }: Terms, per: number): ArticlePrice => ({
  price: price * (per / pricePer),
  priceBreaks: priceBreaks.map((rung) => ({
    from: rung.from,
    price: rung.price * (per / pricePer),
  })),
})

/**
 * @param net the receiver's own prices, if any
 * @param buyerNumber the receiver's own part number of the tool, if any
 */
export function toArticle(tool: PicturedTool, net?: Terms, buyerNumber = ''): Article {
  const { gtin = '', mpn = '', customsNumber = '', origin = '', unit = 'piece' } = tool
  // An article of a trade file has one number of units for all its prices.
  const pricePer = Math.max(tool.pricePer ?? 1, net?.pricePer ?? 1)
  return {
    sku: tool.sku,
    name: tool.name,
    description: tool.description,
    specs: tool.specs,
    category: tool.category,
    brand: tool.brand,
    gtin,
    mpn,
    buyerNumber,
    customsNumber,
    origin,
    unit,
    weightGrams: tool.weightGrams,
    taxClass: tool.taxClass ?? 'standard',
    minimum: minOrderQuantity(tool),
    packSize: tool.packSize,
    pictures: tool.jpegs,
    pricePer,
    list: priceFor(tool, pricePer),
    net: net && priceFor(net, pricePer),
  }
}
