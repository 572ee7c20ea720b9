/** The confirmation of an order, in place of its form. */
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Tool } from '../../catalogue/contract.ts'
import { displayMoney, displayNumber } from '../../platform/money.ts'
import { Notice } from '../../ui/page-state.tsx'
import { orderFormMessages as messages } from '../messages/order-form.ts'
import type { Order } from '../contract.ts'

export function OrderConfirmation({ order, tool }: { readonly order: Order; readonly tool: Tool }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <div className="page section">
      <div className="placed">
        <h1 ref={heading} tabIndex={-1}>
          {messages.placed(order.number)}
        </h1>
        <Notice tone="good">{messages.placedLead(order.name)}</Notice>
        <dl className="facts">
          <Fact name={messages.orderNumber}>
            <b>{order.number}</b>
          </Fact>
          {order.lines.map((line) => (
            <Fact key={line.sku} name={messages.tool}>
              {line.name} <span className="muted">{line.sku}</span>
            </Fact>
          ))}
          <Fact name={messages.pieces}>{displayNumber(order.quantity)}</Fact>
          {order.lines.map((line) => (
            <Fact key={line.sku} name={messages.unitPrice}>
              {displayMoney(line.unitPrice)}
            </Fact>
          ))}
          <Fact name={messages.total}>
            <b>{displayMoney(order.total)}</b>
          </Fact>
          <Fact name={messages.to}>
            <span className="whitespace-pre-line">{order.address}</span>
          </Fact>
          <Fact name={messages.phone}>{order.phone}</Fact>
          {order.poNumber ? <Fact name={messages.poNumber}>{order.poNumber}</Fact> : null}
          {order.note ? <Fact name={messages.note}>{order.note}</Fact> : null}
        </dl>
        <div className="row">
          <Link className="button primary" to={`/dashboard/orders/${order.number}`}>
            {messages.seeOrder}
          </Link>
          <Link className="button" to="/dashboard/myorders">
            {messages.seeOrders}
          </Link>
          <Link className="button" to="/purchase">
            {messages.shopOn}
          </Link>
          <Link className="button plain" to={`/tools/${tool.slug}`}>
            {messages.seeTool}
          </Link>
        </div>
      </div>
    </div>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)
