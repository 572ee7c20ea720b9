/**
 * Whether both texts of a mail contain the same numbers, because a program reads one and a person
 * the other. Pure.
 */

/** Addresses and marks that programs add to a text that they generate from HTML. */
const added = /https?:\/\/\S+|\[[^\]\n]*\]|<[^>\n]*>|\S+@\S+|^\s*\d{1,3}[.)]\s|^\s*>.*$/gim
const whole = /(?<![\p{L}\p{N}.,:/_-])\d{1,6}(?![\p{L}\p{N}:/_-]|[.,]\d)/gu

/**
 * The whole numbers of a text that are missing from the visible text of its HTML.
 * @param shown the text without hidden parts
 */
export function numbersOnlyIn(text: string, shown: string): readonly string[] {
  const others = new Set(shown.match(/\d+/g))
  const own = text.replaceAll(added, ' ').match(whole) ?? []
  return [...new Set(own)].filter((number) => !others.has(number))
}
