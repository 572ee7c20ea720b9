/** Why an order was not placed, and the way on from there: mend, accept the new price, or look at what arrived before. */
import { Link } from 'react-router'
import { toolGone, type Tool } from '../catalogue/contract.ts'
import { nearestQuantities } from '../catalogue/rules.ts'
import { readMoney, type Cents } from '../platform/money.ts'
import { isProblem, type Problem } from '../platform/problem.ts'
import { away, broken } from '../platform/problems.ts'
import { outOfStock } from '../stock/contract.ts'
import { Notice } from '../web/state.tsx'
import { quantityWords } from '../words/en/quantity.ts'
import { orderFormWords as words } from '../words/en/pages/order-form.ts'
import { keyReused, priceChanged } from './contract.ts'

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

export function Refusal({ wrong, problem, notice, tool, quantity, onUse, onAccept }: Refused) {
  if (notice === undefined) {
    return wrong.length === 0 ? null : <Notice tone="bad"><b>{words.nothingOrdered}</b> {words.mend(wrong)}</Notice>
  }
  const price = isProblem(problem, priceChanged) ? priceIn(problem) : undefined
  if (price !== undefined) {
    return (
      <Notice tone="warn">
        <p>{notice}</p>
        <button type="button" className="button tight mt-2" onClick={() => onAccept(price)}>{words.accept(price)}</button>
      </Notice>
    )
  }
  if (isProblem(problem, outOfStock)) {
    const available = Number(problem.body.facts?.['available'] ?? 0)
    const use = nearestQuantities({ ...tool, stock: available }, quantity).below
    return (
      <Notice tone="bad">
        <p>{notice}</p>
        {use === undefined ? <ToTools /> : <button type="button" className="button tight mt-2" onClick={() => onUse(use)}>{quantityWords.quantity.use(use)}</button>}
      </Notice>
    )
  }
  if (isProblem(problem, keyReused)) {
    return (
      <Notice tone="warn">
        <p><b>{words.earlier}</b> {words.earlierDetail}</p>
        <Link className="button tight mt-2" to="/dashboard/myorders">{words.seeOrders}</Link>
      </Notice>
    )
  }
  if (isProblem(problem, toolGone)) {
    return <Notice tone="bad"><p>{notice}</p><ToTools /></Notice>
  }
  if (isProblem(problem, away) || isProblem(problem, broken)) {
    return <Notice tone="bad"><b>{words.unknownOutcome}</b> {words.tryAgain}</Notice>
  }
  return <Notice tone="bad"><b>{words.nothingOrdered}</b> {notice}</Notice>
}

const ToTools = () => <Link className="button tight mt-2" to="/purchase">{words.seeTools}</Link>

const priceIn = ({ body }: Problem): Cents | undefined => {
  const now = body.facts?.['unitPrice']
  return typeof now === 'string' ? readMoney(now) : undefined
}
