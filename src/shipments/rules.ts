/** The possible content of a shipment, and its number (product rule 7.1). */

import type { OrderStatus } from '../orders/rules.ts'

/** The maximum number of parcels of one shipment. */
export const maxParcels = 50

/** The status of a return: requested, approved, refused, received. */
export const returnStatuses = ['requested', 'approved', 'refused', 'received'] as const
export type ReturnStatus = (typeof returnStatuses)[number]

/** The possible next statuses: staff may receive a requested return directly. */
export const nextOfReturn: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  requested: ['approved', 'refused', 'received'],
  approved: ['refused', 'received'],
  refused: [],
  received: [],
}

/** The number as printed: '10001-2' is the second shipment of order 10001. */
export const shipmentNumber = (order: number, position: number): string => `${order}-${position}`

/** Whether an order was shipped completely, in one shipment with at most one parcel. */
export const isOneParcel = (
  { status }: { readonly status: OrderStatus },
  shipments: readonly { readonly parcels: readonly unknown[] }[],
): boolean =>
  status !== 'picking' &&
  shipments.length === 1 &&
  shipments.every(({ parcels }) => parcels.length <= 1)

/**
 * Whether a part of an order can be shipped: it is confirmed, and some of its pieces are available.
 */
export const isPartlyShippable = ({
  status,
  lines,
}: {
  readonly status: OrderStatus
  readonly lines: readonly { readonly allocated: number }[]
}): boolean =>
  (status === 'confirmed' || status === 'picking') && lines.some(({ allocated }) => allocated > 0)
