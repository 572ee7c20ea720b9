/**
 * The letters of DATANORM, and texts cut to its fields. Pure.
 *
 * Source: datanorm.de, "DATANORM-Versionen": code page 850, of it hex 20 to 7A without ; [ ] \ { }
 * | ~, and the German letters; version 5 has ² ³ ° beside them. Programs that read ISO-8859-1 take
 * ³ for ü, so that one is written as 3.
 */
export type Version = 4 | 5

const dosBytes: Readonly<Record<string, number>> = {
  ä: 0x84,
  ö: 0x94,
  ü: 0x81,
  Ä: 0x8e,
  Ö: 0x99,
  Ü: 0x9a,
  ß: 0xe1,
  '°': 0xf8,
  '²': 0xfd,
}
const germanLetters = 'äöüÄÖÜß'
const extraLetters: Readonly<Record<Version, string>> = { 4: '', 5: '°²' }

const replacements: Readonly<Record<string, string>> = {
  ';': ',',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '\\': '/',
  '|': '/',
  '~': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '″': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '′': "'",
  '×': 'x',
  '±': '+/-',
  '≤': '<=',
  '≥': '>=',
  '⁄': '/',
  '€': 'EUR',
  '£': 'GBP',
  '®': '(R)',
  '©': '(C)',
  µ: 'u',
  μ: 'u',
  Ω: 'Ohm',
  '⌀': 'D',
  '•': '-',
  '·': '.',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const isPlain = (letter: string): boolean => /^[ -:<-Z^-z]$/.test(letter)

function letterOf(letter: string, version: Version): string {
  if (isPlain(letter) || germanLetters.includes(letter) || extraLetters[version].includes(letter))
    return letter
  const replaced = replacements[letter]
  if (replaced !== undefined) return replaced
  if (/\p{C}|\s/u.test(letter)) return ' '
  const parts = Array.from(letter.normalize('NFKD').replace(/\p{M}/gu, ''))
  return parts.map((part) => (isPlain(part) ? part : (replacements[part] ?? '?'))).join('')
}

/**
 * One line of text in the character set of a version: other characters are written as several
 * letters, without their accents, or as '?'.
 * @returns `isExact`: whether the text is unchanged
 */
export function inLetters(
  text: string,
  version: Version,
): { readonly text: string; readonly isExact: boolean } {
  const composed = text.normalize('NFC')
  // A diameter sign, not a letter of a name.
  const words = composed.replace(/Ø(?=\s?\d)/g, 'D').replaceAll('Ø', 'O')
  const degrees = version === 4 ? words.replace(/\s?°\s?/g, ' Grad ').trim() : words
  const written = Array.from(degrees, (letter) => letterOf(letter, version)).join('')
  return { text: written, isExact: written === composed }
}

/** The bytes of a text that `inLetters` returned, in code page 850. */
export const inBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => dosBytes[letter] ?? letter.charCodeAt(0))

/** The lines of a text, none longer than `width`, broken between words if possible. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let rest = text.trim()
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    const end = space > 0 ? space : width
    lines.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return [...lines, rest]
}

/** Whether a word is too long for a line. */
export const breaksWord = (text: string, width: number): boolean =>
  text.split(' ').some((word) => word.length > width)
