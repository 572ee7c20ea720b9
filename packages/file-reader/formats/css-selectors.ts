/**
 * Which elements a CSS selector selects: names, classes, ids and attributes, also inside other
 * elements. Pure.
 * Source: Selectors Level 4, 5 (names), 6 (attributes, classes, ids), 15 (combinators).
 */

/** An element: its name in lower case, and its attributes as they are written. */
export type Element = { readonly name: string; readonly attributes: string }
/** The last part is the selected element; the parts before it are around it. */
export type Selector = readonly Part[]
type Part = {
  readonly name: string
  readonly ids: readonly string[]
  readonly classes: readonly string[]
  /** Each with its value, or '' if any value is selected. */
  readonly attributes: readonly (readonly [name: string, value: string])[]
  /** Whether the element is directly inside that of the part before it. */
  readonly isChild: boolean
}

const attribute = (name: string): RegExp =>
  new RegExp(
    String.raw`(?:^|\s)${name}(?=$|[\s=/])(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?`,
    'i',
  )
const patterns = new Map<string, RegExp>()

/** @returns undefined if the element does not have the attribute */
export function attributeOf(attributes: string, name: string): string | undefined {
  if (!attributes.toLowerCase().includes(name)) return undefined
  const pattern = patterns.get(name) ?? attribute(name)
  patterns.set(name, pattern)
  const found = pattern.exec(attributes)
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : undefined
}
export const classesOf = (attributes: string): readonly string[] =>
  (attributeOf(attributes, 'class') ?? '').split(/\s+/).filter(Boolean)

/** Maximum number of parts, because each of them is compared with all elements around. */
const maxParts = 6

/** @returns undefined if it has a part that is not known, such as ':nth-child(2)' */
export function parseSelector(text: string): Selector | undefined {
  const words = text
    .trim()
    .replaceAll(/\s*>\s*/g, ' >')
    .split(/\s+/)
  const parts = words.flatMap((word) => partOf(word) ?? [])
  return parts.length === words.length && parts.length <= maxParts ? parts : undefined
}

function partOf(word: string): Part | undefined {
  const [, child = '', name = '', rest = ''] =
    /^(>?)(\*|[\w-]+)?((?:[.#][\w-]+|\[[\w-]+(?:=(?:"[^"\]]*"|'[^'\]]*'|[\w-]+))?\])*)$/.exec(
      word,
    ) ?? []
  if (`${child}${name}${rest}` !== word || `${name}${rest}` === '') return undefined
  const all = (pattern: RegExp) => Array.from(rest.matchAll(pattern), ([, found = '']) => found)
  return {
    name: name === '*' ? '' : name.toLowerCase(),
    ids: all(/#([\w-]+)/g),
    classes: all(/\.([\w-]+)/g),
    attributes: Array.from(
      rest.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*))?/g),
      ([, key = '', value = '']) => [key.toLowerCase(), value] as const,
    ),
    isChild: child !== '',
  }
}

/** @param around the elements around it, the innermost last */
export function selects(selector: Selector, element: Element, around: readonly Element[]): boolean {
  const part = selector.at(-1)
  if (!part || !isOf(part, element)) return false
  const rest = selector.slice(0, -1)
  if (rest.length === 0) return true
  const places = part.isChild ? [around.length - 1] : [...around.keys()].toReversed()
  return places.some((place) => {
    const outer = around[place]
    return outer !== undefined && selects(rest, outer, around.slice(0, place))
  })
}

function isOf(part: Part, { name, attributes }: Element): boolean {
  if (part.name !== '' && part.name !== name) return false
  const classes = part.classes.length === 0 ? [] : classesOf(attributes)
  return (
    part.classes.every((one) => classes.includes(one)) &&
    part.ids.every((id) => attributeOf(attributes, 'id') === id) &&
    part.attributes.every(([key, value]) => {
      const own = attributeOf(attributes, key)
      return value === '' ? own !== undefined : own === value
    })
  )
}
