/** What became of an order, step by step, and what is still to come. */
import { DateTime } from '../../ui/date-time.tsx'
import { ordersMessages } from '../messages/orders.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'
import type { OrderStep, OrderDetails } from '../contract.ts'
import { nextStatuses } from '../rules.ts'

export function Timeline({
  order: { history, status, trackingNumber, trackingLink },
}: {
  readonly order: OrderDetails
}) {
  const last = history.length - 1
  return (
    <ol className="timeline">
      {history.map((step, place) => (
        <li
          key={`${step.status} ${step.at}`}
          className={
            place < last
              ? 'done'
              : status === 'cancelled'
                ? 'ended'
                : status === 'delivered'
                  ? 'done'
                  : 'now'
          }
          aria-current={place === last ? 'step' : undefined}
        >
          <span className="step">{ordersMessages.status[step.status]}</span>
          <small>
            <DateTime at={step.at} /> {whoDid(step)}
          </small>
          {step.note === '' ? null : <p>{step.note}</p>}
          {step.status === 'shipped' && trackingNumber !== '' ? (
            <p>{messages.tracking(trackingNumber)}</p>
          ) : null}
          {step.status === 'shipped' && trackingLink !== '' ? (
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

const whoDid = ({ by, name }: OrderStep): string =>
  name !== '' ? messages.by(name) : by === 'buyer' ? messages.byBuyer : messages.byShop
