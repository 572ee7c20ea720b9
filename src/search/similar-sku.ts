/** Which SKUs are one slip away from what somebody wrote: they can all be named, so that an index finds them and nothing is compared. */

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
/** Shorter ones are near everything, longer ones no hand's work. */
const [shortest, longest] = [4, 24]

/** The keys that one sign more, less, changed or swapped makes of this one; none of a key too short or long. */
export function similarSkuKeys(key: string): string[] {
  if (key.length < shortest || key.length > longest) return []
  const near = new Set<string>()
  for (let at = 0; at <= key.length; at += 1) {
    const [before, sign = '', next = ''] = [key.slice(0, at), key[at], key[at + 1]]
    for (const other of signs) near.add(before + other + key.slice(at))
    if (at === key.length) break
    near.add(before + key.slice(at + 1))
    near.add(before + next + sign + key.slice(at + 2))
    for (const other of signs) near.add(before + other + key.slice(at + 1))
  }
  near.delete(key)
  return [...near]
}
