/** Sends the ticks of a pick list, and retries as long as the shop does not respond. */
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { isProblem } from '../../packages/contract/problem.ts'
import { unauthenticated, unavailable } from '../../packages/contract/standard-problems.ts'
import { problemMessage } from '../ui/problem-message.ts'
import { toast } from '../ui/toast.tsx'
import {
  forgetTick,
  keepTick,
  onTicksChange,
  readTicks,
  type KeptTick,
} from './kept-ticks.browser.ts'
import { pickLists } from './pick-lists.client.ts'

/** Milliseconds until waiting ticks are sent again, and others' ticks are read. */
const interval = 4_000

const none: readonly KeptTick[] = []

/**
 * @param reload reads the list as it is for all pickers
 * @returns the waiting ticks, and a function that keeps and sends one
 */
export function useKeptTicks(reload: () => Promise<void>) {
  const waiting = useSyncExternalStore(onTicksChange, readTicks, () => none)
  const sending = useRef(false)
  const send = useCallback(async (): Promise<void> => {
    if (sending.current) return
    sending.current = true
    try {
      do {
        // One after the other: only the last tick of a line counts.
        for (let tick = readTicks()[0]; tick; tick = readTicks()[0])
          if (!(await sendOne(tick))) return
        await reload()
        // Made meanwhile.
      } while (readTicks().length > 0)
    } finally {
      sending.current = false
    }
  }, [reload])
  useEffect(() => {
    const again = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) void send()
    }
    again()
    const timer = setInterval(again, interval)
    addEventListener('online', again)
    addEventListener('focus', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
      removeEventListener('focus', again)
    }
  }, [send])
  const tick = (ticks: readonly KeptTick[]): void => {
    for (const one of ticks) keepTick(one)
    void send()
  }
  return { waiting, tick }
}

/** @returns whether the shop has responded: a refusal is shown, and the tick no longer waits */
async function sendOne(tick: KeptTick): Promise<boolean> {
  try {
    await pickLists.tick(tick)
  } catch (error) {
    // No response, or nobody is signed in: it is sent later.
    if (!isProblem(error) || isProblem(error, unavailable) || isProblem(error, unauthenticated))
      return false
    toast(problemMessage(error), 'error')
  }
  forgetTick(tick)
  return true
}
