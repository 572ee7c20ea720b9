/**
 * Letters and signs by their HTML names. Pure.
 * Source: HTML 4.01, chapter 24 (ISO 8859-1, symbols, special characters).
 */

/** The names of ISO 8859-1 characters in their order, from U+00A0 on. */
const latin = [
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr',
  'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest',
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml',
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig',
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml',
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml',
].flatMap((names) => names.split(' '))

const further: Readonly<Record<string, string>> = {
  euro: '€',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  fnof: 'ƒ',
  Delta: 'Δ',
  Omega: 'Ω',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  mu: 'μ',
  Phi: 'Φ',
  phi: 'φ',
  ndash: '–',
  mdash: '—',
  prime: '′',
  Prime: '″',
  rdquo: '”',
  ldquo: '“',
  bdquo: '„',
  rsquo: '’',
  lsquo: '‘',
  sbquo: '‚',
  dagger: '†',
  bull: '•',
  hellip: '…',
  permil: '‰',
  trade: '™',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  minus: '−',
  radic: '√',
  infin: '∞',
  asymp: '≈',
  ne: '≠',
  le: '≤',
  ge: '≥',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '',
  zwj: '',
}

/** Keyed by name, without the names of XML: amp, lt, gt, quot, apos. */
export const namedLetters: ReadonlyMap<string, string> = new Map([
  ...latin.map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ['nbsp', ' '],
  ['shy', ''],
  ...Object.entries(further),
])

/**
 * Replaces names in an XML text by their letters. '&amp;sup2;' stays: a file that escapes the text
 * '&sup2;' means those characters, and the shop's own export does.
 */
export const withNamedLetters = (xml: string): string =>
  xml.includes('&')
    ? xml.replaceAll(
        /&([a-z][a-z\d]{1,7});/gi,
        (whole, name: string) => namedLetters.get(name) ?? whole,
      )
    : xml
