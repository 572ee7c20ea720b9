/**
 * Refusals that are sent a moment after their request arrived, in small batches. A client that
 * retries immediately must not keep the shop busy with refusals, and clients that were refused
 * together must not retry together, because no order would get through at that moment.
 */

/** Milliseconds between the arrival of a request and its refusal: a random time between the two. */
export type RefusalDelay = { readonly least: number; readonly most: number }

export type DelayedRefusals = {
  /**
   * @param arrival when the request arrived, by `now`; defaults to the present, for a request that
   *   was not queued
   */
  add(refuse: () => void, arrival?: number): void
  /** Sends refusals that are due, the oldest first, at most `max`. */
  send(max: number): void
  /** The number of refusals that wait. */
  waiting(): number
  /** Sends all, and from then on sends new refusals at once. */
  sendAll(): void
}

export type DelayedRefusalsOptions = {
  readonly delay: RefusalDelay
  /** The present time in milliseconds. */
  readonly now: () => number
  /** From 0 to below 1. */
  readonly random?: () => number
}

/** Milliseconds: refusals due within the same slot share a list. */
const slotLength = 5

/** Creates an empty list of delayed refusals. */
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
      // While none waits, slots that have passed are skipped.
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
