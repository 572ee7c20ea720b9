/**
 * Results as agents read them: text of others is bounded, without characters that are not seen, and
 * never anything but a value of JSON. Pure.
 */

/** Characters of one text, and of a whole result. */
const maxText = 4000
export const maxResult = 400_000

/**
 * A value of JSON whose texts have no control, format or private characters: a name can hold
 * instructions that people do not see, written in tags of Unicode, or turn the writing round.
 */
export function plainValue(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return value.map(plainValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [plainText(name), plainValue(field)]),
  )
}

const plainText = (text: string): string => {
  const seen = text.replaceAll(/[^\P{C}\n\t]/gu, '').replaceAll(/[\p{Zl}\p{Zp}]/gu, '\n')
  return seen.length > maxText ? `${seen.slice(0, maxText)}…` : seen
}
