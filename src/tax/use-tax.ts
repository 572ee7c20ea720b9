/** The tax of goods, requested again whenever they, their delivery or the country change. */
import { useEffect, useState } from 'react'
import { tax as taxApi } from './api.client.ts'
import type { OrderTax, TaxQuestion } from './contract.ts'

export type TaxState = { readonly tax: OrderTax | undefined; readonly failed: boolean }
const unknown: TaxState = { tax: undefined, failed: false }

/**
 * An outdated response is never shown.
 * @param question undefined while it is unknown, or if no tax is charged
 * @param attempt a change triggers a new request: after an order was refused
 */
export function useTax(question: TaxQuestion | undefined, attempt: unknown): TaxState {
  const request = question === undefined ? '' : JSON.stringify(question)
  const [answer, setAnswer] = useState({ ...unknown, request: '' })
  useEffect(() => {
    if (question === undefined) return undefined
    const controller = new AbortController()
    taxApi.quote(question, { signal: controller.signal }).then(
      ({ tax }) => setAnswer({ request, tax: tax ?? undefined, failed: false }),
      () => {
        if (!controller.signal.aborted) setAnswer({ request, tax: undefined, failed: true })
      },
    )
    return () => controller.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the request says the question
  }, [request, attempt])
  return answer.request === request ? answer : unknown
}
