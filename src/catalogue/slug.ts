/** The slug of a tool: the part of its address that is made from its name. Pure. */

// Letters that do not decompose into a plain one and a mark.
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
}

/**
 * 'Tape Measure 8 m / 26 ft' → 'tape-measure-8-m-26-ft'; other scripts are dropped; 'tool' if
 * nothing is left.
 */
export function slugify(name: string): string {
  const plain = name
    .replace(/[ßæœøłđþ]/gi, (letter) => spelledOut[letter.toLowerCase()] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 200)
    .replace(/-+$/, '')
  return plain || 'tool'
}

/** The slug, or the first of slug-2, slug-3, ... that is not taken. */
export function uniqueSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let next = 2
  while (taken.has(`${slug}-${next}`)) next += 1
  return `${slug}-${next}`
}
