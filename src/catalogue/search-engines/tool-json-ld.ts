/**
 * The metadata of a tool's page, with the tool as a schema.org Product: its actual prices, stock
 * and ratings.
 */
import type { MetaDescriptor } from 'react-router'
import { formatAmount, isHidden, shopCurrency } from '../../platform/money/money.ts'
import {
  breadcrumbsJsonLd,
  pageMetaFor,
  type JsonLd,
  type Site,
  type ToAbsoluteUrl,
} from '../../ui/page-meta.ts'
import { toolPageMessages as messages } from '../messages/tool-page.ts'
import type { Tool } from '../contract.ts'
import { pathsOf, type SlugsByLanguage } from '../paths-by-language.ts'
import { offeredLadder } from '../ladder.ts'
import { firstQuantity } from '../rules.ts'
import { averageRating, isClearance, minOrderQuantity } from '../tool-terms.ts'
import { unitCodes } from '../units/unit-codes.ts'
import { priceBasisText, type PriceBasis } from '../model/units.ts'

const vocabulary = 'https://schema.org/'
/** The maximum lengths of the description in the structured data, and of the meta description. */
const [maxJsonLdDescription, maxMetaDescription] = [500, 100]

export type ToolMetaOptions = {
  readonly site: Site
  /** The slugs of its page, in each language of a shop with several. */
  readonly slugs?: SlugsByLanguage
  /** The path of the list of the tool's category. */
  readonly categoryPath: string
  /** Whether search engines must not index the page because it only shows some of the reviews. */
  readonly noindex: boolean
}

const toolPath = (slug: string): string => `/tools/${slug}`

/** The metadata of a tool's page for browsers and search engines. */
export function toolMeta(
  tool: Tool,
  { site, slugs = {}, categoryPath, noindex }: ToolMetaOptions,
): MetaDescriptor[] {
  const { name, price, minimumQuantity, description, category, slug } = tool
  const path = toolPath(slug)
  const summary = isHidden(price)
    ? messages.describedWithoutPrice(name, minimumQuantity, tool)
    : messages.described(name, price, minimumQuantity, tool)
  return pageMetaFor(site, {
    title: name,
    description: `${summary} ${description.slice(0, maxMetaDescription)}`,
    path,
    paths: pathsOf(slugs, toolPath),
    noindex,
    picture: linkPicture(tool),
    jsonLd: (absoluteUrl) => [
      toolJsonLd(tool, absoluteUrl),
      breadcrumbsJsonLd(absoluteUrl, [
        [messages.home, '/'],
        ...(category ? [[category, categoryPath] as const] : []),
        [name, path],
      ]),
    ],
  })
}

/** The picture of link previews on other sites; an uploaded picture has a variant made for that. */
export const linkPicture = ({
  picture,
  image,
  name,
}: Pick<Tool, 'picture' | 'image' | 'name'>): { address: string; alt: string } => ({
  address: picture === null ? image : `/pictures/${picture}-card.jpg`,
  alt: name,
})

export const toolJsonLd = (tool: Tool, absoluteUrl: ToAbsoluteUrl): JsonLd => ({
  '@type': 'Product',
  name: tool.name,
  sku: tool.sku,
  ...(tool.gtin === undefined ? {} : { gtin: tool.gtin }),
  ...(tool.mpn === undefined ? {} : { mpn: tool.mpn }),
  description: tool.description.slice(0, maxJsonLdDescription),
  image: absoluteUrl(linkPicture(tool).address),
  ...(tool.brand ? { brand: { '@type': 'Brand', name: tool.brand } } : {}),
  ...(tool.category ? { category: tool.category } : {}),
  ...(tool.ageLimit === undefined
    ? {}
    : { audience: { '@type': 'PeopleAudience', suggestedMinAge: tool.ageLimit } }),
  // Search engines do not accept an offer without a price.
  ...(isHidden(tool.price)
    ? {}
    : { offers: offerJsonLd(tool, absoluteUrl(`/tools/${tool.slug}`)) }),
  // Only actual ratings: without any there is no aggregateRating.
  ...(tool.ratingCount > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: averageRating(tool).toFixed(1),
          ratingCount: tool.ratingCount,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {}),
})

const offerJsonLd = (tool: Tool, url: string): JsonLd => ({
  '@type': 'Offer',
  url,
  price: unitAmount(tool),
  priceCurrency: shopCurrency().code,
  availability: vocabulary + availabilityOf(tool),
  itemCondition: `${vocabulary}NewCondition`,
  eligibleQuantity: quantityFrom(
    tool,
    tool.stock > 0 ? firstQuantity(tool) : minOrderQuantity(tool),
  ),
  ...(tool.priceBreaks.length > 0 || priceBasisText(tool) !== ''
    ? {
        priceSpecification: offeredLadder(tool)
          .filter(({ offer }) => offer !== 'short')
          .map((row) => ({
            '@type': 'UnitPriceSpecification',
            price: formatAmount(row.price),
            priceCurrency: shopCurrency().code,
            eligibleQuantity: quantityFrom(tool, row.from),
            ...referenceQuantity(tool),
          })),
      }
    : {}),
})

function availabilityOf(
  tool: Tool,
): 'Discontinued' | 'OutOfStock' | 'LimitedAvailability' | 'InStock' {
  if (tool.state === 'discontinued') return tool.stock > 0 ? 'LimitedAvailability' : 'Discontinued'
  if (tool.stock <= 0) return 'OutOfStock'
  return isClearance(tool) ? 'LimitedAvailability' : 'InStock'
}

const quantityFrom = ({ unit }: PriceBasis, minValue: number): JsonLd => ({
  '@type': 'QuantitativeValue',
  minValue,
  ...(unit === undefined ? {} : { unitCode: unitCodes[unit] }),
})

/** The number of units for a price, unless it is for one piece. */
const referenceQuantity = ({ unit, pricePer }: PriceBasis): { referenceQuantity?: JsonLd } =>
  priceBasisText({ unit, pricePer }) === ''
    ? {}
    : {
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: pricePer ?? 1,
          unitCode: unitCodes[unit ?? 'piece'],
        },
      }

/**
 * The price of one unit, as shown by search engines, which ignore the reference quantity here. Up
 * to five decimals, so that nothing is rounded.
 */
function unitAmount({ price, pricePer = 1 }: Tool): string {
  if (pricePer === 1) return formatAmount(price)
  const decimals = String(pricePer).length + 1
  return (price / (100 * pricePer)).toFixed(decimals)
}
