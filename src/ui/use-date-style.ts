/** The date formats of this shop, for components. */
import { useRouteLoaderData } from 'react-router'
import type { DateStyle } from './date-formats.ts'
import { useTimeZone } from './use-time-zone.ts'

/** What the root route's loader may return for `useDateStyle`. */
type CountryLoaderData = { readonly country?: string }

/** The same on the server and in the browser. */
export function useDateStyle(): DateStyle {
  const country = useRouteLoaderData<CountryLoaderData>('root')?.country
  return { timeZone: useTimeZone(), country }
}
