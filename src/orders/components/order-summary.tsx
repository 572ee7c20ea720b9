/** The summary beside the order form: what the order costs, and the button that places it. */
import { TermsSentence } from './terms-sentence.tsx'
import type { ReactNode } from 'react'
import {
  validateQuantity,
  priceFor,
  unitPriceFor,
  nearestQuantities,
} from '../../catalogue/rules.ts'
import { displayPrice, lineText } from '../../catalogue/model/units.ts'
import type { Tool } from '../../catalogue/contract.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { SubmitButton } from '../../ui/buttons.tsx'
import { orderFormMessages as messages } from '../messages/order-form.ts'
import type { NotIncluded } from './use-charged-shop.ts'

type OrderSummaryProps = {
  readonly tool: Tool
  /** In pieces; NaN when the text is not a number. */
  readonly quantity: number
  /** The id of the form that the button submits. */
  readonly form: string
  readonly busy: boolean
  readonly notIncluded: NotIncluded
  /** Where it goes, its delivery and taxes; nothing where the shop charges none. */
  readonly children?: ReactNode
  /** How it is paid, where that is to be chosen. */
  readonly payment?: ReactNode
}

export function OrderSummary({
  tool,
  quantity,
  form,
  busy,
  notIncluded,
  children,
  payment,
}: OrderSummaryProps) {
  const { valid } = validateQuantity(tool, quantity)
  return (
    <aside className="summary" aria-label={messages.summary}>
      <h2>{messages.summary}</h2>
      <ul>
        <PricedQuantities tool={tool} quantity={quantity} />
        {notIncluded === undefined ? null : (
          <li>
            <span>{messages.freight[notIncluded]}</span>
            <span className="muted">{messages.notIncluded}</span>
          </li>
        )}
        <li className="sum" aria-live="polite">
          <span>{children ? messages.goods : messages.total}</span>
          {valid ? (
            <span>{displayMoney(priceFor(tool, quantity))}</span>
          ) : (
            <span className="later">{messages.totalLater}</span>
          )}
        </li>
      </ul>
      {children}
      {payment}
      <SubmitButton
        form={form}
        wide
        busy={busy}
        busyLabel={messages.placing}
        disabled={tool.stock <= 0}
      >
        {messages.place}
      </SubmitButton>
      <TermsSentence />
    </aside>
  )
}

/** What the quantity costs; of one that cannot be ordered, what the nearest would. */
function PricedQuantities({ tool, quantity }: Pick<OrderSummaryProps, 'tool' | 'quantity'>) {
  const { valid } = validateQuantity(tool, quantity)
  const nearest = Number.isNaN(quantity)
    ? []
    : Object.values(nearestQuantities(tool, quantity)).filter((near) => near !== undefined)
  const quantities = valid ? [quantity] : [...new Set(nearest)]
  return (
    <>
      {valid ? (
        <li>
          <span>{messages.unitPrice}</span>
          <span>{displayPrice(unitPriceFor(tool, quantity), tool)}</span>
        </li>
      ) : null}
      {valid || quantities.length === 0 ? null : (
        <li className="muted">{messages.nearest(quantities.length)}</li>
      )}
      {quantities.map((pieces) => (
        <li key={pieces} className={valid ? undefined : 'muted'}>
          <span>{lineText(pieces, unitPriceFor(tool, pieces), tool)}</span>
          <span>{displayMoney(priceFor(tool, pieces))}</span>
        </li>
      ))}
    </>
  )
}
