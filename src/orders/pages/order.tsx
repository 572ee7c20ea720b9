/** One order whole: as sold, where it goes, what became of it, and what its reader may do with it. */
import { Link } from 'react-router'
import { isAdmin } from '../../accounts/rules.ts'
import { showMoney, showNumber } from '../../platform/money.ts'
import { isProblem } from '../../platform/problem.ts'
import { notHere } from '../../platform/problems.ts'
import { currentUser } from '../../web/current-user.client.ts'
import { PapersOfOrder } from '../../papers/papers-of-order.tsx'
import { useDeeds } from '../../web/deed.ts'
import { describe } from '../../web/describe.ts'
import { confirm } from '../../web/dialog.tsx'
import { PersonalFailure } from '../../web/guard.tsx'
import { Empty } from '../../web/empty.tsx'
import { Notice } from '../../web/state.tsx'
import { Table, type Column } from '../../web/table.tsx'
import { ordersWords } from '../../words/en/orders.ts'
import { orderWords as words } from '../../words/en/pages/order.ts'
import type { OrderLine, WholeOrder } from '../contract.ts'
import { orders } from '../orders.client.ts'
import { stepsFor } from '../rules.ts'
import { StatusPill } from '../status-pill.tsx'
import { StepForm } from '../step-form.tsx'
import { Timeline } from '../timeline.tsx'
import type { Route } from './+types/order.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => describe(matches, { title: words.title(loaderData?.order.number), description: words.description, unlisted: true })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  if (!/^[1-9]\d{0,9}$/.test(params.number)) throw notHere()
  const [order, user] = await Promise.all([orders.read({ number: Number(params.number) }, { signal }), currentUser()])
  return { order, role: user.role }
}

const columns: readonly Column<OrderLine>[] = [
  { head: words.tool, full: true, show: ({ name, sku }) => <span>{name}<small>{sku}</small></span> },
  { head: words.pieces, number: true, show: ({ quantity }) => showNumber(quantity) },
  { head: words.each, number: true, show: ({ unitPrice }) => showMoney(unitPrice) },
  { head: words.sum, number: true, show: ({ total }) => showMoney(total) },
]

export default function OrderPage({ loaderData: { order, role } }: Route.ComponentProps) {
  const admin = isAdmin({ role })
  return (
    <>
      <nav className="crumbs" aria-label={words.crumbs}>
        {admin ? <Link to="/dashboard/manageorders">{words.all}</Link> : <Link to="/dashboard/myorders">{words.mine}</Link>}
        <span aria-current="page">{words.title(order.number)}</span>
      </nav>
      <div className="order-top">
        <h1>{words.title(order.number)}</h1>
        <StatusPill status={order.status} />
      </div>
      <div className="order-sheet">
        <div>
          <section aria-labelledby="order-lines">
            <h2 id="order-lines">{words.lines}</h2>
            <Table caption={words.linesCaption(order.number)} columns={columns} rows={order.lines} keyOf={({ toolId }) => toolId} />
            <p className="total"><span>{words.total}</span><span>{showMoney(order.total)}</span></p>
            <div className="order-steps">
              <Link className="button" to={`/order-pad?order=${order.number}`}>{words.again}</Link>
              <Cancelling order={order} role={role} />
            </div>
          </section>
          <section aria-labelledby="order-contact">
            <h2 id="order-contact">{words.contact}</h2>
            <Contact order={order} />
          </section>
        </div>
        <div>
          <section aria-labelledby="order-progress">
            <h2 id="order-progress">{words.progress}</h2>
            <Timeline order={order} />
          </section>
          <PapersOfOrder number={order.number} status={order.status} role={role} />
          {admin ? <StepForm key={order.status} order={order} /> : null}
        </div>
      </div>
    </>
  )
}

function Cancelling({ order, role }: { readonly order: WholeOrder; readonly role: 'customer' | 'admin' }) {
  const { act, busy } = useDeeds()
  if (!stepsFor({ role }, order.status).includes('cancelled')) return order.status === 'picking' ? <Notice>{words.notCancellable}</Notice> : null
  const work = async (): Promise<string | undefined> => {
    if (!(await confirm({ detail: words.cancelling(order.number, order.quantity, order.total), act: words.cancel }))) return undefined
    const { number, status } = await orders.step({ number: order.number, status: 'cancelled' })
    return words.done(number, ordersWords.status[status])
  }
  return <button type="button" className="button" aria-disabled={busy || undefined} onClick={({ currentTarget }) => void act({ button: currentTarget, work })}>{words.cancel}</button>
}

function Contact({ order }: { readonly order: WholeOrder }) {
  const facts: readonly (readonly [string, string])[] = [
    [words.name, order.name], [words.email, order.email], [words.phone, order.phone], [words.address, order.address],
    ...(order.poNumber === '' ? [] : [[words.poNumber, order.poNumber] as const]), ...(order.note === '' ? [] : [[words.note, order.note] as const]),
  ]
  return <dl className="facts">{facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}:`} className="whitespace-pre-line">{value}</dd>])}</dl>
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isProblem(error, notHere)
    ? <><h1 className="mb-4">{words.title(undefined)}</h1><Empty title={words.unknown} detail={words.unknownDetail}><Link className="button" to="/dashboard/myorders">{words.mine}</Link></Empty></>
    : <><h1 className="mb-4">{words.title(undefined)}</h1><PersonalFailure error={error} /></>
