/** Why an order was not placed, and the way on from there: mend, accept the new price, or look at what arrived before. */
import { Link } from 'react-router'
import { toolGone, type Tool } from '../../catalogue/contract.ts'
import { nearestQuantities } from '../../catalogue/rules.ts'
import { parseMoney, type Cents } from '../../platform/money.ts'
import { isProblem, type Problem } from '../../../packages/contract/problem.ts'
import { unavailable, internalError } from '../../../packages/contract/standard-problems.ts'
import { outOfStock } from '../../stock/contract.ts'
import { Notice } from '../../ui/page-state.tsx'
import { quantityMessages } from '../../catalogue/messages/quantity.ts'
import { orderFormMessages as messages } from '../messages/order-form.ts'
import { keyReused, priceChanged } from '../contract.ts'

type Refused = {
  /** Our names of the fields that are wrong. */
  readonly wrong: readonly string[]
  readonly problem: Problem | undefined
  /** What the server said that belongs to no field. */
  readonly notice: string | undefined
  readonly tool: Tool
  readonly quantity: number
  readonly onUse: (quantity: number) => void
  readonly onAccept: (unitPrice: Cents) => void
}

export function OrderRefusal({ wrong, problem, notice, tool, quantity, onUse, onAccept }: Refused) {
  if (notice === undefined) {
    return wrong.length === 0 ? null : (
      <Notice tone="bad">
        <b>{messages.nothingOrdered}</b> {messages.mend(wrong)}
      </Notice>
    )
  }
  const price = isProblem(problem, priceChanged) ? priceIn(problem) : undefined
  if (price !== undefined) {
    return (
      <Notice tone="warn">
        <p>{notice}</p>
        <button type="button" className="button tight mt-2" onClick={() => onAccept(price)}>
          {messages.accept(price)}
        </button>
      </Notice>
    )
  }
  if (isProblem(problem, outOfStock)) {
    const available = Number(problem.body.facts?.['available'] ?? 0)
    const use = nearestQuantities({ ...tool, stock: available }, quantity).below
    return (
      <Notice tone="bad">
        <p>{notice}</p>
        {use === undefined ? (
          <ToTools />
        ) : (
          <button type="button" className="button tight mt-2" onClick={() => onUse(use)}>
            {quantityMessages.quantity.use(use)}
          </button>
        )}
      </Notice>
    )
  }
  if (isProblem(problem, keyReused)) {
    return (
      <Notice tone="warn">
        <p>
          <b>{messages.earlier}</b> {messages.earlierDetail}
        </p>
        <Link className="button tight mt-2" to="/dashboard/myorders">
          {messages.seeOrders}
        </Link>
      </Notice>
    )
  }
  if (isProblem(problem, toolGone)) {
    return (
      <Notice tone="bad">
        <p>{notice}</p>
        <ToTools />
      </Notice>
    )
  }
  if (isProblem(problem, unavailable) || isProblem(problem, internalError)) {
    return (
      <Notice tone="bad">
        <b>{messages.unknownOutcome}</b> {messages.tryAgain}
      </Notice>
    )
  }
  return (
    <Notice tone="bad">
      <b>{messages.nothingOrdered}</b> {notice}
    </Notice>
  )
}

const ToTools = () => (
  <Link className="button tight mt-2" to="/purchase">
    {messages.seeTools}
  </Link>
)

const priceIn = ({ body }: Problem): Cents | undefined => {
  const now = body.facts?.['unitPrice']
  return typeof now === 'string' ? parseMoney(now) : undefined
}
