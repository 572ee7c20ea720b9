/** The line of an entry of the bank: on a phone it begins with the day, elsewhere a column has it. */
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
