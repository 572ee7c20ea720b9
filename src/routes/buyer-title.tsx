/** The head of an order for its buyer: order again beside its name, everything else in the menu. */
import { Link, useNavigate } from 'react-router'
import { canCancel, cancelOrder } from '../orders/components/cancel-order.ts'
import { StatusPill } from '../orders/components/status-pill.tsx'
import type { OrderDetails } from '../orders/contract.ts'
import { orderPageMessages as messages } from '../orders/messages/order-page.ts'
import { displayMoney } from '../platform/money/money.ts'
import { stateWithLines } from '../quotes/requested-lines.ts'
import { listPagesMessages } from '../saved-lists/messages/pages.ts'
import { sumToPay } from '../tax/sum-rows.ts'
import type { Choice } from '../ui/desk/choices-menu.tsx'
import { MenuButton } from '../ui/desk/menu-button.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { TitleBar } from '../ui/desk/title-bar.tsx'
import { useRowActions } from '../ui/use-row-actions.ts'

type BuyerTitleProps = {
  readonly order: OrderDetails
  /** Whether the reader placed it. */
  readonly own: boolean
}

export const BuyerTitle = ({ order, own }: BuyerTitleProps) => (
  <TitleBar
    title={messages.title(order.number)}
    state={<StatusPill {...order} />}
    who={
      <>
        {order.poNumber === '' ? null : (
          <>
            <bdi>{order.poNumber}</bdi>
            {' · '}
          </>
        )}
        {messages.placedOn} <DateTime timeless at={order.placedAt} place="sentence" />
      </>
    }
    sum={displayMoney(sumToPay(order))}
    more={<BuyerMenu order={order} own={own} />}
    step={
      own ? (
        // On hold, its primary button is what the buyer may do about that.
        <Link
          className={order.onHold ? 'button tight' : 'button primary tight'}
          to={`/order-pad?order=${order.number}`}
        >
          {messages.again}
        </Link>
      ) : null
    }
  />
)

export function BuyerMenu({ order, own }: BuyerTitleProps) {
  const { busy, run } = useRowActions()
  const navigate = useNavigate()
  const saved: Choice = {
    label: listPagesMessages.saveAs,
    act: () => void navigate('/dashboard/lists/new', { state: stateWithLines(order.lines) }),
  }
  const cancel: Choice = {
    label: messages.cancel,
    danger: true,
    act: (button) => void run({ button, work: () => cancelOrder(order) }),
  }
  return (
    <MenuButton
      label={messages.moreFor(order.number)}
      busy={busy}
      choices={[
        ...(own && order.lines.length > 0 ? [saved] : []),
        { label: messages.print, act: () => print() },
        ...(own && canCancel(order, 'customer') ? [cancel] : []),
      ]}
    >
      {messages.more}
    </MenuButton>
  )
}
