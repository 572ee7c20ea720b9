/**
 * One line for a bank entry: on a phone it starts with the date, elsewhere the date has its own
 * column.
 */
import type { ReactNode } from 'react'
import { DateTime } from '../../ui/date-time.tsx'

type EntryLineProps = {
  /** 'YYYY-MM-DD' */
  readonly day: string
  readonly children: ReactNode
}

export const EntryLine = ({ day, children }: EntryLineProps) => (
  <>
    <span className="on-phone">
      <DateTime at={day} /> ·{' '}
    </span>
    {children}
  </>
)
