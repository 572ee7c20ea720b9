/** The head of an order's page right after it was placed: thanks, and what happens next. */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { User } from '../../accounts/contract.ts'
import { Notice } from '../../ui/page-state.tsx'
import type { Order } from '../contract.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'

type OrderPlacedProps = {
  readonly order: Pick<Order, 'number' | 'name' | 'email'>
  readonly user: Pick<User, 'emailConfirmed'>
}

export function OrderPlaced({ order: { number, name, email }, user }: OrderPlacedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  const { next } = messages
  return (
    <div className="placed">
      <h1 ref={heading} tabIndex={-1}>
        {messages.placed(number)}
      </h1>
      <Notice tone="good">{messages.placedLead(name)}</Notice>
      <h2>{next.heading}</h2>
      <ol>
        <li>{user.emailConfirmed ? next.confirm(email) : next.confirmUnmailed}</li>
        <li>{next.ship}</li>
        <li>{next.cancel}</li>
      </ol>
      <div className="row">
        <Link className="button primary" to="/purchase">
          {messages.shopOn}
        </Link>
        <Link className="button" to="/dashboard/myorders">
          {messages.allMine}
        </Link>
      </div>
    </div>
  )
}
