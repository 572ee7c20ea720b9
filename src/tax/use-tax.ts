/** The tax of a sum, asked anew whenever it or the country changes. */
import { useEffect, useState } from 'react'
import { tax as taxApi } from './api.client.ts'
import type { OrderTax } from './contract.ts'

export type TaxState = { readonly tax: OrderTax | undefined; readonly failed: boolean }
const unknown: TaxState = { tax: undefined, failed: false }

/**
 * An older answer is never shown.
 * @param net cents without tax; NaN while it is not known, or no tax is charged
 * @param attempt asks again when it changes: after an order was refused
 */
export function useTax(country: string, net: number, attempt: unknown): TaxState {
  const request = `${country} ${net}`
  const [answer, setAnswer] = useState({ ...unknown, request: '' })
  useEffect(() => {
    if (!Number.isSafeInteger(net)) return undefined
    const controller = new AbortController()
    taxApi.preview({ net, country }, { signal: controller.signal }).then(
      ({ tax }) => setAnswer({ request, tax: tax ?? undefined, failed: false }),
      () => {
        if (!controller.signal.aborted) setAnswer({ request, tax: undefined, failed: true })
      },
    )
    return () => controller.abort()
  }, [country, net, request, attempt])
  return answer.request === request ? answer : unknown
}
