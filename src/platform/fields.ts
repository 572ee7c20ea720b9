/** The kinds of value that several contracts take: text, ids, e-mails, whole numbers. Strict once, here. */
import * as z from 'zod/mini'
import { platformMessages as messages } from './messages/platform.ts'

// Control characters (but tab and line ends), bidirectional overrides, lone surrogates: nothing a person types on purpose.
const unprintable =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Surrogate}/u
const printable = z.refine<string>((value) => !unprintable.test(value), messages.notPlainText)
const oneLine = z.refine<string>(
  (value) => !/[\n\r\t\u2028\u2029]/.test(value),
  messages.notPlainText,
)

/** Text of one line, trimmed and in NFC, of 1 to `most` characters. */
export const Line = (most: number) =>
  z
    .string(messages.required)
    .check(
      printable,
      oneLine,
      z.normalize('NFC'),
      z.trim(),
      z.minLength(1, messages.required),
      z.maxLength(most, messages.tooLong(most)),
    )
/** As Line, but may be empty. */
export const OptionalLine = (most: number) =>
  z
    .string()
    .check(
      printable,
      oneLine,
      z.normalize('NFC'),
      z.trim(),
      z.maxLength(most, messages.tooLong(most)),
    )
/** Text of several lines, trimmed and in NFC, of 1 to `most` characters. */
export const Text = (most: number) =>
  z
    .string(messages.required)
    .check(
      printable,
      z.normalize('NFC'),
      z.trim(),
      z.minLength(1, messages.required),
      z.maxLength(most, messages.tooLong(most)),
    )

/** An id of ours: a UUID in lower case. Checked before any SQL sees it. */
export const Id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, messages.notId))

const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/**
 * An e-mail address in its canonical form. ASCII letters are lowered and nothing else is folded:
 * Unicode case folding would let two people share an identity.
 * @returns undefined when it is no address
 */
export function canonicalEmail(text: string): string | undefined {
  const lowered = text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return lowered.length <= 254 && emailPattern.test(lowered) ? lowered : undefined
}

/** An e-mail address, canonical inside. A codec, so that the browser's client can write what it read. */
export const Email = z.codec(
  z.string(messages.notEmail).check(z.maxLength(320, messages.notEmail)),
  z.string().check(z.minLength(1, messages.notEmail)),
  {
    decode: (text) => canonicalEmail(text) ?? '',
    encode: (email) => email,
  },
)

/** A whole number from `least` to `most`, as a JSON number or as canonical digits ('24', not '024' or '2.4e1'). */
export const Integer = (least: number, most: number, message: string = messages.notWhole) =>
  z.codec(
    z.union([z.number(), z.string().check(z.regex(/^(0|[1-9]\d{0,9})$/, message))], message),
    z.int(message).check(z.minimum(least, message), z.maximum(most, message)),
    { decode: Number, encode: (value) => value },
  )

/** A whole number in an address: '24' on the wire. */
export const IntegerText = (least: number, most: number, message: string = messages.notWhole) =>
  z.codec(
    z.string().check(z.regex(/^(0|[1-9]\d{0,9})$/, message)),
    z.int().check(z.minimum(least, message), z.maximum(most, message)),
    { decode: Number, encode: String },
  )

/** The page of a list: how many rows, and where it begins. Text, since it stands in an address. */
export const pageFields = {
  limit: z.optional(IntegerText(1, 1000)),
  cursor: z.optional(z.string().check(z.maxLength(800), z.regex(/^[\w-]+$/, messages.notCursor))),
}
