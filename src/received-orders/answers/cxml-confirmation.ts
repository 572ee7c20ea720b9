/**
 * The answer to a cXML OrderRequest: a ConfirmationRequest (cXML 1.2.063, Fulfill.dtd) from the
 * recipient of the order. It has no shared secret: the program that forwards it adds one. Pure.
 */
import type { Node } from '../../../packages/file-reader/records/bmecat-elements.ts'
import { around, element } from '../../platform/files/xml-text.ts'
import type { AnswerLine, OrderAnswer } from './answer.ts'
import { attribute, cxmlRequest, handTools, lineNumberOf, orderReference } from './cxml-request.ts'
import { decimalOf, unitOf } from './unit-of.ts'

const types = { accepted: 'accept', changed: 'except', rejected: 'reject' } as const
const lineTypes = { accepted: 'accept', changed: 'detail', rejected: 'reject' } as const
/** @param message the root of the message that brought the order */
export function cxmlConfirmation(answer: OrderAnswer, message: Node): string {
  const { at, language, shop } = answer
  const items = answer.outcome === 'changed' ? answer.lines : []
  return cxmlRequest(
    message,
    { type: 'Fulfill', payloadId: `${at.getTime()}.${answer.id}@confirmation`, at, language, shop },
    `<ConfirmationRequest>
<ConfirmationHeader${attribute('confirmID', String(answer.order ?? answer.id))} operation="new" type="${types[answer.outcome]}" noticeDate="${at.toISOString()}">${element('Comments', answer.reason, `xml:lang="${language}"`)}</ConfirmationHeader>
${orderReference(message)}
${items.map((line, index) => itemOf(line, index + 1, answer.currency)).join('\n')}
</ConfirmationRequest>`,
  )
}

/**
 * The quantities of its statuses add up to the ordered quantity; what is confirmed instead is in
 * `ItemIn`.
 */
function itemOf(line: AnswerLine, place: number, currency: string): string {
  const { written, outcome, ordered, quantity } = line
  const number = lineNumberOf(written, place)
  const asked = attribute('quantity', written.quantity || '0')
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
          handTools,
        )}</ItemIn>`
      : ''
  return `<ConfirmationItem${asked} lineNumber="${number}">${wanted}<ConfirmationStatus${asked} type="${lineTypes[outcome]}">${wanted}${detail}</ConfirmationStatus></ConfirmationItem>`
}
