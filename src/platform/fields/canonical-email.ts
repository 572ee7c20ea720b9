/** The canonical form of an e-mail address, by which access `self` compares accounts. */

/** The form of an e-mail address before it is lower-cased. */
export const emailPattern =
  "^[A-Za-z0-9.!#$%&'*+\\/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?" +
  '(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'
const pattern = new RegExp(emailPattern)

/**
 * An e-mail address in its canonical form. ASCII letters become lower case and nothing else is
 * folded: Unicode case folding would let two people share an identity.
 * @returns undefined when the text is no e-mail address
 */
export function canonicalEmail(text: string): string | undefined {
  const lowerCase = text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return lowerCase.length <= 254 && pattern.test(lowerCase) ? lowerCase : undefined
}
