/** Prices, price units and discounts of DATANORM 4 and 5. Pure. */
import { fileMessages } from '../messages.ts'

const messages = fileMessages.datanorm

export type Version = 4 | 5

/** A valid value of a record, or the reason why it is invalid. */
export type Judged<T> = { readonly value: T } | { readonly why: string }

/** A whole number of cents; undefined for an empty field and for 0, neither of which is a price. */
export function centsOf(text: string): Judged<number | undefined> {
  if (!/^\d{0,12}$/.test(text)) return { why: messages.price(text.slice(0, 40)) }
  return { value: Number(text) || undefined }
}

/** The price unit: a code from 0 to 3 in version 4, the quantity itself in version 5. */
export function priceUnitOf(text: string, version: Version): Judged<number> {
  const number = Number(text)
  if (!/^\d{0,6}$/.test(text)) return { why: messages.priceUnit(text.slice(0, 40)) }
  if (version === 4) return number > 3 ? { why: messages.priceUnit(text) } : { value: 10 ** number }
  // Who writes 2 or 3 into version 5 has the codes of version 4 in mind.
  return number === 2 || number === 3 ? { why: messages.priceUnit(text) } : { value: number || 1 }
}

/** The factor from a list price to a net price: `numerator / denominator`. */
export type Discount = { readonly numerator: bigint; readonly denominator: bigint }

/**
 * A discount of a record R or P: 1 is a percentage off, 2 a factor, 3 a surcharge in percent;
 * percentages have two decimals, factors three.
 * @returns no discount for zero, which only fills the record
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

/** Cents after all discounts, applied one after the other and rounded once, half up. */
export function discounted(cents: number, discounts: readonly Discount[]): number {
  const [numerator, denominator] = discounts.reduce(
    ([above, below], one) => [above * one.numerator, below * one.denominator],
    [BigInt(cents), 1n],
  )
  return Number((2n * numerator + denominator) / (2n * denominator))
}

/** A price of an article from a record A or P. */
export type PriceRecord = {
  /** 'list': the price before the group discount; 'net': the price to pay. */
  readonly kind: 'list' | 'net'
  readonly cents: number
  /** Undefined in a record P of version 4: the article's own price unit applies. */
  readonly per: number | undefined
  readonly group: string
  /** Discounts after that of the group, if it names one; undefined if the discount is not known. */
  readonly discounts: readonly Discount[] | undefined
  readonly validFrom: string
}

/** The kind of price in a record; undefined if it has none, or the price is on request. */
export function priceKindOf(
  kind: string,
  cents: number | undefined,
): Judged<'list' | 'net' | undefined> {
  if (cents === undefined || kind === '9') return { value: undefined }
  if (kind === '1') return { value: 'list' }
  return kind === '2' ? { value: 'net' } : { why: messages.priceKind(kind) }
}

/** The prices of an article from all its records, in cents. */
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

/** The only price of a kind; a record P may also contain discounts on the article's own price. */
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

/** The data of an article that determine its price. */
type Priced = {
  readonly price: PriceRecord | undefined
  /** The quantity that the prices of the article are for. */
  readonly pricePer: number | undefined
  readonly discountGroup: string
}

/**
 * The list price and the net price of an article. The net price is the stated one, otherwise the
 * list price less its discounts; undefined if the discount is not known.
 * @param changes the article's records P
 * @param groups discounts keyed by group, from records R
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

/** The net price that follows from a list price; undefined if the discount is not known. */
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
