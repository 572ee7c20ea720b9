/** What an order would cost, beside its form, and the one button that places it. */
import { judgeQuantity, priceFor, unitPriceFor, nearestQuantities } from '../../catalogue/rules.ts'
import type { Tool } from '../../catalogue/contract.ts'
import { displayMoney } from '../../platform/money.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { orderFormMessages as messages } from '../messages/order-form.ts'

type Summed = {
  readonly tool: Tool
  readonly quantity: number
  /** the id of the form that the button sends */ readonly form: string
  readonly busy: boolean
}

export function OrderSummary({ tool, quantity, form, busy }: Summed) {
  const { valid } = judgeQuantity(tool, quantity)
  const near = Number.isNaN(quantity)
    ? []
    : Object.values(nearestQuantities(tool, quantity)).filter((one) => one !== undefined)
  const lines = valid ? [quantity] : [...new Set(near)]
  return (
    <aside className="summary" aria-label={messages.summary}>
      <h2>{messages.summary}</h2>
      <ul>
        {valid ? (
          <li>
            <span>{messages.unitPrice}</span>
            <span>{displayMoney(unitPriceFor(tool, quantity))}</span>
          </li>
        ) : null}
        {lines.map((one) => (
          <li key={one}>
            <span>{messages.lineOf(one, unitPriceFor(tool, one))}</span>
            <span>{displayMoney(priceFor(tool, one))}</span>
          </li>
        ))}
        <li>
          <span>{messages.freight}</span>
          <span className="muted">{messages.notIncluded}</span>
        </li>
        <li className="sum" aria-live="polite">
          <span>{messages.total}</span>
          {valid ? (
            <span>{displayMoney(priceFor(tool, quantity))}</span>
          ) : (
            <span className="later">{messages.totalLater}</span>
          )}
        </li>
      </ul>
      <SubmitButton
        form={form}
        wide
        busy={busy}
        busyLabel={messages.placing}
        disabled={tool.stock <= 0}
      >
        {messages.place}
      </SubmitButton>
    </aside>
  )
}
