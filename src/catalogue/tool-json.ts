/** The JSON text of a tool from the column `tools.wire` and the fields that are not in it. Pure. */
import { defaultCurrency, moneyPrefix, shopCurrency } from '../platform/money/money.ts'
import { pictureKey, publicImageUrl } from './model/image.ts'

/**
 * `wire`: the members of the tool's JSON object without braces, as created by
 * migrations/0024_wire.ts; everything except the image, which depends on the shop's origin, and the
 * stock, which changes with every order.
 */
export type SerializedToolRow = {
  readonly wire: string
  /** If `wire` only has some members: all of them, if more are needed. */
  readonly whole?: string
  readonly image: string
  readonly stock: number
}

/**
 * Text created by the database always uses '$': this replaces it by the shop's currency sign. It
 * cannot match typed text by mistake, since JSON escapes quotes, and the database adds a blank
 * after the colon in `jsonb`.
 */
export const inShopCurrency = (wire: string): string =>
  shopCurrency() === defaultCurrency
    ? wire
    : wire.replaceAll('"price":"$', `"price":"${moneyPrefix()}`)

/** The row of a tool with hidden prices. */
export function withoutWirePrices<R extends Pick<SerializedToolRow, 'wire'>>(row: R): R {
  const { price: _price, price_breaks: _breaks, ...rest } = parseWire(row.wire)
  return { ...row, wire: JSON.stringify(rest).slice(1, -1) }
}

/** The members of a tool's text. */
export function parseWire(wire: string): Readonly<Record<string, unknown>> {
  const parsed: unknown = JSON.parse(`{${wire}}`)
  return typeof parsed === 'object' && parsed !== null
    ? Object.fromEntries(Object.entries(parsed))
    : {}
}

/**
 * A tool in the encoding of `ToolDto` (contract.ts); only the order of its members differs.
 * @param origin the shop's own, for addresses of uploaded pictures
 */
export function toToolJson({ wire, image, stock }: SerializedToolRow, origin: string): string {
  const picture = pictureKey(image)
  // A picture's key has no character that JSON escapes (see image.ts).
  const pictureJson = picture === null ? 'null' : `"${picture}"`
  const imageJson = JSON.stringify(publicImageUrl(image, origin))
  return `{${inShopCurrency(wire)},"image":${imageJson},"picture":${pictureJson},"Stock":${stock}}`
}
