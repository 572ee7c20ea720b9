/** The scripts that documents can print besides Latin, Greek and Cyrillic. */

/** A shop may leave some of them out (DOCUMENT_SCRIPTS). In the order in which fonts are tried. */
export const documentScripts = [
  'arabic',
  'hebrew',
  'devanagari',
  'thai',
  'japanese',
  'korean',
  'chinese',
] as const
export type DocumentScript = (typeof documentScripts)[number]
