/** Writes of later capabilities when pieces of an order are shipped, in the same transaction. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Order } from '../contract.ts'
import type { BilledParts } from './edit-rules.ts'

/** Where a parcel can be tracked; '' if unknown. */
export type ParcelTracking = { readonly trackingNumber: string; readonly trackingLink: string }

export const trackingInWords = ({ trackingNumber, trackingLink }: ParcelTracking): string =>
  [trackingNumber, trackingLink].filter(Boolean).join(' ')

/** Who changed an order; without an id the shop itself. */
export type ShippingActor = { readonly id: string | null; readonly name: string }

/** Pieces of a line that are in a shipment. */
export type ShippedLine = Order['lines'][number] & { readonly line: number }

/** Pieces that leave the shop together. */
export type ShippedPieces = {
  readonly order: Order
  readonly buyerId: string
  /** With the quantity and total of the shipped pieces. */
  readonly lines: readonly ShippedLine[]
  readonly parcels: readonly ParcelTracking[]
  readonly note: string
  readonly actor: ShippingActor
  readonly at: Date
  /** Whether everything in the order has been shipped. */
  readonly complete: boolean
}

export type ShippingHook = (tx: Handle, shipped: ShippedPieces) => Promise<void>
/** The tracking of an order's last parcel was corrected. */
export type TrackingHook = (tx: Handle, orderId: string, tracking: ParcelTracking) => Promise<void>

/** Pieces of an order were cancelled or came back. */
export type ReductionHook = (
  tx: Handle,
  order: { readonly number: number; readonly at: Date },
) => Promise<void>

/** What was invoiced for an order whose row is locked. */
export type BillingReader = (tx: Handle, number: number) => Promise<BilledParts>

/** An order that waits for its payment was placed. */
export type PrepaymentHook = ReductionHook

/** The pieces of an order that currently have to be picked, and how many of them are picked. */
export type Picking = { readonly pieces: number; readonly picked: number }

/** By order number; orders of which nothing has to be picked are not in it. */
export type PickingReader = (
  db: Handle,
  numbers: readonly number[],
) => Promise<ReadonlyMap<number, Picking>>

export type ShippingHooks = {
  readonly prepaid: PrepaymentHook[]
  readonly shipped: ShippingHook[]
  readonly trackingCorrected: TrackingHook[]
  readonly reduced: ReductionHook[]
  readonly billing: BillingReader[]
  readonly picking: PickingReader[]
}
