/**
 * The XML of an order: well-formed, of limited depth, without a document type of its own. Only the
 * entities of XML and HTML are resolved, and nothing is fetched. Pure.
 */
import { XMLParser } from 'fast-xml-parser'
import { fileMessages as messages } from '../messages.ts'
import type { Node } from '../records/bmecat-elements.ts'
import { UnreadableFile } from '../unreadable-file.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  htmlEntities: true,
  captureMetaData: true,
  maxNestedTags: 60,
})

/** Longer than any element's name and attributes in an order. */
const longTag = /<[a-z][^>]{4000}/i

/**
 * The name of an external document type, which every cXML message has: it is removed, not fetched.
 */
const externalType =
  /<!DOCTYPE\s+[\w.:-]+\s+(?:SYSTEM\s+|PUBLIC\s+(?:"[^"<>]*"|'[^'<>]*')\s+)(?:"[^"<>]*"|'[^'<>]*')\s*>/

export type OrderXml = {
  /** The name of the first element, without prefix, and its content. */
  readonly root: string
  readonly node: Node
  /** The first and the last line of an element, from 1. */
  readonly placeOf: (node: Node) => { readonly from: number; readonly to: number }
}

/** XML on one line is displayed with one element on each line. */
export const brokenIntoLines = (text: string): string =>
  text.length / (text.split('\n').length + 1) > 400
    ? text.replaceAll(/>[ \t]*<(?!!\[)/g, '>\n<')
    : text

/** @throws UnreadableFile with the reason */
export function parseOrderXml(name: string, text: string): OrderXml {
  // Spaces, so that positions do not change.
  const xml = text.replace(externalType, (found) => found.replaceAll(/[^\n]/g, ' '))
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    throw new UnreadableFile(messages.orders.documentType(name))
  if (longTag.test(xml)) throw new UnreadableFile(messages.orders.notXml(name))
  const starts = lineStarts(xml)
  const parsed = parse(name, xml)
  const [root] = Object.keys(parsed).filter((key) => key !== '?xml' && !key.startsWith('#'))
  if (root === undefined) throw new UnreadableFile(messages.orders.notXml(name))
  return {
    root,
    node: Reflect.get(parsed, root),
    placeOf: (node) => {
      const place = typeof node === 'object' && node !== null ? Reflect.get(node, metaData) : {}
      const { startIndex = 0, endIndex = startIndex } = place ?? {}
      return { from: lineAt(starts, startIndex), to: lineAt(starts, endIndex) }
    },
  }
}

const symbol: unknown = XMLParser.getMetaDataSymbol()
const metaData = typeof symbol === 'symbol' ? symbol : Symbol('none')

/** Any error of the parser is caused by the file. */
function parse(name: string, xml: string): object {
  try {
    const parsed: unknown = parser.parse(xml, true)
    if (typeof parsed === 'object' && parsed !== null) return parsed
  } catch (cause) {
    throw new UnreadableFile(messages.orders.notXml(name), { cause })
  }
  throw new UnreadableFile(messages.orders.notXml(name))
}

/** The places at which the lines of a text begin. */
function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The line of a place, from 1. */
function lineAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  return low + 1
}
