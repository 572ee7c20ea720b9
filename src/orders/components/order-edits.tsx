/** What staff or colleagues have changed of an order, for its buyer and for staff. */
import { DateTime } from '../../ui/date-time.tsx'
import type { OrderDetails } from '../contract.ts'
import { orderPageMessages } from '../messages/order-page.ts'
import { editPageMessages as messages } from '../messages/edit-page.ts'
import { ChangeList } from './change-list.tsx'

export const OrderEdits = ({ order: { edits = [] } }: { readonly order: OrderDetails }) =>
  edits.length === 0 ? null : (
    <section aria-labelledby="order-edits">
      <h2 id="order-edits">
        {edits.some(({ by }) => by === 'company') ? messages.changes : messages.changed}
      </h2>
      {edits.map(({ at, name, by, reason, note, changes }) => (
        <div key={at} className="mt-4">
          <p className="muted small">
            <DateTime at={at} /> {name === '' && by !== 'company' ? orderPageMessages.byShop : null}{' '}
            {name === '' ? null : orderPageMessages.by(name)}
          </p>
          <ChangeList changes={changes} />
          {reason === '' ? null : <p>{messages.reason(reason)}</p>}
          {note === '' ? null : <p>{note}</p>}
        </div>
      ))}
    </section>
  )
