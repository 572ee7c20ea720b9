/**
 * Whether an address is valid: its country, its postcode, its length. The same in browser and
 * server; only pages on which an address is edited load it.
 */
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import type { AddressParts } from './address-parts.ts'
import { composeAddress } from './compose-address.ts'
import { countryCodes, countryName } from './countries.ts'
import { addressMessages as messages } from '../messages/address.ts'

/** An example postcode for the most common countries. */
const examples: Readonly<Record<string, string>> = {
  AT: '1010',
  AU: '2000',
  BE: '1000',
  CA: 'K1A 0B1',
  CH: '8001',
  CZ: '110 00',
  DE: '10115',
  DK: '1050',
  ES: '28001',
  FI: '00100',
  FR: '75001',
  GB: 'SW1A 1AA',
  GR: '104 31',
  HU: '1011',
  IE: 'D02 AF30',
  IN: '110001',
  IT: '00184',
  JP: '100-0001',
  LU: '1009',
  MX: '06000',
  NL: '1012 AB',
  NO: '0150',
  PL: '00-950',
  PT: '1000-001',
  SE: '111 20',
  SK: '811 01',
  US: '78702 or 78702-1234',
}

const isOf = (country: string, postcode: string): boolean => {
  // XK and others are not codes of ISO 3166, and some countries have no postcodes.
  if (!postcodeValidatorExistsForCountry(country)) return true
  return postcodeValidator(postcode, country)
}

/**
 * All likely readings of a typed postcode: without the country's letters, or with other spacing.
 */
function* readings(typed: string, country: string): Generator<string> {
  const written = typed.toUpperCase().replaceAll(/\s+/g, ' ').trim()
  yield written
  const bare = written.replace(new RegExp(`^(?:${country}[- ]?|[A-Z]-)(?=\\d)`), '')
  yield bare
  const squeezed = bare.replaceAll(/[ –-]/g, '')
  yield squeezed
  for (const between of [' ', '-'])
    for (let at = 1; at < squeezed.length; at += 1)
      yield `${squeezed.slice(0, at)}${between}${squeezed.slice(at)}`
}

/**
 * A postcode as its country writes it: 'd-10115' in Germany → '10115', '00950' in Poland →
 * '00-950'.
 * @returns undefined if it is not a postcode of that country
 */
export function normalPostcode(typed: string, country: string): string | undefined {
  for (const reading of readings(typed, country)) if (isOf(country, reading)) return reading
  return undefined
}

/** The maximum length of an address as text, according to the specification. */
const maxAddress = 500

export type AddressFault = {
  readonly part: 'country' | 'postcode' | 'street'
  readonly detail: string
}
/** The normalised address, or what is wrong with it. */
export type JudgedAddress =
  | { readonly ok: true; readonly parts: AddressParts; readonly text: string }
  | { readonly ok: false; readonly fault: AddressFault }

/** Checks country, postcode and length; the schemas of the other fields check themselves. */
export function validateAddress(typed: AddressParts): JudgedAddress {
  const { country } = typed
  const wrong = (part: AddressFault['part'], detail: string): JudgedAddress => ({
    ok: false,
    fault: { part, detail },
  })
  if (!countryCodes.includes(country)) return wrong('country', messages.noCountry(country))
  const code = typed.postcode ?? ''
  const postcode = normalPostcode(code, country)
  if (postcode === undefined) {
    const [name, example] = [countryName(country), examples[country]]
    return wrong(
      'postcode',
      code === ''
        ? messages.postcodeMissing(name, example)
        : messages.noPostcode(code, name, example),
    )
  }
  const parts = { ...typed, postcode }
  const text = composeAddress(parts)
  return text.length > maxAddress
    ? wrong('street', messages.tooLong(maxAddress))
    : { ok: true, parts, text }
}
