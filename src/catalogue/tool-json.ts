/** The JSON text of a tool from the column `tools.wire` and the fields that are not in it. Pure. */
import { defaultCurrency, moneyPrefix, shopCurrency } from '../platform/money/money.ts'
import { pictureKey, publicImageUrl } from './model/image.ts'

/**
 * `wire`: the members of the tool's JSON object without braces, as migrations/0024_wire.ts makes
 * them;
 * everything but the image, which depends on the shop's origin, and the stock, which changes with
 * every order.
 */
export type SerializedToolRow = {
  readonly wire: string
  /** Where `wire` has only some members: all of them, if more are needed. */
  readonly whole?: string
  readonly image: string
  readonly stock: number
}

/**
 * Text that the database has made says '$', whatever the currency is: prices in other signs are
 * written here. A text that somebody typed cannot be met by mistake, since JSON escapes its quotes,
 * and the database puts a blank after the colon in what it stores as `jsonb`.
 */
export const inShopCurrency = (wire: string): string =>
  shopCurrency() === defaultCurrency
    ? wire
    : wire.replaceAll('"price":"$', `"price":"${moneyPrefix()}`)

/** The row of a tool whose prices are not shown. */
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
 * A tool as `ToolDto` (contract.ts) encodes it; only the order of its members differs.
 * @param origin the shop's own, for addresses of uploaded pictures
 */
export function toToolJson({ wire, image, stock }: SerializedToolRow, origin: string): string {
  const picture = pictureKey(image)
  // A picture's key has no character that JSON escapes (see image.ts).
  const pictureJson = picture === null ? 'null' : `"${picture}"`
  const imageJson = JSON.stringify(publicImageUrl(image, origin))
  return `{${inShopCurrency(wire)},"image":${imageJson},"picture":${pictureJson},"Stock":${stock}}`
}
