/** Text in the encoding that DATEV reads. Pure. Source: Unicode's mapping of code page 1252. */

/** The characters of 0x80 to 0x9F; undefined ones are spaces. */
const high = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

const bytes = new Map<string, number>(
  Array.from({ length: 256 }, (_value, byte): [string, number] => {
    const character = high[byte - 0x80]
    return byte < 0x80 || byte >= 0xa0 || character === undefined || character === ' '
      ? [String.fromCharCode(byte), byte]
      : [character, byte]
  }),
)

/** Replacements that keep the meaning, in addition to removing accents. */
const equivalents: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ß: 'ß',
  ẞ: 'SS',
  '−': '-',
  '‑': '-',
}

const isEncodable = (character: string): boolean => bytes.has(character)

/**
 * One line of text with only characters of the code page: without accents if only the base
 * character exists, '?' if neither exists; control characters become spaces.
 */
export const toPlainLine = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) => {
    if (/\p{Cc}|\p{Zl}|\p{Zp}/u.test(character)) return ' '
    if (isEncodable(character)) return character
    const base = equivalents[character] ?? character.normalize('NFKD').replaceAll(/\p{Mark}/gu, '')
    return base !== '' && Array.from(base).every(isEncodable) ? base : '?'
  })
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()

/** @param text the result of `toPlainLine`, and line breaks */
export const encodeWindows1252 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => bytes.get(character) ?? 0x3f)
