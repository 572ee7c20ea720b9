/**
 * The card payment of an order, on the order's page: its state, and the way to the provider's page.
 * Only shops that accept cards load it.
 */
import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { Notice } from '../../ui/page-state.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { SubmitButton } from '../../ui/buttons.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { cards } from '../api.client.ts'
import type { OwnCardPayment } from '../contract.ts'
import { ownCardMessages as messages } from '../messages/pages.ts'

type CardPaymentProps = {
  readonly number: number
  /**
   * Whether the buyer has just placed the order for card payment: then the page opens
   * automatically.
   */
  readonly opensItself: boolean
}

/**
 * Milliseconds between two checks after a buyer has returned from the provider, and the number of
 * checks.
 */
const lookAgain = 2000
const maxLooks = 30

export function CardPayment({ number, opensItself }: CardPaymentProps) {
  const { known, isAsking, ask } = useKnown(number)
  const { problem, isLeaving, leave } = useProviderPage(number, opensItself)
  if (isLeaving) return <Notice>{messages.leaving}</Notice>
  if (!known || (known.open === 0 && known.paid === 0)) return null
  const isWaiting = known.state === 'waiting' || known.state === 'unbooked'
  return (
    <section className="mb-6" aria-labelledby="card-payment">
      <h2 id="card-payment">{messages.heading}</h2>
      <div aria-live="polite">
        <Known known={known} isAsking={isAsking} />
      </div>
      {problem === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.refusedTitle}</b> {problem}
        </Notice>
      )}
      {known.open === 0 || isAsking ? null : (
        <div className="row mt-2">
          {isWaiting ? null : (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                void leave()
              }}
            >
              <SubmitButton busy={isLeaving} busyLabel={messages.leaving}>
                {messages.pay}
              </SubmitButton>
            </form>
          )}
          <button type="button" className="button plain" onClick={() => void ask()}>
            {messages.look}
          </button>
        </div>
      )}
    </section>
  )
}

function Known({
  known: { state, open, paid, refunded },
  isAsking,
}: {
  readonly known: OwnCardPayment
  readonly isAsking: boolean
}) {
  const [params] = useSearchParams()
  const returned = params.get('card') === 'returned'
  return (
    <>
      {paid > 0 ? <Notice tone="good">{messages.paid(paid)}</Notice> : null}
      {refunded > 0 ? <p className="mt-2">{messages.refunded(refunded)}</p> : null}
      {open === 0 ? null : isAsking ? (
        <Notice>{messages.asking}</Notice>
      ) : state === 'waiting' ? (
        <Notice>{messages.waiting}</Notice>
      ) : state === 'unbooked' ? (
        <Notice tone="warn">{messages.unbooked}</Notice>
      ) : (
        <>
          {returned && paid === 0 ? <Notice>{messages.notYet}</Notice> : null}
          <p className="mt-2">{messages.open(open)}</p>
          <p className="muted small">{messages.detail}</p>
        </>
      )}
    </>
  )
}

/**
 * The state of the payment; after a return from the provider's page, it is checked repeatedly for a
 * while.
 */
function useKnown(number: number) {
  const [params] = useSearchParams()
  const returned = params.get('card') === 'returned'
  const [known, setKnown] = useState<OwnCardPayment>()
  const [looks, setLooks] = useState(returned ? maxLooks : 0)
  const { revalidate } = useRevalidator()
  const open = known?.open
  const show = useCallback(
    (next: OwnCardPayment, before: number | undefined) => {
      setKnown(next)
      // The order moves on: its status, stock and invoice have changed.
      if (before !== undefined && before !== next.open) void revalidate()
    },
    [revalidate],
  )
  const ask = useCallback(async () => {
    show(await cards.ask({ number }), open)
  }, [number, open, show])

  useEffect(() => {
    const { signal, abort } = abortable()
    const read = returned ? cards.ask : cards.own
    void read({ number }, { signal }).then(setKnown, () => setLooks(0))
    return abort
  }, [number, returned])
  const isAsking = looks > 0 && open !== undefined && open > 0
  useEffect(() => {
    if (!isAsking) return undefined
    const { signal, abort } = abortable()
    const timer = setTimeout(() => {
      setLooks((left) => left - 1)
      void (async () => {
        const next = await cards.own({ number }, { signal }).catch(() => undefined)
        if (next) show(next, open)
      })()
    }, lookAgain)
    return () => {
      clearTimeout(timer)
      abort()
    }
  }, [isAsking, looks, number, open, show])
  return { known, isAsking, ask }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/**
 * Opens the provider's page. An automatic redirect happens only once, so that Back stays on this
 * page.
 */
function useProviderPage(number: number, opensItself: boolean) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(opensItself)
  const [problem, setProblem] = useState<string>()
  const leave = useCallback(async () => {
    setLeaving(true)
    setProblem(undefined)
    try {
      const { address } = await cards.begin({ number })
      location.assign(address)
    } catch (error) {
      setLeaving(false)
      setProblem(isProblem(error) ? problemMessage(error) : formMessages.failedDetail)
    }
  }, [number])
  useEffect(() => {
    if (!opensItself) return
    void (async () => {
      await navigate('.', { replace: true, state: null, preventScrollReset: true })
      await leave()
    })()
  }, [opensItself, navigate, leave])
  // The page was restored from the browser's memory, as after Back.
  useEffect(() => {
    const stay = (): void => setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  return { problem, isLeaving, leave }
}
