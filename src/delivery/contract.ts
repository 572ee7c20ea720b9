/** The HTTP contract of delivery: its cost before an order is placed, and the charges. */
import * as z from 'zod/mini'
import { safeEncode } from 'zod/v4/core'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import { maxListBodyBytes } from '../platform/http/body-limits.ts'
import { countryCodes } from '../platform/addresses/countries.ts'
import { Id, Integer, Line, OptionalLine, OptionalText } from '../platform/fields/fields.ts'
import { Money, MoneyTotal } from '../platform/fields/money-field.ts'
import { otherCountryRules, rateBases, type DeliveryTable } from './delivery-table.ts'
import { deliveryMessages } from './messages/delivery.ts'
import { deliveryTableMessages as messages } from './messages/delivery-table.ts'
import { faultsOf } from './table-faults.ts'

const countryCode = (message: string) =>
  withWireFormat(z.string().check(z.refine((code) => countryCodes.includes(code), message)), {
    type: 'string',
    enum: [...countryCodes],
  })

/** A code of ISO 3166-1: where the goods go. */
export const Destination = countryCode(deliveryMessages.notCountry)
export const Postcode = OptionalLine(20)

export const deliveryKinds = ['charged', 'free', 'on-request', 'collection'] as const

/** The delivery of an order, frozen when it is placed. */
export const OrderDelivery = named(
  'OrderDelivery',
  z.strictObject({
    /** `on-request`: the shop states the charge before it ships; until then it is 0. */
    kind: z.enum(deliveryKinds),
    /** The zone's name; empty if there is none. */
    zone: z.string(),
    /** The destination; empty if the buyer has not given it. */
    country: z.string(),
    postcode: z.string(),
    /** Without tax; part of the order's `total`. */
    charge: MoneyTotal,
    /** The reason for this charge, in words. */
    reason: z.string(),
  }),
)
export type OrderDelivery = z.output<typeof OrderDelivery>

const maxGrams = 100_000_000
/** Grams, or cents. */
const maxLimit = 1_000_000_000
const Grams = Integer(0, maxGrams, messages.notGrams)

const Zone = named(
  'DeliveryZone',
  z.strictObject({
    name: Line(60),
    countries: z.array(countryCode(messages.notCountry)).check(z.maxLength(countryCodes.length)),
    /** '10000-19999, 20095, SW1': postcodes that begin with these; empty: whole countries. */
    postcodes: OptionalText(2000),
    basis: z.enum(rateBases),
    steps: z
      .array(
        z.strictObject({
          /** Grams, or hundredths of the goods' value; null: no limit. Ascending. */
          upTo: z.nullable(Integer(0, maxLimit)),
          charge: Money,
        }),
      )
      .check(z.maxLength(30)),
    /** The value of goods from which delivery is free; null: never. */
    freeFrom: z.nullable(MoneyTotal),
    onRequest: z.boolean(),
  }),
  'NewDeliveryZone',
)
const tableFields = {
  charged: z.boolean(),
  zones: z.array(Zone).check(z.maxLength(100)),
  surcharges: z
    .array(
      z.strictObject({
        label: Line(60),
        amount: Money,
        /** Grams: only heavier orders are charged; null: every order that is not free. */
        above: z.nullable(Grams),
      }),
    )
    .check(z.maxLength(10)),
  otherCountries: z.enum(otherCountryRules),
  /** Where and when goods can be collected; empty: they cannot. */
  collection: OptionalLine(200),
  /** Grams per unit of tools without a weight; null: such an order is on request. */
  usualWeight: z.nullable(Grams),
}
const Table = z.strictObject(tableFields) satisfies z.ZodMiniType<DeliveryTable>
/** Whether this is a stored table: amounts in cents. */
export const isDeliveryTable = (value: unknown): value is DeliveryTable =>
  safeEncode(Table, Object(value)).success

const Revision = Integer(0, 2_147_483_647)
export const SavedTable = named(
  'DeliveryCharges',
  z.strictObject({ revision: z.int(), ...tableFields }),
)
export type SavedTable = z.output<typeof SavedTable>

/** A whole table, checked against the revision that was read. */
export const NewTable = named(
  'NewDeliveryCharges',
  z.strictObject({ revision: Revision, ...tableFields }).check(
    z.superRefine((table, { addIssue }) => {
      for (const { path, message } of faultsOf(table))
        addIssue({ code: 'custom', path: [...path], message, input: table })
    }),
  ),
)
export type NewTable = z.output<typeof NewTable>

/** Somebody else has saved other charges since they were read. Facts: `revision`. */
export const tableChanged = problem('delivery-charges-changed', 409, messages.changedTitle)

const maxQuotedLines = 1000
export const deliveryContract = {
  quote: endpoint({
    route: 'POST /delivery/quote',
    access: 'anyone',
    maxBodyBytes: maxListBodyBytes,
    summary: 'Calculate the delivery charge for the given goods; null if delivery is not charged',
    input: named(
      'DeliveryQuestion',
      z.strictObject({
        /** The value of the goods without tax. */
        goods: MoneyTotal,
        /** The goods, for computing their weight. */
        lines: z
          .array(z.strictObject({ toolId: Id, quantity: Integer(1, 1_000_000) }))
          .check(z.maxLength(maxQuotedLines)),
        country: z.optional(Destination),
        postcode: z.optional(Postcode),
        collect: z.optional(z.boolean()),
      }),
    ),
    output: z.strictObject({
      delivery: z.nullable(OrderDelivery),
      /** Why the shop does not deliver there; empty if it does. */
      refusal: z.string(),
      /** Where and when goods can be collected; empty: they cannot. */
      collection: z.string(),
    }),
  }),
  charges: endpoint({
    route: 'GET /delivery/charges',
    access: 'admin',
    permission: ['money', 'orders'],
    summary: 'Get the delivery charges',
    input: z.strictObject({}),
    output: SavedTable,
  }),
  saveCharges: endpoint({
    route: 'PUT /delivery/charges',
    stepUp: 'settings',
    access: 'admin',
    permission: 'money',
    maxBodyBytes: maxListBodyBytes,
    summary: 'Save all delivery charges',
    input: NewTable,
    output: SavedTable,
    problems: [tableChanged],
  }),
}
/** The operations that the HTTP API calls. */
export interface DeliveryOperations extends Service<typeof deliveryContract> {}
