/** The reason for a sale's tax in the current language: orders store it in English. */
import {
  countryCodes,
  countryInSentence,
  countryName,
  euCountries,
} from '../platform/addresses/countries.ts'
import { currentLanguage } from '../platform/languages/current-language.ts'
import type { Language } from '../platform/languages/languages.ts'
import { displayDay } from '../platform/time/display-day.ts'
import { lawOf } from './law-sentences.ts'
import type { FrozenTax } from './tax-rows.ts'
import { taxSentences, type TaxSentences } from './tax-sentences.ts'

type Sentence = (...words: string[]) => string
type Sentences = { readonly [Name in keyof TaxSentences]: Sentence }

let countries: ReadonlyMap<string, string> | undefined
/** 'the Netherlands' → 'Niederlande' */
function countryIn(language: Language, inEnglish: string): string {
  countries ??= new Map(countryCodes.map((code) => [countryInSentence(code, 'en'), code]))
  const code = countries.get(inEnglish)
  return code === undefined ? inEnglish : countryName(code, language)
}

/** '19 %', and '8.875 %' as '8,875 %' */
const rateInGerman = (rate: string): string => rate.replace('.', ',')

/** @param seller the country of the shop, whose law applies */
function germanSentences(seller: string): Sentences {
  const isEu = euCountries.includes(seller)
  const law = lawOf(seller, 'de', { isEu })
  const at = (rate: string, country: string): string =>
    `${rateInGerman(rate)} ${seller === 'CH' ? 'Mehrwertsteuer' : 'Umsatzsteuer'} (${countryIn('de', country)})`
  const free = `${law?.export ?? 'Ausfuhr: Es wird keine Umsatzsteuer berechnet'}.`
  const small = `${law?.smallBusiness ?? 'Es wird keine Steuer berechnet: Der Shop ist nicht steuerpflichtig'}.`
  return {
    unverified: (rate, country) =>
      `${at(rate, country)}: Es liegt keine bestätigte USt-IdNr. eines anderen EU-Mitgliedstaats vor.`,
    unconfirmed: (rate, country, vatId) =>
      `${at(rate, country)}: Die USt-IdNr. ${vatId} ist vom amtlichen Dienst nicht bestätigt.`,
    domestic: (rate, country) => `${at(rate, country)}.`,
    intraCommunity: (vatId) =>
      `${law?.intraCommunity || 'Steuerfreie innergemeinschaftliche Lieferung'}. ` +
      `USt-IdNr. des Empfängers: ${vatId}. Die Erwerbsbesteuerung erfolgt durch den Empfänger.`,
    exportEu: () => free,
    export: () => free,
    smallBusinessDe: () => small,
    smallBusinessEu: () => small,
    smallBusiness: () => small,
    certificate: (number, until) =>
      `Steuerfrei: Bescheinigung ${number}, gültig bis ${displayDay(until)}.`,
    certificateEnded: (number, until) =>
      `Die Bescheinigung ${number} über die Steuerbefreiung war gültig bis ${displayDay(until)}.`,
    salesTax: (rate, place) => `${rateInGerman(rate)} Sales Tax (${place}).`,
    notRegistered: (state) =>
      `Es wird keine Sales Tax berechnet: Der Shop führt in ${state} keine ab.`,
    unknownPlace: () =>
      'Es wird keine Sales Tax berechnet: Die Postleitzahl der Lieferung gehört zu keinem Bundesstaat.',
    freeGoods: () => 'Diese Waren sind von der Sales Tax befreit.',
    exportUs: () => 'Ausfuhr: Es wird keine Sales Tax berechnet.',
  }
}

const english: Readonly<Record<string, Sentence>> = taxSentences
/** Placeholder for a word while the pattern of a sentence is built. */
const wordMark = '\u{E000}'
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The pattern of a sentence, with a group for each word. */
const patternOf = (sentence: Sentence): RegExp => {
  const text = escaped(sentence(...Array.from({ length: sentence.length }, () => wordMark)))
  return new RegExp(`^${text.replaceAll(wordMark, '(.+?)')}$`)
}

const endedCertificate = /^(.+\.) (The exemption certificate .+)$/

/**
 * A sentence of the table in the current language; unchanged if that is English, or if it matches
 * no known form.
 */
export function spokenReason(reason: string, seller: string): string {
  if (currentLanguage() === 'en' || reason === '') return reason
  const [, tax, certificate] = endedCertificate.exec(reason) ?? []
  if (tax !== undefined && certificate !== undefined)
    return `${spokenReason(tax, seller)} ${spokenReason(certificate, seller)}`
  // More specific sentences come first: another German sentence would match the beginning, too.
  for (const [name, sentence] of Object.entries(germanSentences(seller))) {
    const said = english[name]
    const words = said && patternOf(said).exec(reason)
    if (words) return sentence(...words.slice(1))
  }
  return reason
}

/** A frozen tax with its reasons in the current language. */
export const spokenTax = <Tax extends Pick<FrozenTax, 'lines'>>(tax: Tax, seller: string): Tax => ({
  ...tax,
  lines: tax.lines.map((line) => ({ ...line, reason: spokenReason(line.reason, seller) })),
})
