/** Approvals: orders of colleagues above what they may spend, to be approved or refused. */
import { useState } from 'react'
import { Link } from 'react-router'
import { areByPiece, countUnits, displayPrice } from '../catalogue/model/units.ts'
import { noteApprovals } from '../companies/buying-for.client.ts'
import { holds } from '../orders/api.client.ts'
import { ApprovalEditForm } from '../orders/components/approval-edit-form.tsx'
import { HoldDecision } from '../orders/components/hold-decision.tsx'
import type { HeldOrder } from '../orders/holds/holds-contract.ts'
import { holdPageMessages as messages } from '../orders/messages/hold-pages.ts'
import { orderPageMessages } from '../orders/messages/order-page.ts'
import { displayMoney, displayNumber } from '../platform/money/money.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/page-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Table, type Column } from '../ui/table.tsx'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.approvals.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const waiting = await holds.approvals({}, { signal })
  noteApprovals(waiting.length)
  return { waiting }
}

export default function Approvals({ loaderData: { waiting } }: Route.ComponentProps) {
  const actions = useRowActions()
  return (
    <div className="narrow">
      <DeskHead title={messages.title} lead={messages.lead} />
      {waiting.length === 0 ? (
        <EmptyState title={messages.none} detail={messages.noneDetail}>
          <Link className="button" to="/dashboard/company">
            {messages.tradeAccount}
          </Link>
        </EmptyState>
      ) : (
        waiting.map((order, index) => (
          <WaitingOrder key={order.id} order={order} isFirst={index === 0} actions={actions} />
        ))
      )}
    </div>
  )
}

type Line = HeldOrder['lines'][number]

const columns = (byPiece: boolean): readonly Column<Line>[] => [
  {
    header: messages.tool,
    slot: 'title',
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  { header: messages.sku, slot: 'meta', cell: ({ sku }) => sku },
  {
    header: byPiece ? messages.pieces : orderPageMessages.quantity,
    numeric: true,
    besideMeta: true,
    cell: ({ quantity, unit }) =>
      unit === undefined ? displayNumber(quantity) : countUnits(quantity, unit),
  },
  {
    header: byPiece ? messages.each : orderPageMessages.price,
    numeric: true,
    besideMeta: true,
    cell: (line) => displayPrice(line.unitPrice, line),
  },
  { header: messages.sum, numeric: true, slot: 'figure', cell: ({ total }) => displayMoney(total) },
]

type WaitingOrderProps = {
  readonly order: HeldOrder
  readonly isFirst: boolean
  readonly actions: RowActions
}

function WaitingOrder({ order, isFirst, actions }: WaitingOrderProps) {
  const { number, revision, name, email, company = '', placedAt, total } = order
  const { poNumber, note, lines, hold } = order
  const [changing, setChanging] = useState(false)
  return (
    <section className="mt-6 mb-10" aria-labelledby={`order-${number}`}>
      <div className="row justify-between">
        <h2 id={`order-${number}`}>{messages.order(number)}</h2>
        <b>{displayMoney(total)}</b>
      </div>
      <p className="muted wrap-anywhere">
        {name} · {email} · {company} · <DateTime at={placedAt} />
      </p>
      <div className="mt-2">
        <Notice tone="info">
          {hold.reason} {messages.ends} <DateTime at={hold.until} />
        </Notice>
      </div>
      {poNumber === '' ? null : (
        <p className="mt-2 wrap-anywhere">
          {messages.poNumber}: {poNumber}
        </p>
      )}
      {note === '' ? null : (
        <p className="mt-2 wrap-anywhere">
          {messages.note}: {note}
        </p>
      )}
      <div className="mt-4">
        <Table
          caption={messages.lines(number)}
          columns={columns(areByPiece(lines))}
          rows={lines}
          keyOf={({ toolId }) => toolId}
        />
      </div>
      {changing ? (
        <ApprovalEditForm key={revision} order={order} onDone={() => setChanging(false)} />
      ) : (
        <HoldDecision {...{ number, revision, isFirst, actions }}>
          <button
            type="button"
            className="button"
            aria-label={messages.changeOfOrder(number)}
            onClick={() => setChanging(true)}
          >
            {messages.change}
          </button>
        </HoldDecision>
      )}
    </section>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
