/** The shop's day as the page was opened, in components. */
import { useState } from 'react'
import { dayOf } from '../platform/time/time-zone.ts'
import { useTimeZone } from './use-time-zone.ts'

/** @returns 'YYYY-MM-DD' in the shop's time zone */
export function useToday(): string {
  const [now] = useState(() => new Date())
  return dayOf(now, useTimeZone())
}
