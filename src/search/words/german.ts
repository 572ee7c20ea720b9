/**
 * How a search compares German words: umlauts and their spellings, endings, and compounds. Pure.
 * Words come from `tokenize`, so they have no capitals, umlauts or ß.
 */

/**
 * The same key for `saege` and for Säge as returned by `tokenize`. The SQL function german_key does
 * the same.
 */
export const germanKey = (word: string): string =>
  word
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll(/(^|[^aeq])ue/g, '$1u')

const endings = ['', 'e', 'en', 'n', 'er', 'ern', 'es', 's', 'em'] as const
/**
 * The minimum number of remaining letters: shorter remainders are the end of too many other words.
 */
const minStem = (ending: string): number => (ending.length < 2 ? 3 : 4)
/** After these endings a word without its -e is an adjective, which also takes -er. */
const adjectiveEnd = /(?:t|ig|isch|lich|los|bar)$/

/** The key without one ending, in each way that leaves a stem; the key itself first. */
export const germanStems = (key: string): readonly string[] =>
  [...endings]
    .filter((ending) => key.endsWith(ending) && key.length - ending.length >= minStem(ending))
    .map((ending) => key.slice(0, key.length - ending.length))

/**
 * The forms of a word: Zange and Zangen, Blatt and Blätter. Schraube and Schrauber are not forms of
 * one word: a word ending in -e does not take -er.
 */
export function germanForms(key: string): readonly string[] {
  const isLong = key.length >= 3
  if (!isLong || !/^[a-z]+$/.test(key)) return [key]
  const forms = germanStems(key).flatMap((stem) => {
    const taken = key.slice(stem.length)
    return endings
      .filter((ending) => {
        if (taken === 'e' || taken === 'en' || taken === 'n')
          return !ending.startsWith('er') || adjectiveEnd.test(stem) || taken === 'n'
        return !(taken.startsWith('er') && /^en?$/.test(ending)) || adjectiveEnd.test(stem)
      })
      .map((ending) => stem + ending)
  })
  return [...new Set([key, ...forms])]
}

/** The beginnings by which compounds with this word are found: Feile and Feilen in Feilenheft. */
export const germanBeginning = (key: string): string =>
  key.length > 5 && /[^aeiou]en$/.test(key) ? key.slice(0, -1) : key

const stopWords = new Set(
  'fur mit aus und von vom der das den dem des ein eine einen einem einer zum zur im am auf bei bis oder zu sw schlusselweite gross'.split(
    ' ',
  ),
)
/** Whether a word has no meaning in a German query. `die` has none, but it is a tool in English. */
export const isGermanStopWord = (key: string): boolean => stopWords.has(key)

const sizeWords = new Set(
  'klein gross lang kurz schwer leicht breit schmal dick dunn stark stabil robust gut einfach normal neu billig gunstig'.split(
    ' ',
  ),
)
/** Whether a word only praises or compares, in any of its forms: `kleiner`, `großes`, `stabile`. */
export const isSizeWord = (key: string): boolean =>
  germanStems(key).some((stem) => sizeWords.has(stem))

/** For a part of a compound: whether a word equals it, begins with it, or ends with it. */
export type PartUse = { readonly whole: boolean; readonly begin: boolean; readonly end: boolean }

const minPart = 3
const maxParts = 3
const maxCompound = 30
const links = ['', 's', 'n', 'en', 'e', 'es', 'er'] as const

/** Whether a word is long enough to be a compound of two words, and not too long. */
export const isCompoundLength = (key: string): boolean =>
  key.length >= 2 * minPart + 1 && key.length <= maxCompound && /^[a-z]+$/.test(key)

/** The minimum length of an end that identifies a compound if nothing else is known about it. */
const minHead = 5

/** Tools with short names: a Japansäge is a Säge. */
const shortHeads = ['sage', 'beil', 'nuss', 'axt']

/** The ends of a compound that may identify it, longest first. */
export const possibleHeads = (key: string): readonly string[] => [
  ...Array.from({ length: Math.max(0, key.length - minPart - minHead + 1) }, (_, index) =>
    key.slice(minPart + index),
  ).flatMap(germanStems),
  ...shortHeads.filter((head) => germanStems(key).some((stem) => isCompoundOf(stem, head))),
]
const isCompoundOf = (key: string, head: string): boolean =>
  key.endsWith(head) && key.length - head.length >= minPart

/** Every part that a compound may have. */
export function possibleParts(key: string): readonly string[] {
  const parts = new Set<string>()
  for (let start = 0; start <= key.length - minPart; start += 1)
    for (let end = start + minPart; end <= key.length; end += 1)
      if (end - start < key.length) parts.add(key.slice(start, end))
  return [...parts]
}

/**
 * Whether letters that only occur within words may be a part: `sage` may, `sser` and `erer` may
 * not.
 */
const isPartAlone = (part: string): boolean =>
  part.length > 4 || (part.length === 4 && !/e[rnl]$/.test(part) && /^.?[aeiouy]/.test(part))

/**
 * The two or three parts of a compound, the last of which names the thing; undefined if it has no
 * known parts.
 * @param useOf the data about a part
 */
export function partsOf(
  key: string,
  useOf: (part: string) => PartUse | undefined,
): readonly string[] | undefined {
  const isFirst = (part: string): boolean => {
    const use = useOf(part)
    return use !== undefined && (use.whole || (use.begin && isPartAlone(part)))
  }
  const isLast = (part: string): boolean => {
    const use = useOf(part)
    return use !== undefined && (use.whole || (use.end && isPartAlone(part)))
  }
  const first = (text: string): string | undefined =>
    links
      .filter((link) => text.endsWith(link))
      .map((link) => text.slice(0, text.length - link.length))
      .find((part) => part.length >= minPart && isFirst(part))
  const last = (text: string): string | undefined =>
    germanStems(text).find((part) => part.length >= minPart && isLast(part))
  const split = (text: string, count: number): readonly string[] | undefined => {
    if (count === 1) {
      const part = last(text)
      return part === undefined ? undefined : [part]
    }
    for (let end = text.length - minPart; end >= minPart; end -= 1) {
      const part = first(text.slice(0, end))
      const rest = part === undefined ? undefined : split(text.slice(end), count - 1)
      if (part !== undefined && rest) return [part, ...rest]
    }
    return undefined
  }
  for (let count = 2; count <= maxParts; count += 1) {
    const parts = split(key, count)
    if (parts) return parts
  }
  return undefined
}
