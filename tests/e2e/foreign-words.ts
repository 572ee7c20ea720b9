/**
 * What may stand on a page of the other language, looked at one by one. Both lists are short; what
 * is added to them is either the same in both languages or words that people chose.
 */

/** Words of both languages that the messages of one happen not to say; in small letters. */
export const wordsOfBoth: ReadonlySet<string> = new Set([
  'euro',
  'filter',
  'mm',
  'moments',
  'orange',
  'parallel',
  'ring',
  'web',
])

/** Texts that are nobody's translation. */
export const allowedTexts: readonly RegExp[] = [
  // Names of people, places and programs.
  /^(?:Last by )?Olga Amboss$/,
  /^(?:Austin|Isle of Man|Türkiye)$/,
  /^New (?:Hampshire|Jersey|Mexico|York)$/,
  /\bEvery (?:page|Program|Brand)\b/,
  /^A page\.$/,
  /\bMy Portfolio\b/,
  // Words of search that mean the same: English ones, as the shop is delivered with them.
  /\w = \w/,
  /\bclaw (?:bar|hammer)\b/,
  // The last part of an address.
  /^(?:schraubendreher|zangen|messwerkzeuge|werkzeugkasten)$/,
  // Who acts from the command line.
  /^operator$/,
]
