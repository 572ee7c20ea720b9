/** The button with which a buyer accepts what the delivery of an order costs. */
import { useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { sumToPay } from '../../tax/sum-rows.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { holds } from '../api.client.ts'
import { deliveryChanged, type OrderDetails } from '../contract.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'

type AcceptDeliveryProps = {
  readonly order: Pick<OrderDetails, 'number' | 'delivery' | 'total' | 'tax'>
}

export function AcceptDelivery({ order }: AcceptDeliveryProps) {
  const { number, delivery } = order
  const { busy, run } = useRowActions()
  const { revalidate } = useRevalidator()
  const [changed, setChanged] = useState<string>()
  const gross = sumToPay(order)
  const accept = async (): Promise<string | undefined> => {
    setChanged(undefined)
    try {
      await holds.acceptDelivery({ number, deliveryCharge: delivery?.charge ?? 0, gross })
    } catch (error) {
      // What it costs now is to be read at leisure, beside the button that names it.
      if (!isProblem(error, deliveryChanged)) throw error
      setChanged(error.message)
      await revalidate()
      return undefined
    }
    return messages.deliveryAccepted(number)
  }
  return (
    <div className="form mt-4">
      {changed === undefined ? null : <Notice tone="bad">{changed}</Notice>}
      <div className="row">
        <ActButton
          className="button primary"
          busy={busy}
          act={(button) => run({ button, work: accept })}
        >
          {messages.acceptDelivery(displayMoney(gross))}
        </ActButton>
      </div>
      <p className="muted small">{messages.acceptHelp}</p>
    </div>
  )
}
