/** Why an order waits, in its row. */
import type { ReactNode } from 'react'

/** Before the rest of its row. */
export const HoldReason = ({ reason }: { readonly reason: string | undefined }) =>
  reason === undefined ? null : (
    <span className="inline-block max-w-full truncate align-bottom text-warn">{reason} · </span>
  )

type OnHoldProps = {
  readonly who: string
  readonly reason: string
  readonly children?: ReactNode
}

/** Whose order waits and why; on a phone the reason has a line of its own, and both end in …. */
export const OnHold = ({ who, reason, children }: OnHoldProps) => (
  <span className="on-hold" title={reason}>
    <span>{who} </span>
    <span className="text-warn">
      <i>· </i>
      {reason}{' '}
    </span>
    {children}
  </span>
)
