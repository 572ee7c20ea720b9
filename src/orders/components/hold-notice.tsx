/** Why an order is on hold, until when, and how earlier holds of it ended. */
import { DateTime } from '../../ui/date-time.tsx'
import { Notice } from '../../ui/page-state.tsx'
import type { OrderDetails } from '../contract.ts'
import { mayDecide } from '../holds/holds.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'
import { HoldDecision } from './hold-decision.tsx'

type HoldNoticeProps = {
  readonly order: Pick<OrderDetails, 'number' | 'holds'>
  /** Whether the reader is of the shop's staff. */
  readonly forStaff: boolean
  /** Without them nothing is to decide. */
  readonly permissions: { readonly orders: boolean; readonly money: boolean } | undefined
}

export function HoldNotice({
  order: { number, holds = [] },
  forStaff,
  permissions,
}: HoldNoticeProps) {
  const open = holds.find(({ outcome }) => outcome === undefined)
  const ended = holds.filter(({ outcome }) => outcome !== undefined)
  if (holds.length === 0) return null
  return (
    <section className="mb-6" aria-labelledby="order-hold">
      <h2 id="order-hold">{messages.heading}</h2>
      {open ? (
        <>
          <Notice tone="warn">
            <p>{(forStaff ? messages.waitsStaff : messages.waits)[open.kind]}</p>
            <p className="mt-2">
              {open.reason} {messages.untilThen}
            </p>
            <p className="mt-2">
              {messages.ends} <DateTime at={open.until} />
            </p>
          </Notice>
          {permissions && mayDecide(permissions, open.kind, 'refuse') ? (
            <HoldDecision
              number={number}
              label={messages.release}
              mayRelease={mayDecide(permissions, open.kind, 'release')}
            />
          ) : null}
        </>
      ) : null}
      {ended.map(({ since, reason, outcome, endedAt, name }) => (
        <p key={since} className="mt-2">
          {outcome === undefined ? null : messages.outcome[outcome]}{' '}
          {name === undefined ? null : messages.by(name)}{' '}
          {endedAt === undefined ? null : <DateTime at={endedAt} />}
          <br />
          <small className="muted">{reason}</small>
        </p>
      ))}
    </section>
  )
}
