/** The shop's time zone, in components. */
import { useRouteLoaderData } from 'react-router'
import { defaultTimeZone } from '../platform/time/time-zone.ts'

/** What the root route's loader must return for `useTimeZone`. */
export type TimeZoneLoaderData = { readonly timeZone: string }

/** The same on the server and in the browser, whatever zone either is in. */
export const useTimeZone = (): string =>
  useRouteLoaderData<TimeZoneLoaderData>('root')?.timeZone ?? defaultTimeZone
