/** Why the price that a buyer assumed differs from the shop's, in the buyer's notation. Pure. */
import { currenciesWithoutCents } from '../../packages/file-reader/numbers/whole-amounts.ts'
import { decimalIn } from '../../packages/file-reader/orders/order-sums.ts'
import type { shownUnitPrice } from '../catalogue/rules.ts'
import { displayPrice, priceBasisText } from '../catalogue/model/units.ts'
import {
  displayMoney,
  isHidden,
  numberInField,
  shopCurrency,
  type Cents,
} from '../platform/money/money.ts'
import type { PadTool } from '../search/contract.ts'
import { comparePrices, type PriceComparison } from './assumed-price.ts'
import type { DraftLine } from './draft.ts'
import { openQuantity } from './written-prices.ts'
import { reasonMessages as messages } from './messages/reasons.ts'
import { reason, type Reason } from './reasons.ts'

type Priced = {
  readonly tool: PadTool
  /** The shop's price, at the pieces that are ordered. */
  readonly current: ReturnType<typeof shownUnitPrice>
  /** The currency of the file; '' if it names none. */
  readonly currency: string
  /** The number of pieces in one ordered unit; undefined if it is not known. */
  readonly each: number | undefined
}

/** Nothing if the price equals the shop's, or the line has none. */
export function priceReasons(
  line: DraftLine,
  { tool, current, currency, each = 1 }: Priced,
): readonly Reason[] {
  if (line.price === '') return []
  const shop = shopCurrency().code
  if (currency !== '' && currency.toUpperCase() !== shop)
    // With two amounts in one cell, it is unknown which one the buyer expects.
    return Number.isNaN(decimalIn(line.price))
      ? [reason('price-unreadable', messages.priceUnreadable(line.price))]
      : [reason('currency', messages.currency(line.price, currency, shop))]
  if (isHidden(current.unitPrice)) return []
  const compared = comparePrices(line, current)
  if (compared.is === 'same' || isUnitPrice(line, current)) return []
  if (compared.is === 'unreadable')
    return [reason('price-unreadable', messages.priceUnreadable(line.price))]
  return otherPrice(line, { tool, each, current, compared })
}

/** Whether an amount that may be for one or for all is the price of one. */
function isUnitPrice(
  { price, priceQuantity }: DraftLine,
  { unitPrice, pricePer }: ReturnType<typeof shownUnitPrice>,
): boolean {
  const [, whole = '', cents = ''] = /^\D*(\d+)[.,](\d\d)\D*$/.exec(price) ?? []
  const isOpen = priceQuantity === openQuantity && whole !== '' && pricePer === 1
  return isOpen && Number(`${whole}${cents}`) === unitPrice
}

type Compared = {
  readonly tool: PadTool
  readonly each: number
  readonly current: ReturnType<typeof shownUnitPrice>
  readonly compared: Extract<PriceComparison, { isExact: boolean }>
}

function otherPrice(
  line: DraftLine,
  { tool, each, current, compared }: Compared,
): readonly Reason[] {
  const display = (cents: Cents): string =>
    displayPrice(cents, { unit: tool.unit, pricePer: current.pricePer })
  const shown = display(current.unitPrice)
  // If a dozen is ordered, the price may be for the dozen.
  if (each > 1 && Number(line.priceQuantity || '1') === 1) {
    const ofUnit = comparePrices({ ...line, priceQuantity: String(each) }, current)
    return ofUnit.is === 'same'
      ? []
      : [reason('price', messages.priceOfUnit(writtenPrice(line, tool), each, shown))]
  }
  if (!line.wholePrice || currenciesWithoutCents.has(shopCurrency().code)) {
    const expected = compared.isExact ? display(compared.cents) : writtenPrice(line, tool)
    return [reason('price', messages.price(expected, shown, compared.is))]
  }
  const asCents = comparePrices({ ...line, price: String(Number(line.price) / 100) }, current)
  const cents = 'cents' in asCents ? asCents.cents : current.unitPrice
  const either = [display(cents), display(compared.cents)] as const
  return [reason('whole-price', messages.wholePrice(line.price, either, shown))]
}

/** An amount as in the file, with the quantity that it is for: '$100.00 per 12', '12.4999'. */
function writtenPrice({ price, priceQuantity }: DraftLine, { unit }: PadTool): string {
  const cents = Number(price) * 100
  const amount = /^\d+(?:\.\d{1,2}0*)?$/.test(price)
    ? displayMoney(Math.round(cents))
    : numberInField(price)
  return `${amount} ${priceBasisText({ unit, pricePer: Number(priceQuantity || '1') })}`.trim()
}
