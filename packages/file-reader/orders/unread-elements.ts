/**
 * The elements of an XML message that are not read, found by a list of the known elements of its
 * format. Pure.
 */
import type { Node } from '../records/bmecat-elements.ts'
import { isWholeDay } from './order-document.ts'

/**
 * What is known of an element:
 * - `read`: its text is read;
 * - `day`: the same, where it is a day without a time;
 * - `silent`: it says nothing of what is ordered, when, where to or at which price, nor does what is in it;
 * - an expression: its text is read as long as it is one of these;
 * - a record: its parts, by their names; attributes begin with '@', its own text is '#text'.
 */
export type KnownElement = 'read' | 'day' | 'silent' | RegExp | KnownElements
/** By names; a `*` behind a name: all of that name are read. Of the others, the first is. */
export type KnownElements = { readonly [name: string]: KnownElement }

/** Names that have no meaning without the name of the element around them. */
const bareNames: ReadonlySet<string> = new Set(['Indicator', 'ID', 'Name', 'Quantity', '#text'])

/** Maximum number of names that a person is shown. */
const maxNamed = 8

/**
 * As an order has them: each once, the first of each kind before others of the same, with a sign that there
 * are more where there are more than a page can show; nothing where all was read.
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
