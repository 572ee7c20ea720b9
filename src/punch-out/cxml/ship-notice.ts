/** The ShipNoticeRequest of a shipment. Source: cXML 1.2.063, Fulfill.dtd. Pure. */
import type { CxmlOrder } from '../../received-orders/answers/cxml-order.server.ts'
import {
  attribute,
  cxmlRequest,
  orderReference,
  type CxmlEnvelope,
} from '../../received-orders/answers/cxml-request.ts'
import { around, element } from '../../platform/files/xml-text.ts'
import { addedNumber, piece, toBuyerLines } from './buyer-lines.ts'

export type NoticedShipment = {
  /** As printed: '10001-2'. */
  readonly number: string
  readonly shippedAt: Date
  readonly note: string
  readonly lines: readonly {
    readonly line: number
    readonly sku: string
    readonly quantity: number
    /** Its pieces in earlier shipments of the order. */
    readonly earlier: number
  }[]
  readonly parcels: readonly {
    /** '' if unknown. */
    readonly carrier: string
    readonly number: string
    readonly link: string
  }[]
}

export function shipNotice(
  { message, lines }: Pick<CxmlOrder, 'message' | 'lines'>,
  shipment: NoticedShipment,
  envelope: Omit<CxmlEnvelope, 'type'>,
): string {
  const { language, at, shop, payloadId } = envelope
  const shippedAt = shipment.shippedAt.toISOString()
  return cxmlRequest(
    message,
    { type: 'Fulfill', payloadId, at, language, shop },
    `<ShipNoticeRequest>
<ShipNoticeHeader${attribute('shipmentID', shipment.number)} operation="new" noticeDate="${shippedAt}" shipmentDate="${shippedAt}" shipmentType="actual">${element('ServiceLevel', 'Standard', 'xml:lang="en-US"')}${element('Comments', shipment.note, `xml:lang="${language}"`)}</ShipNoticeHeader>
${controlOf(shipment)}<ShipNoticePortion>
${orderReference(message)}
${itemsOf(lines, shipment.lines)}
</ShipNoticePortion>
</ShipNoticeRequest>`,
  )
}

/**
 * All parcels are listed under the first known carrier: a second one would need a transfer date.
 */
function controlOf({ parcels }: NoticedShipment): string {
  const followed = parcels.filter(({ number }) => number !== '')
  if (followed.length === 0) return ''
  const carrier = followed.find((one) => one.carrier !== '')?.carrier ?? 'unknown'
  return `${around(
    'ShipControl',
    element('CarrierIdentifier', carrier, 'domain="companyName"'),
    ...followed.map(({ number, link }) =>
      element(
        'ShipmentIdentifier',
        number,
        `domain="trackingNumber"${attribute('trackingURL', link)}`,
      ),
    ),
  )}\n`
}

/** A line of the buyer occurs once. */
function itemsOf(lines: CxmlOrder['lines'], shipped: NoticedShipment['lines']): string {
  const items = shipped.flatMap(({ line, sku, quantity, earlier }) => {
    const own = toBuyerLines(lines, { sku, quantity, earlier })
    const added = { number: addedNumber(lines, line), unit: piece, quantity }
    return (own.length > 0 ? own : [added]).map((one) => ({ ...one, sku }))
  })
  return items
    .map(
      ({ number, unit, quantity, sku }) =>
        `<ShipNoticeItem quantity="${quantity}" lineNumber="${number}">${around('ItemID', element('SupplierPartID', sku))}${element('UnitOfMeasure', unit)}</ShipNoticeItem>`,
    )
    .join('\n')
}
