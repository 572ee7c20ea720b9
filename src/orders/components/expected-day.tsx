/** The day on which waiting pieces of a line are expected, which staff promise again. */
import { useState, type FormEvent } from 'react'
import { useKeptFields } from '../../ui/form/use-kept-entries.ts'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { backOrders } from '../api.client.ts'
import type { BackOrder } from '../back-orders/back-orders-contract.ts'
import { backOrderPageMessages } from '../messages/back-order-pages.ts'

const { list: messages } = backOrderPageMessages

type ExpectedDayProps = {
  readonly order: number
  readonly line: BackOrder['lines'][number]
}

export function ExpectedDay({ order, line: { line, name, expectedOn } }: ExpectedDayProps) {
  const { busy, run } = useRowActions()
  const kept = useKeptFields()
  const [typedDay, setTypedDay] = useState<string>()
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('day')
    const day = typeof typed === 'string' ? typed : ''
    const button = event.currentTarget.querySelector('button')
    if (day === '' || !button) return
    const work = async (): Promise<string> => {
      // Where somebody else was first, the row is loaded again, and what was typed stays.
      setTypedDay(day)
      await backOrders.setExpectedDay({ number: order, line, day, seen: expectedOn ?? null })
      setTypedDay(undefined)
      return messages.saved(day)
    }
    void run({ button, work })
  }
  return (
    <form {...kept} className="row" data-about={`${order} ${line}`} onSubmit={save}>
      <label>
        <span className="hidden-label">{messages.expectedOf(name, order)}</span>
        <input
          className="input"
          type="date"
          name="day"
          required
          defaultValue={typedDay ?? expectedOn ?? ''}
          key={expectedOn}
        />
      </label>
      <button
        type="submit"
        className="button tight"
        aria-label={messages.saveOf(name, order)}
        aria-disabled={busy || undefined}
      >
        {messages.save}
      </button>
    </form>
  )
}
