/**
 * What every cXML request of the shop about an OrderRequest has around it: from whom the order was
 * sent to, to whom it came from. Without a shared secret: who sends it adds one. Pure.
 */
import {
  attributeOf,
  part,
  parts,
  textIn,
  type Node,
} from '../../../packages/file-reader/records/bmecat-elements.ts'
import { element, escaped } from '../../platform/files/xml-text.ts'
import type { AnswerLine } from './answer.ts'

const version = '1.2.063'

/** Hand tools, of UNSPSC: a line must have a classification. */
export const handTools = element('Classification', '27110000', 'domain="UNSPSC"')

/** An attribute with a blank before it; '' where there is nothing to say. */
export const attribute = (name: string, value: string): string =>
  value === '' ? '' : ` ${name}="${escaped(value)}"`

/** What makes a message one of its own. */
export type CxmlEnvelope = {
  /** The document type: that of confirmations and ship notices, or that of invoices. */
  readonly type: 'Fulfill' | 'InvoiceDetail'
  /** The same whenever the message is sent again. */
  readonly payloadId: string
  readonly at: Date
  readonly language: string
  /** The name of the shop. */
  readonly shop: string
}

/** @param order the root of the message that brought the order @param request the element in Request */
export function cxmlRequest(order: Node, envelope: CxmlEnvelope, request: string): string {
  const { type, payloadId, at, language, shop } = envelope
  const header = part(order, 'Header')
  const own = credentialsOf(part(header, 'To'))
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/${version}/${type}.dtd">
<cXML version="${version}"${attribute('xml:lang', language)}${attribute('payloadID', payloadId)} timestamp="${at.toISOString()}">
<Header>
<From>${own}</From>
<To>${credentialsOf(part(header, 'From'))}</To>
<Sender>${own}<UserAgent>${escaped(shop)}</UserAgent></Sender>
</Header>
<Request>
${request}
</Request>
</cXML>
`
}

const credentialsOf = (party: Node): string =>
  parts(party, 'Credential')
    .map(
      (one) =>
        `<Credential${attribute('domain', attributeOf(one, 'domain'))}>${element('Identity', textIn(one, ['Identity']) || '-')}</Credential>`,
    )
    .join('')

/** The order as the buyer system knows it. */
export function orderReference(order: Node): string {
  const request = part(part(order, 'Request'), 'OrderRequest')
  const head = part(request, 'OrderRequestHeader')
  return `<OrderReference${attribute('orderID', attributeOf(head, 'orderID'))}${attribute('orderDate', attributeOf(head, 'orderDate'))}><DocumentReference payloadID="${escaped(attributeOf(order, 'payloadID'))}"/></OrderReference>`
}

/** The buyer's number of a line; its place in the order where it has none. */
export const lineNumberOf = ({ number }: AnswerLine['written'], place: number): number =>
  /^\d+$/.test(number) ? Number(number) : place
