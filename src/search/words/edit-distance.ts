/** How much two words differ, and which known words a misspelt one may be. Pure. */

/**
 * The Damerau-Levenshtein distance (optimal string alignment): letters to change, omit, insert or
 * swap to turn one word into the other.
 */
export function editDistance(a: string, b: string): number {
  let rowBefore: readonly number[] = []
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (rowBefore[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY
      next.push(
        Math.min(
          (next[j - 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped,
        ),
      )
    }
    rowBefore = row
    row = next
  }
  return row[b.length] ?? 0
}

/**
 * The distance up to which a known word still counts as a correction: 0 for short words, which are
 * similar to everything.
 */
export const maxEditDistance = (word: string): number =>
  word.length < 4 ? 0 : word.length < 8 ? 1 : 2
const maxCorrections = 3

/**
 * The known words of which a word may be a misspelling: those at the smallest distance, at most
 * three.
 */
export function closestWords<K extends { readonly word: string }>(
  misspelt: string,
  known: readonly K[],
): K[] {
  const close = known
    .map((candidate) => ({ candidate, distance: editDistance(misspelt, candidate.word) }))
    .filter(({ distance }) => distance <= maxEditDistance(misspelt))
    .toSorted((a, b) => a.distance - b.distance)
  return close
    .filter(({ distance }) => distance === close[0]?.distance)
    .slice(0, maxCorrections)
    .map(({ candidate }) => candidate)
}
