/**
 * Why an order was not placed, and what the buyer can do: fix fields, accept a price, look
 * elsewhere.
 */
import { Link } from 'react-router'
import { toolGone, type Tool } from '../../catalogue/contract.ts'
import { nearestQuantities } from '../../catalogue/rules.ts'
import { parseMoney, type Cents } from '../../platform/money/money.ts'
import { isProblem, type Problem } from '../../../packages/contract/problem.ts'
import { unavailable } from '../../platform/unavailable.ts'
import { internalError, keyReused } from '../../../packages/contract/standard-problems.ts'
import { outOfStock } from '../../stock/contract.ts'
import { Notice } from '../../ui/page-state.tsx'
import { quantityMessages } from '../../catalogue/messages/quantity.ts'
import { orderFormMessages as messages } from '../messages/order-form.ts'
import { priceChanged } from '../contract.ts'

/** In cents, for `pricePer` units. */
export type AcceptedPrice = { readonly unitPrice: Cents; readonly pricePer: number }

type OrderRefusalProps = {
  /** The names of the invalid fields. */
  readonly invalidFields: readonly string[]
  readonly problem: Problem | undefined
  /** The server's message that belongs to no field. */
  readonly notice: string | undefined
  readonly tool: Tool
  readonly quantity: number
  /** Called with the quantity that the buyer takes instead. */
  readonly onUse: (quantity: number) => void
  /** Called with the new price that the buyer accepts. */
  readonly onAccept: (price: AcceptedPrice) => void
}

export function OrderRefusal({
  invalidFields,
  problem,
  notice,
  tool,
  quantity,
  onUse,
  onAccept,
}: OrderRefusalProps) {
  if (notice === undefined)
    return invalidFields.length === 0 ? null : (
      <NothingOrdered text={messages.invalidFields(invalidFields)} />
    )
  const newPrice = isProblem(problem, priceChanged) ? newPriceOf(problem) : undefined
  if (newPrice !== undefined)
    return <PriceChanged notice={notice} price={newPrice} unit={tool.unit} onAccept={onAccept} />
  if (isProblem(problem, outOfStock)) {
    const stock = Number(problem.body.facts?.['available'] ?? 0)
    const available = nearestQuantities({ ...tool, stock }, quantity).below
    return <OutOfStock notice={notice} available={available} onUse={onUse} />
  }
  if (isProblem(problem, keyReused)) return <EarlierOrder />
  if (isProblem(problem, toolGone)) return <ToolGone notice={notice} />
  if (isProblem(problem, unavailable) || isProblem(problem, internalError))
    return <UnknownOutcome />
  return <NothingOrdered text={notice} />
}

const NothingOrdered = ({ text }: { readonly text: string }) => (
  <Notice tone="bad">
    <b>{messages.nothingOrdered}</b> {text}
  </Notice>
)

type PriceChangedProps = Pick<OrderRefusalProps, 'onAccept'> & {
  readonly notice: string
  readonly price: AcceptedPrice
  readonly unit: Tool['unit']
}
const PriceChanged = ({ notice, price, unit, onAccept }: PriceChangedProps) => (
  <Notice tone="warn">
    <p>{notice}</p>
    <button type="button" className="button tight mt-2" onClick={() => onAccept(price)}>
      {messages.accept(price.unitPrice, { unit, pricePer: price.pricePer })}
    </button>
  </Notice>
)

type OutOfStockProps = Pick<OrderRefusalProps, 'onUse'> & {
  readonly notice: string
  /** The nearest quantity that can be ordered; undefined when there is none. */
  readonly available: number | undefined
}
const OutOfStock = ({ notice, available, onUse }: OutOfStockProps) => (
  <Notice tone="bad">
    <p>{notice}</p>
    {available === undefined ? (
      <LinkToTools />
    ) : (
      <button type="button" className="button tight mt-2" onClick={() => onUse(available)}>
        {quantityMessages.quantity.use(available)}
      </button>
    )}
  </Notice>
)

const EarlierOrder = () => (
  <Notice tone="warn">
    <p>
      <b>{messages.earlier}</b> {messages.earlierDetail}
    </p>
    <Link className="button tight mt-2" to="/dashboard/myorders">
      {messages.seeOrders}
    </Link>
  </Notice>
)

const ToolGone = ({ notice }: { readonly notice: string }) => (
  <Notice tone="bad">
    <p>{notice}</p>
    <LinkToTools />
  </Notice>
)

const UnknownOutcome = () => (
  <Notice tone="bad">
    <b>{messages.unknownOutcome}</b> {messages.tryAgain}
  </Notice>
)

const LinkToTools = () => (
  <Link className="button tight mt-2" to="/purchase">
    {messages.seeTools}
  </Link>
)

const newPriceOf = ({ body }: Problem): AcceptedPrice | undefined => {
  const { unitPrice, pricePer } = body.facts ?? {}
  const cents = typeof unitPrice === 'string' ? parseMoney(unitPrice) : undefined
  return cents === undefined
    ? undefined
    : { unitPrice: cents, pricePer: typeof pricePer === 'number' ? pricePer : 1 }
}
