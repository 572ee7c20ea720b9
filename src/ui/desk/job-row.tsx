/** A task in a list of waiting work: since when it waits, what it is, how much, and its actions. */
import { useState, type ReactNode } from 'react'
import { DateTime, displayWait } from '../date-time.tsx'

/** Days after which a waiting task is late. */
const lateAfter = 2 * 86_400_000
const isLateSince = (since: string, now: number): boolean => now - Date.parse(since) >= lateAfter

type JobRowProps = {
  /** Since when it waits (ISO 8601, a day if no time is known); absent if nobody waits for it. */
  readonly since?: string | undefined
  /** Shown instead of the waiting time if it is late. */
  readonly late?: string | undefined
  readonly what: string
  readonly detail: ReactNode
  readonly figure?: string | undefined
  /** It, or another row of its list, has two buttons: all of them are equally wide. */
  readonly two?: boolean
  /** Its buttons; the last one is the main action. */
  readonly children: ReactNode
}

export const JobRow = ({
  since,
  late,
  what,
  detail,
  figure,
  two = false,
  children,
}: JobRowProps) => (
  <li className={two ? 'job two' : 'job'}>
    <Age since={since} late={late} />
    <span className="what">
      <b>
        <bdi>{what}</bdi>
      </b>{' '}
      <span title={typeof detail === 'string' ? detail : undefined}>{detail}</span>
    </span>
    <span className="figure">{figure}</span>
    <span className="act">{children}</span>
  </li>
)

function Age({ since, late }: Pick<JobRowProps, 'since' | 'late'>) {
  const [now] = useState(() => Date.now())
  if (late !== undefined) return <span className="age late">{late}</span>
  if (since === undefined) return <span className="age" />
  return (
    <span className={isLateSince(since, now) ? 'age late' : 'age'}>
      {since.includes('T') ? displayWait(since, new Date(now)) : <DateTime at={since} />}
    </span>
  )
}
