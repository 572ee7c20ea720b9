/** What a shipment may contain, and how it is numbered (product rule 7.1). */

import type { OrderStatus } from '../orders/rules.ts'

/** Parcels that one shipment may have. */
export const maxParcels = 50

/** Where a return is: asked for, allowed or not, here. */
export const returnStatuses = ['requested', 'approved', 'refused', 'received'] as const
export type ReturnStatus = (typeof returnStatuses)[number]

/** What may follow: staff may receive at once what they were asked for. */
export const nextOfReturn: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  requested: ['approved', 'refused', 'received'],
  approved: ['refused', 'received'],
  refused: [],
  received: [],
}

/** The number as it is printed: '10001-2' is the second shipment of order 10001. */
export const shipmentNumber = (order: number, position: number): string => `${order}-${position}`

/** Whether an order left whole, in one shipment of one parcel at most. */
export const isOneParcel = (
  { status }: { readonly status: OrderStatus },
  shipments: readonly { readonly parcels: readonly unknown[] }[],
): boolean =>
  status !== 'picking' &&
  shipments.length === 1 &&
  shipments.every(({ parcels }) => parcels.length <= 1)

/** Whether a part of an order can be shipped: pieces of it are there, and it is confirmed. */
export const isPartlyShippable = ({
  status,
  lines,
}: {
  readonly status: OrderStatus
  readonly lines: readonly { readonly allocated: number }[]
}): boolean =>
  (status === 'confirmed' || status === 'picking') && lines.some(({ allocated }) => allocated > 0)
