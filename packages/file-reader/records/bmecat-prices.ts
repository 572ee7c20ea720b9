/** The prices of a BMEcat article: kinds, quantities, factors, taxes and dates. Pure. */
import { fileMessages } from '../messages.ts'
import { attributeOf, parts, textIn, type Node } from './bmecat-elements.ts'
import type { Rung } from './listed-articles.ts'

const messages = fileMessages.bmecat

/** The prices of an article. */
export type BmecatPrices = {
  readonly list: readonly Rung[]
  readonly net: readonly Rung[]
  readonly validFrom: string
  readonly validUntil: string
  readonly refused: readonly string[]
  readonly doubts: readonly string[]
}

/** A number in BMEcat notation. */
export const numberOf = (text: string): number | undefined =>
  /^\d{1,12}(?:\.\d{1,9})?$/.test(text) ? Number(text) : undefined

/** Removes the rounding errors of floating-point arithmetic. */
const rounded = (amount: number): number => Number(amount.toPrecision(12))

type Price = Rung & { readonly type: string; readonly currency: string; readonly tax: string }
type Judged = { readonly price: Price } | { readonly why: string }

function priceOf(node: Node, currency: string): Judged {
  const [text, factor] = [textIn(node, ['PRICE_AMOUNT']), textIn(node, ['PRICE_FACTOR']) || '1']
  const [amount, times] = [numberOf(text), numberOf(factor)]
  const from = numberOf(textIn(node, ['LOWER_BOUND']) || '1')
  if (amount === undefined) return { why: messages.price(text.slice(0, 40)) }
  if (times === undefined) return { why: messages.price(factor.slice(0, 40)) }
  if (from === undefined) return { why: messages.price(textIn(node, ['LOWER_BOUND']).slice(0, 40)) }
  const [tax] = parts(node, 'TAX_DETAILS')
  return {
    price: {
      type: attributeOf(node, 'price_type'),
      currency: textIn(node, ['PRICE_CURRENCY']).toUpperCase() || currency,
      tax: tax === undefined ? textIn(node, ['TAX']) : textIn(tax, ['TAX']),
      from: Math.max(from, 1),
      price: rounded(amount * times),
    },
  }
}

/**
 * A start or end date as 'YYYY-MM-DD'; '' if there is none. Version 2005 also allows dates without
 * DATETIME.
 */
function dayOf(details: Node, kind: 'start' | 'end'): string {
  const dated = parts(details, 'DATETIME').find(
    (one) => attributeOf(one, 'type') === `valid_${kind}_date`,
  )
  const text = textIn(dated, ['DATE']) || textIn(details, [`VALID_${kind.toUpperCase()}_DATE`])
  return /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? ''
}

/** Price kinds that are understood, or that are irrelevant to the price of the article. */
const known = new Set(['net_list', 'gros_list', 'net_customer', 'nrp', 'on_request'])

const sorted = (prices: readonly Price[], type: string): readonly Price[] =>
  prices.filter((one) => one.type === type).toSorted((a, b) => a.from - b.from)

/** The prices including tax, reduced by the tax at the rate of each. */
function withoutTax(gross: readonly Price[], refused: string[], doubts: string[]): readonly Rung[] {
  const [first] = gross
  if (!first) return []
  const rates = gross.map(({ tax }) => numberOf(tax))
  if (rates.some((rate) => rate === undefined || rate >= 1)) {
    refused.push(messages.taxWithoutRate)
    return []
  }
  doubts.push(messages.taxTaken(rounded((rates[0] ?? 0) * 100)))
  return gross.map(({ from, price }, nth) => ({
    from,
    price: Math.round((price / (1 + (rates[nth] ?? 0))) * 100) / 100,
  }))
}

/** @param currency the catalogue's currency */
export function pricesOf(article: Node, currency: string): BmecatPrices {
  const [refused, doubts]: [string[], string[]] = [[], []]
  const details = [
    ...parts(article, 'ARTICLE_PRICE_DETAILS'),
    ...parts(article, 'PRODUCT_PRICE_DETAILS'),
  ]
  const nodes = details.flatMap((one) => [
    ...parts(one, 'ARTICLE_PRICE'),
    ...parts(one, 'PRODUCT_PRICE'),
  ])
  const judged = nodes
    .filter((node) => attributeOf(node, 'price_type') !== 'on_request')
    .map((node) => priceOf(node, currency))
  const prices = judged.flatMap((one) => ('price' in one ? [one.price] : []))
  refused.push(...judged.flatMap((one) => ('why' in one ? [one.why] : [])))
  const other = prices.find((one) => currency !== '' && one.currency !== currency)
  if (other) refused.push(messages.currency(other.currency, currency))
  const days = details.map((one) => [dayOf(one, 'start'), dayOf(one, 'end')] as const)
  if (new Set(days.map((pair) => pair.join())).size > 1) refused.push(messages.periods)
  const quantities = new Set(prices.map(({ type, from }) => `${type} ${from}`))
  if (quantities.size < prices.length) refused.push(messages.severalPrices)
  const [unread, net] = [prices.filter(({ type }) => !known.has(type)), sorted(prices, 'net_list')]
  if (unread.length > 0)
    doubts.push(messages.otherPrices([...new Set(unread.map(({ type }) => type))].join(', ')))
  if (nodes.length > judged.length) doubts.push(fileMessages.datanorm.onRequest)
  const bare = (all: readonly Price[]): readonly Rung[] =>
    all.map(({ from, price }) => ({ from, price }))
  return {
    list: net.length > 0 ? bare(net) : withoutTax(sorted(prices, 'gros_list'), refused, doubts),
    net: bare(sorted(prices, 'net_customer')),
    validFrom: days[0]?.[0] ?? '',
    validUntil: days[0]?.[1] ?? '',
    refused,
    doubts,
  }
}
