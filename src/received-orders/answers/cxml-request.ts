/**
 * The envelope of every cXML request that the shop sends about an OrderRequest, from the recipient
 * of the order to its sender. It has no shared secret: the sender adds one. Pure.
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

/** The UNSPSC code of hand tools: a line must have a classification. */
export const handTools = element('Classification', '27110000', 'domain="UNSPSC"')

/** An attribute with a space before it; '' if the value is empty. */
export const attribute = (name: string, value: string): string =>
  value === '' ? '' : ` ${name}="${escaped(value)}"`

/** What distinguishes one message from another. */
export type CxmlEnvelope = {
  /** The document type: one for confirmations and ship notices, another for invoices. */
  readonly type: 'Fulfill' | 'InvoiceDetail'
  /** Stays the same when the message is sent again. */
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

/** The reference by which the buyer system knows the order. */
export function orderReference(order: Node): string {
  const request = part(part(order, 'Request'), 'OrderRequest')
  const head = part(request, 'OrderRequestHeader')
  return `<OrderReference${attribute('orderID', attributeOf(head, 'orderID'))}${attribute('orderDate', attributeOf(head, 'orderDate'))}><DocumentReference payloadID="${escaped(attributeOf(order, 'payloadID'))}"/></OrderReference>`
}

/** The buyer's line number; the position of the line in the order if it has none. */
export const lineNumberOf = ({ number }: AnswerLine['written'], place: number): number =>
  /^\d+$/.test(number) ? Number(number) : place
