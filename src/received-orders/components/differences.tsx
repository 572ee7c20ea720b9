/** How an order differs from the one before it, and the button that replaces the earlier order. */
import { Link } from 'react-router'
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Notice } from '../../ui/page-state.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { receivedOrders } from '../api.client.ts'
import type { ReceivedOrder } from '../contract.ts'
import { differenceMessages as messages } from '../messages/differences.ts'
import { canReplace } from '../rules.ts'

type DifferencesProps = {
  readonly order: ReceivedOrder
  readonly actions: RowActions
  /** Whether the reader may decide. */
  readonly canChange: boolean
}

export function Differences({ order, actions: { run, busy }, canChange }: DifferencesProps) {
  const { id, purpose, differences } = order
  if (differences === null) return null
  const { from, receivedAt, merged } = differences
  const lines = merged ?? differences.lines
  const lacksLines =
    merged === null && purpose === 'change' && lines.some(({ kind }) => kind === 'gone')
  return (
    <section className="mt-6 mb-6" aria-labelledby="differences">
      <h2 id="differences">{messages.title}</h2>
      <p className="muted small">
        {messages.lead}{' '}
        <Link className="link" to={`/dashboard/received-orders/${from}`}>
          <DateTime at={receivedAt} />
        </Link>
      </p>
      {lines.length === 0 ? (
        <p className="mt-2">{messages.none}</p>
      ) : (
        <ul className="list-disc pl-5 mt-2">
          {lines.map((line, index) => (
            // eslint-disable-next-line react/no-array-index-key -- the list of two files never changes
            <li key={index} className="break-words">
              {messages.line(line, merged !== null)}
            </li>
          ))}
        </ul>
      )}
      {canChange && canReplace(order) ? (
        <>
          {lacksLines ? (
            <div className="mt-4">
              <Notice tone="warn">{messages.lacksLines}</Notice>
            </div>
          ) : null}
          <p className="mt-4">
            <ActButton
              className="button"
              busy={busy}
              act={(button) =>
                run({
                  button,
                  work: async () => {
                    await receivedOrders.replace(merged === null ? { id } : { id, merge: true })
                    return messages.done
                  },
                })
              }
            >
              {merged === null ? messages.act : messages.merge}
            </ActButton>
            <small className="muted block mt-2">
              {merged === null ? messages.help : messages.mergeHelp}
            </small>
          </p>
        </>
      ) : null}
    </section>
  )
}
