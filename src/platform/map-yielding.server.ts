/** Long work on many items that lets the server respond to requests in between. */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Items after which other work gets its turn. */
const itemsOfATurn = 50

/** `items.map(map)`, yielding to other waiting work after every 50 items. */
export async function mapYielding<T, R>(
  items: readonly T[],
  map: (item: T) => R,
): Promise<readonly R[]> {
  const results: R[] = []
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % itemsOfATurn === 0) await nextTurn()
    results.push(map(item))
  }
  return results
}
