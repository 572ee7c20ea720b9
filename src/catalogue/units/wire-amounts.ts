/** The amounts of a tool with wire names, all for the number of units in `price_per`. Pure. */
import { parseMoney } from '../../platform/money/money.ts'
import { convertLadder, convertPrice } from './price-bases.ts'

/** Fields of a tool on the wire that contain amounts. */
export const amountFields = ['price', 'cost', 'price_breaks'] as const
export type Amounts = Readonly<Record<string, unknown>>
export type WireBreak = { readonly min_quantity: number; readonly price: string }

/** A price on the wire in cents. */
export const wireCents = (text: unknown): number => parseMoney(String(text)) ?? 0
export const asWire = (cents: number): string => (cents / 100).toFixed(2)

export const isWireBreak = (value: unknown): value is WireBreak =>
  typeof value === 'object' && value !== null && 'min_quantity' in value && 'price' in value

const isAmount = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') &&
  parseMoney(String(value)) !== undefined

/** Whether all can be converted; others are errors by the rules of a tool. */
export const areReadable = (amounts: Amounts): boolean =>
  Object.values(amounts).every((value) =>
    Array.isArray(value)
      ? value.every((rung) => isWireBreak(rung) && isAmount(rung.price))
      : isAmount(value),
  )

/** Those of these fields that contain an amount. */
export const amountsOf = (fields: Amounts): Amounts =>
  Object.fromEntries(
    amountFields.flatMap((field) =>
      fields[field] === undefined || fields[field] === null ? [] : [[field, fields[field]]],
    ),
  )

/** Converts amounts for `from` units to `to` units; undefined if one result is not whole cents. */
export function convertAmounts(amounts: Amounts, from: number, to: number): Amounts | undefined {
  const converted = Object.entries(amounts).map(([field, value]) => {
    if (!Array.isArray(value)) {
      const cents = convertPrice(wireCents(value), from, to)
      return [field, cents === undefined ? undefined : asWire(cents)] as const
    }
    const rungs = value.filter(isWireBreak)
    const ladder = convertLadder(
      rungs.map((rung) => ({ ...rung, price: wireCents(rung.price) })),
      from,
      to,
    )
    return [field, ladder?.map((rung) => ({ ...rung, price: asWire(rung.price) }))] as const
  })
  return converted.some(([, value]) => value === undefined)
    ? undefined
    : Object.fromEntries(converted)
}
