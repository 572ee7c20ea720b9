/** Removes invisible characters from text, so that texts that look the same are the same. Pure. */

// Code points that Unicode calls default-ignorable: zero-width spaces, soft hyphens, Hangul
// fillers, tags, variation selectors.
const invisible = /\p{Default_Ignorable_Code_Point}/gu
// Scripts in which a zero-width joiner or non-joiner changes how the letters beside it look.
const joiningLetter =
  '[\\p{Script=Arabic}\\p{Script=Bengali}\\p{Script=Devanagari}\\p{Script=Gujarati}' +
  '\\p{Script=Gurmukhi}\\p{Script=Kannada}\\p{Script=Khmer}\\p{Script=Malayalam}' +
  '\\p{Script=Mongolian}\\p{Script=Oriya}\\p{Script=Sinhala}\\p{Script=Syriac}' +
  '\\p{Script=Tamil}\\p{Script=Telugu}]'
const emoji = '\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier})*'
// Visible text that contains such code points: emoji, keycaps, joined letters.
const visible = new RegExp(
  `${emoji}(?:\\u200D${emoji})*|[0-9#*]\\uFE0F\\u20E3|` +
    `${joiningLetter}(?:[\\u200C\\u200D]${joiningLetter})+`,
  'gu',
)

/** Removes invisible code points, except those that belong to an emoji or to joined letters. */
export function removeInvisible(text: string): string {
  if (text.search(invisible) < 0) return text
  let result = ''
  let end = 0
  for (const match of text.matchAll(visible)) {
    result += text.slice(end, match.index).replace(invisible, '') + match[0]
    end = match.index + match[0].length
  }
  return result + text.slice(end).replace(invisible, '')
}

/** Whether a text is visible: spaces, combining marks and an empty braille cell are not. */
export const isVisible = (text: string): boolean => /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/**
 * A name as an identity provider states it: in NFC, on one line, without control characters and
 * invisible characters. It may be empty.
 */
export function cleanName(name: string, maxLength: number): string {
  const cleaned = removeInvisible(name.normalize('NFC'))
    .replace(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}\p{Bidi_Control}\u2028\u2029]/gu, '')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
  return isVisible(cleaned) ? cleaned : ''
}
