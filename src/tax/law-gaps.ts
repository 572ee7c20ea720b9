/** Requirements of the tax law of the shop's country that the shop does not meet, as sentences. */
import { countryInSentence, euCountries } from '../platform/addresses/countries.ts'
import { languageNames } from '../settings/messages/language-names.ts'
import type { Language } from '../platform/languages/languages.ts'
import { lawOf } from './law-sentences.ts'
import { lawGapMessages as messages } from './messages/law-gaps.ts'

/**
 * Countries where a domestic recipient owes the tax on some goods, which the shop does not handle.
 */
const domesticReverseCharge: Readonly<Record<string, string | undefined>> = { DE: '§ 13b UStG' }

/**
 * @param languages the shop's languages
 * @returns empty if no value added tax is charged
 */
export function lawGaps(
  { country, tax }: { readonly country: string; readonly tax: string },
  languages: readonly Language[],
): readonly string[] {
  if (tax !== 'vat' || country === '') return []
  const name = countryInSentence(country)
  const isEu = euCountries.includes(country)
  const unsaid = languages.flatMap((language) =>
    language === 'en' || lawOf(country, language, { isEu }) ? [] : [languageNames[language]],
  )
  const law = domesticReverseCharge[country]
  return [
    ...unsaid.map((language) => messages.noSentences(name, language)),
    ...(law === undefined ? [] : [messages.noReverseCharge(name, law)]),
  ]
}
