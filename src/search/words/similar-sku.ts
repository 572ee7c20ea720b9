/**
 * SKUs that differ from a misspelt one by one character: all are generated, so that an index finds
 * them.
 */

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
/** Shorter keys are similar to everything; longer ones were not typed by hand. */
const [minLength, maxLength] = [4, 24]

/**
 * The keys that result from inserting, omitting or changing one character of this key, or swapping
 * two; none for a key that is too short or too long.
 */
export function similarSkuKeys(key: string): string[] {
  if (key.length < minLength || key.length > maxLength) return []
  const similar = new Set<string>()
  for (let index = 0; index <= key.length; index += 1) {
    const [before, current = '', next = ''] = [key.slice(0, index), key[index], key[index + 1]]
    for (const character of characters) similar.add(before + character + key.slice(index))
    if (index === key.length) break
    const after = key.slice(index + 1)
    similar.add(before + after)
    similar.add(before + next + current + key.slice(index + 2))
    for (const character of characters) similar.add(before + character + after)
  }
  similar.delete(key)
  return [...similar]
}
