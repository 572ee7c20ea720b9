/** What is ordered from suppliers, and what of it has been received. */
import { Link } from 'react-router'
import { purchasing } from '../purchasing/api.client.ts'
import { toolColumns } from '../purchasing/components/tool-cell.tsx'
import { purchasingContract, type Purchase } from '../purchasing/contract.ts'
import { purchasingPageMessages as pages } from '../purchasing/messages/pages.ts'
import { displayNumber } from '../platform/money/money.ts'
import { displayDay } from '../platform/time/display-day.ts'
import { ActButton } from '../ui/buttons.tsx'
import { sendOnce } from '../ui/send-once.browser.ts'
import { deskList } from '../shell/desk-list.tsx'
import { stock } from '../stock/api.client.ts'
import { DateTime } from '../ui/date-time.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import type { Together } from '../ui/desk/together.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import type { Column } from '../ui/table.tsx'
import type { RowActions } from '../ui/use-row-actions.ts'
import { useShop } from '../ui/use-shop.ts'

const messages = pages.purchases

const isOpen = ({ quantity, received }: Purchase): boolean => received < quantity

/** Records what is missing as received: the note is settled with it. */
const receive = ({ id, toolId, quantity, received }: Purchase) =>
  sendOnce(`purchase-received.${id}`, (options) =>
    stock.record(
      { toolId, kind: 'received', quantity: quantity - received, reason: messages.reason },
      options,
    ),
  )

const columns = ({ busy, run }: RowActions, canChange: boolean): readonly Column<Purchase>[] => [
  ...toolColumns,
  {
    header: messages.pieces,
    numeric: true,
    slot: 'figure',
    cell: ({ quantity, received, packSize }) => (
      <span className="stack">
        <b>{displayNumber(quantity)}</b>
        {packSize === 1 || quantity % packSize > 0 ? null : (
          <small className="p3">{pages.packs(quantity / packSize, packSize)}</small>
        )}
        {received === 0 || received === quantity ? null : (
          <small className="p3">{messages.receivedOf(received)}</small>
        )}
      </span>
    ),
  },
  {
    header: messages.orderedAt,
    sorted: 'descending',
    besideMeta: true,
    cell: ({ orderedAt }) => <DateTime timeless at={orderedAt} />,
  },
  { header: messages.by, priority: 3, shrinks: true, cell: ({ by }) => <bdi>{by}</bdi> },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (purchase) =>
      canChange && isOpen(purchase) ? (
        <>
          <ActButton
            className="button small"
            busy={busy}
            aria-label={messages.receiveOf(purchase.name)}
            act={(button) =>
              run({
                button,
                work: async () => {
                  const { delta } = await receive(purchase)
                  return messages.isReceived(delta, purchase.name)
                },
              })
            }
          >
            {messages.receive}
          </ActButton>
          <DotsMenu
            of={purchase.name}
            busy={busy}
            choices={[
              {
                label: messages.remove,
                name: messages.removeOf(purchase.name),
                danger: true,
                act: (button) =>
                  void run({
                    button,
                    work: async () => {
                      await purchasing.removePurchase({ id: purchase.id })
                      return messages.areRemoved(1)
                    },
                    undo: async () => void (await purchasing.restorePurchase({ id: purchase.id })),
                  }),
              },
            ]}
          />
        </>
      ) : null,
  },
]

const acts: readonly Together<Purchase>[] = [
  {
    label: messages.remove,
    can: isOpen,
    danger: true,
    each: ({ id }) => purchasing.removePurchase({ id }),
    undo: ({ id }) => purchasing.restorePurchase({ id }),
    done: messages.areRemoved,
  },
]

const page = deskList({
  permission: 'catalogue',
  title: messages.title,
  description: pages.description,
  lead: messages.lead,
  caption: ({ state = 'open' }) => messages.caption[state],
  input: purchasingContract.purchases.input,
  read: (query, options) => purchasing.purchases(query, options),
  keyOf: ({ id }) => id,
  columns: ({ actions, canChange }) => columns(actions, canChange),
  views: () => [
    { label: messages.views.open },
    { label: messages.views.received, search: 'state=received' },
  ],
  links: ({ rows, query: { state = 'open' } }) =>
    rows.length > 0 && state === 'open' ? (
      <button type="button" className="button tight" onClick={() => print()}>
        {messages.print}
      </button>
    ) : null,
  above: ({ today }) => <SheetHead today={today} />,
  together: { nameOf: ({ name }) => name, acts: () => acts },
  empty: ({ query: { state = 'open' } }) =>
    state === 'open' ? (
      <EmptyState title={messages.empty} detail={messages.emptyDetail}>
        <Link className="button" to="/dashboard/purchasing">
          {messages.toOrder}
        </Link>
      </EmptyState>
    ) : (
      <EmptyState title={messages.noneReceived} detail={messages.noneReceivedDetail} />
    ),
})

/** On paper: whose order it is, and of which day. */
function SheetHead({ today }: { readonly today: string }) {
  const { name } = useShop()
  return (
    <p className="on-paper mt-2">
      {name} · {displayDay(today)}
    </p>
  )
}

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
