/** Records a payment of one customer. */
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { payments } from '../payments/api.client.ts'
import { PaymentForm } from '../payments/components/payment-form.tsx'
import { recordMessages as messages } from '../payments/messages/pages.ts'
import { customerPattern } from '../payments/rules.ts'
import { OwnAffair } from '../companies/components/own-affair.tsx'
import { findOwnAffair, recordOfCustomer } from '../companies/own-affairs.client.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DeskHead, HeadLinks } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/dashboard.payments.new.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('money', true)
  const params = new URL(request.url).searchParams
  const customer = params.get('customer') ?? ''
  if (!customerPattern.test(customer)) throw notFound()
  const { signal } = request
  const items = await payments.openItems({ customer, limit: 100 }, { signal })
  const asked = { ...recordOfCustomer(customer), permission: 'money' } as const
  return {
    ownAffair: await findOwnAffair(user, asked, { signal }),
    items: items.filter(({ open }) => open > 0),
    chosen: params.get('item') ?? undefined,
  }
}

export default function RecordPayment({
  loaderData: { items, chosen, ownAffair },
}: Route.ComponentProps) {
  const [first] = items
  return (
    <>
      <DeskHead
        title={messages.title}
        lead={first ? messages.lead(first.customer.name) : undefined}
      >
        <HeadLinks links={[{ to: '/dashboard/payments', label: messages.back }]} />
      </DeskHead>
      {first ? (
        <OwnAffair reason={ownAffair}>
          <PaymentForm items={items} chosen={chosen} />
        </OwnAffair>
      ) : (
        <EmptyState title={messages.settled} detail={messages.settledDetail} />
      )}
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title, {
  title: messages.noItem,
  detail: messages.noItemDetail,
  to: '/dashboard/payments',
  back: messages.back,
})
