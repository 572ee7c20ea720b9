/** How a new order is paid. Loaded by shops that take cards alone. */
import { payByMessages as messages } from '../messages/pay-by.ts'

type PayByProps = {
  readonly value: 'card' | undefined
  readonly onChange: (payBy: 'card' | undefined) => void
}

export const PayBy = ({ value, onChange }: PayByProps) => (
  <fieldset className="pay-by">
    <legend>{messages.legend}</legend>
    <label className="check">
      <input
        type="radio"
        name="pay-by"
        checked={value === undefined}
        onChange={() => onChange(undefined)}
      />{' '}
      {messages.invoice}
    </label>
    <label className="check">
      <input
        type="radio"
        name="pay-by"
        checked={value === 'card'}
        onChange={() => onChange('card')}
        aria-describedby="pay-by-card"
      />{' '}
      {messages.card}
    </label>
    <p id="pay-by-card" className="muted small">
      {messages.cardDetail}
    </p>
  </fieldset>
)
