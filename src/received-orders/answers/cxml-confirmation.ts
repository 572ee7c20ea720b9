/**
 * The answer to a cXML OrderRequest: a ConfirmationRequest (cXML 1.2.063, Fulfill.dtd), from whom the
 * order was sent to. Without a shared secret: who sends it on adds their own. Pure.
 */
import {
  attributeOf,
  part,
  parts,
  textIn,
  type Node,
} from '../../../packages/file-reader/records/bmecat-elements.ts'
import { around, element, escaped } from '../../platform/files/xml-text.ts'
import type { AnswerLine, OrderAnswer } from './answer.ts'
import { decimalOf, unitOf } from './unit-of.ts'

const documentType = 'http://xml.cxml.org/schemas/cXML/1.2.063/Fulfill.dtd'
const types = { accepted: 'accept', changed: 'except', rejected: 'reject' } as const
const lineTypes = { accepted: 'accept', changed: 'detail', rejected: 'reject' } as const
/** Hand tools, of UNSPSC: a line must have a classification. */
const classification = element('Classification', '27110000', 'domain="UNSPSC"')

const attribute = (name: string, value: string): string =>
  value === '' ? '' : ` ${name}="${escaped(value)}"`

/** @param message the root of the message that brought the order */
export function cxmlConfirmation(answer: OrderAnswer, message: Node): string {
  const header = part(message, 'Header')
  const request = part(part(message, 'Request'), 'OrderRequest')
  const head = part(request, 'OrderRequestHeader')
  const at = answer.at.toISOString()
  const own = credentialsOf(part(header, 'To'))
  const items = answer.outcome === 'changed' ? answer.lines : []
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "${documentType}">
<cXML version="1.2.063" xml:lang="${answer.language}" payloadID="${answer.at.getTime()}.${answer.id}@confirmation" timestamp="${at}">
<Header>
<From>${own}</From>
<To>${credentialsOf(part(header, 'From'))}</To>
<Sender>${own}<UserAgent>${escaped(answer.shop)}</UserAgent></Sender>
</Header>
<Request>
<ConfirmationRequest>
<ConfirmationHeader${attribute('confirmID', String(answer.order ?? answer.id))} operation="new" type="${types[answer.outcome]}" noticeDate="${at}">${element('Comments', answer.reason, `xml:lang="${answer.language}"`)}</ConfirmationHeader>
<OrderReference${attribute('orderID', attributeOf(head, 'orderID'))}${attribute('orderDate', attributeOf(head, 'orderDate'))}><DocumentReference payloadID="${escaped(attributeOf(message, 'payloadID'))}"/></OrderReference>
${items.map((line, index) => itemOf(line, index + 1, answer.currency)).join('\n')}
</ConfirmationRequest>
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

/** Quantities of its statuses come to what was ordered; what is confirmed instead is in `ItemIn`. */
function itemOf(line: AnswerLine, place: number, currency: string): string {
  const { written, outcome, ordered, quantity } = line
  const number = /^\d+$/.test(written.number) ? Number(written.number) : place
  const asked = escaped(written.quantity || '0')
  const wanted = element('UnitOfMeasure', written.unit || 'EA')
  const own = element('UnitOfMeasure', unitOf(line, 'EA'))
  const per = ordered?.pricePer ?? 1
  const basis =
    per === 1
      ? ''
      : `<PriceBasisQuantity quantity="${per}" conversionFactor="1">${own}</PriceBasisQuantity>`
  const detail =
    outcome === 'changed' && ordered
      ? `<ItemIn quantity="${quantity}" lineNumber="${number}">${around('ItemID', element('SupplierPartID', ordered.sku))}${around(
          'ItemDetail',
          around(
            'UnitPrice',
            element('Money', decimalOf(ordered.unitPrice), `currency="${currency}"`),
          ),
          element('Description', ordered.name, 'xml:lang="en"'),
          own,
          basis,
          classification,
        )}</ItemIn>`
      : ''
  return `<ConfirmationItem quantity="${asked}" lineNumber="${number}">${wanted}<ConfirmationStatus quantity="${asked}" type="${lineTypes[outcome]}">${wanted}${detail}</ConfirmationStatus></ConfirmationItem>`
}
