/** A day in the shop's time zone with its year, such as Nov 18, 2025: also for pages that are kept. */
import { formatDay } from './date-formats.ts'
import { useDateStyle } from './use-date-style.ts'

export function DayOf({ at }: { readonly at: string }) {
  return <time dateTime={at}>{formatDay(new Date(at), 'dayAndYear', 'list', useDateStyle())}</time>
}
