/** Below the lines of an order: goods, delivery and taxes, what is to be paid, and why. */
import { displayMoney } from '../../platform/money/money.ts'
import { sumLabel, sumReasons, sumRows, sumToPay, type OrderSum } from '../../tax/sum-rows.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'

export const OrderTotals = ({ order }: { readonly order: OrderSum }) => (
  <>
    {sumRows(order).map(({ label, text }) => (
      <p key={label} className="total minor">
        <span>{label}</span>
        <span>{text}</span>
      </p>
    ))}
    <p className="total">
      <span>{sumLabel(order, messages.total)}</span>
      <span>{displayMoney(sumToPay(order))}</span>
    </p>
    {sumReasons(order).map((reason) => (
      <p key={reason} className="muted small">
        {reason}
      </p>
    ))}
  </>
)
