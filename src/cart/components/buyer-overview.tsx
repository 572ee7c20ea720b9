/** The signed-in buyer's own part of the front page: what to buy again, and orders on their way. */
import { useEffect, useState, type ReactNode } from 'react'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { StatusPill } from '../../orders/components/status-pill.tsx'
import {
  counterOperation,
  type BuyerOverview,
} from '../../orders/buying-habits/buyer-overview-schema.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { preferDenseView } from '../../search/lists/view-storage.browser.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Link } from '../../ui/link.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import { createShopClient } from '../../session/api.client.ts'
import { toast } from '../../ui/toast.tsx'
import { useBackOrders, withBackOrder } from '../../orders/back-orders/use-back-orders.ts'
import { buyerOverviewMessages as messages } from '../messages/buyer-overview.ts'

/** Without the other operations of orders, whose schemas the front page does not need. */
const { counter: readOverview } = createShopClient({ counter: counterOperation })

type BuyerOverviewProps = {
  /** What stands beside the orders on their way. */
  readonly children?: ReactNode
}

/** Rendered in the browser alone, into a place of fixed height. */
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
    {openOrders.map(({ number, status, total }) => (
      <Link key={number} to={`/dashboard/orders/${number}`}>
        {messages.order(number)} · {displayMoney(total)} <StatusPill status={status} />
      </Link>
    ))}
    <Link className="link" to="/dashboard/myorders">
      {moreOrders ? messages.moreOrders : messages.allOrders}
    </Link>
    {children}
  </p>
)

const BuyAgain = ({ items }: { readonly items: BuyerOverview['buyAgain'] }) =>
  items.length === 0 ? (
    <p className="muted small">{messages.nothingYet}</p>
  ) : (
    // The keyboard scrolls it by its links and buttons.
    <ul className="buy-again" aria-label={messages.buyAgain}>
      {items.map((item) => (
        <BuyAgainItem key={item.tool.id} item={item} />
      ))}
    </ul>
  )

function BuyAgainItem({ item }: { readonly item: BuyerOverview['buyAgain'][number] }) {
  const [busy, setBusy] = useState(false)
  const { tool, quantity, times, everyDays, due } = item
  const backOrders = useBackOrders()
  const add = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    const { addFromCard } = await import('../add-from-card.client.ts')
    const fault = await addFromCard(
      withBackOrder(tool, backOrders !== undefined),
      String(quantity),
      backOrders?.backOrderDays,
    )
    setBusy(false)
    if (fault !== undefined) toast(fault, 'error')
  }
  return (
    <li>
      <Thumbnail picture={tool.picture} image={tool.picture === null ? tool.image : ''} />
      <span className="what">
        <Link to={`/tools/${tool.slug}`}>{tool.name}</Link>
        <small>
          {due ? <b className="due">{messages.due}</b> : null}
          {due ? ' · ' : ''}
          {everyDays === null ? messages.times(times) : messages.every(everyDays)}
        </small>
      </span>
      <ActButton
        className="button tight"
        aria-label={messages.addOf(quantity, tool.name)}
        busy={busy}
        act={() => add()}
      >
        {messages.add(displayNumber(quantity))}
      </ActButton>
    </li>
  )
}
