/** For whom an order was that is repeated for somebody else. */
import { Notice } from '../../ui/page-state.tsx'
import { orderedForMessages as messages } from '../messages/ordered-for.ts'
import { tradeAccountMessages } from '../messages/pages.ts'
import { focusChooser, useAnswer, useCompany } from './buying-for.tsx'

type OrderedForProps = {
  readonly order: number
  /** The company of the order, by its name; undefined if it was for the buyer. */
  readonly ordered: string | undefined
}

/**
 * Before an order is repeated for somebody else than it was for, at other prices; nothing if the
 * buyer cannot buy for whom it was.
 */
export function OrderedFor({ order, ordered }: OrderedForProps) {
  const company = useCompany()
  const answer = useAnswer()
  const canBuyForIt =
    ordered === undefined ? answer?.myself : answer?.companies.some(({ name }) => name === ordered)
  if (!canBuyForIt || company?.name === ordered) return null
  return (
    <Notice tone="warn">
      {ordered === undefined
        ? messages.orderedForMyself(order)
        : messages.orderedForCompany(order, ordered)}{' '}
      {company ? tradeAccountMessages.buyingForCompany(company.name) : messages.buyingForMyself}{' '}
      {messages.otherPrices}{' '}
      <button type="button" className="link" onClick={focusChooser}>
        {tradeAccountMessages.change}
      </button>
    </Notice>
  )
}
