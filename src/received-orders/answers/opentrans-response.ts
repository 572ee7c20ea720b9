/** The answer to an openTRANS order: an ORDERRESPONSE of version 2.1, with the parties of the order. Pure. */
import {
  attributeOf,
  part,
  parts,
  textIn,
  type Node,
} from '../../../packages/file-reader/records/bmecat-elements.ts'
import { around, element, escaped } from '../../platform/files/xml-text.ts'
import { answerMessages as messages } from '../messages/answers.ts'
import type { AnswerLine, OrderAnswer } from './answer.ts'
import { decimalOf, unitOf } from './unit-of.ts'

/** @param order the root element of the order that is answered */
export function openTransResponse(answer: OrderAnswer, order: Node): string {
  const info = part(part(order, 'ORDER_HEADER'), 'ORDER_INFO')
  const buyer = partyId(info, 'buyer')
  const supplier = partyId(info, 'supplier')
  const sum = answer.lines.reduce(
    (total, { ordered, quantity }) => total + totalOf(ordered, quantity),
    0,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<ORDERRESPONSE xmlns="http://www.opentrans.org/XMLSchema/2.1" xmlns:bmecat="http://www.bmecat.org/bmecat/2005" version="2.1">
<ORDERRESPONSE_HEADER>
${around(
  'ORDERRESPONSE_INFO',
  element('ORDER_ID', textIn(info, ['ORDER_ID']) || '-'),
  element('ORDERRESPONSE_DATE', answer.at.toISOString().slice(0, 19)),
  element('SUPPLIER_ORDER_ID', answer.order ?? ''),
  around('PARTIES', partyOf(buyer, 'buyer'), partyOf(supplier, 'supplier')),
  around(
    'ORDER_PARTIES_REFERENCE',
    idOf('bmecat:BUYER_IDREF', buyer),
    idOf('bmecat:SUPPLIER_IDREF', supplier),
  ),
  element('bmecat:CURRENCY', answer.currency),
  element('REMARKS', answer.reason, 'type="general"'),
)}
</ORDERRESPONSE_HEADER>
<ORDERRESPONSE_ITEM_LIST>
${answer.lines.map((line, index) => itemOf(line, index + 1)).join('\n')}
</ORDERRESPONSE_ITEM_LIST>
${around('ORDERRESPONSE_SUMMARY', element('TOTAL_ITEM_NUM', answer.lines.length), element('TOTAL_AMOUNT', decimalOf(sum)))}
</ORDERRESPONSE>
`
}

type PartyId = { readonly id: string; readonly type: string }

/** Version 2.1 lists parties with their roles, 1.0 has an element for each role. */
function partyId(info: Node, role: 'buyer' | 'supplier'): PartyId {
  const listed = parts(info, 'PARTIES', 'PARTY').find((party) =>
    parts(party, 'PARTY_ROLE').some((one) => textIn(one, []) === role),
  )
  const own = parts(info, 'ORDER_PARTIES', `${role.toUpperCase()}_PARTY`, 'PARTY')[0]
  const id = parts(listed ?? own, 'PARTY_ID')[0]
  return { id: textIn(id, []) || role, type: attributeOf(id, 'type') }
}

const idOf = (name: string, { id, type }: PartyId): string =>
  element(name, id, type === '' ? '' : `type="${escaped(type)}"`)

const partyOf = (id: PartyId, role: string): string =>
  around('PARTY', idOf('bmecat:PARTY_ID', id), element('PARTY_ROLE', role))

const totalOf = (ordered: AnswerLine['ordered'], quantity: number): number =>
  ordered ? Math.round((ordered.unitPrice * quantity) / (ordered.pricePer ?? 1)) : 0

function itemOf(line: AnswerLine, place: number): string {
  const { ordered, outcome, quantity, written } = line
  const price = ordered
    ? around(
        'PRODUCT_PRICE_FIX',
        element('bmecat:PRICE_AMOUNT', decimalOf(ordered.unitPrice)),
        element('bmecat:PRICE_QUANTITY', ordered.pricePer ?? 1),
      ) + element('PRICE_LINE_AMOUNT', decimalOf(totalOf(ordered, quantity)))
    : ''
  return around(
    'ORDERRESPONSE_ITEM',
    element('LINE_ITEM_ID', written.number || place),
    around(
      'PRODUCT_ID',
      element('bmecat:SUPPLIER_PID', (ordered?.sku ?? written.sellerNumber) || '-'),
      element('bmecat:INTERNATIONAL_PID', written.gtin, 'type="gtin"'),
      element('bmecat:BUYER_PID', written.buyerNumber),
      element('bmecat:DESCRIPTION_SHORT', (ordered?.name ?? written.name).slice(0, 150)),
    ),
    element('QUANTITY', quantity),
    element('bmecat:ORDER_UNIT', unitOf(line, 'C62')),
    price,
    outcome === 'accepted' ? '' : element('REMARKS', messages[outcome], 'type="orderresponse"'),
  )
}
