/** What became of an order, step by step, and what is still to come. */
import { When } from '../web/when.tsx'
import { ordersWords } from '../words/en/orders.ts'
import { orderWords as words } from '../words/en/pages/order.ts'
import type { OrderStep, WholeOrder } from './contract.ts'
import { stepsAhead } from './rules.ts'

export function Timeline({ order: { history, status, trackingNumber, trackingLink } }: { readonly order: WholeOrder }) {
  const last = history.length - 1
  return (
    <ol className="timeline">
      {history.map((step, place) => (
        <li key={`${step.status} ${step.at}`} className={place < last ? 'done' : status === 'cancelled' ? 'ended' : status === 'delivered' ? 'done' : 'now'} aria-current={place === last ? 'step' : undefined}>
          <span className="step">{ordersWords.status[step.status]}</span>
          <small><When at={step.at} /> {whoDid(step)}</small>
          {step.note === '' ? null : <p>{step.note}</p>}
          {step.status === 'shipped' && trackingNumber !== '' ? <p>{words.tracking(trackingNumber)}</p> : null}
          {step.status === 'shipped' && trackingLink !== '' ? <p><a className="link" href={trackingLink} rel="noreferrer">{words.track}</a></p> : null}
        </li>
      ))}
      {stepsAhead(status).map((later) => <li key={later} className="later"><span className="step">{ordersWords.status[later]}</span></li>)}
    </ol>
  )
}

const whoDid = ({ by, name }: OrderStep): string => (name !== '' ? words.by(name) : by === 'buyer' ? words.byBuyer : words.byShop)
