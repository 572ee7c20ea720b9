/** A tool in the vocabulary of schema.org: what it is, what it costs from which quantity on, whether it is here, and what buyers truly gave it. */
import type { MetaDescriptor } from 'react-router'
import { breadcrumbsJsonLd, pageMetaFor, type JsonLd, type ToAbsoluteUrl } from '../ui/page-meta.ts'
import { toolPageMessages as messages } from './messages/tool-page.ts'
import type { Tool } from './contract.ts'
import { listUrl } from '../search/list-url.ts'
import { firstQuantity } from './rules.ts'
import { averageRating, isClearance, minOrderQuantity } from './tool-terms.ts'

const vocabulary = 'https://schema.org/'
const mostOfText = 500

/** What the tool's page says of itself. @param noindex it shows some of the reviews only */
export function toolMeta(tool: Tool, origin: string, noindex: boolean): MetaDescriptor[] {
  const { name, price, minimumQuantity, description, category, slug } = tool
  const path = `/tools/${slug}`
  return pageMetaFor(origin, {
    title: name,
    description: `${messages.described(name, price, minimumQuantity)} ${description.slice(0, 100)}`,
    path,
    noindex,
    picture: linkPicture(tool),
    jsonLd: (whole) => [
      toolJsonLd(tool, whole),
      breadcrumbsJsonLd(whole, [
        [messages.home, '/'],
        ...(category ? [[category, listUrl({ category: [category] })] as const] : []),
        [name, path],
      ]),
    ],
  })
}

/** The picture that other sites show beside a link to the tool: made for that where the picture is ours. */
export const linkPicture = ({
  picture,
  image,
  name,
}: Pick<Tool, 'picture' | 'image' | 'name'>): { address: string; alt: string } => ({
  address: picture === null ? image : `/pictures/${picture}-card.jpg`,
  alt: name,
})

export const toolJsonLd = (tool: Tool, whole: ToAbsoluteUrl): JsonLd => ({
  '@type': 'Product',
  name: tool.name,
  sku: tool.sku,
  description: tool.description.slice(0, mostOfText),
  image: whole(linkPicture(tool).address),
  ...(tool.brand ? { brand: { '@type': 'Brand', name: tool.brand } } : {}),
  ...(tool.category ? { category: tool.category } : {}),
  offers: offer(tool, whole(`/tools/${tool.slug}`)),
  // Never invented: without a rating nothing is said.
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

const offer = (tool: Tool, url: string): JsonLd => ({
  '@type': 'Offer',
  url,
  price: amount(tool.price),
  priceCurrency: 'USD',
  availability:
    vocabulary +
    (tool.stock <= 0 ? 'OutOfStock' : isClearance(tool) ? 'LimitedAvailability' : 'InStock'),
  itemCondition: `${vocabulary}NewCondition`,
  eligibleQuantity: from(tool.stock > 0 ? firstQuantity(tool) : minOrderQuantity(tool)),
  ...(tool.priceBreaks.length > 0
    ? {
        priceSpecification: [
          { from: minOrderQuantity(tool), price: tool.price },
          ...tool.priceBreaks,
        ].map((row) => ({
          '@type': 'UnitPriceSpecification',
          price: amount(row.price),
          priceCurrency: 'USD',
          eligibleQuantity: from(row.from),
        })),
      }
    : {}),
})

const from = (minValue: number) => ({ '@type': 'QuantitativeValue', minValue })
const amount = (cents: number): string => (cents / 100).toFixed(2)
