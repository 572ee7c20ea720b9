/** What the tax law of the shop's country asks for and the shop does not do, in sentences. */
import { countryInSentence, euCountries } from '../platform/addresses/countries.ts'
import { languageNames } from '../settings/messages/language-names.ts'
import type { Language } from '../platform/languages/languages.ts'
import { lawOf } from './law-sentences.ts'
import { lawGapMessages as messages } from './messages/law-gaps.ts'

/** Where a recipient at home owes the tax of some goods, which no rule of the shop decides. */
const domesticReverseCharge: Readonly<Record<string, string | undefined>> = { DE: '§ 13b UStG' }

/**
 * @param languages those of the shop
 * @returns nothing where no value added tax is charged
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
