/** Schemas of values that several contracts use: text, ids, e-mail addresses, whole numbers. */
import * as z from 'zod/mini'
import { canonicalEmail, emailPattern } from './canonical-email.ts'
import { validationMessages } from '../../../packages/contract/messages.ts'
import {
  withIntegerFormat,
  withWireFormat,
  type Json,
} from '../../../packages/contract/wire-format.ts'
import { platformMessages as messages } from '../messages/platform.ts'
import { wholeNumberMessage } from './number-message.ts'
import { takesLocalNumbers, typedNumber } from '../numbers/written-number.ts'
import { isVisible, removeInvisible } from './plain-text.ts'

const { required } = validationMessages

// Control characters (except tab and line ends), bidirectional overrides, byte order mark, lone
// surrogates: characters that nobody types on purpose.
const notPrintable =
  '\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u200E\\u200F\\u202A-\\u202E' +
  '\\u2066-\\u2069\\uFEFF'
const surrogates = '\\uD800-\\uDFFF'
const lineEnds = '\\n\\r\\t\\u2028\\u2029'
const without = (characters: string) => {
  const pattern = new RegExp(`[${characters}]`, 'u')
  return z.refine<string>((value) => !pattern.test(value), messages.notPlainText)
}
const printable = without(notPrintable + surrogates)
const singleLine = without(lineEnds)

const withoutInvisible = z.overwrite<string>(removeInvisible)
const visible = z.refine<string>((value) => value === '' || isVisible(value), required)
// Empty is allowed; text that only looks empty becomes empty, since it would confuse people.
const visibleOrEmpty = z.overwrite<string>((value) => (isVisible(value) ? value : ''))

// Characters that are invisible on their own, for a regular expression that means the same without
// the flag u: many tools compile a document's patterns that way. See plain-text.ts for the full
// set.
const blank =
  '\\s\\u00AD\\u0300-\\u036F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F' +
  '\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFFA0'

/** Text as described in the API reference: surrounding spaces count there, but are removed here. */
const textFormat = (excluded: string, minLength: 0 | 1, maxLength: number): Json =>
  minLength === 0
    ? { type: 'string', maxLength, pattern: `^[^${excluded}]*$` }
    : {
        type: 'string',
        minLength,
        maxLength,
        pattern: `^[^${excluded}]*[^${excluded}${blank}][^${excluded}]*$`,
      }
/** A line of text as described in the API reference. */
export const lineFormat = (minLength: 0 | 1, maxLength: number): Json =>
  textFormat(notPrintable + lineEnds, minLength, maxLength)

/** Text of several lines as described in the API reference. */
export const linesFormat = (minLength: 0 | 1, maxLength: number): Json =>
  textFormat(notPrintable, minLength, maxLength)

/** Text of one line, trimmed and in NFC, of 1 to `maxLength` characters. */
export const Line = (maxLength: number) =>
  withWireFormat(
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
        z.maxLength(maxLength, { error: () => validationMessages.tooLong(maxLength) }),
      ),
    lineFormat(1, maxLength),
    { type: 'string' },
  )
/** Like Line, but may be empty. */
export const OptionalLine = (maxLength: number) =>
  withWireFormat(
    z
      .string()
      .check(
        printable,
        singleLine,
        z.normalize('NFC'),
        withoutInvisible,
        z.trim(),
        visibleOrEmpty,
        z.maxLength(maxLength, { error: () => validationMessages.tooLong(maxLength) }),
      ),
    lineFormat(0, maxLength),
    { type: 'string' },
  )
/** Text of several lines, trimmed and in NFC, of 1 to `maxLength` characters. */
export const Text = (maxLength: number) =>
  withWireFormat(
    z
      .string(required)
      .check(
        printable,
        z.normalize('NFC'),
        withoutInvisible,
        z.trim(),
        z.minLength(1, required),
        visible,
        z.maxLength(maxLength, { error: () => validationMessages.tooLong(maxLength) }),
      ),
    textFormat(notPrintable, 1, maxLength),
    { type: 'string' },
  )

/** Like Text, but may be empty. */
export const OptionalText = (maxLength: number) =>
  withWireFormat(
    z
      .string()
      .check(
        printable,
        z.normalize('NFC'),
        withoutInvisible,
        z.trim(),
        visibleOrEmpty,
        z.maxLength(maxLength, { error: () => validationMessages.tooLong(maxLength) }),
      ),
    textFormat(notPrintable, 0, maxLength),
    { type: 'string' },
  )

