/**
 * The end of the order pad: how many lines are ready, their total, and the button that adds them
 * to the cart.
 */
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { addToCart } from '../../cart/cart.client.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import { orderPadMessages as messages } from '../messages/order-pad.ts'
import type { Row } from '../rows.ts'
import type { OrderPadState } from './use-pad.ts'

type PadSummaryProps = { readonly pad: OrderPadState; readonly ready: readonly Row[] }

export function PadSummary({ pad, ready }: PadSummaryProps) {
  const { busy, result, add } = useAddReadyRows(pad, ready)
  const cartLink = useRef<HTMLAnchorElement>(null)
  // The button with the focus is now disabled or gone, so the focus moves to the next step.
  useEffect(() => {
    if (result?.tone === 'good') cartLink.current?.focus({ preventScroll: true })
  }, [result])
  const { count, total } = pad.sum
  return (
    <>
      {result ? (
        <Notice tone={result.tone}>
          {result.text}{' '}
          {result.tone === 'good' ? (
            <Link className="link" to="/cart" ref={cartLink}>
              {messages.openCart}
            </Link>
          ) : null}
        </Notice>
      ) : null}
      {pad.rows.length === 0 ? null : (
        <div className="pad-foot">
          <span role="status">
            <b>{messages.ready(count.ready)}</b>{' '}
            <span className="muted">
              {messages.others(count) === '' ? '' : `· ${messages.others(count)}`}
            </span>
          </span>
          <span className="price">{displayMoney(total)}</span>
          <ActButton
            className="button primary"
            disabled={count.ready === 0}
            busy={busy}
            act={() => add()}
          >
            {messages.add(count.ready)}
          </ActButton>
        </div>
      )}
    </>
  )
}

type AddResult = { readonly tone: 'good' | 'bad'; readonly text: string }

function useAddReadyRows(pad: OrderPadState, ready: readonly Row[]) {
  const [result, setResult] = useState<AddResult>()
  const { busy, attempt } = useAttempt((text) => setResult({ tone: 'bad', text }))
  const add = async (): Promise<void> => {
    if (ready.length === 0) return
    await attempt(async () => {
      await addToCart(
        ready.flatMap(({ tool, pieces, unitPrice }) =>
          tool && unitPrice !== undefined
            ? [{ toolId: tool.id, quantity: pieces, unitPrice, pricePer: tool.pricePer ?? 1 }]
            : [],
        ),
      )
      pad.remove(ready)
      toast(messages.added(ready.length), 'success', { to: '/cart', label: messages.openCart })
      setResult({
        tone: 'good',
        text: messages.addedMore(ready.length, pad.rows.length - ready.length),
      })
    })
  }
  return { busy, result, add }
}
