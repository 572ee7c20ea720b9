/** A day in the shop's time zone, as 2026-11-21: also for pages that are kept. */
import { dayOf } from '../platform/time/time-zone.ts'
import { useTimeZone } from './use-time-zone.ts'

export function DayOf({ at }: { readonly at: string }) {
  const timeZone = useTimeZone()
  return <time dateTime={at}>{dayOf(new Date(at), timeZone)}</time>
}
