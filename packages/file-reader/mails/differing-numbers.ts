/** Whether the two texts of a mail say the same numbers: one program reads the one, a person the other. Pure. */

/** Addresses and marks that programs put into a text that they make of HTML. */
const added = /https?:\/\/\S+|\[[^\]\n]*\]|<[^>\n]*>|\S+@\S+|^\s*\d{1,3}[.)]\s|^\s*>.*$/gim
const whole = /(?<![\p{L}\p{N}.,:/_-])\d{1,6}(?![\p{L}\p{N}:/_-]|[.,]\d)/gu

/**
 * The whole numbers of a text that the shown text of its HTML has not.
 * @param shown without what is hidden
 */
export function numbersOnlyIn(text: string, shown: string): readonly string[] {
  const others = new Set(shown.match(/\d+/g))
  const own = text.replaceAll(added, ' ').match(whole) ?? []
  return [...new Set(own)].filter((number) => !others.has(number))
}
