/**
 * The elements of an XML message that are not read, found by a list of the known elements of its
 * format. Pure.
 */
import type { Node } from '../records/bmecat-elements.ts'
import { isWholeDay } from './order-document.ts'

/**
 * How an element is handled:
 * - `read`: its text is read;
 * - `day`: the same, for a date without a time;
 * - `silent`: neither it nor its content affects what is ordered, when, where to or at which price;
 * - a regular expression: its text is read if it matches;
 * - a record: its children, keyed by name; attributes begin with '@', and its own text is '#text'.
 */
export type KnownElement = 'read' | 'day' | 'silent' | RegExp | KnownElements
/**
 * Keyed by name. With a `*` after the name, all elements of that name are read, otherwise only the
 * first.
 */
export type KnownElements = { readonly [name: string]: KnownElement }

/** Names that have no meaning without the name of the element around them. */
const bareNames: ReadonlySet<string> = new Set(['Indicator', 'ID', 'Name', 'Quantity', '#text'])

/** Maximum number of names that a person is shown. */
const maxNamed = 8

/**
 * The form that orders store: each name once, the first of each kind before others of the same
 * kind, and a sign for more names than a page can show; nothing if everything was read.
 */
export function asUnread(found: readonly string[]): { readonly unread?: readonly string[] } {
  if (found.length === 0) return {}
  const kinds = [...Map.groupBy(new Set(found), (name) => /^[^ :=]*/.exec(name)?.[0]).values()]
  const named = [
    ...kinds.flatMap(([first]) => first ?? []),
    ...kinds.flatMap((all) => all.slice(1)),
  ]
  return { unread: named.length > maxNamed ? [...named.slice(0, maxNamed), '…'] : named }
}

/**
 * Lines with the parts of each that are not read.
 * @param items the elements of the lines, in their order
 * @param path the keys of such an element in the known elements of the message
 */
export function withUnreadParts<T extends object>(
  lines: readonly T[],
  items: readonly Node[],
  known: KnownElements,
  path: readonly string[],
): readonly (T & { readonly unread?: readonly string[] })[] {
  let ofItem: KnownElement | undefined = known
  for (const key of path) ofItem = isRecord(ofItem) ? ofItem[key] : undefined
  const elements = isRecord(ofItem) ? ofItem : {}
  return lines.map((line, at) => ({ ...line, ...asUnread(unreadElements(items[at], elements)) }))
}
const isRecord = (known: KnownElement | undefined): known is KnownElements =>
  typeof known === 'object' && !(known instanceof RegExp)

/**
 * @param within the name of the element; '' for the first one
 * @returns names as written, in the order of the message: with the text of the element if only some
 *   texts are read, and with a count if only one of several is read
 */
export function unreadElements(node: Node, known: KnownElements, within = ''): readonly string[] {
  const named = (name: string) => (bareNames.has(name) && within ? `${within}/${name}` : name)
  if (typeof node !== 'object' || node === null)
    return textOf(node) === '' || Object.hasOwn(known, '#text') ? [] : [named('#text')]
  return Object.entries(node).flatMap(([name, value]: [string, Node]) => {
    if (/^(?:\?|@xmlns|@schemaLocation)/.test(name)) return []
    const all: readonly Node[] = Array.isArray(value) ? value : [value]
    const isSeveral = Object.hasOwn(known, `${name}*`)
    const how = known[isSeveral ? `${name}*` : name]
    if (how === undefined) return [name.startsWith('@') ? withText(name, value) : named(name)]
    const found = all.flatMap((one) => unreadIn(named(name), one, how))
    return all.length > 1 && !isSeveral && how !== 'silent'
      ? [`${all.length} × ${named(name)}`, ...found]
      : found
  })
}

function unreadIn(name: string, node: Node, how: KnownElement): readonly string[] {
  if (how === 'silent') return []
  // By XML Schema (Part 1, 2.6.2), its text is ignored.
  if (isNil(node)) return [`${name} xsi:nil`]
  if (how === 'day' || how instanceof RegExp) {
    const text = textOf(node)
    const isKnown = how === 'day' ? isWholeDay(text) : how.test(text)
    return isKnown ? unreadParts(node) : [withText(name, node)]
  }
  return how === 'read' ? unreadParts(node) : unreadElements(node, how, name)
}

/** The elements within one of which the text is read. */
function unreadParts(node: Node): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.keys(node).filter((name) => !/^[#@?]/.test(name))
}

const isNil = (node: Node): boolean =>
  typeof node === 'object' &&
  node !== null &&
  /^(?:true|1)$/.test(textOf(Reflect.get(node, '@nil')))

function textOf(node: Node): string {
  const text: Node = typeof node === 'object' && node !== null ? Reflect.get(node, '#text') : node
  return typeof text === 'string' ? text.trim() : ''
}

const withText = (name: string, node: Node): string =>
  name.startsWith('@') ? `${name.slice(1)}="${textOf(node)}"` : `${name} ${textOf(node)}`.trim()
