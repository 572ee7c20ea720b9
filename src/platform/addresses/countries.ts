/** Countries: the codes of ISO 3166-1 alpha-2 (as of November 2026), and their names. */
import { currentLanguage } from '../languages/current-language.ts'
import { languageCodes, type Language } from '../languages/languages.ts'

export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS ' +
  'BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE ' +
  'EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM ' +
  'HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC ' +
  'LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO ' +
  'TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

/** Created at first use, not while a page loads: the locale data takes a phone 0.1 s. */
const names = new Map<Language, Intl.DisplayNames>()

/** 'DE' → 'Germany', in German 'Deutschland'; empty for an empty code. */
export function countryName(code: string, language: Language = currentLanguage()): string {
  if (code === '') return ''
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  names.set(language, known)
  return known.of(code) ?? code
}

const withArticle =
  /^(?:United |U\.S\. |Bahamas|Comoros|Gambia|Isle of|Maldives|Philippines)|Netherlands$|Islands\b|Republic$|Territor(?:y|ies)$/

/**
 * As used within a sentence: 'GB' → 'the United Kingdom', 'DE' → 'Germany'; in German without an
 * article.
 */
export function countryInSentence(code: string, language: Language = currentLanguage()): string {
  const name = countryName(code, language)
  return language === 'en' && withArticle.test(name) ? `the ${name}` : name
}

let codesByName: ReadonlyMap<string, string> | undefined

/** The country that a text names in any of the languages: 'deutschland' → 'DE'. */
export function countryNamed(text: string): string | undefined {
  codesByName ??= new Map(
    languageCodes.flatMap((language) =>
      countryCodes.map((code) => [countryName(code, language).toLowerCase(), code]),
    ),
  )
  return codesByName.get(text.toLowerCase())
}

/** The Member States of the European Union. */
export const euCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
