/**
 * Days in sentences. The format is created on first use: the first one of a page loads the
 * browser's locale data, which takes a phone 0.1 s.
 */
import { currentLanguage } from '../languages/current-language.ts'
import type { Language } from '../languages/languages.ts'
import { writtenForm } from '../languages/written-form.ts'
import type { Day } from './time-zone.ts'

/** The locale in which dates are written. */
export const currentLocale = (): string => writtenForm().locale

const formats = new Map<Language, Intl.DateTimeFormat>()

/** '2026-11' → 'November 2026'. */
export const displayMonth = (month: string): string =>
  new Intl.DateTimeFormat(currentLocale(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`))

/** '2026-11-21' → 'November 21, 2026', in German '21. November 2026'. */
export function displayDay(day: Day): string {
  const language = currentLanguage()
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(language, format)
  return format.format(new Date(day))
}

/** '2026-11-21' as columns of a document write it: in German '21.11.2026', in English as it is. */
export const displayShortDay = (day: Day): string =>
  currentLanguage() === 'en'
    ? day
    : new Intl.DateTimeFormat(currentLocale(), {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        timeZone: 'UTC',
      }).format(new Date(day))

/** A text in which days such as '2026-11-21' are replaced by their form for people. */
export const daysInWords = (text: string): string =>
  text.replaceAll(/(?<!\S)\d{4}-\d{2}-\d{2}(?!\S)/g, displayDay)
