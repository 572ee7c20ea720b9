/**
 * Schemas of money for contracts. Not in money.ts, so that pages which only display prices load no
 * schema library.
 */
import * as z from 'zod/mini'
import { platformMessages as messages } from './messages/platform.ts'
import { withWireFormat, type Json } from '../../packages/contract/wire-format.ts'
import { maxPrice, parseMoney, formatMoney } from './money.ts'

/** What is wrong with an amount: where it can be read, how to write it. */
export function moneyMessage(input: unknown): string {
  const text = typeof input === 'string' ? input.trim() : ''
  const sign = /[€£¥]|\b[A-Z]{3}\b/.exec(text)?.[0]
  const bare = text.replace(/[€£¥$\s]|\b[A-Z]{3}\b/g, '')
  const amount = bare.replace(/^(\d*),(\d{1,2})$/, '$1.$2').replace(/(\d),(?=\d{3}\b)/g, '$1')
  const cents = parseMoney(amount.startsWith('.') ? `0${amount}` : amount)
  if (cents === undefined) return messages.notMoney
  const right = formatMoney(cents).slice(1)
  if (sign !== undefined) return messages.otherCurrency(right, sign)
  return bare.includes(',') ? messages.withDot(right) : messages.writeInstead(right)
}

const MoneyText = z
  .string()
  .check(
    z.trim(),
    z.regex(/^\$?\d{1,9}(\.\d{1,2})?$/, { error: ({ input }) => moneyMessage(input) }),
  )

/** A price as text, up to the highest; on the wire it may have leading zeros. */
export const priceFormat: Json = {
  type: 'string',
  pattern: '^\\$?(?:0{0,3}\\d{1,6}(?:\\.\\d{1,2})?|0{0,2}1000000(?:\\.0{1,2})?)$',
}

/**
 * A price: cents once decoded. On the wire it is text with or without '$', or a number with at most
 * two decimals; it is sent as '$12.50'.
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
    z.int().check(z.nonnegative(messages.notMoney), z.maximum(maxPrice, messages.tooDear)),
    {
      decode: (value) => parseMoney(typeof value === 'number' ? value.toFixed(2) : value) ?? -1,
      encode: formatMoney,
    },
  ),
  {
    anyOf: [priceFormat, { type: 'number', minimum: 0, maximum: maxPrice / 100, multipleOf: 0.01 }],
  },
  { type: 'string', pattern: '^\\$\\d{1,7}\\.\\d{2}$' },
)

const totalPattern = /^\$\d{1,13}\.\d{2}$/
/** A sum of many amounts, which may exceed the highest price; '$1234567.50' on the wire. */
export const MoneyTotal = withWireFormat(
  z.codec(
    z.string().check(z.regex(totalPattern, messages.notMoney)),
    z.int().check(z.nonnegative(messages.notMoney)),
    {
      decode: (text) => Number(text.replace(/[$.]/g, '')),
      encode: formatMoney,
    },
  ),
  { type: 'string', pattern: totalPattern.source },
)
