/** Platforms' requests, as far as the shop reads them: unknown fields are left out. */
import * as z from 'zod/mini'
import { Integer, Line, OptionalLine } from '../../platform/fields/fields.ts'
import { maxOrderLines } from '../../orders/model/cart-fields.ts'

const Term = Line(200)
/** The maximum number of identifiers in one look-up. */
export const maxIds = 200

const Filters = z.object({
  categories: z.optional(z.array(Line(80)).check(z.maxLength(20))),
  price: z.optional(
    z
      .object({ min: z.optional(z.int()), max: z.optional(z.int()) })
      .check(z.refine(({ min = 0, max = 0 }) => min >= 0 && max >= 0)),
  ),
})
export type Filters = z.output<typeof Filters>

export const SearchRequest = z.object({
  query: z.optional(OptionalLine(200)),
  filters: z.optional(Filters),
  pagination: z.optional(
    z.object({
      cursor: z.optional(z.string().check(z.maxLength(800))),
      limit: z.optional(Integer(1, 1_000_000)),
    }),
  ),
})
export type SearchRequest = z.output<typeof SearchRequest>

export const LookupRequest = z.object({
  ids: z.array(Term).check(z.minLength(1), z.maxLength(maxIds)),
  filters: z.optional(Filters),
})
export type LookupRequest = z.output<typeof LookupRequest>

export const ProductRequest = z.object({ id: Term })

const LineRequest = z.object({
  id: z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/))),
  item: z.object({
    id: Term,
    quantity_unit: z.optional(z.object({ unit: Line(40), scale: z.optional(z.int()) })),
  }),
  quantity: Integer(1, 1_000_000),
})
export type LineRequest = z.output<typeof LineRequest>

const Buyer = z.object({
  first_name: z.optional(OptionalLine(60)),
  last_name: z.optional(OptionalLine(60)),
  email: z.optional(OptionalLine(254)),
  phone_number: z.optional(OptionalLine(40)),
})
const Destination = z.object({
  id: z.optional(Line(64)),
  street_address: z.optional(OptionalLine(200)),
  extended_address: z.optional(OptionalLine(200)),
  address_locality: z.optional(OptionalLine(120)),
  address_region: z.optional(OptionalLine(120)),
  address_country: z.optional(OptionalLine(2)),
  postal_code: z.optional(OptionalLine(20)),
  first_name: z.optional(OptionalLine(60)),
  last_name: z.optional(OptionalLine(59)),
  phone_number: z.optional(OptionalLine(40)),
})
export type Destination = z.output<typeof Destination>
const Fulfillment = z.object({
  methods: z.optional(
    z
      .array(
        z.object({
          type: z.optional(Line(40)),
          destinations: z.optional(z.array(Destination).check(z.maxLength(20))),
          selected_destination_id: z.optional(z.nullable(OptionalLine(64))),
        }),
      )
      .check(z.maxLength(1)),
  ),
})
/** The shop's own extension: see `trade-schema.ts`. */
const Trade = z.object({
  po_number: z.optional(OptionalLine(60)),
  note: z.optional(OptionalLine(500)),
  back_order: z.optional(z.boolean()),
  /** In a cart: requests the shop's prices for these quantities. */
  request_quote: z.optional(z.boolean()),
  /** In a cart's checkout: uses the prices of the cart's quote. */
  use_quote: z.optional(z.boolean()),
})

const lines = z.array(LineRequest).check(z.maxLength(maxOrderLines))
export const CartRequest = z.object({
  line_items: lines,
  buyer: z.optional(Buyer),
  trade: z.optional(Trade),
})
export type CartRequest = z.output<typeof CartRequest>
export const CheckoutRequest = z.object({
  ...CartRequest.shape,
  cart_id: z.optional(Line(64)),
  fulfillment: z.optional(Fulfillment),
  payment: z.optional(z.object({ selected_term_id: z.optional(z.nullable(OptionalLine(64))) })),
})
export type CheckoutRequest = z.output<typeof CheckoutRequest>
