/** What an edit of an order would change, before it is saved. */
import { displayPriceEach } from '../../catalogue/model/units.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { Notice } from '../../ui/page-state.tsx'
import type { OrderDetails } from '../contract.ts'
import type { OrderEdit } from '../edits/edit-contract.ts'
import type { EditValues } from '../edits/edit-form-values.ts'
import { editPageMessages as messages } from '../messages/edit-page.ts'
import { ChangeList } from './change-list.tsx'

const { Checkbox } = inputsOf<EditValues>()

type EditPreviewProps = {
  readonly edit: OrderEdit
  readonly order: Pick<OrderDetails, 'lines'>
}

export function EditPreview({ edit, order }: EditPreviewProps) {
  if (edit.changes.length === 0) return <Notice tone="warn">{messages.nothingDiffers}</Notice>
  const prices = edit.currentPrices.flatMap(({ line, unitPrice }) => {
    const found = order.lines.find((one) => one.line === line)
    return found ? [{ line, name: found.name, price: displayPriceEach(unitPrice, found) }] : []
  })
  return (
    <section aria-label={messages.differs} className="edit-preview">
      <h3>{messages.differs}</h3>
      <ChangeList changes={edit.changes} />
      <p>{messages.sum(displayMoney(edit.before), displayMoney(edit.after))}</p>
      {prices.map(({ line, name, price }) => (
        <p key={line} className="muted small">
          {messages.currentPrice(name, price)}
        </p>
      ))}
      {edit.needsApproval === undefined ? null : (
        <Notice tone="warn">
          <p>{edit.needsApproval}</p>
          <Checkbox name="approved" label={messages.approve} />
        </Notice>
      )}
    </section>
  )
}
