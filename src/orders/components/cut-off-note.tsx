/**
 * 'Order within 2 h 14 min, leaves today': told in the browser, since the page is kept for all
 * visitors. Its line is there from the first paint. It is no live region: nobody is told each minute.
 */
import { useSyncExternalStore } from 'react'
import type { Tool } from '../../catalogue/contract.ts'
import { nextDispatch, type CutOff } from '../../platform/time/cut-off.ts'
import { currentLocale } from '../../platform/time/display-day.ts'
import { formatDay, type DateStyle } from '../../ui/date-formats.ts'
import { useDateStyle } from '../../ui/use-date-style.ts'
import { cutOffMessages as messages } from '../messages/cut-off.ts'

type CutOffNoteProps = {
  readonly cutOff: CutOff
  readonly tool: Pick<Tool, 'state' | 'stock'>
  /** 0 where it cannot be ordered. Its line is empty then, and for more than is in stock. */
  readonly quantity: number
}

/** Milliseconds between two looks at the clock. */
const interval = 5_000

function onTime(listener: () => void): () => void {
  const timer = setInterval(listener, interval)
  return () => clearInterval(timer)
}

export function CutOffNote({ cutOff, tool: { state, stock }, quantity }: CutOffNoteProps) {
  const style = useDateStyle()
  const text = useSyncExternalStore(
    onTime,
    () => (quantity > 0 && quantity <= stock ? textAt(new Date(), cutOff, style) : ''),
    () => '',
  )
  if (stock <= 0 || state !== undefined) return null
  // A blank keeps the line's height.
  return <p className="small muted">{text || '\u00A0'}</p>
}

function textAt(now: Date, cutOff: CutOff, style: DateStyle): string {
  const dispatch = nextDispatch(now, cutOff, style.timeZone)
  if (!dispatch) return ''
  const { day, daysAhead, minutes } = dispatch
  if (minutes !== undefined) return messages.today(Math.floor(minutes / 60), minutes % 60)
  const moment = new Date(day)
  // The name of a day says which one for a week.
  return messages.later(
    daysAhead < 7
      ? moment.toLocaleDateString(currentLocale(), { weekday: 'long', timeZone: 'UTC' })
      : formatDay(moment, 'weekday', 'sentence', { ...style, timeZone: 'UTC' }),
  )
}
