/** What a form could not carry, by kind and article number: a file never loses anything silently. Pure. */
import { tradeFileMessages } from './messages/trade-files.ts'

export type Loss = keyof typeof tradeFileMessages.losses

/** Article numbers that are named for each kind. */
const maxNamed = 200

export interface Losses {
  add(kind: Loss, sku: string): void
  /** Articles that lost something of this kind. */
  count(kind: Loss): number
  /** Lines of text for people: of each kind how many articles, and which. */
  lines(): readonly string[]
}

export function createLosses(): Losses {
  const found = new Map<Loss, { count: number; last: string; readonly skus: string[] }>()
  return {
    add(kind, sku) {
      const known = found.get(kind) ?? { count: 0, last: '', skus: [] }
      found.set(kind, known)
      // An article that loses the same twice is one.
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
