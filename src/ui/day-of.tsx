/**
 * A day in the shop's time zone with its year, such as Nov 18, 2025, in German 18.11.2025: also for pages that are kept. It
 * is on pages of visitors, so it does without the formats of the desk.
 */
import { currentLanguage } from '../platform/languages/current-language.ts'
import { useTimeZone } from './use-time-zone.ts'

export function DayOf({ at }: { readonly at: string }) {
  const timeZone = useTimeZone()
  return (
    <time dateTime={at}>
      {new Date(at).toLocaleDateString(currentLanguage(), { dateStyle: 'medium', timeZone })}
    </time>
  )
}
