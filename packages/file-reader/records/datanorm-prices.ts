/** Prices, price units and discounts as DATANORM 4 and 5 have them. Pure. */
import { fileMessages } from '../messages.ts'

const messages = fileMessages.datanorm

export type Version = 4 | 5

/** A value of a record, or why it cannot be one. */
export type Judged<T> = { readonly value: T } | { readonly why: string }

/** Cents of a whole number; undefined for an empty field and for 0, which both are no price. */
export function centsOf(text: string): Judged<number | undefined> {
  if (!/^\d{0,12}$/.test(text)) return { why: messages.price(text.slice(0, 40)) }
  return { value: Number(text) || undefined }
}

/** Version 4 codes for how many a price is (0 to 3), version 5 says it. */
export function priceUnitOf(text: string, version: Version): Judged<number> {
  const number = Number(text)
  if (!/^\d{0,6}$/.test(text)) return { why: messages.priceUnit(text.slice(0, 40)) }
  if (version === 4) return number > 3 ? { why: messages.priceUnit(text) } : { value: 10 ** number }
  // Who writes 2 or 3 into version 5 has the codes of version 4 in mind.
  return number === 2 || number === 3 ? { why: messages.priceUnit(text) } : { value: number || 1 }
}

/** By what a list price becomes a net price: `numerator / denominator`. */
export type Discount = { readonly numerator: bigint; readonly denominator: bigint }

/**
 * A discount of a record R or P: 1 percent off, 2 a factor, 3 a surcharge in percent; percentages
 * have two decimals, factors three.
 * @returns no discount for one of zero, which fills records and says nothing
 */
export function discountOf(kind: string, text: string): Judged<Discount | undefined> {
  if (kind === '' || text === '' || /^0+$/.test(text)) return { value: undefined }
  if (!/^\d{1,7}$/.test(text)) return { why: messages.discount(`${kind} ${text.slice(0, 40)}`) }
  const value = BigInt(text)
  if (kind === '1' && value <= 10_000n)
    return { value: { numerator: 10_000n - value, denominator: 10_000n } }
  if (kind === '2') return { value: { numerator: value, denominator: 1000n } }
  if (kind === '3') return { value: { numerator: 10_000n + value, denominator: 10_000n } }
  return { why: messages.discount(`${kind} ${text}`) }
}

/** Cents after all discounts, one after the other, rounded once, half up. */
export function discounted(cents: number, discounts: readonly Discount[]): number {
  const [numerator, denominator] = discounts.reduce(
    ([above, below], one) => [above * one.numerator, below * one.denominator],
    [BigInt(cents), 1n],
  )
  return Number((2n * numerator + denominator) / (2n * denominator))
}

/** A price of an article, from a record A or P. */
export type PriceRecord = {
  /** 'list' is what the discount group is taken off, 'net' what is paid. */
  readonly kind: 'list' | 'net'
  readonly cents: number
  /** Undefined in a record P of version 4: it counts for as many as the article's own. */
  readonly per: number | undefined
  readonly group: string
  /** After that of the group, where it names one; undefined where it is open what is taken off. */
  readonly discounts: readonly Discount[] | undefined
  readonly validFrom: string
}

/** What kind of price a record says; undefined for one that has none, or is on request. */
export function priceKindOf(
  kind: string,
  cents: number | undefined,
): Judged<'list' | 'net' | undefined> {
  if (cents === undefined || kind === '9') return { value: undefined }
  if (kind === '1') return { value: 'list' }
  return kind === '2' ? { value: 'net' } : { why: messages.priceKind(kind) }
}

/** What an article costs by all its records, in cents. */
export type SettledPrice = {
  readonly list?: number | undefined
  readonly net?: number | undefined
  readonly per?: number | undefined
  readonly validFrom: string
}

const textOf = ({ discounts = [] }: PriceRecord): string =>
  discounts.map(({ numerator, denominator }) => `${numerator}/${denominator}`).join()

const isSame = (a: PriceRecord, b: PriceRecord): boolean =>
  a.cents === b.cents && (a.per ?? b.per) === (b.per ?? a.per) && a.validFrom === b.validFrom

/** The one price of a kind; a record P also says what is taken off the article's own price. */
function onlyPrice(
  own: PriceRecord | undefined,
  changes: readonly PriceRecord[],
  kind: PriceRecord['kind'],
): Judged<PriceRecord | undefined> {
  const changed = changes.filter((one) => one.kind === kind)
  const ofArticle = own?.kind === kind ? own : undefined
  const [first] = changed
  if (!first) return { value: ofArticle }
  const isOne =
    changed.every((one) => isSame(one, first) && textOf(one) === textOf(first)) &&
    (!ofArticle || isSame({ ...ofArticle, validFrom: first.validFrom }, first))
  return isOne ? { value: first } : { why: messages.severalPrices }
}

/** An article as far as its price goes. */
type Priced = {
  readonly price: PriceRecord | undefined
  /** For how many the prices of the article are. */
  readonly pricePer: number | undefined
  readonly discountGroup: string
}

/**
 * The list price and the net price of an article. A net price is what is written, else the list
 * price less its discounts; without a known discount there is none.
 * @param changes its records P
 * @param groups discounts by group, of records R
 */
export function settlePrice(
  { price, pricePer, discountGroup }: Priced,
  changes: readonly PriceRecord[],
  groups: ReadonlyMap<string, Discount>,
): Judged<SettledPrice> {
  const [lists, nets] = [onlyPrice(price, changes, 'list'), onlyPrice(price, changes, 'net')]
  if ('why' in lists) return lists
  if ('why' in nets) return nets
  const [list, net] = [lists.value, nets.value]
  const perOf = (one: PriceRecord | undefined) => one && (one.per ?? pricePer)
  if (list && net && perOf(list) !== perOf(net)) return { why: messages.severalUnits }
  return {
    value: {
      list: list?.cents,
      net: net?.cents ?? netOf(list, groups, discountGroup),
      per: perOf(list ?? net),
      validFrom: (list ?? net)?.validFrom ?? '',
    },
  }
}

/** The net price of a list price; undefined where nothing says what is taken off. */
function netOf(
  list: PriceRecord | undefined,
  groups: ReadonlyMap<string, Discount>,
  ownGroup: string,
): number | undefined {
  if (list?.discounts === undefined) return undefined
  const { cents, group: named, discounts } = list
  if (named === '' && discounts.length > 0) return discounted(cents, discounts)
  const group = groups.get(named || ownGroup)
  return group && discounted(cents, [group, ...discounts])
}
