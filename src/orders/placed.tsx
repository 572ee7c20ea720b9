/** The confirmation of an order, in the place of its form: number, what, how many, for how much, where it goes. */
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Tool } from '../catalogue/contract.ts'
import { showMoney, showNumber } from '../platform/money.ts'
import { Notice } from '../web/state.tsx'
import { orderFormWords as words } from '../words/en/pages/order-form.ts'
import type { Order } from './contract.ts'

export function Placed({ order, tool }: { readonly order: Order; readonly tool: Tool }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <div className="page section">
      <div className="placed">
        <h1 ref={head} tabIndex={-1}>{words.placed(order.number)}</h1>
        <Notice tone="good">{words.placedLead(order.name)}</Notice>
        <dl className="facts">
          <Fact name={words.orderNumber}><b>{order.number}</b></Fact>
          {order.lines.map((line) => (
            <Fact key={line.sku} name={words.tool}>{line.name} <span className="muted">{line.sku}</span></Fact>
          ))}
          <Fact name={words.pieces}>{showNumber(order.quantity)}</Fact>
          {order.lines.map((line) => <Fact key={line.sku} name={words.unitPrice}>{showMoney(line.unitPrice)}</Fact>)}
          <Fact name={words.total}><b>{showMoney(order.total)}</b></Fact>
          <Fact name={words.to}><span className="whitespace-pre-line">{order.address}</span></Fact>
          <Fact name={words.phone}>{order.phone}</Fact>
          {order.poNumber ? <Fact name={words.poNumber}>{order.poNumber}</Fact> : null}
          {order.note ? <Fact name={words.note}>{order.note}</Fact> : null}
        </dl>
        <div className="row">
          <Link className="button primary" to={`/dashboard/orders/${order.number}`}>{words.seeOrder}</Link>
          <Link className="button" to="/dashboard/myorders">{words.seeOrders}</Link>
          <Link className="button" to="/purchase">{words.shopOn}</Link>
          <Link className="button plain" to={`/tools/${tool.slug}`}>{words.seeTool}</Link>
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
