/** The canonical form of an e-mail address, by which access `self` compares accounts. */

const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/**
 * An e-mail address in its canonical form. ASCII letters become lower case and nothing else is
 * folded: Unicode case folding would let two people share an identity.
 * @returns undefined when the text is no e-mail address
 */
export function canonicalEmail(text: string): string | undefined {
  const lowerCase = text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return lowerCase.length <= 254 && emailPattern.test(lowerCase) ? lowerCase : undefined
}
