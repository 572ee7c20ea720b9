/**
 * Data that a format could not contain, by kind and article number, so that a file never loses data
 * silently. Pure.
 */
import { tradeFileMessages } from './messages/trade-files.ts'

export type Loss = keyof typeof tradeFileMessages.losses

/** The most article numbers that are listed for each kind. */
const maxNamed = 200

export interface Losses {
  add(kind: Loss, sku: string): void
  /** Articles that lost data of this kind. */
  count(kind: Loss): number
  /** Lines of text for people: for each kind, the number of articles and their article numbers. */
  lines(): readonly string[]
}

export function createLosses(): Losses {
  const found = new Map<Loss, { count: number; last: string; readonly skus: string[] }>()
  return {
    add(kind, sku) {
      const known = found.get(kind) ?? { count: 0, last: '', skus: [] }
      found.set(kind, known)
      // An article that loses the same data twice counts once.
      if (known.count > 0 && known.last === sku) return
      known.count += 1
      known.last = sku
      if (known.skus.length < maxNamed) known.skus.push(sku)
    },
    count: (kind) => found.get(kind)?.count ?? 0,
    lines: () =>
      [...found].flatMap(([kind, { count, skus }]) => [
        '',
        tradeFileMessages.losses[kind](count),
        `  ${skus.join(', ')}${count > skus.length ? ', …' : ''}`,
      ]),
  }
}
