/** On a tool's page: what of the chosen quantity goes now, and when the rest is expected. */
import { backOrderPageMessages as messages } from '../messages/back-order-pages.ts'
import { dayIn } from './day-in.ts'

type BackOrderNoteProps = {
  readonly tool: { readonly name: string; readonly stock: number }
  readonly quantity: number
  /** Until what waits is expected; undefined where nobody says. */
  readonly days: number | undefined
}

export const BackOrderNote = ({ tool: { name, stock }, quantity, days }: BackOrderNoteProps) => (
  <p className="muted small" role="status">
    {messages.note({ name, stock, quantity }, days === undefined ? undefined : dayIn(days))}
  </p>
)
