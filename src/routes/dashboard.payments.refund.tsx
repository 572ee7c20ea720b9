/** Records what was paid back to a customer. */
import { Link } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { useTakesCards } from '../orders/components/use-takes-cards.ts'
import { refunds } from '../payments/api.client.ts'
import { RefundForm } from '../payments/components/refund-form.tsx'
import { refundMessages as messages } from '../payments/messages/refund-page.ts'
import { customerPattern } from '../payments/rules.ts'
import { OwnAffair } from '../companies/components/own-affair.tsx'
import { findOwnAffair, recordOfCustomer } from '../companies/own-affairs.client.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DeskHead, HeadLinks } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/dashboard.payments.refund.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('money', true)
  const params = new URL(request.url).searchParams
  const key = params.get('customer') ?? ''
  if (!customerPattern.test(key)) throw notFound()
  const order = /^[1-9]\d{0,9}$/.test(params.get('order') ?? '')
    ? Number(params.get('order'))
    : undefined
  const of = order === undefined ? { customer: key } : { customer: key, order }
  const { signal } = request
  const asked = { ...recordOfCustomer(key), permission: 'money' } as const
  const ownAffair = await findOwnAffair(user, asked, { signal })
  return { order, ownAffair, ...(await refunds.credit(of, { signal })) }
}

export default function RecordRefund({
  loaderData: { order, ownAffair, customer, credit, parts },
}: Route.ComponentProps) {
  return (
    <>
      <DeskHead
        title={messages.title}
        lead={
          customer
            ? order === undefined
              ? messages.lead(customer.name, credit)
              : messages.leadOfOrder(customer.name, order, credit)
            : undefined
        }
      >
        <HeadLinks
          links={[
            order === undefined
              ? { to: '/dashboard/payments', label: messages.back }
              : { to: `/dashboard/orders/${order}`, label: messages.backToOrder(order) },
          ]}
        />
      </DeskHead>
      {customer ? (
        <>
          <ul className="mt-2 mb-4" aria-label={messages.parts}>
            {parts.map((part) => (
              <li key={`${part.kind} ${part.number}`}>{messages.part(part)}</li>
            ))}
          </ul>
          <OwnAffair reason={ownAffair}>
            <ByCard />
            <RefundForm key={customer.key} customer={customer.key} order={order} credit={credit} />
          </OwnAffair>
        </>
      ) : (
        <EmptyState title={messages.none} detail={messages.noneDetail} />
      )}
    </>
  )
}

/** Of an invoice that was paid by card, the credit is the same: nobody shall pay it back twice. */
const ByCard = () =>
  useTakesCards() ? (
    <p className="mb-4">
      {messages.byCard}{' '}
      <Link className="link" to="/dashboard/payments/cards">
        {messages.cards}
      </Link>
    </p>
  ) : null

export const ErrorBoundary = pageErrors(messages.title, {
  title: messages.noCustomer,
  detail: messages.noCustomerDetail,
  to: '/dashboard/payments',
  back: messages.back,
})
