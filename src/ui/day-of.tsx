/**
 * A day with its year in the shop's time zone, such as Nov 18, 2025, in German 18.11.2025. It can
 * be used on cached pages. Visitors' pages use it, so it does not import the formats of the
 * dashboard.
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
