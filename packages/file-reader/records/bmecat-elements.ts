/**
 * The elements of a BMEcat catalogue, one after the other, so that a large catalogue is never
 * completely in memory. Only entities of XML and HTML are resolved. Pure.
 */
import { XMLParser } from 'fast-xml-parser'
import { withNamedLetters } from '../formats/named-letters.ts'

/** The elements that are read from a catalogue; version 1.2 has articles, 2005 has products. */
export type ElementName = 'article' | 'group' | 'classification' | 'membership'
export type Element = { readonly name: ElementName; readonly line: number; readonly value: Node }
/** An element as the parser returns it: a text, or children keyed by name. */
export type Node = unknown

const names: Readonly<Record<string, ElementName>> = {
  ARTICLE: 'article',
  PRODUCT: 'article',
  CATALOG_STRUCTURE: 'group',
  CLASSIFICATION_GROUP: 'classification',
  ARTICLE_TO_CATALOGGROUP_MAP: 'membership',
  PRODUCT_TO_CATALOGGROUP_MAP: 'membership',
}
const opening = new RegExp(
  String.raw`<((?:[\w.-]+:)?(?:${Object.keys(names).join('|')}))(?=[\s>])`,
  'g',
)

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  htmlEntities: true,
})

/** @throws Error for XML that is not well-formed */
export const parseElement = (xml: string): Node => parser.parse(withNamedLetters(xml), true)

/**
 * The elements of a catalogue in their order.
 * @throws Error for a catalogue that is not well-formed
 */
export function* elementsOf(xml: string): Generator<Element> {
  let [line, counted] = [1, 0]
  opening.lastIndex = 0
  for (let found = opening.exec(xml); found !== null; found = opening.exec(xml)) {
    const [, tag = ''] = found
    const end = endOf(xml, tag, found.index)
    for (; counted < found.index; counted += 1) if (xml.charCodeAt(counted) === 10) line += 1
    const bare = tag.replace(/^.*:/, '')
    const name = names[bare]
    if (name) yield { name, line, value: part(parseElement(xml.slice(found.index, end)), bare) }
    opening.lastIndex = end
  }
}

const openCdata = '<![CDATA['

/**
 * The end of an element; the content of CDATA is text.
 * @throws Error if the element does not end
 */
function endOf(xml: string, tag: string, from: number): number {
  const closing = `</${tag}>`
  let at = from
  for (;;) {
    const end = xml.indexOf(closing, at)
    if (end < 0) throw new Error('An element does not end')
    // Within the element alone: a search to the end of the file, for each of them, takes minutes.
    const cdata = xml.slice(at, end).indexOf(openCdata)
    if (cdata < 0) return end + closing.length
    at = xml.indexOf(']]>', at + cdata)
    if (at < 0) throw new Error('CDATA does not end')
  }
}

/** A child of an element, by name; undefined if there is none. */
export const part = (node: Node, name: string): Node =>
  typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined

/** All elements at a path: none, one or several. */
export function parts(node: Node, ...path: readonly string[]): readonly Node[] {
  const [name, ...rest] = path
  if (name === undefined) return [node]
  const found = part(node, name)
  const all = Array.isArray(found) ? found : found === undefined ? [] : [found]
  return all.flatMap((one: Node) => parts(one, ...rest))
}

const bareText = (node: Node): string => {
  const text = typeof node === 'object' && node !== null ? part(node, '#text') : node
  return typeof text === 'string' ? text.trim() : ''
}

/**
 * The text of the first element at a path.
 * @param language preferred if there are several
 */
export function textIn(node: Node, path: readonly string[], language = ''): string {
  const all = parts(node, ...path)
  return bareText(all.find((one) => language !== '' && part(one, '@lang') === language) ?? all[0])
}

/** The non-empty texts of all elements at a path. */
export const textsIn = (node: Node, ...path: readonly string[]): readonly string[] =>
  parts(node, ...path)
    .map(bareText)
    .filter((text) => text !== '')

export const attributeOf = (node: Node, name: string): string => bareText(part(node, `@${name}`))
