/** Why an order is on hold, until when, and how earlier holds of it ended. */
import { DateTime } from '../../ui/date-time.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import type { OrderDetails } from '../contract.ts'
import { keepsReservation, canDecide, type HoldKind, type HoldOutcome } from '../model/holds.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'
import { AcceptDelivery } from './accept-delivery.tsx'
import { ApproveAgentOrder } from './approve-agent-order.tsx'
import { StaffDecision } from './staff-decision.tsx'

const endedAs = (kind: HoldKind, outcome: HoldOutcome): string =>
  kind === 'delivery' && outcome === 'released' ? messages.accepted : messages.outcome[outcome]

/** The form that the step in the title of an order sends. */
export const releaseForm = 'release-hold'

export const releaseLabel = (kind: HoldKind): string =>
  kind === 'delivery' ? messages.releaseAgreed : messages.release

type HoldNoticeProps = {
  readonly order: Pick<
    OrderDetails,
    'number' | 'holds' | 'approvers' | 'delivery' | 'total' | 'tax' | 'revision'
  >
  /** Whether the reader is of the shop's staff. */
  readonly forStaff: boolean
  /** Whether the reader is who accepts what the delivery costs. */
  readonly canAccept: boolean
  /** Whether it is an order of the reader. */
  readonly isOwn: boolean
  /** Without them nothing is to decide. */
  readonly permissions: { readonly orders: boolean; readonly money: boolean } | undefined
}

export function HoldNotice({ order, forStaff, canAccept, isOwn, permissions }: HoldNoticeProps) {
  const { number, holds = [], approvers = [] } = order
  const actions = useRowActions()
  const open = holds.find(({ outcome }) => outcome === undefined)
  const ended = holds.filter(({ outcome }) => outcome !== undefined)
  if (holds.length === 0) return null
  return (
    <section className="mt-4 mb-6" aria-labelledby="order-hold">
      <h2 id="order-hold" className="mb-2">
        {messages.heading}
      </h2>
      {open ? (
        <>
          <Notice tone="warn">
            <p>{(forStaff ? messages.waitsStaff : messages.waits)[open.kind]}</p>
            {approvers.length === 0 ? null : (
              <p className="mt-2">{messages.mayApprove(approvers)}</p>
            )}
            <p className="mt-2">
              {open.reason}{' '}
              {keepsReservation(open.kind) ? messages.keptUntilThen : messages.untilThen}
            </p>
            <p className="mt-2">
              {messages.ends} <DateTime at={open.until} />
            </p>
          </Notice>
          {isOwn && open.kind === 'agent' ? <ApproveAgentOrder order={order} /> : null}
          {canAccept && open.kind === 'delivery' ? <AcceptDelivery order={order} /> : null}
          {permissions && canDecide(permissions, open.kind, 'refuse') ? (
            <StaffDecision
              number={number}
              form={canDecide(permissions, open.kind, 'release') ? releaseForm : undefined}
              actions={actions}
            />
          ) : null}
        </>
      ) : null}
      {ended.map(({ kind, since, reason, outcome, endedAt, name }) => (
        <p key={since} className="mt-2">
          {outcome === undefined ? null : endedAs(kind, outcome)}{' '}
          {name === undefined ? null : messages.by(name)}{' '}
          {endedAt === undefined ? null : <DateTime at={endedAt} />}
          <br />
          <small className="muted">{reason}</small>
        </p>
      ))}
    </section>
  )
}
