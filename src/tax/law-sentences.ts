/**
 * Wording that a country's tax law requires on documents, in each language other than English, with
 * its source. English uses the wording of the Directive (tax-sentences.ts), for every country of
 * the Union.
 */
import type { Language } from '../platform/languages/languages.ts'

export type LawSentences = {
  /** For goods to another Member State. */
  readonly intraCommunity: string
  readonly export: string
  readonly smallBusiness: string
  /** The legal source of each sentence, in the same order; read on 2026-11-28. */
  readonly source: string
}
type Spoken = Exclude<Language, 'en'>

/** Wording of the Directive itself, for Member States whose own law is not listed. */
const union: Readonly<Record<Spoken, LawSentences>> = {
  de: {
    intraCommunity:
      'Steuerfreie innergemeinschaftliche Lieferung (Artikel 138 der Richtlinie 2006/112/EG)',
    export: 'Steuerfreie Ausfuhrlieferung (Artikel 146 der Richtlinie 2006/112/EG)',
    smallBusiness:
      'Kein Ausweis von Mehrwertsteuer: Steuerbefreiung für Kleinunternehmen (Artikel 284 der Richtlinie 2006/112/EG)',
    source: 'Directive 2006/112/EC, articles 138, 146, 284; 226 (11)',
  },
}

const national: Readonly<Record<Spoken, Readonly<Record<string, LawSentences>>>> = {
  de: {
    DE: {
      intraCommunity:
        'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b i. V. m. § 6a UStG)',
      export: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a i. V. m. § 6 UStG)',
      smallBusiness:
        'Kein Ausweis von Umsatzsteuer gemäß § 19 UStG (Steuerbefreiung für Kleinunternehmer)',
      source: '§ 14 (4) sentence 1 no. 8 and § 14a (3) UStG; § 19 (1) UStG, § 34a no. 5 UStDV',
    },
    AT: {
      intraCommunity:
        'Steuerfreie innergemeinschaftliche Lieferung (Art. 6 Abs. 1 und Art. 7 UStG 1994)',
      export: 'Steuerfreie Ausfuhrlieferung (§ 6 Abs. 1 Z 1 und § 7 UStG 1994)',
      smallBusiness: 'Umsatzsteuerbefreit: Kleinunternehmer gemäß § 6 Abs. 1 Z 27 UStG 1994',
      source: '§ 11 (1) no. 3 lit. e and art. 11 (2) UStG 1994; § 6 (1) no. 27 UStG 1994',
    },
    CH: {
      // Outside the Union: nothing is an intra-Community supply.
      intraCommunity: '',
      export: 'Von der Steuer befreite Ausfuhr (Art. 23 Abs. 2 Ziff. 1 MWSTG)',
      smallBusiness: 'Nicht im Register der steuerpflichtigen Personen eingetragen',
      source: 'art. 23 (2) no. 1, art. 10 (2) lit. a, art. 27 (1) MWSTG',
    },
  },
}

/** @returns undefined outside the Union if no law is listed */
export const lawOf = (
  country: string,
  language: Spoken,
  { isEu }: { readonly isEu: boolean },
): LawSentences | undefined => national[language][country] ?? (isEu ? union[language] : undefined)
