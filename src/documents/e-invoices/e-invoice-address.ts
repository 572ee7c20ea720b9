/** Addresses of electronic invoices: BG-5, BG-8 and BG-15 of EN 16931. */
import type { AddressParts } from '../../platform/addresses/address-parts.ts'
import { countryNamed } from '../../platform/addresses/countries.ts'

export type Json = { readonly [key: string]: unknown }

export type EInvoiceAddress = {
  /** As on an envelope, without name and country. */
  readonly address: readonly string[]
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  /** The same in parts, if they are known. */
  readonly parts?: AddressParts | undefined
}

/**
 * An address that is text: its lines, and the country named in its last line.
 * @param country the country if the text names none
 */
export function addressOfText(text: string, country: string): EInvoiceAddress {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const named = countryNamed(lines.at(-1) ?? '')
  return named === undefined
    ? { address: lines, country }
    : { address: lines.slice(0, -1), country: named }
}

/** '10115 Berlin' or 'Berlin 10115'; 'Springfield, IL 62701' keeps its state with the town. */
const postcodeFirst = /^([A-Z]{0,2}-?\d[\dA-Z -]{2,8}?)\s+(\p{L}.*)$/u
const postcodeLast = /^(.*\p{L}[.,]?)\s+([A-Z]{0,2}\d[\dA-Z -]{2,8})$/u

/** Envelope lines as BG-5, BG-8 and BG-15; text that cannot be assigned stays an address line. */
export function toAddress({ address, country, parts }: EInvoiceAddress): Json {
  if (parts) return toAddressOfParts(parts, country)
  const lines = [...address]
  const last = lines.at(-1) ?? ''
  const first = postcodeFirst.exec(last)
  const after = first ? undefined : postcodeLast.exec(last)
  const [postcode, town] = first ? [first[1], first[2]] : [after?.[2], after?.[1]]
  if (postcode !== undefined) lines.pop()
  const [street, extra, ...rest] = lines
  return {
    ...(street ? { 'cbc:StreetName': street } : {}),
    ...(extra ? { 'cbc:AdditionalStreetName': extra } : {}),
    ...(town ? { 'cbc:CityName': town } : {}),
    ...(postcode ? { 'cbc:PostalZone': postcode } : {}),
    ...(rest.length > 0 ? { 'cac:AddressLine': { 'cbc:Line': rest.join(', ') } } : {}),
    'cac:Country': { 'cbc:IdentificationCode': country },
  }
}

/** BG-8; the company has a separate line, since the buyer's name is the person who ordered. */
function toAddressOfParts(parts: AddressParts, country: string): Json {
  const { street, extra, town, postcode, region } = parts
  const line = [parts.company, parts.recipient].filter(Boolean).join(', ')
  return {
    'cbc:StreetName': street,
    ...(extra ? { 'cbc:AdditionalStreetName': extra } : {}),
    'cbc:CityName': town,
    ...(postcode ? { 'cbc:PostalZone': postcode } : {}),
    ...(region ? { 'cbc:CountrySubentity': region } : {}),
    ...(line ? { 'cac:AddressLine': { 'cbc:Line': line } } : {}),
    'cac:Country': { 'cbc:IdentificationCode': country },
  }
}
