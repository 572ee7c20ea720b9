/** A cart on a page: changes show at once, are saved a moment later, and reach other windows. */
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { unauthenticated } from '../../../packages/contract/standard-problems.ts'
import { toast } from '../../ui/toast.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { readSignedInUser } from '../../session/access-token.browser.ts'
import { readCompany } from '../../session/company.browser.ts'
import { personalKeyPrefixes } from '../../session/personal-storage.browser.ts'
import { changeCart } from '../cart.client.ts'
import type { Cart } from '../contract.ts'
import { onCartChange, readStoredSummary } from '../cart-summary-storage.browser.ts'
import { applyChanges, mergeDuplicateChanges, type LineChange } from '../rules.ts'

/** Milliseconds to wait for the next key press before a changed quantity is saved. */
const saveDelay = 350
/** Milliseconds until changes without a response from the server are sent again. */
const retryDelay = 4_000

/** Only if the sign-in ends while the cart is changed. */
const loadUnsaved = () => import('../unsaved-changes.browser.ts')
/** Where unsaved changes of the displayed cart are kept: the account's, or its company's. */
const unsavedChangesKey = (): string =>
  `${personalKeyPrefixes.formDrafts}${readSignedInUser()?.email}.cart.${readCompany()?.id}`

export type LoadedCart = {
  readonly cart: Cart
  /** Sets lines; quantity 0 removes one. Shown at once. */
  readonly change: (...changes: LineChange[]) => void
  /** Saves unsaved changes. @returns whether all of them are saved */
  readonly save: () => Promise<boolean>
}

export function useCart(loaded: Cart): LoadedCart {
  const [saved, setSaved] = useState(loaded)
  const [lastLoaded, setLastLoaded] = useState(loaded)
  // The unsaved changes: as state for rendering, as a ref for the timer that saves them.
  const [unsaved, setUnsaved] = useState<readonly LineChange[]>([])
  const queue = useRef<readonly LineChange[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [keptAs] = useState(unsavedChangesKey)
  const saveLines = useSaveLines(loaded, keptAs)

  // A newly loaded cart replaces the saved state; unsaved changes stay.
  if (lastLoaded !== loaded) {
    setLastLoaded(loaded)
    setSaved(loaded)
  }

  const save = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    const changes = queue.current
    if (changes.length > 0) {
      queue.current = []
      setUnsaved([])
      setSaved((cart) => withChanges(cart, changes))
    }
    return saveLines(changes)
  }, [saveLines])

  const change = useCallback(
    (...changes: LineChange[]): void => {
      queue.current = [...queue.current, ...changes]
      setUnsaved(queue.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), saveDelay)
    },
    [save],
  )

  useEffect(() => {
    if (sessionStorage.getItem(keptAs) === null) return
    void loadUnsaved().then(({ takeUnsavedChanges }) => change(...takeUnsavedChanges(keptAs)))
  }, [keptAs, change])
  useSaveOnLeave(save)
  const cart = useMemo(() => withChanges(saved, unsaved), [saved, unsaved])
  return { cart, change, save }
}

/**
 * Saves changes one after another. Changes without a response from the server are sent again,
 * before later ones; a refusal reloads the page's data, and if the sign-in has ended, they are kept
 * for the next one.
 * @param keptAs the key under which they are kept
 * @returns saves these changes and all pending ones; resolves to whether all of them are saved
 */
function useSaveLines(
  loaded: Cart,
  keptAs: string,
): (changes: readonly LineChange[]) => Promise<boolean> {
  const lastSave = useRef<Promise<boolean>>(Promise.resolve(true))
  const waiting = useRef<readonly LineChange[]>([])
  const retry = useRef<() => void>(() => undefined)
  const retryTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const revision = useRef(readStoredSummary()?.revision)
  const pendingSaves = useRef(0)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    revision.current = readStoredSummary()?.revision
  }, [loaded])

  const saveLines = useCallback(
    (changes: readonly LineChange[]): Promise<boolean> => {
      const save = async (): Promise<boolean> => {
        const batch = waiting.current
        if (batch.length === 0) return true
        waiting.current = []
        pendingSaves.current += 1
        try {
          await changeCart('set', mergeDuplicateChanges('set', batch))
          return true
        } catch (error) {
          if (isProblem(error, unauthenticated))
            (await loadUnsaved()).keepUnsavedChanges(keptAs, batch)
          else toast(isProblem(error) ? problemMessage(error) : String(error), 'error')
          if (isRefusal(error)) void revalidate()
          else {
            waiting.current = [...batch, ...waiting.current]
            retryTimer.current = setTimeout(() => retry.current(), retryDelay)
          }
          return false
        } finally {
          pendingSaves.current -= 1
          const known = revision.current
          revision.current = readStoredSummary()?.revision
          // The revision rose by more than this save: another device or window has changed the
          // cart.
          if (known !== undefined && (revision.current ?? 0) > known + 1) void revalidate()
        }
      }
      clearTimeout(retryTimer.current)
      waiting.current = [...waiting.current, ...changes]
      lastSave.current = lastSave.current.then(save)
      return lastSave.current
    },
    [keptAs, revalidate],
  )
  useEffect(() => {
    retry.current = () => void saveLines([])
  }, [saveLines])
  useReloadOnChange(revision, pendingSaves, revalidate)
  return saveLines
}

/** Whether the same request would be refused again. */
const isRefusal = (error: unknown): boolean =>
  isProblem(error) && error.body.status < 500 && error.body.status !== 429

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

/**
 * Saves without delay when the user leaves the page or the window, and when the connection is back.
 */
function useSaveOnLeave(save: () => Promise<boolean>): void {
  useEffect(() => {
    const saveNow = (): void => void save()
    addEventListener('pagehide', saveNow)
    addEventListener('online', saveNow)
    return () => {
      removeEventListener('pagehide', saveNow)
      removeEventListener('online', saveNow)
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
