/** The button with which a person approves what their agent has ordered above its mandate. */
import { displayMoney } from '../../platform/money/money.ts'
import { sumToPay } from '../../tax/sum-rows.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { holds } from '../api.client.ts'
import type { OrderDetails } from '../contract.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'

type ApproveAgentOrderProps = {
  readonly order: Pick<OrderDetails, 'number' | 'revision' | 'total' | 'delivery' | 'tax'>
}

export function ApproveAgentOrder({ order }: ApproveAgentOrderProps) {
  const { number, revision } = order
  const { busy, run } = useRowActions()
  const approve = async (): Promise<string> => {
    await holds.approveAgentOrder({ number, revision })
    return messages.agentOrderApproved(number)
  }
  return (
    <div className="form mt-4">
      <div className="row">
        <ActButton
          className="button primary"
          busy={busy}
          act={(button) => run({ button, work: approve })}
        >
          {messages.approveAgentOrder(displayMoney(sumToPay(order)))}
        </ActButton>
      </div>
      <p className="muted small">{messages.acceptHelp}</p>
    </div>
  )
}
