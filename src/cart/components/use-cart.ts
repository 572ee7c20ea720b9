/** A cart on a page: changes show at once, are saved a moment later, and reach other windows. */
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useRevalidator } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { toast } from '../../ui/toast.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { changeCart } from '../cart.client.ts'
import type { Cart } from '../contract.ts'
import { onCartChange, readStoredSummary } from '../cart-summary-storage.browser.ts'
import { applyChanges, mergeDuplicateChanges, type LineChange } from '../rules.ts'

/** Milliseconds to wait for the next key stroke before a changed quantity is saved. */
const saveDelay = 350

export type LoadedCart = {
  readonly cart: Cart
  /** Sets lines; quantity 0 removes one. Shown at once. */
  readonly change: (...changes: LineChange[]) => void
  /** Saves what is not saved yet. @returns whether all of it is saved */
  readonly save: () => Promise<boolean>
}

export function useCart(loaded: Cart): LoadedCart {
  const [saved, setSaved] = useState(loaded)
  const [lastLoaded, setLastLoaded] = useState(loaded)
  // The unsaved changes: as state for rendering, as a ref for the timer that saves them.
  const [unsaved, setUnsaved] = useState<readonly LineChange[]>([])
  const queue = useRef<readonly LineChange[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { saveLines, idle } = useSaveLines(loaded)

  // A newly loaded cart replaces what was saved; unsaved changes stay.
  if (lastLoaded !== loaded) {
    setLastLoaded(loaded)
    setSaved(loaded)
  }

  const save = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    const changes = queue.current
    if (changes.length === 0) return idle()
    queue.current = []
    setUnsaved([])
    setSaved((cart) => withChanges(cart, changes))
    return saveLines(changes)
  }, [saveLines, idle])

  const change = useCallback(
    (...changes: LineChange[]): void => {
      queue.current = [...queue.current, ...changes]
      setUnsaved(queue.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), saveDelay)
    },
    [save],
  )

  useSaveOnLeave(save)
  const cart = useMemo(() => withChanges(saved, unsaved), [saved, unsaved])
  return { cart, change, save }
}

/**
 * Saves changes one after another, and reloads the page's data when a save fails or another window
 * changed the cart.
 */
function useSaveLines(loaded: Cart) {
  const lastSave = useRef<Promise<boolean>>(Promise.resolve(true))
  const revision = useRef(readStoredSummary()?.revision)
  const pendingSaves = useRef(0)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    revision.current = readStoredSummary()?.revision
  }, [loaded])

  const saveLines = useCallback(
    (changes: readonly LineChange[]): Promise<boolean> => {
      pendingSaves.current += 1
      const earlier = lastSave.current
      lastSave.current = earlier.then(async () => {
        try {
          await changeCart('set', mergeDuplicateChanges('set', changes))
          return true
        } catch (error) {
          toast(isProblem(error) ? problemMessage(error) : String(error), 'error')
          if (!isProblem(error)) throw error
          void revalidate()
          return false
        } finally {
          pendingSaves.current -= 1
          revision.current = readStoredSummary()?.revision
        }
      })
      return lastSave.current
    },
    [revalidate],
  )
  useReloadOnChange(revision, pendingSaves, revalidate)
  /** Resolves when the saves that have been started are done. */
  const idle = useCallback((): Promise<boolean> => lastSave.current, [])
  return { saveLines, idle }
}

/** Reloads the page's data when another window changed the cart; not for this window's saves. */
function useReloadOnChange(
  revision: RefObject<number | undefined>,
  pendingSaves: RefObject<number>,
  revalidate: () => Promise<void>,
): void {
  useEffect(
    () =>
      onCartChange(() => {
        const stored = readStoredSummary()?.revision
        if (pendingSaves.current > 0 || stored === revision.current) return
        revision.current = stored
        void revalidate()
      }),
    [revision, pendingSaves, revalidate],
  )
}

/** Saves without delay when the page or the window is left. */
function useSaveOnLeave(save: () => Promise<boolean>): void {
  useEffect(() => {
    const saveNow = (): void => void save()
    addEventListener('pagehide', saveNow)
    return () => {
      removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [save])
}

const withChanges = (cart: Cart, changes: readonly LineChange[]): Cart =>
  changes.length === 0
    ? cart
    : {
        ...cart,
        // Unchanged lines stay the same objects, so that their rows do not render again.
        lines: [
          ...applyChanges(cart.lines, 'set', changes, ({ quantity }) => ({ quantity, price: 0 })),
        ],
      }
