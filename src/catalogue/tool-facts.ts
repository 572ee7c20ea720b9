/** A tool in the vocabulary of schema.org: what it is, what it costs from which quantity on, whether it is here, and what buyers truly gave it. */
import type { MetaDescriptor } from 'react-router'
import { crumbsFact, described, type Fact, type Whole } from '../web/describe.ts'
import { toolWords as words } from '../words/en/pages/tool.ts'
import type { Tool } from './contract.ts'
import { addressOf } from './list-address.ts'
import { firstQuantity } from './rules.ts'
import { averageRating, isClearance, lowestQuantity } from './terms.ts'

const vocabulary = 'https://schema.org/'
const mostOfText = 500

/** What the tool's page says of itself. @param unlisted it shows some of the reviews only */
export function toolDescribed(tool: Tool, origin: string, unlisted: boolean): MetaDescriptor[] {
  const { name, price, minimumQuantity, description, category, slug } = tool
  const path = `/tools/${slug}`
  return described(origin, {
    title: name, description: `${words.described(name, price, minimumQuantity)} ${description.slice(0, 100)}`, path, unlisted, picture: linkPicture(tool),
    facts: (whole) => [toolFact(tool, whole), crumbsFact(whole, [[words.home, '/'], ...(category ? [[category, addressOf({ category: [category] })] as const] : []), [name, path]])],
  })
}

/** The picture that other sites show beside a link to the tool: made for that where the picture is ours. */
export const linkPicture = ({ picture, image, name }: Pick<Tool, 'picture' | 'image' | 'name'>): { address: string; alt: string } =>
  ({ address: picture === null ? image : `/pictures/${picture}-card.jpg`, alt: name })

export const toolFact = (tool: Tool, whole: Whole): Fact => ({
  '@type': 'Product',
  name: tool.name,
  sku: tool.sku,
  description: tool.description.slice(0, mostOfText),
  image: whole(linkPicture(tool).address),
  ...(tool.brand ? { brand: { '@type': 'Brand', name: tool.brand } } : {}),
  ...(tool.category ? { category: tool.category } : {}),
  offers: offer(tool, whole(`/tools/${tool.slug}`)),
  // Never invented: without a rating nothing is said.
  ...(tool.ratingCount > 0 ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating(tool).toFixed(1), ratingCount: tool.ratingCount, bestRating: 5, worstRating: 1 } } : {}),
})

const offer = (tool: Tool, url: string): Fact => ({
  '@type': 'Offer',
  url,
  price: amount(tool.price),
  priceCurrency: 'USD',
  availability: vocabulary + (tool.stock <= 0 ? 'OutOfStock' : isClearance(tool) ? 'LimitedAvailability' : 'InStock'),
  itemCondition: `${vocabulary}NewCondition`,
  eligibleQuantity: from(tool.stock > 0 ? firstQuantity(tool) : lowestQuantity(tool)),
  ...(tool.priceBreaks.length > 0 ? { priceSpecification: [{ from: lowestQuantity(tool), price: tool.price }, ...tool.priceBreaks].map((row) => ({ '@type': 'UnitPriceSpecification', price: amount(row.price), priceCurrency: 'USD', eligibleQuantity: from(row.from) })) } : {}),
})

const from = (minValue: number) => ({ '@type': 'QuantitativeValue', minValue })
const amount = (cents: number): string => (cents / 100).toFixed(2)
