/** The schema of a tool's image: an address that browsers may load. */
import * as z from 'zod/mini'
import { withWireFormat, type Json } from '../../packages/contract/wire-format.ts'
import { catalogueMessages as messages } from './messages/catalogue.ts'

const imageAddress =
  /^(https?:\/\/[^\s/?#@\\\u0000-\u001F\u007F-\u009F]+(?:[/?#][^\s\\\u0000-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u206F]*)?|\/pictures\/[a-z0-9-]+\.webp)$/

const hostLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
/**
 * The addresses that are always accepted: of an uploaded picture, or with https. Others are
 * accepted if the shop's settings allow http, or after escaping.
 */
const imageFormat: Json = {
  type: 'string',
  format: 'uri-reference',
  maxLength: 2000,
  pattern:
    `^(?:https://(?:${hostLabel}\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?` +
    '(?:[/?#][A-Za-z0-9._~:/?#@!$&()*+,;=%-]*)?|/pictures/[a-z0-9-]+-800\\.webp)$',
}

/** For a draft, which need not have one yet. */
export const DraftImage = withWireFormat(
  z.string().check(
    z.trim(),
    z.maxLength(2048, messages.notImage),
    z.refine((text) => text === '' || imageAddress.test(text), messages.notImage),
  ),
  imageFormat,
)

export const Image = withWireFormat(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(2048, messages.notImage),
      z.regex(imageAddress, messages.notImage),
    ),
  imageFormat,
)
