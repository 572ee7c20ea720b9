/**
 * Results as agents read them: text of others is bounded, without characters that are not seen, and
 * never anything but a value of JSON. Pure.
 */

/** Characters of one text, and of a whole result. */
const maxText = 4000
export const maxResult = 400_000
/** Characters of one text of an error, which may repeat what was sent. */
export const maxErrorText = 1000

/**
 * A value of JSON whose texts have no control, format, private or ignorable characters: a name can
 * hold instructions that people do not see, written in tags or variation selectors of Unicode, or
 * turn the writing round.
 * @param most characters of each text
 */
export function plainValue(value: unknown, most = maxText): unknown {
  if (typeof value === 'string') return plainText(value, most)
  if (Array.isArray(value)) return value.map((one) => plainValue(one, most))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [plainText(name, most), plainValue(field, most)]),
  )
}

/** @param most characters; what is longer is cut */
export function plainText(text: string, most: number): string {
  const seen = text.replaceAll(/\p{DI}|[^\P{C}\n\t]/gu, '').replaceAll(/[\p{Zl}\p{Zp}]/gu, '\n')
  return seen.length > most ? `${seen.slice(0, most).toWellFormed()}…` : seen
}

/** A name that was sent and is not known, as an error can repeat it: on one line. */
export const plainName = (text: string): string => plainText(text, 60).replaceAll(/\s+/g, ' ')

/** Whether an answer can repeat the id of a message, as JSON-RPC asks. */
export const isPlainId = (id: string): boolean => plainText(id, 200) === id
