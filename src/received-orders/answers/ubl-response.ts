/**
 * The answer to a UBL order: an OrderResponse as in Peppol transaction T76 (version 3). The parties
 * are those of the order, so that the answer goes back to its sender. Pure.
 */
import {
  attributeOf,
  part,
  parts,
  textIn,
  type Node,
} from '../../../packages/file-reader/records/bmecat-elements.ts'
import { around, element } from '../../platform/files/xml-text.ts'
import type { AnswerLine, OrderAnswer } from './answer.ts'
import { decimalOf, unitOf } from './unit-of.ts'

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd'
/** UNCL 4343 for the order, UNCL 1229 for its lines. */
const codes = { accepted: 'AP', changed: 'CA', rejected: 'RE' } as const
const lineCodes = { accepted: 5, changed: 3, rejected: 7 } as const

/** @param order the root element of the order that is answered */
export function ublResponse(answer: OrderAnswer, order: Node): string {
  const { outcome, currency, reason } = answer
  // An order that is accepted or rejected as a whole has no lines in its answer (R008, R009).
  const lines = outcome === 'changed' ? answer.lines : []
  return `<?xml version="1.0" encoding="UTF-8"?>
<OrderResponse xmlns="${ubl}:OrderResponse-2" xmlns:cac="${ubl}:CommonAggregateComponents-2" xmlns:cbc="${ubl}:CommonBasicComponents-2">
${[
  element('cbc:CustomizationID', 'urn:fdc:peppol.eu:poacc:trns:order_response:3'),
  element('cbc:ProfileID', 'urn:fdc:peppol.eu:poacc:bis:ordering:3'),
  element('cbc:ID', answer.order ?? answer.id),
  element('cbc:SalesOrderID', answer.order ?? ''),
  element('cbc:IssueDate', answer.at.toISOString().slice(0, 10)),
  element('cbc:OrderResponseCode', codes[outcome]),
  element('cbc:Note', reason),
  element('cbc:DocumentCurrencyCode', currency),
  element('cbc:CustomerReference', textIn(order, ['CustomerReference'])),
  around('cac:OrderReference', element('cbc:ID', textIn(order, ['ID']))),
  partyOf(order, 'SellerSupplierParty'),
  partyOf(order, 'BuyerCustomerParty'),
  ...lines.map((line, index) => lineOf(line, index + 1, currency)),
]
  .filter(Boolean)
  .join('\n')}
</OrderResponse>
`
}

/** An identifier with its scheme. */
const idOf = (name: string, node: Node): string => {
  const scheme = attributeOf(node, 'schemeID')
  return element(
    name,
    textIn(node, []),
    scheme === '' ? '' : `schemeID="${scheme.replaceAll(/[^\w:.-]/g, '')}"`,
  )
}

function partyOf(order: Node, role: 'SellerSupplierParty' | 'BuyerCustomerParty'): string {
  const party = part(part(order, role), 'Party')
  const name =
    textIn(party, ['PartyLegalEntity', 'RegistrationName']) || textIn(party, ['PartyName', 'Name'])
  return around(
    `cac:${role}`,
    around(
      'cac:Party',
      idOf('cbc:EndpointID', part(party, 'EndpointID')),
      ...parts(party, 'PartyIdentification', 'ID')
        .slice(0, 1)
        .map((id) => around('cac:PartyIdentification', idOf('cbc:ID', id))),
      around('cac:PartyLegalEntity', element('cbc:RegistrationName', name)),
    ),
  )
}

function lineOf(line: AnswerLine, number: number, currency: string): string {
  const { ordered, outcome, quantity, written } = line
  const unit = `unitCode="${unitOf(line, 'H87').replaceAll(/[^\w]/g, '')}"`
  const price = ordered
    ? around(
        'cac:Price',
        element('cbc:PriceAmount', decimalOf(ordered.unitPrice), `currencyID="${currency}"`),
        element('cbc:BaseQuantity', ordered.pricePer ?? 1, unit),
      )
    : ''
  const id = (name: string, value: string, attributes = '') =>
    around(`cac:${name}`, element('cbc:ID', value, attributes))
  const item = around(
    'cac:Item',
    element('cbc:Name', ordered?.name ?? (written.name || written.sellerNumber || '-')),
    id('BuyersItemIdentification', written.buyerNumber),
    id('SellersItemIdentification', ordered?.sku ?? written.sellerNumber),
    id('StandardItemIdentification', written.gtin, 'schemeID="0160"'),
  )
  return around(
    'cac:OrderLine',
    around(
      'cac:LineItem',
      element('cbc:ID', number),
      element('cbc:LineStatusCode', lineCodes[outcome]),
      outcome === 'rejected' ? '' : element('cbc:Quantity', quantity, unit),
      price,
      item,
    ),
    around('cac:OrderLineReference', element('cbc:LineID', written.number || number)),
  )
}
