/**
 * Schemas of money for contracts. Not in money.ts, so that pages which only display prices load no
 * schema library.
 */
import * as z from 'zod/mini'
import { platformMessages as messages } from '../messages/platform.ts'
import { readingsOf, takesLocalNumbers } from '../numbers/written-number.ts'
import { omittable, withWireFormat, type Json } from '../../../packages/contract/wire-format.ts'
import {
  formatAmount,
  formatMoney,
  hiddenPrice,
  isHidden,
  maxPrice,
  maxSentTotal,
  moneyPrefix,
  optionalPrefixPattern,
  parseMoney,
  prefixPattern,
  shopCurrency,
  withoutCurrency,
  withoutSymbol,
  type Cents,
} from '../money/money.ts'

/** What is wrong with an amount: how to write it, if it can be read. */
export function moneyMessage(input: unknown): string {
  const text = typeof input === 'string' ? withoutSymbol(input.trim()) : ''
  const readings = takesLocalNumbers() ? readingsOf(withoutCurrency(text)) : []
  if (readings.length > 1) return messages.twoAmounts(text, readings)
  const sign = /[€£¥$₹]|\b[A-Z]{3}\b/.exec(text)?.[0]
  const bare = text.replace(/[€£¥$₹\s]|\b[A-Z]{3}\b/g, '')
  const amount = bare.replace(/^(\d*),(\d{1,2})$/, '$1.$2').replace(/(\d),(?=\d{3}\b)/g, '$1')
  // Longer than the amounts that can be parsed.
  if (/^\d{10,}(?:\.\d{1,2})?$/.test(amount)) return messages.tooDear()
  const cents = parseMoney(amount.startsWith('.') ? `0${amount}` : amount)
  if (cents === undefined) return messages.notMoney
  const right = formatAmount(cents)
  if (sign !== undefined && sign !== shopCurrency().code && sign !== shopCurrency().symbol)
    return messages.otherCurrency(right, sign)
  return bare.includes(',') ? messages.withDot(right) : messages.writeInstead(right)
}

const MoneyText = z.string().check(
  z.trim(),
  z.refine((text) => parseMoney(text) !== undefined, { error: ({ input }) => moneyMessage(input) }),
)

/**
 * A price as text, up to the maximum; on the wire it may have leading zeros. The pattern is read
 * when the API is described: by then the shop's currency is known.
 */
export const priceFormat: Json = {
  type: 'string',
  get pattern() {
    return `^${optionalPrefixPattern()}(?:0{0,3}\\d{1,6}(?:\\.\\d{1,2})?|0{0,2}1000000(?:\\.0{1,2})?)$`
  },
}
/** An amount as the shop sends it, with up to `digits` digits before the decimals. */
const sentFormat = (digits: number): Json => ({
  type: 'string',
  get pattern() {
    return `^${prefixPattern()}\\d{1,${digits}}\\.\\d{2}$`
  },
})

/**
 * A price: cents once decoded. On the wire it is text with or without '$', or a number with at most
 * two decimals; it is sent as '$12.50', or with the sign of the shop's currency.
 */
export const Money = withWireFormat(
  z.codec(
    z.union(
      [
        MoneyText,
        z.number().check(z.nonnegative(messages.notMoney), z.multipleOf(0.01, messages.notMoney)),
      ],
      { error: ({ input }) => moneyMessage(input) },
    ),
    z
      .int()
      .check(
        z.nonnegative(messages.notMoney),
        z.maximum(maxPrice, { error: () => messages.tooDear() }),
      ),
    {
      decode: (value) => parseMoney(typeof value === 'number' ? value.toFixed(2) : value) ?? -1,
      encode: formatMoney,
    },
  ),
  {
    anyOf: [priceFormat, { type: 'number', minimum: 0, maximum: maxPrice / 100, multipleOf: 0.01 }],
  },
  sentFormat(7),
)

const totalPattern = /^\d{1,13}\.\d{2}$/
const isTotal = (text: string): boolean =>
  text.startsWith(moneyPrefix()) && totalPattern.test(withoutSymbol(text))
/**
 * A sum of many amounts, which may exceed the highest price; '$1234567.50' on the wire. A sum with
 * too many digits for the wire, such as that of several maximum orders, is sent as the highest
 * amount.
 */
export const MoneyTotal = withWireFormat(
  z.codec(
    z.string().check(z.refine(isTotal, messages.notMoney)),
    z.number().check(z.nonnegative(messages.notMoney)),
    {
      decode: (text) => Number(text.replaceAll(/\D/g, '')),
      encode: (cents) => formatMoney(Math.min(cents, maxSentTotal)),
    },
  ),
  sentFormat(13),
)

/** An amount in a response, absent if the caller is not shown it. */
const shown = (amount: z.ZodMiniType<Cents>, digits: number) =>
  omittable(
    withWireFormat(
      z.codec(z.optional(amount), z.custom<Cents>(), {
        decode: (cents) => cents ?? hiddenPrice,
        encode: (cents) => (cents === undefined || isHidden(cents) ? undefined : cents),
      }),
      sentFormat(digits),
    ),
  )
/** A price that depends on the caller. */
export const ShownMoney = shown(Money, 7)
/** A sum of such prices. */
export const ShownTotal = shown(MoneyTotal, 13)
