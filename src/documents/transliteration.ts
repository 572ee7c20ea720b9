/** Text in the letters that a typeface has, and as near as it can for those that it has not. */

// Letters that do not decompose into a plain one and a mark, and signs that have a plainer twin.
const twins: Readonly<Record<string, string>> = {
  '‑': '-',
  '\u2002': ' ',
  '\u2003': ' ',
  '\u2009': ' ',
  '\u200A': ' ',
  '\u202F': ' ',
  '⁄': '/',
}
// They take no room and say nothing on paper; those that turn the direction of writing could make one name look like another.
const unseen = /\p{Cf}|\p{Cc}|\p{Variation_Selector}/u
const spaces = /[\n\t]/

/** 'Żółć Joinery' stays as it is; what has neither a letter nor a plain twin in the typeface becomes '?'. */
export const transliterate = (text: string, knows: (letter: string) => boolean): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    if (spaces.test(letter)) return letter
    if (unseen.test(letter)) return ''
    if (knows(letter)) return letter
    const plain = twins[letter] ?? letter.normalize('NFKD').replace(/\p{Mark}/gu, '')
    return plain !== '' && Array.from(plain).every(knows) ? plain : '?'
  }).join('')
