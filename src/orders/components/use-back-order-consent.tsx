/** Asks whether what is short of an order may wait, where the shop lets it. */
import { Suspense, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useBackOrders } from '../back-orders/use-back-orders.ts'
import type { ShortLine } from './back-order-consent.tsx'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
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

/** The form, which sends nothing before the question is answered. */
export const askingFirst = <In extends FieldValues, Out>(
  { isGiven }: Consent,
  form: ContractForm<In, Out>,
): ContractForm<In, Out> => ({
  ...form,
  send: (work) => async (event) => {
    event?.preventDefault()
    if (isGiven()) await form.send(work)(event)
  },
})
