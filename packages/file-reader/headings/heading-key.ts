/** The normalized form in which headings are compared. Pure. */

/** Characters: a longer heading is recognized by its beginning, so that no pattern takes long. */
const maxHeadingLength = 200

/** The part of a heading by which it is recognized. */
export const knownPart = (heading: string | number | undefined): string =>
  String(heading ?? '').slice(0, maxHeadingLength)

/** Letters that have no Unicode decomposition. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'ae', ı: 'i' }

/** A heading in small letters without marks and signs: 'Preis (€)' becomes 'preis'. */
export const headingKey = (heading: string | number | undefined): string =>
  knownPart(heading)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøæı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}+#-]+/gu, ' ')
    .trim()

/** The words of a heading, without signs between them: 'E-mail' becomes 'e mail'. */
export const wordsOf = (heading: string): string =>
  headingKey(heading)
    .replaceAll(/[-+#]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
