/**
 * The head of an order for staff: the one next step beside its name, everything else in the menu. Steps
 * with fields open over the page.
 */
import { Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { auditMessages } from '../audit/messages/audit.ts'
import { orders } from '../orders/api.client.ts'
import { DeliveryChargeForm, takesCharge } from '../orders/components/delivery-charge-form.tsx'
import { companyRecord, RecordLink, userRecord } from '../companies/components/record-link.tsx'
import { Neighbours } from '../orders/components/neighbours.tsx'
import { StatusPill } from '../orders/components/status-pill.tsx'
import { TrackingForm } from '../orders/components/tracking-form.tsx'
import { TransitionForm } from '../orders/components/transition-form.tsx'
import { cancelOrder, canCancel } from '../orders/components/cancel-order.ts'
import type { OrderDetails } from '../orders/contract.ts'
import { editPageMessages } from '../orders/messages/edit-page.ts'
import { orderPageMessages as messages } from '../orders/messages/order-page.ts'
import { ordersMessages } from '../orders/messages/orders.ts'
import { labelOf, nextAct, statusAfter, type NextAct } from '../orders/components/step-for-staff.ts'
import { hasTracking, holdsStock, nextStatuses } from '../orders/rules.ts'
import { displayMoney } from '../platform/money/money.ts'
import { endOrder } from '../shipments/components/end-order.ts'
import { shipmentsMessages } from '../shipments/messages/shipments.ts'
import { isPartlyShippable } from '../shipments/rules.ts'
import { sumToPay } from '../tax/sum-rows.ts'
import { ActButton } from '../ui/buttons.tsx'
import type { Choice } from '../ui/desk/choices-menu.tsx'
import { FormDialog } from '../ui/desk/form-dialog.tsx'
import { MenuButton } from '../ui/desk/menu-button.tsx'
import { TitleBar } from '../ui/desk/title-bar.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { useRowActions } from '../ui/use-row-actions.ts'

const OrderEditForm = lazyComponent(
  async () => (await import('../orders/components/order-edit-form.tsx')).OrderEditForm,
)
const ShipmentForm = lazyComponent(
  async () => (await import('../shipments/components/shipment-form.tsx')).ShipmentForm,
)

type Task = 'step' | 'part' | 'edit' | 'tracking' | 'charge'

type StaffTitleProps = {
  readonly order: OrderDetails
  /** Whether it left in several shipments, each of which has its own tracking. */
  readonly inParts: boolean
  /** Whether the reader may change it. */
  readonly canChange: boolean
  /** Whether the reader may see the records of customers. */
  readonly seesCustomers: boolean
  /** The form that releases it from its hold, and what its button says. */
  readonly release:
    | { readonly form: string; readonly label: string; readonly name: string }
    | undefined
}

export function StaffTitle({ order, inParts, canChange, seesCustomers, release }: StaffTitleProps) {
  const [opened, setOpened] = useState<{ readonly task: Task; readonly status: string }>()
  const actions = useRowActions()
  const { number, status } = order
  // With the next status the step is done.
  const task = opened?.status === status ? opened.task : undefined
  const open = (next: Task): void => setOpened({ task: next, status })
  const choices = canChange ? choicesOf(order, { inParts, actions, open }) : []
  const close = (): void => setOpened(undefined)
  return (
    <>
      <TitleBar
        title={messages.title(number)}
        state={<StatusPill {...order} />}
        who={
          <>
            <RecordLink
              to={seesCustomers ? (companyRecord(order) ?? userRecord(order)) : undefined}
              name={order.company ?? order.name}
            />
            {order.poNumber === '' ? null : (
              <>
                {' '}
                <span className="uncut">· {order.poNumber}</span>
              </>
            )}
          </>
        }
        sum={displayMoney(sumToPay(order))}
        more={
          <>
            <Neighbours of={number} />
            <MenuButton
              label={messages.moreFor(number)}
              busy={actions.busy}
              choices={[...choices, ...alwaysOf(order)].toSorted(dangerLast)}
            >
              {messages.more}
            </MenuButton>
          </>
        }
        step={
          release ? (
            <button
              type="submit"
              form={release.form}
              className="button primary tight"
              aria-label={release.name}
            >
              {release.label}
            </button>
          ) : canChange ? (
            <Step order={order} actions={actions} open={open} />
          ) : null
        }
      />
      {canChange ? <Tasks order={order} inParts={inParts} task={task} onClose={close} /> : null}
    </>
  )
}

const dangerLast = (one: Choice, other: Choice): number =>
  Number(one.danger ?? false) - Number(other.danger ?? false)

type StepProps = {
  readonly order: OrderDetails
  readonly actions: ReturnType<typeof useRowActions>
  readonly open: (task: Task) => void
}

/** What is done next: at once, on the pick list, or after the fields of a dialog. */
function Step({ order, actions, open }: StepProps) {
  const { number } = order
  const next = nextOf(order)
  // A hold has its own form.
  if (next === 'open' || next === 'release') return null
  const label = labelOf(next)
  if (next === 'pick')
    return (
      <Link className="button primary tight" to={`/dashboard/pick-lists?orders=${number}`}>
        {label}
      </Link>
    )
  const work = async (): Promise<string> => {
    const status = next === 'price' ? order.status : statusAfter[next]
    const updated = await orders.step({ number, status, note: '' })
    return messages.done(number, ordersMessages.status[updated.status])
  }
  return (
    <ActButton
      className="button primary tight"
      busy={actions.busy}
      act={(button) => {
        if (next === 'price') open('charge')
        else if (next === 'ship') open('step')
        else void actions.run({ button, work })
      }}
    >
      {label}
    </ActButton>
  )
}

/** For those who may change orders. */
const nextOf = (order: OrderDetails): NextAct => nextAct({ orders: true, money: false }, order)

type ChoiceOptions = Pick<StepProps, 'actions' | 'open'> & { readonly inParts: boolean }

function choicesOf(
  order: OrderDetails,
  { inParts, actions, open }: ChoiceOptions,
): readonly Choice[] {
  const { status, onHold, shippedQuantity } = order
  const [next] = nextStatuses(status)
  const opens = (label: string, task: Task): Choice => ({ label, act: () => open(task) })
  return [
    ...(next !== undefined && next !== 'shipped' && !onHold
      ? [opens(messages.withNote(ordersMessages.act[next]), 'step')]
      : []),
    // Not every shop ticks what it picks.
    ...(nextOf(order) === 'pick' ? [opens(ordersMessages.act.shipped, 'step')] : []),
    ...(isPartlyShippable(order) ? [opens(shipmentsMessages.ship, 'part')] : []),
    ...(holdsStock(status) ? [opens(editPageMessages.open, 'edit')] : []),
    ...(takesCharge(order) ? [opens(messages.setDelivery, 'charge')] : []),
    ...(!inParts && hasTracking(status) ? [opens(messages.correctTracking, 'tracking')] : []),
    ...(status === 'picking' && shippedQuantity > 0
      ? [
          {
            label: shipmentsMessages.end.act,
            danger: true,
            act: (button: HTMLElement) =>
              void actions.run({ button, work: () => endOrder(order.number) }),
          },
        ]
      : []),
    ...(canCancel(order, 'admin')
      ? [
          {
            label: messages.cancel,
            danger: true,
            act: (button: HTMLElement) =>
              void actions.run({ button, work: () => cancelOrder(order) }),
          },
        ]
      : []),
  ]
}

/** What anybody who reads the order may do. */
const alwaysOf = ({ id }: OrderDetails): readonly Choice[] => [
  { label: messages.print, act: () => print() },
  { label: auditMessages.of, to: `/dashboard/history?kind=order&record=${id}` },
]

type TasksProps = {
  readonly order: OrderDetails
  readonly inParts: boolean
  readonly task: Task | undefined
  readonly onClose: () => void
}

/** The forms of the steps; what is typed into one stays while it is closed. */
function Tasks({ order, inParts, task, onClose }: TasksProps) {
  const dialog = (name: Task, title: string, children: ReactNode) => (
    <FormDialog title={title} open={task === name} onClose={onClose}>
      <Suspense>{children}</Suspense>
    </FormDialog>
  )
  const { number, status, shippedQuantity, delivery, total, trackingNumber, trackingLink } = order
  return (
    <>
      {dialog('step', messages.nextStep, <TransitionForm key={status} order={order} />)}
      {isPartlyShippable(order)
        ? dialog(
            'part',
            shipmentsMessages.ship,
            <ShipmentForm key={`ship ${shippedQuantity}`} order={order} onDone={onClose} />,
          )
        : null}
      {holdsStock(status)
        ? dialog('edit', editPageMessages.heading, <OrderEditForm order={order} onDone={onClose} />)
        : null}
      {takesCharge(order)
        ? dialog(
            'charge',
            messages.setDelivery,
            <DeliveryChargeForm
              key={`${number} ${delivery?.kind} ${total}`}
              order={order}
              onDone={onClose}
            />,
          )
        : null}
      {!inParts && hasTracking(status)
        ? dialog(
            'tracking',
            messages.correctTracking,
            <TrackingForm
              key={`${status} ${trackingNumber} ${trackingLink}`}
              order={order}
              onDone={onClose}
            />,
          )
        : null}
    </>
  )
}
