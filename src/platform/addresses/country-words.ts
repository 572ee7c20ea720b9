/** Countries as suppliers write them: by code, or by name in one of their languages. */
import { countryCodes } from './countries.ts'

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'cs', 'sv', 'da', 'nb', 'pt'] as const

const wordKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** Names that the language data does not contain. */
const colloquial: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  greatbritain: 'GB',
  grossbritannien: 'GB',
  eng: 'GB',
  usa: 'US',
  ger: 'DE',
  deu: 'DE',
  brd: 'DE',
  prc: 'CN',
  vrchina: 'CN',
  prchina: 'CN',
  chn: 'CN',
  taiwanroc: 'TW',
  twn: 'TW',
  holland: 'NL',
  czechrepublic: 'CZ',
  tschechischerepublik: 'CZ',
  turkey: 'TR',
  turkei: 'TR',
  pol: 'PL',
  ita: 'IT',
  fra: 'FR',
  esp: 'ES',
  jpn: 'JP',
  ind: 'IN',
  sudkorea: 'KR',
  southkorea: 'KR',
  korea: 'KR',
  rchinachiny: 'CN',
}

let known: ReadonlyMap<string, string> | undefined
/** Created on first use, since few files need it. */
function byName(): ReadonlyMap<string, string> {
  known ??= new Map([
    ...languages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' })
      return countryCodes.map((code) => [wordKey(names.of(code) ?? code), code] as const)
    }),
    ...Object.entries(colloquial),
  ])
  return known
}

/** @returns undefined if the text is not a country name */
export function countryOfWord(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  if (code !== 'UK' && countryCodes.includes(code)) return code
  return byName().get(wordKey(text.replace(/^(?:made in|hergestellt in|fabriqu[eé] en)\s+/i, '')))
}
