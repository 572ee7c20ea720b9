/** Below the sum of an order: its taxes, what is to be paid, and why. */
import { displayMoney } from '../../platform/money.ts'
import { taxMessages as messages } from '../messages/tax.ts'
import { taxReasons, taxRows, type FrozenTax } from '../tax-rows.ts'

export const TaxTotals = ({ tax }: { readonly tax: FrozenTax }) => (
  <>
    {taxRows(tax).map(({ label, amount }) => (
      <p key={label} className="total minor">
        <span>{label}</span>
        <span>{displayMoney(amount)}</span>
      </p>
    ))}
    <p className="total">
      <span>{messages.gross}</span>
      <span>{displayMoney(tax.gross)}</span>
    </p>
    {taxReasons(tax).map((reason) => (
      <p key={reason} className="muted small">
        {reason}
      </p>
    ))}
  </>
)
