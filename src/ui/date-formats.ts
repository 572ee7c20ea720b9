/**
 * Formats days as in the shop's country: Nov 18 in the USA, 18.11. in Germany, 18/11 in France.
 * Words are in the page's language.
 */
import { currentLocale } from '../platform/time/display-day.ts'

/** Where a date is written: in a cell, or in a sentence, which has room for whole words. */
export type DatePlace = 'list' | 'sentence'
/** Which parts of a date are written. */
export type DateParts = 'day' | 'dayAndYear' | 'weekday'

/** The date formats of a shop: its time zone, and its country if known. */
export type DateStyle = { readonly timeZone: string; readonly country?: string | undefined }

const inWords: Readonly<Record<DatePlace, Intl.DateTimeFormatOptions>> = {
  list: { month: 'short', day: 'numeric' },
  sentence: { month: 'long', day: 'numeric' },
}
const weekdays = { list: 'short', sentence: 'long' } as const

const formats = new Map<string, Intl.DateTimeFormat>()
/** Cached for each key, because creating a formatter is slow. */
function formatOnce(
  key: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const known = formats.get(`${locale} ${key}`)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, options)
  formats.set(`${locale} ${key}`, format)
  return format
}

/**
 * The locale tag for Latin digits and the Gregorian calendar in this country's order, such as
 * 'de-DE'.
 */
const figuresOf = (country: string): string =>
  `${new Intl.Locale('und', { region: country }).maximize().language}-${country}-u-ca-gregory-nu-latn`

/** A day without "today" and "yesterday", such as 'Nov 18' or 'Thursday, December 10'. */
export function formatDay(
  moment: Date,
  parts: DateParts,
  place: DatePlace,
  { timeZone, country }: DateStyle,
): string {
  const year = parts === 'dayAndYear' ? ({ year: 'numeric' } as const) : {}
  const weekday = parts === 'weekday' ? weekdays[place] : undefined
  if (country === undefined || country === 'US')
    return formatOnce(`${parts} ${place} ${timeZone}`, currentLocale(), {
      ...inWords[place],
      ...year,
      ...(weekday === undefined ? {} : { weekday }),
      timeZone,
    }).format(moment)
  const options = { day: 'numeric', month: 'numeric', timeZone } as const
  const day = formatOnce(`${parts} ${country} ${timeZone}`, figuresOf(country), {
    ...options,
    ...year,
  }).format(moment)
  if (weekday === undefined) return day
  const name = formatOnce(`${weekday} ${timeZone}`, currentLocale(), { weekday, timeZone })
  return `${name.format(moment)}, ${day}`
}

/** The time of day: '16:05'. */
export const formatTime = (moment: Date, timeZone: string): string =>
  formatOnce(`time ${timeZone}`, currentLocale(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(moment)

/** Day, year and time in full, for a tooltip. */
export const formatFully = (moment: Date, timeZone: string): string =>
  formatOnce(`full ${timeZone}`, currentLocale(), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(moment)
