/** The API contract of shipments: ship a part of an order, list its parcels, correct their tracking. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../packages/contract/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { maxOrderLines, transitionNotAllowed } from '../orders/contract.ts'
import { shipmentTooLarge } from '../orders/line-schemas.ts'
import { maxOrderNumber } from '../orders/rules.ts'
import {
  Id,
  Integer,
  IntegerText,
  OptionalHttpsAddress,
  OptionalLine,
  Timestamp,
} from '../platform/fields.ts'
import { shipmentsMessages as messages } from './messages/shipments.ts'
import { maxParcels } from './rules.ts'

export const shipmentKeyReused = problem(
  'shipment-key-reused',
  422,
  messages.problems.shipmentKeyReused,
)

/** Where a parcel can be followed; '' where there is nothing. */
const Parcel = named(
  'Parcel',
  z.strictObject({
    trackingNumber: OptionalLine(80),
    trackingLink: OptionalHttpsAddress(500, messages.notTrackingLink),
  }),
)
const Parcels = z.array(Parcel).check(z.maxLength(maxParcels, messages.tooManyParcels(maxParcels)))

const NewShipmentLine = named(
  'NewShipmentLine',
  z.strictObject({
    /** The position of the order's line, from 1. */
    line: Integer(1, maxOrderLines),
    quantity: Integer(1, 1_000_000, messages.notQuantity),
  }),
)

/** What is shipped together; without lines whatever is open. */
export const NewShipment = named(
  'NewShipment',
  z
    .strictObject({
      number: IntegerText(1, maxOrderNumber),
      lines: z.optional(
        z
          .array(NewShipmentLine)
          .check(z.minLength(1, messages.noLines), z.maxLength(maxOrderLines)),
      ),
      parcels: z.optional(Parcels),
      note: z.optional(OptionalLine(500)),
    })
    .check(
      z.superRefine(({ lines = [] }, { addIssue }) => {
        const seen = new Set<number>()
        for (const [index, { line }] of lines.entries()) {
          const path = ['lines', index, 'line']
          if (seen.has(line))
            addIssue({ code: 'custom', path, message: messages.lineTwice, input: line })
          seen.add(line)
        }
      }),
    ),
)
export type NewShipment = z.output<typeof NewShipment>

const Shipment = z.strictObject({
  id: Id,
  /** As printed: '10001-2'. */
  number: z.string(),
  order: z.int(),
  shippedAt: Timestamp,
  /** Who shipped it; a buyer sees no name. */
  by: z.string(),
  note: z.string(),
  lines: z.array(
    z.strictObject({
      line: z.int(),
      sku: z.string(),
      name: z.string(),
      quantity: z.int(),
    }),
  ),
  parcels: z.array(z.strictObject({ trackingNumber: z.string(), trackingLink: z.string() })),
})
export type Shipment = z.output<typeof Shipment>
const ShipmentResponse = named('Shipment', renameKeys(Shipment, { id: '_id' }))

export const shipmentsContract = {
  create: endpoint({
    route: 'POST /order/:number/shipments',
    access: 'admin',
    permission: 'orders',
    idempotent: true,
    status: 201,
    summary: 'Ships a part of a confirmed order, or whatever is left of it',
    input: NewShipment,
    output: ShipmentResponse,
    problems: [notFound, transitionNotAllowed, shipmentTooLarge, shipmentKeyReused],
  }),
  list: endpoint({
    route: 'GET /order/:number/shipments',
    access: 'customer',
    permission: ['orders', 'money'],
    summary: "An order's shipments with their parcels, oldest first",
    input: z.strictObject({ number: IntegerText(1, maxOrderNumber) }),
    output: z.strictObject({ shipments: z.array(ShipmentResponse) }),
    problems: [notFound],
  }),
  correctParcels: endpoint({
    route: 'PUT /shipments/:id/parcels',
    access: 'admin',
    permission: 'orders',
    summary: 'Replaces the parcels of a shipment, where a tracking number was mistyped',
    input: z.strictObject({ id: Id, parcels: Parcels }),
    output: ShipmentResponse,
    problems: [notFound],
  }),
}
/** What the HTTP API calls. */
export interface ShipmentsOperations extends Service<typeof shipmentsContract> {}
