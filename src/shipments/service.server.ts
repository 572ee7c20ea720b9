/**
 * The shipments service. Every operation that ships pieces of an order, whether a partial shipment
 * or the order's own step, records a shipment here in the same transaction.
 */
import type { Actor, Caller } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { hashBody, once } from '../../packages/pg-kit/once.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import { withTrackingLink } from '../platform/carriers.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { ShippedPieces } from '../orders/model/shipping-hooks.ts'
import type { NewShipment, Shipment, ShipmentsOperations } from './contract.ts'
import { shipmentChange, toShipment } from './dto.ts'
import {
  countOpenReturns,
  listReturns as listForFigures,
  sumReceivedReturns,
} from './figures-store.server.ts'
import { findWrongShipping, type WrongShipping } from './check-store.server.ts'
import { correctParcels } from './correct-parcels.server.ts'
import { listReturns, moveReturn, requestReturn } from './returns.server.ts'
import { createPickLists } from './pick-lists.server.ts'
import { countOrdersToPick, readPicking } from './pick-store.server.ts'
import type { PickListsOperations } from './pick-lists-contract.ts'
import { shipmentNumber } from './rules.ts'
import {
  findLastShipmentId,
  findShipment,
  insertShipment,
  findShipments,
  listShipments,
  replaceParcels,
  setShipmentKey,
  type ShipmentRow,
} from './store.server.ts'

/** A stored shipment, with its lines and parcels. */
export type KeptShipment = ShipmentRow

export interface ShipmentsService extends ShipmentsOperations, PickListsOperations {
  /** The shipment with this id, of an order that was not deleted. */
  find(db: Handle, id: string): Promise<KeptShipment | undefined>
  /** The shipments of an order that was not deleted, oldest first. */
  ofOrder(db: Handle, orderNumber: number): Promise<readonly KeptShipment[]>
  /** The existing ones of these shipments, as staff see them; unordered. */
  recordsWithIds(db: Handle, ids: readonly string[]): Promise<readonly Shipment[]>
  /** Registers another capability's work for each shipment, in the same transaction. */
  onShipment(hook: ShipmentHook): void
  /** Pieces returned in a period, and their value. */
  sumReceivedReturns: typeof sumReceivedReturns
  /** Returns that wait for staff, then those received in a period. */
  returnsOfPeriod: typeof listForFigures
  /** The number of returns that wait for a reply or to be received. */
  countOpenReturns: typeof countOpenReturns
  /** The number of orders on the pick list of all orders. */
  countOrdersToPick(): Promise<number>
  /** Compares shipments and returns with the lines of their orders: a part of `accounts check`. */
  checkAccounts(): Promise<readonly WrongShipping[]>
}

/** @param shipment its number as printed */
export type ShipmentHook = (
  tx: Handle,
  shipment: ShippedPieces & { readonly id: string; readonly number: string },
) => Promise<void>

export type ShipmentsDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly catalogue: Pick<CatalogueService, 'many'>
  readonly orders: OrdersService
  readonly accounts: Pick<AccountsService, 'isEmailConfirmed'>
  readonly mail: MailService
  readonly readSettings: ReadSettings
  /** The shop's address, for links in mails. */
  readonly origin: string
  readonly now: () => Date
  readonly newId: () => string
}

