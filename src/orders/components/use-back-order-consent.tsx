/** Asks whether what is short of an order may wait, where the shop lets it. */
import { Suspense, useState, type SyntheticEvent, type ReactNode } from 'react'
import { useBackOrders } from '../back-orders/use-back-orders.ts'
import type { ShortLine } from './back-order-consent.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'

/** Only where something is short and may wait. */
const BackOrderConsent = lazyComponent(
  async () => (await import('./back-order-consent.tsx')).BackOrderConsent,
)

type Consent = {
  /** What the order says of it. */
  readonly values: { readonly backOrder?: true }
  /** Whether the order may be sent; where it may not, the question says why. */
  readonly isGiven: () => boolean
  /** The question; null where nothing is short. */
  readonly question: ReactNode
}

/** @param lines of the order, as they are now */
export function useBackOrderConsent(lines: readonly ShortLine[]): Consent {
  const backOrders = useBackOrders()
  const [accepted, setAccepted] = useState(false)
  const [asked, setAsked] = useState(0)
  const short = backOrders
    ? lines.filter(({ quantity, stock }) => quantity > Math.max(0, stock))
    : []
  if (short.length === 0) return { values: {}, isGiven: () => true, question: null }
  return {
    values: accepted ? { backOrder: true } : {},
    isGiven: () => {
      if (!accepted) setAsked(asked + 1)
      return accepted
    },
    question: (
      <Suspense>
        <BackOrderConsent
          lines={short}
          days={backOrders?.backOrderDays}
          accepted={accepted}
          onAccept={setAccepted}
          asked={asked}
        />
      </Suspense>
    ),
  }
}

type Submit = (event?: SyntheticEvent) => Promise<unknown>

/** A submit handler that sends nothing before the question is answered. */
export const withConsent =
  ({ isGiven }: Consent, submit: Submit): Submit =>
  async (event) => {
    event?.preventDefault()
    if (isGiven()) await submit(event)
  }
