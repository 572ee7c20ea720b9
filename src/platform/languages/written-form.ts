/** How each language writes numbers, amounts and days: the only place where they differ. */
import { currentLanguage } from './current-language.ts'
import type { Language } from './languages.ts'

type WrittenForm = {
  /** That of `Intl`, for days and fractions. */
  readonly locale: string
  /** Before decimals. */
  readonly decimal: '.' | ','
  /** Between groups of three digits. */
  readonly group: ',' | '.' | '\u202f'
  /** Whether the sign of the currency stands behind the amount: '8,90 €'. */
  readonly signBehind: boolean
  /** Currencies in a sentence; others are called by their codes. */
  readonly currencies: Readonly<Partial<Record<string, string>>>
}

const forms: Readonly<Record<Language, WrittenForm>> = {
  en: {
    locale: 'en-US',
    decimal: '.',
    group: ',',
    signBehind: false,
    currencies: { USD: 'US dollars' },
  },
  de: {
    locale: 'de-DE',
    decimal: ',',
    group: '.',
    signBehind: true,
    currencies: { USD: 'US-Dollar', EUR: 'Euro' },
  },
}

/** The form of the language in which something is being said. */
export const writtenForm = (): WrittenForm => forms[currentLanguage()]
