/**
 * Reads a file of orders in a standard format: UBL, cXML, EDIFACT, openTRANS, Order-X, IDS. Pure.
 */
import { decodeText } from '../encoding/text-encoding.ts'
import { kindOfText, nameOfKind } from '../formats/file-kind.ts'
import { fileMessages as messages } from '../messages.ts'
import { isXmlWorkbook } from '../read-table.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { readCxmlOrder } from './cxml-order.ts'
import { readEdifactOrders } from './edifact-order.ts'
import { idsRoot, readIdsBasket } from './ids-basket.ts'
import { isOpenTransOrder, readOpenTransOrder } from './opentrans-order.ts'
import {
  maxOrderedLines,
  maxOrdersInFile,
  type OrderDocument,
  type OrderForm,
  type ReadOrders,
} from './order-document.ts'
import { orderXRoot, readOrderX } from './order-x.ts'
import { withRepeatedLines } from './order-doubts.ts'
import { brokenIntoLines, parseOrderXml, type OrderXml } from './order-xml.ts'
import { isLockedPdf, xmlInPdf } from './pdf-attachments.ts'
import { isUblOrder, readUblOrder } from './ubl-order.ts'

/**
 * The orders of a file; undefined for a table or a text, which are read as tables, and for a PDF
 * without XML.
 * @throws UnreadableFile with a sentence that names the kind of file
 */
export function readOrders(name: string, bytes: Uint8Array): ReadOrders | undefined {
  const attached = isPdf(bytes) ? xmlInPdf(bytes) : undefined
  const xml = isPdf(bytes) ? attached?.xml : bytes
  if (!xml && isLockedPdf(bytes)) throw new UnreadableFile(messages.orders.lockedPdf(name))
  const text = xml && decodeText(xml)
  if (text === undefined) return undefined
  const kind = kindOfText(text)
  if (kind === 'edifact') return checked(name, readEdifactOrders(name, text))
  const isMarkup = /^\uFEFF?\s*<(?:\?xml|!DOCTYPE\s+(?!html)|!--|[\w.-]+[\s:>])/i.test(text)
  if (kind === undefined || !isMarkup || pageStart.test(text) || isXmlWorkbook(bytes))
    return undefined
  const read = checked(name, readXml(name, text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')))
  return attached ? { ...read, attachedXml: attached.count } : read
}

const isPdf = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x25 && bytes[1] === 0x50 && bytes[2] === 0x44 && bytes[3] === 0x46

/** A page, or a part of one, has tables. */
const pageStart = /^\uFEFF?\s*<(?:html|head|meta|body|table|style|div)[\s>]/i

/**
 * A secret between programs is not for people: it is neither displayed nor kept in the displayed
 * text.
 */
const withoutSecrets = (text: string): string =>
  text.replaceAll(/(<(?:\w+:)?SharedSecret\b[^>]*>)[^<]*(?=<)/g, '$1***')

function readXml(name: string, whole: string): ReadOrders {
  const text = withoutSecrets(brokenIntoLines(whole))
  const xml = parseOrderXml(name, text)
  const found = ordersIn(xml)
  if (!found) {
    const kind = kindOfText(text)
    const said =
      kind === undefined || kind === 'xml' ? messages.orders.xmlOf(xml.root) : nameOfKind(kind)
    throw new UnreadableFile(messages.orders.notOrder(name, said))
  }
  if ('kind' in found) throw new UnreadableFile(messages.orders.notOrder(name, found.kind))
  return { ...found, text }
}

type Found = { readonly form: OrderForm; readonly orders: readonly OrderDocument[] }

function ordersIn(xml: OrderXml): Found | { readonly kind: string } | undefined {
  if (isUblOrder(xml.root)) return { form: 'ubl', orders: [readUblOrder(xml)] }
  if (isOpenTransOrder(xml.root)) return { form: 'opentrans', orders: [readOpenTransOrder(xml)] }
  if (xml.root === idsRoot) return { form: 'ids', orders: readIdsBasket(xml) }
  if (xml.root === 'cXML') {
    const order = readCxmlOrder(xml)
    return order ? { form: 'cxml', orders: [order] } : { kind: messages.orders.cxmlMessage }
  }
  if (xml.root !== orderXRoot) return undefined
  const order = readOrderX(xml)
  return order ? { form: 'order-x', orders: [order] } : { kind: messages.orders.orderResponse }
}

/** @throws UnreadableFile for an order without lines, and for too many lines or orders */
function checked(name: string, read: ReadOrders): ReadOrders {
  const { orders } = read
  if (orders.length > maxOrdersInFile)
    throw new UnreadableFile(messages.orders.tooManyOrders(name, orders.length, maxOrdersInFile))
  for (const { lines, purpose } of orders) {
    if (lines.length > maxOrderedLines)
      throw new UnreadableFile(messages.orders.tooManyLines(name, lines.length, maxOrderedLines))
    if (lines.length === 0 && purpose !== 'cancellation')
      throw new UnreadableFile(messages.orders.noLines(name))
  }
  if (orders.length === 0) throw new UnreadableFile(messages.orders.noLines(name))
  return { ...read, orders: orders.map(withRepeatedLines) }
}
