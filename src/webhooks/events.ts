/** The content of each type of message, in its wire format. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { ToolRecordDto } from '../catalogue/contract.ts'
import { StockLevelDto } from '../changes/followed-records.ts'
import type { EventKind } from '../changes/rules.ts'
import { CompanyDto } from '../companies/contract.ts'
import { IssuedDocument } from '../documents/contract.ts'
import { OrderDetailsResponse } from '../orders/contract.ts'
import { PaymentDto } from '../payments/contract.ts'
import { Id, Timestamp } from '../platform/fields/fields.ts'
import { QuoteDto } from '../quotes/contract.ts'
import { ShipmentResponse } from '../shipments/contract.ts'
import { testType, typesOf } from './rules.ts'

/** A deleted record. */
const DeletedRecord = named('DeletedRecord', z.strictObject({ _id: Id, deleted: z.literal(true) }))

const payloadOf = <Data extends z.ZodMiniType>(types: readonly string[], data: Data) =>
  z.strictObject({
    type: z.enum(Object.fromEntries(types.map((type) => [type, type]))),
    /** The time of the event. */
    timestamp: Timestamp,
    /** Incremented if existing receivers would fail. */
    version: z.int(),
    data,
  })
const eventOf = <Data extends z.ZodMiniType>(name: string, family: EventKind, record: Data) =>
  named(name, payloadOf(typesOf(family), z.union([record, DeletedRecord])))

/** By family. `changes.recordsOnWire` reads these records. */
export const eventPayloads = {
  order: eventOf('OrderEvent', 'order', OrderDetailsResponse),
  shipment: eventOf('ShipmentEvent', 'shipment', ShipmentResponse),
  document: eventOf('DocumentEvent', 'document', IssuedDocument),
  payment: eventOf('PaymentEvent', 'payment', PaymentDto),
  stock: eventOf('StockEvent', 'stock', StockLevelDto),
  price: eventOf('PriceEvent', 'price', ToolRecordDto),
  tool: eventOf('ToolEvent', 'tool', ToolRecordDto),
  company: eventOf('CompanyEvent', 'company', CompanyDto),
  quote: eventOf('QuoteEvent', 'quote', QuoteDto),
} as const satisfies Readonly<Record<EventKind, z.ZodMiniType>>

export const testPayload = named(
  'TestEvent',
  payloadOf([testType], z.strictObject({ message: z.string() })),
)
