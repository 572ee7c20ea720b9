/** The destination of a checkout: a saved address of the person, or one sent by the agent. Pure. */
import type { SavedAddress } from '../../accounts/contract.ts'
import type { AddressParts } from '../../platform/addresses/address-parts.ts'
import type { Destination } from './requests.ts'
import type { SessionContent } from './session-content.ts'

/** The id of an address sent by the agent without an id. */
const sentId = 'sent'

export type Chosen = {
  readonly id: string
  readonly parts?: AddressParts | undefined
  readonly text: string
  readonly phone: string
}

const nameOf = ({ first_name: first = '', last_name: last = '' }: Partial<Destination>): string =>
  `${first} ${last}`.trim()

/** @returns undefined if street, town or country is missing */
function toParts(destination: Destination): AddressParts | undefined {
  const { street_address: street, address_locality: town, address_country: country } = destination
  if (!street || !town || !/^[A-Z]{2}$/.test(country ?? '')) return undefined
  const recipient = nameOf(destination)
  const { extended_address: extra, postal_code: postcode, address_region: region } = destination
  return {
    street,
    town,
    country: country ?? '',
    ...(recipient ? { recipient } : {}),
    ...(extra ? { extra } : {}),
    ...(postcode ? { postcode } : {}),
    ...(region ? { region } : {}),
  }
}

const textOf = ({ street, town, country }: AddressParts): string => `${street}, ${town}, ${country}`

const sentOf = (destination: Destination): Chosen => {
  const parts = toParts(destination)
  const phone = destination.phone_number ?? ''
  return { id: destination.id ?? sentId, parts, text: parts ? textOf(parts) : '', phone }
}
const savedOf = ({ id, address: text, phone, parts }: SavedAddress): Chosen => ({
  id,
  text,
  phone,
  parts,
})

/** All selectable addresses, those sent by the agent first. */
export const destinationsOf = (
  { destination }: SessionContent,
  saved: readonly SavedAddress[],
): readonly Chosen[] => [
  ...(destination === undefined || saved.some(({ id }) => id === destination.id)
    ? []
    : [sentOf(destination)]),
  ...saved.map(savedOf),
]

/** The destination: chosen or sent by the agent, otherwise the address that the person uses. */
export const chosenOf = (
  { destinationId, destination }: SessionContent,
  destinations: readonly Chosen[],
): Chosen | undefined =>
  destinations.find(({ id }) => id === (destinationId ?? destination?.id)) ?? destinations[0]

/** An address in a response. */
export function toDestination({ id, parts, text, phone }: Chosen) {
  const contact = phone === '' ? {} : { phone_number: phone }
  if (!parts)
    return {
      id,
      type: 'shipping_address',
      ...(text === '' ? {} : { street_address: text }),
      ...contact,
    }
  return {
    id,
    type: 'shipping_address',
    street_address: parts.street,
    ...(parts.extra ? { extended_address: parts.extra } : {}),
    address_locality: parts.town,
    ...(parts.region ? { address_region: parts.region } : {}),
    ...(parts.postcode ? { postal_code: parts.postcode } : {}),
    address_country: parts.country,
    ...contact,
  }
}
