/**
 * The delivery cost of an order: a pure function of table, destination and goods. Amounts are whole
 * cents without tax, weights are grams.
 */
import { countryInSentence } from '../platform/addresses/countries.ts'
import { displayMoney } from '../platform/money/money.ts'
import type { DeliveryTable, DeliveryZone, Surcharge } from './delivery-table.ts'
import { deliveryMessages as messages } from './messages/delivery.ts'
import { isInRange, parsePostcodes, type PostcodeRange } from './postcodes.ts'

/** The destination of goods; `country` is empty if unknown. */
export type Destination = {
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  readonly postcode: string
  /** Whether the buyer collects them. */
  readonly collect: boolean
}

export type Goods = {
  /** Cents without tax. */
  readonly value: number
  /** Grams; undefined if the weight of some line is unknown. */
  readonly weight: number | undefined
}

/**
 * `free`: no charge for this order; `on-request`: the shop states the charge after the order is
 * placed; `refused`: the shop does not deliver there.
 */
export type Delivery = {
  readonly kind: 'charged' | 'free' | 'on-request' | 'collection' | 'refused'
  /** The zone's name; empty if there is none. */
  readonly zone: string
  /** Cents; 0 unless `charged`. */
  readonly charge: number
  /** The text for people: the reason for this charge, or the next step. */
  readonly reason: string
}

/**
 * The charge of an order, with its text.
 * @returns undefined if the shop charges no delivery
 */
export function deliveryFor(
  table: DeliveryTable,
  destination: Destination,
  goods: Goods,
): Delivery | undefined {
  if (!table.charged) return undefined
  if (destination.collect && table.collection !== '')
    return uncharged('collection', '', messages.collected(table.collection))
  const zone = zoneOf(table.zones, destination)
  if (!zone)
    return destination.country !== '' && table.otherCountries === 'refused'
      ? uncharged('refused', '', messages.refused(countryInSentence(destination.country)))
      : uncharged('on-request', '', messages.onRequest)
  return chargeOf(zone, table.surcharges, goods)
}

const uncharged = (kind: Delivery['kind'], zone: string, reason: string): Delivery => ({
  kind,
  zone,
  reason,
  charge: 0,
})

/**
 * The zone of a destination: a zone with its postcode takes precedence over one with the whole
 * country; among the latter, the one with the fewest countries ('Germany' before 'EU').
 */
export function zoneOf(
  zones: readonly DeliveryZone[],
  { country, postcode }: Pick<Destination, 'country' | 'postcode'>,
): DeliveryZone | undefined {
  const ofCountry = zones.filter(({ countries }) => countries.includes(country))
  return (
    ofCountry.find(({ postcodes }) =>
      rangesOf(postcodes).some((range) => isInRange(postcode, range)),
    ) ??
    ofCountry
      .filter(({ postcodes }) => postcodes === '')
      .toSorted((one, other) => one.countries.length - other.countries.length)[0]
  )
}

/** Ranges that were already parsed: all orders use the same few texts. */
const knownRanges = new Map<string, readonly PostcodeRange[]>()
const maxKnownRanges = 200

function rangesOf(postcodes: string): readonly PostcodeRange[] {
  const known = knownRanges.get(postcodes)
  if (known) return known
  if (knownRanges.size >= maxKnownRanges) knownRanges.clear()
  const { ranges } = parsePostcodes(postcodes)
  knownRanges.set(postcodes, ranges)
  return ranges
}

const needsWeight = ({ basis }: DeliveryZone, surcharges: readonly Surcharge[]): boolean =>
  basis === 'weight' || surcharges.some(({ above }) => above !== null)

function chargeOf(
  zone: DeliveryZone,
  surcharges: readonly Surcharge[],
  { value, weight }: Goods,
): Delivery {
  const onRequest = uncharged('on-request', zone.name, messages.onRequest)
  if (zone.onRequest || (weight === undefined && needsWeight(zone, surcharges))) return onRequest
  const isFree = zone.freeFrom !== null && value >= zone.freeFrom
  const measure = zone.basis === 'weight' ? (weight ?? 0) : value
  const step = zone.steps.find(({ upTo }) => upTo === null || measure <= upTo)
  // Free deliveries need no step: goods of sufficient value are free, whatever their weight.
  if (!isFree && !step) return onRequest
  const added = surcharges.filter(({ above }) => (above === null ? !isFree : (weight ?? 0) > above))
  const charge = sum([isFree ? 0 : (step?.charge ?? 0), ...added.map(({ amount }) => amount)])
  const labels = added.map(({ label }) => label)
  if (charge === 0) return uncharged('free', zone.name, freeReason(zone, isFree))
  return { kind: 'charged', zone: zone.name, charge, reason: messages.charged(zone.name, labels) }
}

const freeReason = ({ name, freeFrom }: DeliveryZone, isFree: boolean): string =>
  isFree && freeFrom !== null
    ? messages.freeFrom(displayMoney(freeFrom), name)
    : messages.free(name)

/**
 * The weight of an order's lines in grams; undefined if that of some line is unknown.
 * @param usual grams per unit of tools without a weight
 */
export function totalWeight(
  lines: readonly { readonly quantity: number; readonly weight?: number | undefined }[],
  usual: number | null,
): number | undefined {
  let total = 0
  for (const { quantity, weight = usual } of lines) {
    if (weight === null) return undefined
    total += quantity * weight
  }
  return total
}

/** Whether any charge depends on the weight of the goods. */
export const dependsOnWeight = ({ charged, zones, surcharges }: DeliveryTable): boolean =>
  charged &&
  (zones.some(({ basis, onRequest }) => basis === 'weight' && !onRequest) ||
    surcharges.some(({ above }) => above !== null))

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)
