/** Where a checkout goes: an address that the person has saved, or one that the agent has sent. Pure. */
import type { SavedAddress } from '../../accounts/contract.ts'
import type { AddressParts } from '../../platform/addresses/address-parts.ts'
import type { Destination } from './requests.ts'
import type { SessionContent } from './session-content.ts'

/** The address that the agent has sent, where it has given it no id. */
const sentId = 'sent'

export type Chosen = {
  readonly id: string
  readonly parts?: AddressParts | undefined
  readonly text: string
  readonly phone: string
}

const nameOf = ({ first_name: first = '', last_name: last = '' }: Partial<Destination>): string =>
  `${first} ${last}`.trim()

/** @returns undefined for an address that lacks street, town or country */
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

/** All that may be chosen, what the agent has sent first. */
export const destinationsOf = (
  { destination }: SessionContent,
  saved: readonly SavedAddress[],
): readonly Chosen[] => [
  ...(destination === undefined || saved.some(({ id }) => id === destination.id)
    ? []
    : [sentOf(destination)]),
  ...saved.map(savedOf),
]

/** Where it goes: as the agent has chosen or sent, else the address that the person uses. */
export const chosenOf = (
  { destinationId, destination }: SessionContent,
  destinations: readonly Chosen[],
): Chosen | undefined =>
  destinations.find(({ id }) => id === (destinationId ?? destination?.id)) ?? destinations[0]

/** An address of an answer. */
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
