/** A cart on a page: changed at once where one looks, saved a moment later, and in step with other windows. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { toast } from '../../ui/toast.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { changeCart } from '../cart.client.ts'
import type { Cart, LineChange } from '../contract.ts'
import { onCartChange, readStoredSummary } from '../cart-summary-storage.browser.ts'
import { applyChanges, mergeDuplicateChanges } from '../rules.ts'

/** How long to wait for the next key before a changed quantity is saved, in milliseconds. */
const pause = 350

export type LoadedCart = {
  readonly cart: Cart
  /** Sets lines; quantity 0 takes one out. Shown at once. */
  readonly change: (...changes: LineChange[]) => void
  /** Saves what is not saved yet. @returns whether all of it is saved */
  readonly save: () => Promise<boolean>
}

export function useCart(loaded: Cart): LoadedCart {
  const [saved, setSaved] = useState(loaded)
  const [before, setBefore] = useState(loaded)
  // What is not saved yet: for showing, and for whoever saves it.
  const [unsaved, setUnsaved] = useState<readonly LineChange[]>([])
  const waiting = useRef<readonly LineChange[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<boolean>>(Promise.resolve(true))
  const known = useRef(readStoredSummary()?.revision)
  const busy = useRef(0)
  const { revalidate } = useRevalidator()

  // What came anew counts, but for what is not saved yet.
  if (before !== loaded) {
    setBefore(loaded)
    setSaved(loaded)
  }
  useEffect(() => {
    known.current = readStoredSummary()?.revision
  }, [loaded])

  const save = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    const changes = waiting.current
    if (changes.length === 0) return saving.current
    waiting.current = []
    setUnsaved([])
    setSaved((now) => withChanges(now, changes))
    busy.current += 1
    const earlier = saving.current
    saving.current = earlier.then(async () => {
      try {
        await changeCart('set', mergeDuplicateChanges('set', changes))
        return true
      } catch (error) {
        toast(isProblem(error) ? problemMessage(error) : String(error), 'error')
        if (!isProblem(error)) throw error
        void revalidate()
        return false
      } finally {
        busy.current -= 1
        known.current = readStoredSummary()?.revision
      }
    })
    return saving.current
  }, [revalidate])

  const change = useCallback(
    (...changes: LineChange[]): void => {
      waiting.current = [...waiting.current, ...changes]
      setUnsaved(waiting.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), pause)
    },
    [save],
  )

  // Leaving the page, or the window, waits for nobody.
  useEffect(() => {
    const leave = (): void => void save()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [save])

  useEffect(
    () =>
      onCartChange(() => {
        const there = readStoredSummary()?.revision
        if (busy.current > 0 || there === known.current) return
        known.current = there
        void revalidate()
      }),
    [revalidate],
  )

  const cart = useMemo(() => withChanges(saved, unsaved), [saved, unsaved])
  return { cart, change, save }
}

const withChanges = (cart: Cart, changes: readonly LineChange[]): Cart =>
  changes.length === 0
    ? cart
    : {
        ...cart,
        // The lines that did not change stay the same objects, so that their rows are not drawn again.
        lines: [
          ...applyChanges(cart.lines, 'set', changes, ({ quantity }) => ({ quantity, price: 0 })),
        ],
      }
