/** The buttons that end a quote without an order: the buyer declines, staff withdraw. */
import { confirm } from '../../ui/dialog.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { quotes } from '../api.client.ts'
import type { Quote } from '../contract.ts'
import { quotePageMessages as messages } from '../messages/pages.ts'
import { isOpen } from '../rules.ts'

type EndButtonsProps = {
  readonly quote: Pick<Quote, 'id' | 'state'>
  readonly isBuyer: boolean
  readonly canAnswer: boolean
}

export function EndButtons({ quote: { id, state }, isBuyer, canAnswer }: EndButtonsProps) {
  const { busy, run } = useRowActions()
  if (!isOpen(state)) return null
  const end =
    (detail: string, confirmLabel: string, call: () => Promise<unknown>, done: string) =>
    async (): Promise<string | undefined> => {
      if (!(await confirm({ detail, confirmLabel }))) return undefined
      await call()
      return done
    }
  const sayNo = state === 'asked' ? messages.takeBack : messages.decline
  const decline = end(
    messages.sureToDecline,
    sayNo,
    () => quotes.decline({ id }),
    messages.isDeclined,
  )
  const withdraw = end(
    messages.sureToWithdraw,
    messages.withdraw,
    () => quotes.withdraw({ id }),
    messages.isWithdrawn,
  )
  return (
    <p className="row mt-6">
      {isBuyer ? (
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={({ currentTarget: button }) => void run({ button, work: decline })}
        >
          {sayNo}
        </button>
      ) : null}
      {canAnswer ? (
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={({ currentTarget: button }) => void run({ button, work: withdraw })}
        >
          {messages.withdraw}
        </button>
      ) : null}
    </p>
  )
}
