/** The JSON text of a tool from the column `tools.wire` and the fields that are not in it. Pure. */
import { pictureKey, publicImageUrl } from './image.ts'

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
 * A tool as `ToolDto` (contract.ts) encodes it; only the order of its members differs.
 * @param origin the shop's own, for addresses of uploaded pictures
 */
export function toToolJson({ wire, image, stock }: SerializedToolRow, origin: string): string {
  const picture = pictureKey(image)
  // A picture's key has no character that JSON escapes (see image.ts).
  const pictureJson = picture === null ? 'null' : `"${picture}"`
  const imageJson = JSON.stringify(publicImageUrl(image, origin))
  return `{${wire},"image":${imageJson},"picture":${pictureJson},"Stock":${stock}}`
}
