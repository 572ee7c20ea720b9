/** The delivery cost of some goods, requested again whenever they or their destination change. */
import { useEffect, useState } from 'react'
import type { z } from 'zod/mini'
import { delivery as deliveryApi } from './api.client.ts'
import type { deliveryContract } from './contract.ts'

export type Quote = z.output<typeof deliveryContract.quote.output>
export type Question = z.output<typeof deliveryContract.quote.input>
export type QuoteState = { readonly quote: Quote | undefined; readonly failed: boolean }

const unknown: QuoteState = { quote: undefined, failed: false }
/** Milliseconds to wait for the next keystroke. */
const typingDelay = 250

/**
 * An outdated response is never shown.
 * @param question undefined while there is nothing to ask
 * @param attempt a change triggers a new request: after an order was refused
 */
export function useQuote(question: Question | undefined, attempt: unknown): QuoteState {
  const request = question === undefined ? '' : JSON.stringify(question)
  const [answer, setAnswer] = useState({ ...unknown, request: '' })
  useEffect(() => {
    if (question === undefined) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      deliveryApi.quote(question, { signal: controller.signal }).then(
        (quote) => setAnswer({ request, quote, failed: false }),
        () => {
          if (!controller.signal.aborted) setAnswer({ request, quote: undefined, failed: true })
        },
      )
    }, typingDelay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the request says the question
  }, [request, attempt])
  return answer.request === request ? answer : unknown
}
