/** Corrects the parcels of a shipment if a tracking number was mistyped. */
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { trackingInWords, type ParcelTracking } from '../orders/model/shipping-hooks.ts'
import { withTrackingLink } from '../platform/carriers.ts'
import { requireSeen } from '../platform/seen.ts'
import type { Shipment } from './contract.ts'
import { shipmentChange, toShipment } from './dto.ts'
import type { ShipmentsDependencies } from './service.server.ts'
import { findLastShipmentId, findShipment, replaceParcels } from './store.server.ts'

type ParcelsChange = {
  readonly id: string
  readonly parcels: readonly ParcelTracking[]
  readonly seen?: readonly ParcelTracking[] | undefined
}

/**
 * Replaces the parcels; for the last shipment also the order's own tracking. The buyer sees the
 * change on the order's page, and gets no mail.
 * @throws notFound, changedMeanwhile
 */
export async function correctParcels(
  {
    database,
    audit,
    orders,
    readSettings,
  }: Pick<ShipmentsDependencies, 'database' | 'audit' | 'orders' | 'readSettings'>,
  actor: Actor,
  { id, parcels: typed, seen }: ParcelsChange,
): Promise<Shipment> {
  const { carriers } = await readSettings()
  const parcels = typed.map((parcel) => withTrackingLink(carriers, parcel))
  return database.transact(async (tx) => {
    const number = (await findShipment(tx, id))?.order_number
    if (number === undefined || !(await orders.lock(tx, number))) throw notFound()
    const before = await findShipment(tx, id)
    if (!before) throw notFound()
    const now = before.parcels.map(({ trackingNumber, trackingLink }) => ({
      trackingNumber,
      trackingLink,
    }))
    const inWords = now.map(trackingInWords).join(', ')
    requireSeen(seen, now, inWords)
    await replaceParcels(tx, id, parcels)
    if ((await findLastShipmentId(tx, before.order_id)) === id)
      await orders.setTracking(tx, before.order_id, parcels[0])
    const shipment = toShipment({ ...before, parcels }, actor)
    await audit.record(tx, actor, {
      ...shipmentChange('shipments.correctParcels', before),
      before: { shipment: shipment.number, parcels: inWords },
      after: { shipment: shipment.number, parcels: parcels.map(trackingInWords).join(', ') },
    })
    return shipment
  })
}
