/**
 * Refusals that are sent a moment after their request came, in small portions: a client that tries
 * again at once must not keep the shop busy with refusing, and many who came together must not come
 * back together, or each such moment would be without an order.
 */

/** Milliseconds between the arrival of a request and its refusal: a time between the two. */
export type RefusalDelay = { readonly least: number; readonly most: number }

export type DelayedRefusals = {
  /** @param arrival when the request came, by `now`: the present, if it was not queued */
  add(refuse: () => void, arrival?: number): void
  /** Sends those whose time has come, the oldest first, so many at most. */
  send(max: number): void
  /** How many are to be sent. */
  waiting(): number
  /** Sends all, and those that come from now on at once. */
  sendAll(): void
}

export type DelayedRefusalsOptions = {
  readonly delay: RefusalDelay
  /** The present time in milliseconds. */
  readonly now: () => number
  /** From 0 to below 1. */
  readonly random?: () => number
}

/** Milliseconds: those that are due within so many are in one list. */
const slotLength = 5

/** Nobody waits yet. */
export function createDelayedRefusals({
  delay: { least, most },
  now,
  random = Math.random,
}: DelayedRefusalsOptions): DelayedRefusals {
  const slots = new Map<number, (() => void)[]>()
  let next = slotOf(now())
  let isClosing = false
  return {
    add(refuse, arrival = now()) {
      if (isClosing) return refuse()
      // While none waits, nothing is sent, and time goes on.
      if (slots.size === 0) next = Math.max(next, slotOf(now()))
      const slot = Math.max(next, slotOf(arrival + least + random() * (most - least)))
      const refusals = slots.get(slot)
      if (refusals) refusals.push(refuse)
      else slots.set(slot, [refuse])
    },
    send(max) {
      let left = max
      for (const last = slotOf(now()); next <= last && left > 0;) {
        const refusals = slots.get(next) ?? []
        for (const refuse of refusals.splice(0, left)) {
          left -= 1
          refuse()
        }
        if (refusals.length > 0) return
        slots.delete(next)
        if (next === last) return
        next += 1
      }
    },
    waiting: () => [...slots.values()].reduce((sum, { length }) => sum + length, 0),
    sendAll() {
      isClosing = true
      const refusals = [...slots.values()].flat()
      slots.clear()
      for (const refuse of refusals) refuse()
    },
  }
}

const slotOf = (time: number): number => Math.floor(time / slotLength)
