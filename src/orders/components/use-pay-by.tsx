/** How a new order is paid: the choice, where the shop takes cards. */
import { Suspense, useState, type ReactNode } from 'react'
import { useTakesCards } from './use-takes-cards.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const PayBy = lazyComponent(async () => (await import('./pay-by.tsx')).PayBy)

/** @returns what is sent with the order, and the choice; nothing of both elsewhere */
export function usePayBy(): {
  readonly terms: { readonly payBy?: 'card' }
  readonly choice: ReactNode
} {
  const [payBy, setPayBy] = useState<'card'>()
  const choice = useTakesCards() ? (
    <Suspense>
      <PayBy value={payBy} onChange={setPayBy} />
    </Suspense>
  ) : null
  return { terms: payBy ? { payBy } : {}, choice }
}