export function createShipmentsService(deps: ShipmentsDependencies): ShipmentsService {
  const hooks: ShipmentHook[] = []
  deps.orders.onShipped((tx, shipped) => recordShipment(deps, hooks, tx, shipped))
  deps.orders.onTrackingCorrected(async (tx, orderId, tracking) => {
    const id = await findLastShipmentId(tx, orderId)
    if (id === undefined) return
    const { parcels = [] } = (await findShipment(tx, id)) ?? {}
    await replaceParcels(tx, id, [tracking, ...parcels.slice(1)])
  })
  deps.orders.onPicking(readPicking)
  return {
    ...createPickLists(deps),
    create: (caller, input) => createShipment(deps, caller, input),
    list: ({ actor }, { number }) => listOwnShipments(deps, actor, number),
    correctParcels: ({ actor }, correction) => correctParcels(deps, actor, correction),
    requestReturn: (caller, request) => requestReturn(deps, caller, request),
    returns: ({ actor }, { number }) => listReturns(deps, actor, number),
    moveReturn: ({ actor }, step) => moveReturn(deps, actor, step),
    endOrder: async ({ actor }, request) => ({ cancelled: await deps.orders.end(actor, request) }),
    sumReceivedReturns,
    returnsOfPeriod: listForFigures,
    countOpenReturns,
    countOrdersToPick: () => countOrdersToPick(deps.database.reports),
    find: findShipment,
    ofOrder: listShipments,
    recordsWithIds: async (db, ids) =>
      (await findShipments(db, ids)).map((row) => toShipment(row, { role: 'admin' })),
    onShipment: (hook) => void hooks.push(hook),
    checkAccounts: () => findWrongShipping(deps.database.handle),
  }
}

/** Records shipped pieces, and calls the hooks of later capabilities. */
async function recordShipment(
  { newId }: ShipmentsDependencies,
  hooks: readonly ShipmentHook[],
  tx: Handle,
  shipped: ShippedPieces,
): Promise<void> {
  const id = newId()
  const { order, lines, parcels, note, actor, at } = shipped
  await insertShipment(tx, {
    id,
    orderId: order.id,
    note,
    lines,
    parcels,
    at,
    actorId: actor.id,
    actorName: actor.name,
  })
  const row = await findShipment(tx, id)
  if (!row) throw new Error('A shipment was not written')
  const number = shipmentNumber(row.order_number, row.position)
  for (const hook of hooks) await hook(tx, { ...shipped, id, number })
}

/**
 * Ships a part of an order once for each idempotency key.
 * @throws notFound, keyReused; otherwise as `shipPart` of orders
 */
export async function createShipment(
  { database, audit, orders, readSettings }: ShipmentsDependencies,
  { actor, idempotencyKey: key }: Caller<'admin', true>,
  input: NewShipment,
): Promise<Shipment> {
  const ship = await orders.prepareShipping()
  const { carriers } = await readSettings()
  const { number, lines, note = '' } = input
  const parcels = (input.parcels ?? []).map((parcel) => withTrackingLink(carriers, parcel))
  return database.transact(async (tx) => {
    const request = { actor: actor.id, operation: 'shipments', key, body: input }
    const former = { formerIndex: 'shipments_key' }
    const { id } = await once(tx, { ...request, ...former }, async () => {
      const locked = await orders.lock(tx, number)
      if (!locked) throw notFound()
      await ship(tx, actor, { number, lines, parcels, note })
      const shipmentId = await findLastShipmentId(tx, locked.order.id)
      if (shipmentId === undefined) throw new Error('A shipment was not written')
      await setShipmentKey(tx, shipmentId, { key, bodyHash: hashBody(input) })
      const row = await requireShipment(tx, shipmentId)
      await audit.record(tx, actor, {
        ...shipmentChange('shipments.create', row),
        after: {
          shipment: toShipment(row, actor).number,
          pieces: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
          parcels: row.parcels.map(({ trackingNumber }) => trackingNumber).join(', '),
        },
      })
      return { id: shipmentId }
    })
    return toShipment(await requireShipment(tx, id), actor)
  })
}

/** @throws notFound for a shipment of an order that was deleted */
async function requireShipment(tx: Handle, id: string): Promise<ShipmentRow> {
  const row = await findShipment(tx, id)
  if (!row) throw notFound()
  return row
}

/** @throws notFound if the order does not exist, or this actor may not see it */
export async function listOwnShipments(
  { database, orders }: Pick<ShipmentsDependencies, 'database' | 'orders'>,
  actor: Actor,
  number: number,
): Promise<{ readonly shipments: Shipment[] }> {
  await orders.read({ actor }, { number })
  const rows = await listShipments(database.handle, number)
  return {
    shipments: rows.map((row) => toShipment(row, actor)),
  }
}
