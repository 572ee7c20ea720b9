/** The only SQL queries for shipments, their lines and parcels. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { LineNames } from '../platform/languages/line-names.ts'
import type { LineQuantity } from '../orders/line-quantities.ts'
import type { ParcelTracking } from '../orders/model/shipping-hooks.ts'

/** A shipment with its content. */
export type ShipmentRow = {
  readonly id: string
  readonly order_id: string
  readonly order_number: number
  readonly user_id: string
  readonly position: number
  readonly note: string
  readonly actor_name: string
  readonly shipped_at: Date
  readonly body_hash: Buffer | null
  readonly lines: readonly {
    readonly line: number
    readonly sku: string
    readonly name: string
    readonly names: LineNames | null
    readonly quantity: number
  }[]
  readonly parcels: readonly ParcelTracking[]
}

export type NewShipmentRow = {
  readonly id: string
  readonly orderId: string
  readonly note: string
  readonly actorId: string | null
  readonly actorName: string
  readonly at: Date
  readonly lines: readonly LineQuantity[]
  readonly parcels: readonly ParcelTracking[]
}

/** Writes a shipment; the order's row is locked, so its position is the next one. */
export async function insertShipment(tx: Handle, shipment: NewShipmentRow): Promise<void> {
  await sql`
    insert into shipments (id, order_id, position, note, actor_id, actor_name, shipped_at)
    select
      ${shipment.id}::uuid, ${shipment.orderId}::uuid, coalesce(max(position), 0) + 1,
      ${shipment.note}, ${shipment.actorId}::uuid, ${shipment.actorName}, ${shipment.at}
    from shipments where order_id = ${shipment.orderId}`.execute(tx)
  await sql`
    insert into shipment_lines (shipment_id, line, quantity)
    select ${shipment.id}::uuid, line, quantity
    from unnest(
      ${shipment.lines.map(({ line }) => line)}::int[],
      ${shipment.lines.map(({ quantity }) => quantity)}::int[]
    ) as shipped (line, quantity)`.execute(tx)
  await replaceParcels(tx, shipment.id, shipment.parcels)
}

/** Stores the key for instances of the previous release: now `once` keeps it. */
export const setShipmentKey = async (
  tx: Handle,
  id: string,
  { key, bodyHash }: { readonly key: string; readonly bodyHash: Buffer },
): Promise<void> => {
  await sql`
    update shipments set idempotency_key = ${key}, body_hash = ${bodyHash}
    where id = ${id}`.execute(tx)
}

export async function replaceParcels(
  tx: Handle,
  id: string,
  parcels: readonly ParcelTracking[],
): Promise<void> {
  await sql`delete from parcels where shipment_id = ${id}`.execute(tx)
  if (parcels.length === 0) return
  await sql`
    insert into parcels (shipment_id, position, tracking_number, tracking_link)
    select ${id}::uuid, position, tracking_number, tracking_link
    from unnest(
      ${parcels.map(({ trackingNumber }) => trackingNumber)}::text[],
      ${parcels.map(({ trackingLink }) => trackingLink)}::text[]
    ) with ordinality as parcel (tracking_number, tracking_link, position)`.execute(tx)
}

/** The shipments of an order that was not deleted, oldest first. */
export const listShipments = (db: Handle, orderNumber: number): Promise<readonly ShipmentRow[]> =>
  select(db, sql`orders.number = ${orderNumber}`)

export const findShipment = async (db: Handle, id: string): Promise<ShipmentRow | undefined> =>
  (await select(db, sql`shipments.id = ${id}`))[0]

/** The existing ones of these shipments, if their orders were not deleted. */
export const findShipments = (
  db: Handle,
  ids: readonly string[],
): Promise<readonly ShipmentRow[]> => select(db, sql`shipments.id = any(${[...ids]}::uuid[])`)

const select = async (
  db: Handle,
  condition: ReturnType<typeof sql>,
): Promise<readonly ShipmentRow[]> => {
  const { rows } = await sql<ShipmentRow>`
    select
      shipments.id, shipments.order_id, orders.number as order_number, orders.user_id,
      shipments.position, shipments.note, shipments.actor_name, shipments.shipped_at,
      shipments.body_hash,
      (
        select jsonb_agg(jsonb_build_object(
          'line', shipped.line, 'sku', ordered.sku, 'name', ordered.name, 'names', ordered.names,
          'quantity', shipped.quantity) order by shipped.line)
        from shipment_lines shipped
        join order_lines ordered
          on ordered.order_id = shipments.order_id and ordered.position = shipped.line
        where shipped.shipment_id = shipments.id
      ) as lines,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'trackingNumber', parcel.tracking_number, 'trackingLink', parcel.tracking_link)
          order by parcel.position)
        from parcels parcel where parcel.shipment_id = shipments.id
      ), '[]') as parcels
    from shipments join orders on orders.id = shipments.order_id
    where orders.deleted_at is null and ${condition}
    order by shipments.position`.execute(db)
  return rows
}

/** The last shipment of an order, if there is one. */
export async function findLastShipmentId(db: Handle, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from shipments where order_id = ${orderId}
    order by position desc limit 1`.execute(db)
  return rows[0]?.id
}
