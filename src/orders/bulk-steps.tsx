/** Moving many orders on at once: choose the rows, take the step; the orders that may not take it are named. */
import { showNumber } from '../platform/money.ts'
import type { Deeds } from '../web/deed.ts'
import { confirm } from '../web/dialog.tsx'
import { ordersWords } from '../words/en/orders.ts'
import { manageOrdersWords as words } from '../words/en/pages/manage-orders.ts'
import type { Order, StepsDone } from './contract.ts'
import { orders } from './orders.client.ts'
import { orderStatuses, transitions, type OrderStatus } from './rules.ts'

type Bulk = {
  readonly rows: readonly Order[]
  readonly picked: ReadonlySet<number>
  readonly onPick: (picked: ReadonlySet<number>) => void
  readonly onRefused: (refused: StepsDone['refused']) => void
  readonly deeds: Deeds
}

export function BulkSteps({ rows, picked, onPick, onRefused, deeds: { act, busy } }: Bulk) {
  const chosen = rows.filter(({ number }) => picked.has(number))
  const every = chosen.length === rows.length
  // A step that not a single one of them may take is not offered.
  const steps = orderStatuses.filter((to) => chosen.some(({ status }) => transitions[status].includes(to)))
  const take = (status: OrderStatus) => async (): Promise<string | undefined> => {
    if (status === 'cancelled' && !(await confirm({ detail: words.cancelMany(chosen.length), act: words.cancel }))) return undefined
    const { done, refused } = await orders.steps({ numbers: chosen.map(({ number }) => number), status })
    onRefused(refused)
    onPick(new Set(refused.map(({ number }) => number)))
    return words.doneMany(done.length, ordersWords.status[status])
  }
  return (
    <div className={chosen.length > 0 ? 'bulk is-on' : 'bulk'} role="group" aria-label={words.together}>
      <label className="pick-all"><input type="checkbox" checked={every} onChange={() => onPick(new Set(every ? [] : rows.map(({ number }) => number)))} />{words.pickAll}</label>
      <span role="status">{chosen.length > 0 ? words.picked(showNumber(chosen.length)) : ''}</span>
      <span className="buttons">
        {steps.map((to) => <button key={to} type="button" className="button tight" aria-disabled={busy || undefined} onClick={({ currentTarget }) => void act({ button: currentTarget, work: take(to) })}>{ordersWords.act[to]}</button>)}
      </span>
    </div>
  )
}
