/** Writes the shop's messages about an order that came as cXML. */
import type { CxmlOrder } from '../../received-orders/answers/cxml-order.server.ts'
import { carrierNames, splitTracking } from '../../platform/carriers.ts'
import { inLanguageOfCustomer } from '../../platform/languages/customer-language.server.ts'
import { currentLocale } from '../../platform/time/display-day.ts'
import { shipmentNumber } from '../../shipments/rules.ts'
import type { KeptShipment } from '../../shipments/service.server.ts'
import { invoiceDetail } from '../cxml/invoice-detail.ts'
import { shipNotice } from '../cxml/ship-notice.ts'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import type { AnswerKey } from './answer-store.server.ts'

export type WrittenMessage = {
  /** The name of its file, without the extension. */
  readonly name: string
  /** Without a secret. */
  readonly text: string
}

/**
 * In the language of the company, with the same content whenever it is written.
 * @returns undefined while the order waits, and for records that no longer exist
 */
export const writeAnswer = (
  deps: PunchOutDependencies,
  key: AnswerKey & { readonly companyId: string | null },
): Promise<WrittenMessage | undefined> =>
  inLanguageOfCustomer(deps.database.handle, { companyId: key.companyId }, async () => {
    const order = await deps.receivedOrders.cxmlOrder(key.receivedId)
    if (!order) return undefined
    if (key.kind === 'ship-notice') return writeShipNotice(deps, key.recordId, order)
    if (key.kind === 'invoice') return writeInvoice(deps, key.recordId, order)
    return order.confirmation === undefined
      ? undefined
      : { name: 'confirmation', text: order.confirmation }
  })

const earlierOf = (
  shipments: readonly KeptShipment[],
  position: number,
): ReadonlyMap<string, number> => {
  const earlier = new Map<string, number>()
  for (const { position: at, lines } of shipments)
    if (at < position)
      for (const { sku, quantity } of lines) earlier.set(sku, (earlier.get(sku) ?? 0) + quantity)
  return earlier
}

async function writeShipNotice(
  { database: { handle }, origin, readSettings, shipments }: PunchOutDependencies,
  id: string,
  order: CxmlOrder,
): Promise<WrittenMessage | undefined> {
  const shipment = await shipments.find(handle, id)
  if (!shipment) return undefined
  const earlier = earlierOf(
    await shipments.ofOrder(handle, shipment.order_number),
    shipment.position,
  )
  const { carriers, name: shop } = await readSettings()
  const number = shipmentNumber(shipment.order_number, shipment.position)
  const text = shipNotice(
    order,
    {
      number,
      shippedAt: shipment.shipped_at,
      note: shipment.note,
      lines: shipment.lines.map(({ line, sku, quantity }) => ({
        line,
        sku,
        quantity,
        earlier: earlier.get(sku) ?? 0,
      })),
      parcels: shipment.parcels.map(({ trackingNumber, trackingLink }) => {
        const tracking = splitTracking(trackingNumber, carrierNames(carriers))
        return { carrier: tracking.carrier, number: tracking.number, link: trackingLink }
      }),
    },
    {
      payloadId: `${id}.ship-notice@${new URL(origin).host}`,
      at: shipment.shipped_at,
      language: currentLocale(),
      shop,
    },
  )
  return { name: `ship-notice-${number}`, text }
}

async function writeInvoice(
  { database: { handle }, documents, origin, readSettings, shipments }: PunchOutDependencies,
  id: string,
  order: CxmlOrder,
): Promise<WrittenMessage | undefined> {
  const document = await documents.frozen(handle, id)
  if (!document) return undefined
  const { kind, number, issueDate, issuedAt, content } = document
  // For the invoice of a shipment: its pieces go to the lines after those of earlier shipments.
  const sent = content.shipment ? await shipments.ofOrder(handle, content.order.number) : []
  const own = sent.find(
    ({ order_number: of, position }) => shipmentNumber(of, position) === content.shipment?.number,
  )
  const earlier = earlierOf(sent, own?.position ?? 0)
  const text = invoiceDetail(
    order,
    { kind, number, issueDate, issuedAt, content, earlier },
    {
      at: issuedAt,
      language: currentLocale(),
      shop: (await readSettings()).name,
      host: new URL(origin).host,
    },
  )
  return { name: `${kind}-${number}`, text }
}
