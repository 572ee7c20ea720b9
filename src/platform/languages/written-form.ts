/**
 * How each language writes numbers, amounts and days: the only place where these differences are
 * defined.
 */
import { currentLanguage } from './current-language.ts'
import type { Language } from './languages.ts'

type WrittenForm = {
  /** The locale for `Intl`, for days and fractions. */
  readonly locale: string
  /** The decimal sign. */
  readonly decimal: '.' | ','
  /** The separator between groups of three digits. */
  readonly group: ',' | '.' | '\u202f'
  /** Whether the currency sign follows the amount: '8,90 €'. */
  readonly signBehind: boolean
  /** Whether days in fields are written '24.12.2026'; otherwise '2026-12-24'. */
  readonly daysWithPoints: boolean
  /** Currencies within a sentence; others are written as codes. */
  readonly currencies: Readonly<Partial<Record<string, string>>>
}

const forms: Readonly<Record<Language, WrittenForm>> = {
  en: {
    locale: 'en-US',
    decimal: '.',
    group: ',',
    signBehind: false,
    daysWithPoints: false,
    currencies: { USD: 'US dollars' },
  },
  de: {
    locale: 'de-DE',
    decimal: ',',
    group: '.',
    signBehind: true,
    daysWithPoints: true,
    currencies: { USD: 'US-Dollar', EUR: 'Euro' },
  },
}

/** The written form of the current language. */
export const writtenForm = (): WrittenForm => forms[currentLanguage()]
