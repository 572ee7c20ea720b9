/**
 * Results for agents: others' texts are limited, contain no invisible characters, and are always
 * JSON values. Pure.
 */

/** The maximum number of characters of one text. */
const maxText = 4000
export const maxResult = 400_000
/** The maximum number of characters of one text in an error, which may repeat input. */
export const maxErrorText = 1000

/**
 * A value of JSON whose texts have no control, format, private or ignorable characters: a name can
 * contain invisible instructions, written in Unicode tags or variation selectors, or reverse the
 * writing direction.
 * @param most the maximum number of characters of each text
 */
export function plainValue(value: unknown, most = maxText): unknown {
  if (typeof value === 'string') return plainText(value, most)
  if (Array.isArray(value)) return value.map((one) => plainValue(one, most))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [plainText(name, most), plainValue(field, most)]),
  )
}

/** @param most the maximum number of characters; longer text is cut off */
export function plainText(text: string, most: number): string {
  const seen = text.replaceAll(/\p{DI}|[^\P{C}\n\t]/gu, '').replaceAll(/[\p{Zl}\p{Zp}]/gu, '\n')
  return seen.length > most ? `${seen.slice(0, most).toWellFormed()}…` : seen
}

/** An unknown name from the input, in a form that an error can repeat: on one line. */
export const plainName = (text: string): string => plainText(text, 60).replaceAll(/\s+/g, ' ')

/** Whether a response can repeat the id of a message, as JSON-RPC requires. */
export const isPlainId = (id: string): boolean => plainText(id, 200) === id