const addressCharacter = notPrintable + blank
const addressPattern = new RegExp(
  `^(?:|https://[^@/?#${addressCharacter}]+\\.[^@/?#${addressCharacter}]+` +
    `(?:[/?#][^${addressCharacter}]*)?)$`,
)
/** Empty, or an address that begins with https://. */
export const OptionalHttpsAddress = (maxLength: number, message: string) =>
  OptionalLine(maxLength).check(z.regex(addressPattern, message))

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** An id of this shop: a UUID in lower case. Checked before it is used in SQL. */
export const Id = withWireFormat(
  z.string().check(z.regex(idPattern, messages.notId)),
  { type: 'string', format: 'uuid', pattern: idPattern.source },
  { type: 'string', format: 'uuid' },
)

/** A time in a response: ISO 8601, UTC. */
export const Timestamp = withWireFormat(z.string(), { type: 'string', format: 'date-time' })

/** An e-mail address, canonical once decoded. A codec: clients can encode what they decoded. */
export const Email = withWireFormat(
  z.codec(
    z.string(messages.notEmail).check(z.maxLength(320, messages.notEmail)),
    z.string().check(z.minLength(1, messages.notEmail)),
    {
      decode: (text) => canonicalEmail(text) ?? '',
      encode: (email) => email,
    },
  ),
  { type: 'string', format: 'email', maxLength: 254, pattern: emailPattern },
)

/** For '024', a message with the number as it should be written; otherwise the given message. */
const wholeMessage = (message: Sentence) => ({
  error: ({ input }: { readonly input?: unknown }): string =>
    typeof input === 'string' && /^0+\d{1,9}$/.test(input)
      ? messages.writeInstead(String(Number(input)))
      : typeof input === 'string' && takesLocalNumbers()
        ? wholeNumberMessage(input, said(message))
        : said(message),
})

/** A sentence with values in it is a function: it is put together in the language of the request. */
type Sentence = string | (() => string)
const said = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence())
const saying = (sentence: Sentence) => ({ error: () => said(sentence) })

/** A whole number as a form accepts it; on the wire it is canonical. */
const canonicalWhole = (text: string): string =>
  takesLocalNumbers() ? (typedNumber(text) ?? text) : text
const WholeText = (message: Sentence) =>
  z
    .string()
    .check(
      z.refine((text) => /^(0|[1-9]\d{0,9})$/.test(canonicalWhole(text)), wholeMessage(message)),
    )

/** A whole number, as a JSON number or as canonical digits ('24', not '024' or '2.4e1'). */
export const Integer = (
  min: number,
  max: number,
  message: Sentence = () => messages.notWhole(min, max),
) =>
  withIntegerFormat(
    z.codec(
      z.union([z.number(), WholeText(message)], wholeMessage(message)),
      z
        .int(saying(message))
        .check(z.minimum(min, saying(message)), z.maximum(max, saying(message))),
      {
        decode: (value) => (typeof value === 'number' ? value : Number(canonicalWhole(value))),
        encode: (value) => value,
      },
    ),
    { minimum: min, maximum: max, asText: true },
  )

/** A whole number in a query string: '24' on the wire. */
export const IntegerText = (
  min: number,
  max: number,
  message: Sentence = () => messages.notWhole(min, max),
) =>
  withIntegerFormat(
    z.codec(
      z.string().check(z.regex(/^(0|[1-9]\d{0,9})$/, wholeMessage(message))),
      z.int().check(z.minimum(min, saying(message)), z.maximum(max, saying(message))),
      { decode: Number, encode: String },
    ),
    { minimum: min, maximum: max, asText: false },
  )

/** A calendar day, such as 2026-11-22. */
export const Day = (message: string) =>
  withWireFormat(
    z
      .string()
      .check(
        z.refine(
          (text) =>
            dayPattern.test(text) &&
            !Number.isNaN(Date.parse(text)) &&
            new Date(text).toISOString().startsWith(text),
          message,
        ),
      ),
    { type: 'string', format: 'date', pattern: dayPattern.source },
  )
export const dayPattern = /^[12]\d{3}-\d{2}-\d{2}$/

/** The query parameters of a paged list: how many rows, and the cursor of its first row. */
export const pageFields = {
  limit: z.optional(IntegerText(1, 1000)),
  cursor: z.optional(z.string().check(z.maxLength(800), z.regex(/^[\w-]+$/, messages.notCursor))),
}
