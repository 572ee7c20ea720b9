/**
 * The API contract of shipments: shipping a part of an order, listing its parcels, correcting their
 * tracking.
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { maxOrderLines } from '../orders/model/cart-fields.ts'
import { transitionNotAllowed } from '../orders/contract.ts'
import { returnTooLarge, shipmentTooLarge } from '../orders/line-schemas.ts'
import { maxOrderNumber } from '../orders/rules.ts'
import {
  Id,
  Integer,
  IntegerText,
  Line,
  OptionalHttpsAddress,
  OptionalLine,
  Timestamp,
} from '../platform/fields/fields.ts'
import { changedMeanwhile } from '../platform/seen.ts'
import { shipmentsMessages as messages } from './messages/shipments.ts'
import { maxParcels, returnStatuses } from './rules.ts'

export const returnNotAllowed = problem(
  'return-not-allowed',
  409,
  messages.problems.returnNotAllowed,
)

/** The tracking link of a parcel; '' if there is none. */
const Parcel = named(
  'Parcel',
  z.strictObject({
    trackingNumber: OptionalLine(80),
    trackingLink: OptionalHttpsAddress(500, messages.notTrackingLink),
  }),
)
const Parcels = z
  .array(Parcel)
  .check(z.maxLength(maxParcels, { error: () => messages.tooManyParcels(maxParcels) }))

const NewShipmentLine = named(
  'NewShipmentLine',
  z.strictObject({
    /** The position of the order's line, from 1. */
    line: Integer(1, maxOrderLines),
    quantity: Integer(1, 1_000_000, messages.notQuantity),
  }),
)

/** No line may occur twice. */
const linesOnce = z.superRefine<readonly { readonly line: number }[]>((lines, { addIssue }) => {
  const seen = new Set<number>()
  for (const [index, { line }] of lines.entries()) {
    const path = [index, 'line']
    if (seen.has(line)) addIssue({ code: 'custom', path, message: messages.lineTwice, input: line })
    seen.add(line)
  }
})

/** The lines that are shipped together; without lines, all that are open. */
export const NewShipment = named(
  'NewShipment',
  z.strictObject({
    number: IntegerText(1, maxOrderNumber),
    lines: z.optional(
      z
        .array(NewShipmentLine)
        .check(z.minLength(1, messages.noLines), z.maxLength(maxOrderLines), linesOnce),
    ),
    parcels: z.optional(Parcels),
    note: z.optional(OptionalLine(500)),
  }),
)
export type NewShipment = z.output<typeof NewShipment>

const Shipment = z.strictObject({
  id: Id,
  /** As printed: '10001-2'. */
  number: z.string(),
  order: z.int(),
  shippedAt: Timestamp,
  /** Who shipped it; hidden from buyers. */
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
export const ShipmentResponse = named('Shipment', renameKeys(Shipment, { id: '_id' }))

const ReturnLine = z.strictObject({ line: z.int(), name: z.string(), quantity: z.int() })
const Return = z.strictObject({
  id: Id,
  order: z.int(),
  status: z.enum(returnStatuses),
  reason: z.string(),
  /** The shop's reply. */
  answer: z.string(),
  /** Whether the returned pieces were scrapped; null before they arrived. */
  scrapped: z.nullable(z.boolean()),
  requestedAt: Timestamp,
  lines: z.array(ReturnLine),
})
export type Return = z.output<typeof Return>
const ReturnResponse = named('Return', renameKeys(Return, { id: '_id' }))

export const NewReturn = named(
  'NewReturn',
  z.strictObject({
    number: IntegerText(1, maxOrderNumber),
    lines: z
      .array(NewShipmentLine)
      .check(z.minLength(1, messages.returns.noLines), z.maxLength(maxOrderLines), linesOnce),
    reason: Line(500),
  }),
)
export type NewReturn = z.output<typeof NewReturn>

export const shipmentsContract = {
  requestReturn: endpoint({
    route: 'POST /order/:number/returns',
    keys: 'buying',
    access: 'customer',
    permission: 'orders',
    idempotent: 'optional',
    status: 201,
    summary: 'Request to return shipped goods',
    input: NewReturn,
    output: ReturnResponse,
    problems: [notFound, returnTooLarge],
  }),
  returns: endpoint({
    route: 'GET /order/:number/returns',
    keys: 'buying',
    access: 'customer',
    permission: ['orders', 'money'],
    summary: "List an order's returns, oldest first",
    input: z.strictObject({ number: IntegerText(1, maxOrderNumber) }),
    output: z.strictObject({ returns: z.array(ReturnResponse) }),
    problems: [notFound],
  }),
  moveReturn: endpoint({
    route: 'POST /returns/:id/transitions',
    former: { route: 'POST /returns/:id/steps', since: '2026-11-27' },
    access: 'admin',
    permission: 'orders',
    summary: 'Approve, refuse or receive a return; received pieces are put in stock or scrapped',
    input: z.strictObject({
      id: Id,
      status: z.enum(['approved', 'refused', 'received']),
      scrapped: z.optional(z.boolean()),
      answer: z.optional(OptionalLine(500)),
    }),
    output: ReturnResponse,
    problems: [notFound, returnNotAllowed, returnTooLarge],
  }),
  endOrder: endpoint({
    route: 'POST /order/:number/end',
    access: 'admin',
    permission: 'orders',
    summary: 'Cancel the remaining pieces of a partly shipped order',
    input: z.strictObject({
      number: IntegerText(1, maxOrderNumber),
      note: z.optional(OptionalLine(500)),
    }),
    /** The number of cancelled pieces. */
    output: z.strictObject({ cancelled: z.int() }),
    problems: [notFound, transitionNotAllowed],
  }),
  create: endpoint({
    route: 'POST /order/:number/shipments',
    access: 'admin',
    permission: 'orders',
    idempotent: true,
    status: 201,
    summary: 'Ship part of a confirmed order, or all remaining pieces',
    input: NewShipment,
    output: ShipmentResponse,
    problems: [notFound, transitionNotAllowed, shipmentTooLarge],
  }),
  list: endpoint({
    route: 'GET /order/:number/shipments',
    keys: 'buying',
    access: 'customer',
    permission: ['orders', 'money'],
    summary: "List an order's shipments with their parcels, oldest first",
    input: z.strictObject({ number: IntegerText(1, maxOrderNumber) }),
    output: z.strictObject({ shipments: z.array(ShipmentResponse) }),
    problems: [notFound],
  }),
  correctParcels: endpoint({
    route: 'PUT /shipments/:id/parcels',
    access: 'admin',
    permission: 'orders',
    summary: 'Replace the parcels of a shipment, for example to correct a tracking number',
    /** `seen`: the parcels that were read; if the stored parcels differ, nothing is changed. */
    input: z.strictObject({ id: Id, parcels: Parcels, seen: z.optional(Parcels) }),
    output: ShipmentResponse,
    problems: [notFound, changedMeanwhile],
  }),
}
/** The operations that the HTTP API calls. */
export interface ShipmentsOperations extends Service<typeof shipmentsContract> {}
