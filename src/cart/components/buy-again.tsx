/**
 * The tools that a buyer orders repeatedly, each with the last quantity and a button that adds it
 * to the cart.
 */
import { useState } from 'react'
import { displayNumber } from '../../platform/money/money.ts'
import { useBackOrders, withBackOrder } from '../../orders/back-orders/use-back-orders.ts'
import type { BuyerOverview } from '../../orders/buying-habits/buyer-overview-schema.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Link } from '../../ui/link.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import { toast } from '../../ui/toast.tsx'
import { buyerOverviewMessages as messages } from '../messages/buyer-overview.ts'

type BuyAgainProps = { readonly items: BuyerOverview['buyAgain'] }

export const BuyAgain = ({ items }: BuyAgainProps) =>
  items.length === 0 ? (
    <p className="muted small">{messages.nothingYet}</p>
  ) : (
    // Keyboard users scroll it by its links and buttons.
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
