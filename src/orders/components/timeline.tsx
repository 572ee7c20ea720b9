/** The history of an order and the statuses still to come. */
import { DateTime } from '../../ui/date-time.tsx'
import { ordersMessages } from '../messages/orders.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'
import type { OrderDetails } from '../contract.ts'
import type { HistoryEntry } from '../transitions/transition-schemas.ts'
import { nextStatuses, type OrderStatus } from '../rules.ts'

export function Timeline({
  order: { history, status, trackingNumber, trackingLink },
}: {
  readonly order: OrderDetails
}) {
  const last = history.length - 1
  return (
    <ol className="timeline">
      {history.map((entry, index) => (
        <li
          key={`${entry.status} ${entry.at}`}
          className={index < last ? 'done' : currentClass(status)}
          aria-current={index === last ? 'step' : undefined}
        >
          <span className="step">{ordersMessages.status[entry.status]}</span>
          <small>
            <DateTime at={entry.at} /> {actorText(entry)}
          </small>
          {entry.note === '' ? null : <p>{entry.note}</p>}
          {entry.status === 'shipped' && trackingNumber !== '' ? (
            <p>{messages.tracking(trackingNumber)}</p>
          ) : null}
          {entry.status === 'shipped' && trackingLink !== '' ? (
            <p>
              <a className="link" href={trackingLink} rel="noreferrer">
                {messages.track}
              </a>
            </p>
          ) : null}
        </li>
      ))}
      {nextStatuses(status).map((later) => (
        <li key={later} className="later">
          <span className="step">{ordersMessages.status[later]}</span>
        </li>
      ))}
    </ol>
  )
}

const currentClass = (status: OrderStatus): string =>
  status === 'cancelled' ? 'ended' : status === 'delivered' ? 'done' : 'now'

const actorText = ({ by, name }: HistoryEntry): string =>
  name !== '' ? messages.by(name) : by === 'buyer' ? messages.byBuyer : messages.byShop
