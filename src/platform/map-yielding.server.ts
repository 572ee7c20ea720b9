/** Long work on many items that lets requests be answered in between. */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Items after which others have their turn. */
const itemsOfATurn = 50

/** `items.map(map)`, with a turn for whatever else waits after every 50 of them. */
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
