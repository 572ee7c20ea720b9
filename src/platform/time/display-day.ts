/**
 * Days in sentences. The format is made at its first use: the first one of a page loads the
 * browser's locale data, which takes a phone 0.1 s.
 */
import type { Day } from './time-zone.ts'

let format: Intl.DateTimeFormat | undefined

/** '2026-11-21' → 'November 21, 2026'. */
export function displayDay(day: Day): string {
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(day))
}
