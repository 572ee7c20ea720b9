/**
 * How a day is written, as the shop's country does: Nov 18 in the USA, 18.11. in Germany, 18/11 in
 * France. Words are those of the page's language.
 */
import { currentLocale } from '../platform/time/display-day.ts'

/** Where a date is written: in a cell, or in a sentence, which has room for whole words. */
export type DatePlace = 'list' | 'sentence'
/** What of it is written. */
export type DateParts = 'day' | 'dayAndYear' | 'weekday'

/** How dates are written in a shop: its time zone, and its country where that is known. */
export type DateStyle = { readonly timeZone: string; readonly country?: string | undefined }

const inWords: Readonly<Record<DatePlace, Intl.DateTimeFormatOptions>> = {
  list: { month: 'short', day: 'numeric' },
  sentence: { month: 'long', day: 'numeric' },
}
const weekdays = { list: 'short', sentence: 'long' } as const

const formats = new Map<string, Intl.DateTimeFormat>()
/** Created once for each: creating one is slow. */
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

/** Latin figures of the Gregorian calendar in the order of this country, as 'de-DE' says. */
const figuresOf = (country: string): string =>
  `${new Intl.Locale('und', { region: country }).maximize().language}-${country}-u-ca-gregory-nu-latn`

/** A day without today and yesterday, such as 'Nov 18' or 'Thursday, December 10'. */
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

/** Day, year and time in full, for a title. */
export const formatFully = (moment: Date, timeZone: string): string =>
  formatOnce(`full ${timeZone}`, currentLocale(), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(moment)
