/** What an order would cost, beside its form, and the one button that places it. */
import { judgeQuantity, priceFor, unitPriceFor, nearestQuantities } from '../catalogue/rules.ts'
import type { Tool } from '../catalogue/contract.ts'
import { showMoney } from '../platform/money.ts'
import { SendButton } from '../web/send-button.tsx'
import { orderFormWords as words } from '../words/en/pages/order-form.ts'

type Summed = { readonly tool: Tool; readonly quantity: number; /** the id of the form that the button sends */ readonly form: string; readonly busy: boolean }

export function OrderSummary({ tool, quantity, form, busy }: Summed) {
  const { valid } = judgeQuantity(tool, quantity)
  const near = Number.isNaN(quantity) ? [] : Object.values(nearestQuantities(tool, quantity)).filter((one) => one !== undefined)
  const lines = valid ? [quantity] : [...new Set(near)]
  return (
    <aside className="summary" aria-label={words.summary}>
      <h2>{words.summary}</h2>
      <ul>
        {valid ? <li><span>{words.unitPrice}</span><span>{showMoney(unitPriceFor(tool, quantity))}</span></li> : null}
        {lines.map((one) => (
          <li key={one}><span>{words.lineOf(one, unitPriceFor(tool, one))}</span><span>{showMoney(priceFor(tool, one))}</span></li>
        ))}
        <li><span>{words.freight}</span><span className="muted">{words.notIncluded}</span></li>
        <li className="sum" aria-live="polite">
          <span>{words.total}</span>
          {valid ? <span>{showMoney(priceFor(tool, quantity))}</span> : <span className="later">{words.totalLater}</span>}
        </li>
      </ul>
      <SendButton form={form} wide busy={busy} busyWord={words.placing} disabled={tool.stock <= 0}>{words.place}</SendButton>
    </aside>
  )
}
