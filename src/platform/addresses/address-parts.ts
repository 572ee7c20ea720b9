/** An address in parts, and as database columns. An address known only as text stays a text. */
import * as z from 'zod/mini'
import { named } from '../../../packages/contract/wire-format.ts'
import { Line, OptionalLine } from '../fields/fields.ts'
import { addressMessages as messages } from '../messages/address.ts'

/** The maximum length of each part. */
export const partLengths = {
  company: 120,
  recipient: 120,
  street: 200,
  extra: 200,
  postcode: 20,
  town: 120,
  region: 120,
  deliveryNotes: 300,
} as const

/** The form of a country code; the API reference lists the codes (`describeCountries`). */
export const AddressCountry = z.string().check(z.regex(/^[A-Z]{2}$/, messages.countryMissing))

/**
 * A delivery address. `validateAddress` checks whether the country and the postcode exist: its
 * tables are not loaded by pages that only show an address.
 */
export const AddressParts = named(
  'AddressParts',
  z.strictObject({
    company: z.optional(OptionalLine(partLengths.company)),
    /** The person or department that receives it. */
    recipient: z.optional(OptionalLine(partLengths.recipient)),
    street: Line(partLengths.street),
    /** Building, dock, floor. */
    extra: z.optional(OptionalLine(partLengths.extra)),
    postcode: z.optional(OptionalLine(partLengths.postcode)),
    town: Line(partLengths.town),
    /** State, province, county. */
    region: z.optional(OptionalLine(partLengths.region)),
    /** ISO 3166-1 alpha-2. */
    country: AddressCountry,
    /** Instructions for the driver; not on the label. */
    deliveryNotes: z.optional(OptionalLine(partLengths.deliveryNotes)),
  }),
  'NewAddressParts',
)
export type AddressParts = z.output<typeof AddressParts>

/** The columns of an address, and the keys of `orders.ship_to`. */
export type AddressColumns = {
  company: string | null
  recipient: string | null
  street: string | null
  extra: string | null
  postcode: string | null
  town: string | null
  region: string | null
  country: string | null
  delivery_notes: string | null
}

const orNull = (text: string | undefined): string | null => text || null

/** All null for an address that is known only as text. */
export const toAddressColumns = (
  parts: Partial<AddressParts> | undefined = {},
): AddressColumns => ({
  company: orNull(parts.company),
  recipient: orNull(parts.recipient),
  street: orNull(parts.street),
  extra: orNull(parts.extra),
  postcode: orNull(parts.postcode),
  town: orNull(parts.town),
  region: orNull(parts.region),
  country: orNull(parts.country),
  delivery_notes: orNull(parts.deliveryNotes),
})

/** @returns undefined for an address that is known only as text */
export function toAddressParts(columns: AddressColumns | null): AddressParts | undefined {
  if (!columns?.street || !columns.town || !columns.country) return undefined
  const { company, recipient, street, extra, postcode, town, region, country } = columns
  return {
    ...(company ? { company } : {}),
    ...(recipient ? { recipient } : {}),
    street,
    ...(extra ? { extra } : {}),
    ...(postcode ? { postcode } : {}),
    town,
    ...(region ? { region } : {}),
    country,
    ...(columns.delivery_notes ? { deliveryNotes: columns.delivery_notes } : {}),
  }
}
