/** The signed-in buyer's own part of the front page: what to buy again, and open orders. */
import { useEffect, useState, type ReactNode } from 'react'
import { displayMoney } from '../../platform/money/money.ts'
import { StatusPill } from '../../orders/components/status-pill.tsx'
import {
  counterOperation,
  type BuyerOverview,
} from '../../orders/buying-habits/buyer-overview-schema.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { preferDenseView } from '../../search/lists/view-storage.browser.ts'
import { Link } from '../../ui/link.tsx'
import { createShopClient } from '../../session/api.client.ts'
import { buyerOverviewMessages as messages } from '../messages/buyer-overview.ts'
import { BuyAgain } from './buy-again.tsx'

/** Without the other operations of orders, whose schemas the front page does not need. */
const { counter: readOverview } = createShopClient({ counter: counterOperation })

type BuyerOverviewProps = {
  /** Shown next to the open orders. */
  readonly children?: ReactNode
}

/** Only rendered in the browser, into a place of fixed height. */
export function BuyerOverviewSection({ children }: BuyerOverviewProps) {
  const [counter, setCounter] = useState<BuyerOverview | 'failed'>()
  useEffect(() => {
    const request = new AbortController()
    const load = async (): Promise<void> => {
      try {
        const answer = await readOverview({}, { signal: request.signal })
        setCounter(answer)
        if (answer.buyAgain.length > 0) preferDenseView()
      } catch (error) {
        if (request.signal.aborted) return
        setCounter('failed')
        if (!isProblem(error)) throw error
      }
    }
    void load()
    return () => request.abort()
  }, [])
  if (counter === undefined) return <p className="muted small">{messages.loading}</p>
  if (counter === 'failed')
    return (
      <p className="small">
        {messages.failed}{' '}
        <Link className="link" to="/dashboard/myorders">
          {messages.allOrders}
        </Link>
      </p>
    )
  return (
    <>
      <OpenOrders counter={counter}>{children}</OpenOrders>
      <BuyAgain items={counter.buyAgain} />
    </>
  )
}

type OpenOrdersProps = BuyerOverviewProps & { readonly counter: BuyerOverview }

const OpenOrders = ({ counter: { openOrders, moreOrders }, children }: OpenOrdersProps) => (
  <p className="open-orders small">
    <b>{messages.openOrders}</b>
    {openOrders.length === 0 ? <span className="muted">{messages.none}</span> : null}
    {openOrders.map(({ number, status, shippedQuantity, onHold, total }) => (
      <Link key={number} to={`/dashboard/orders/${number}`}>
        {messages.order(number)} · {displayMoney(total)}{' '}
        <StatusPill status={status} shippedQuantity={shippedQuantity} onHold={onHold} />
      </Link>
    ))}
    <Link className="link" to="/dashboard/myorders">
      {moreOrders ? messages.moreOrders : messages.allOrders}
    </Link>
    {children}
  </p>
)
