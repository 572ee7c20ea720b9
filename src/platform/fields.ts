/** Schemas of values that several contracts take: text, ids, e-mail addresses, whole numbers. */
import * as z from 'zod/mini'
import { canonicalEmail } from '../../packages/contract/canonical-email.ts'
import { validationMessages } from '../../packages/contract/messages.ts'
import { platformMessages as messages } from './messages/platform.ts'
import { isVisible, removeInvisible } from './plain-text.ts'

const { required, tooLong } = validationMessages

// Control characters (but tab and line ends), bidirectional overrides, byte order mark, lone
// surrogates: nothing that a person types on purpose.
const notPrintable =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Surrogate}/u
const printable = z.refine<string>((value) => !notPrintable.test(value), messages.notPlainText)
const singleLine = z.refine<string>(
  (value) => !/[\n\r\t\u2028\u2029]/.test(value),
  messages.notPlainText,
)

const withoutInvisible = z.overwrite<string>(removeInvisible)
const visible = z.refine<string>((value) => value === '' || isVisible(value), required)
// Empty is allowed; something that looks empty would not be understood.
const visibleOrEmpty = z.overwrite<string>((value) => (isVisible(value) ? value : ''))

/** Text of one line, trimmed and in NFC, of 1 to `maxLength` characters. */
export const Line = (maxLength: number) =>
  z
    .string(required)
    .check(
      printable,
      singleLine,
      z.normalize('NFC'),
      withoutInvisible,
      z.trim(),
      z.minLength(1, required),
      visible,
      z.maxLength(maxLength, tooLong(maxLength)),
    )
/** As Line, but may be empty. */
export const OptionalLine = (maxLength: number) =>
  z
    .string()
    .check(
      printable,
      singleLine,
      z.normalize('NFC'),
      withoutInvisible,
      z.trim(),
      visibleOrEmpty,
      z.maxLength(maxLength, tooLong(maxLength)),
    )
/** Text of several lines, trimmed and in NFC, of 1 to `maxLength` characters. */
export const Text = (maxLength: number) =>
  z
    .string(required)
    .check(
      printable,
      z.normalize('NFC'),
      withoutInvisible,
      z.trim(),
      z.minLength(1, required),
      visible,
      z.maxLength(maxLength, tooLong(maxLength)),
    )

/** An id of this shop: a UUID in lower case. Checked before it is used in SQL. */
export const Id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, messages.notId))

/** An e-mail address, canonical once decoded. A codec: clients can encode what they decoded. */
export const Email = z.codec(
  z.string(messages.notEmail).check(z.maxLength(320, messages.notEmail)),
  z.string().check(z.minLength(1, messages.notEmail)),
  {
    decode: (text) => canonicalEmail(text) ?? '',
    encode: (email) => email,
  },
)

/** For '024' the number as it should be written, else the message. */
const wholeMessage = (message: string) => ({
  error: ({ input }: { readonly input?: unknown }): string =>
    typeof input === 'string' && /^0+\d{1,9}$/.test(input)
      ? messages.writeInstead(String(Number(input)))
      : message,
})

/** A whole number, as a JSON number or as canonical digits ('24', not '024' or '2.4e1'). */
export const Integer = (min: number, max: number, message = messages.notWhole(min, max)) =>
  z.codec(
    z.union(
      [z.number(), z.string().check(z.regex(/^(0|[1-9]\d{0,9})$/, wholeMessage(message)))],
      wholeMessage(message),
    ),
    z.int(message).check(z.minimum(min, message), z.maximum(max, message)),
    { decode: Number, encode: (value) => value },
  )

/** A whole number in a query string: '24' on the wire. */
export const IntegerText = (min: number, max: number, message = messages.notWhole(min, max)) =>
  z.codec(
    z.string().check(z.regex(/^(0|[1-9]\d{0,9})$/, wholeMessage(message))),
    z.int().check(z.minimum(min, message), z.maximum(max, message)),
    { decode: Number, encode: String },
  )

/** The query parameters of a paged list: how many rows, and the cursor of its first row. */
export const pageFields = {
  limit: z.optional(IntegerText(1, 1000)),
  cursor: z.optional(z.string().check(z.maxLength(800), z.regex(/^[\w-]+$/, messages.notCursor))),
}
