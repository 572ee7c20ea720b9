/** A received order: its lines, what a person decides about them, the original, and placing it. */
import { useState } from 'react'
import { Link } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { User } from '../accounts/contract.ts'
import { loadAddressFields } from '../accounts/components/address-input.tsx'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { companies } from '../companies/api.client.ts'
import { OwnAffair } from '../companies/components/own-affair.tsx'
import { offeredAddresses } from '../companies/offered-addresses.client.ts'
import { findOwnAffair } from '../companies/own-affairs.client.ts'
import { Id } from '../platform/fields/fields.ts'
import { receivedOrders } from '../received-orders/api.client.ts'
import { ChooseBuyer } from '../received-orders/components/choose-buyer.tsx'
import { Differences } from '../received-orders/components/differences.tsx'
import { DraftFacts } from '../received-orders/components/draft-facts.tsx'
import { decideWith, DraftLines, isAgreeable } from '../received-orders/components/draft-lines.tsx'
import { OriginalText } from '../received-orders/components/original-text.tsx'
import { PlaceForm, type SavedAddress } from '../received-orders/components/place-form.tsx'
import { RejectForm } from '../received-orders/components/reject-form.tsx'
import { ReceivedStatePill } from '../received-orders/components/states.tsx'
import type { ReceivedLine, ReceivedOrder } from '../received-orders/contract.ts'
import { receivedPageMessages as messages } from '../received-orders/messages/pages.ts'
import { isNewOrder } from '../received-orders/rules.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { ActButton } from '../ui/buttons.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { FormDialog } from '../ui/desk/form-dialog.tsx'
import { TitleBar } from '../ui/desk/title-bar.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { useRowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.received-orders.$id.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: messages.title(loaderData?.order.number ?? ''),
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const [order, user] = await Promise.all([receivedOrders.read({ id }, { signal }), currentUser()])
  const isStaff = may(user, 'orders', { reading: true })
  const isOpen = order.state === 'open'
  const [ownAffair] = await Promise.all([
    findOwnAffair(user, { record: 'received-order', key: id, permission: 'orders' }, { signal }),
    isOpen ? loadAddressFields() : undefined,
  ])
  const forStaff = isStaff && order.buyer?.userId !== user.id
  return {
    order,
    user,
    isStaff,
    forStaff,
    ownAffair,
    addresses: isOpen ? await addressesFor(order, forStaff, signal) : [],
  }
}

/** Where the goods of its buyer may go; none as long as nobody knows for whom it is. */
async function addressesFor(
  { buyer, company }: ReceivedOrder,
  forStaff: boolean,
  signal: AbortSignal,
): Promise<readonly SavedAddress[]> {
  if (!forStaff) return offeredAddresses(signal)
  if (buyer === null) return []
  const asked = { userId: buyer.userId, ...(company ? { company: company.id } : {}) }
  return (await companies.buyer(asked, { signal })).addresses
}

export default function ReceivedOrderPage({ loaderData }: Route.ComponentProps) {
  const { order, user, isStaff, forStaff, ownAffair, addresses } = loaderData
  const actions = useRowActions()
  const [lit, setLit] = useState<ReceivedLine['written']>()
  const [rejecting, setRejecting] = useState(false)
  const isOpen = order.state === 'open'
  const canChange = isOpen && (!isStaff || may(user, 'orders'))
  return (
    <>
      <nav className="crumbs" aria-label={messages.crumbs}>
        <Link to="/dashboard/received-orders">{messages.back}</Link>
        <span aria-current="page">{messages.title(order.number)}</span>
      </nav>
      <TitleBar
        title={messages.title(order.number)}
        state={<ReceivedStatePill state={order.state} replacedBy={order.replacedBy} />}
        who={whoOf(order)}
        more={
          <DotsMenu
            of={messages.title(order.number)}
            choices={
              canChange ? [{ label: messages.reject.act, act: () => setRejecting(true) }] : []
            }
          />
        }
      />
      <DraftFacts order={order} canAnswer={isStaff && may(user, 'orders')} />
      <Differences order={order} actions={actions} canChange={canChange} />
      <FormDialog
        title={messages.reject.title}
        open={rejecting}
        onClose={() => setRejecting(false)}
      >
        <RejectForm id={order.id} onDone={() => setRejecting(false)} />
      </FormDialog>
      {canChange && forStaff && order.buyer === null ? (
        <ChooseBuyer order={order} actions={actions} />
      ) : null}
      {canChange ? <ConfirmAll order={order} actions={actions} /> : null}
      <DraftLines
        order={order}
        actions={actions}
        canChange={canChange}
        onShow={({ written }) => setLit({ ...written })}
      />
      <OriginalText text={order.text} lit={lit} />
      {canChange && isNewOrder(order) ? (
        <OwnAffair reason={forStaff ? ownAffair : undefined}>
          <Placing order={order} user={user} forStaff={forStaff} addresses={addresses} />
        </OwnAffair>
      ) : null}
      {isStaff ? <HistoryLink id={order.id} /> : null}
    </>
  )
}

const HistoryLink = ({ id }: { readonly id: string }) => (
  <p className="mt-6">
    <Link className="link" to={`/dashboard/history?kind=received-order&record=${id}`}>
      {messages.history}
    </Link>
  </p>
)

/** Whose order it is, in a few words. */
const whoOf = ({ company, buyer, sender }: ReceivedOrder): string =>
  company?.name ?? buyer?.name ?? sender

type ConfirmAllProps = {
  readonly order: ReceivedOrder
  readonly actions: ReturnType<typeof useRowActions>
}

/** One press for all lines of which only the agreement is missing. */
function ConfirmAll({ order, actions }: ConfirmAllProps) {
  const agreeable = order.lines.filter(isAgreeable)
  if (agreeable.length < 2) return null
  return (
    <p className="mt-4">
      <ActButton
        className="button"
        busy={actions.busy}
        act={(button) =>
          decideWith(order, actions)(
            agreeable.map(({ line, decided }) => ({ line, ...decided, confirmed: true })),
            button,
          )
        }
      >
        {messages.confirmAll(agreeable.length)}
      </ActButton>
    </p>
  )
}

type PlacingProps = {
  readonly order: ReceivedOrder
  readonly user: User
  readonly forStaff: boolean
  readonly addresses: readonly SavedAddress[]
}

function Placing({ order, user, forStaff, addresses }: PlacingProps) {
  const open = order.lines.filter(
    ({ state }) => state === 'to-confirm' || state === 'unknown',
  ).length
  const ordered = order.lines.some(({ state }) => state === 'certain')
  if (open > 0 || !ordered)
    return (
      <div className="mt-6">
        <Notice tone="warn">{messages.place.notReady(open)}</Notice>
      </div>
    )
  if (order.buyer === null) return null
  return (
    <PlaceForm
      key={`${order.buyer.userId} ${order.company?.id}`}
      order={order}
      addresses={addresses}
      phone={forStaff ? '' : user.profile.phone}
      forStaff={forStaff}
    />
  )
}

export const ErrorBoundary = pageErrors(messages.title(''), {
  title: messages.unknown,
  detail: messages.unknownDetail,
  to: '/dashboard/received-orders',
  back: messages.back,
})
