/** The electronic formats of an invoice, and in which countries they are used. Pure. */
import { euCountries } from '../platform/addresses/countries.ts'

/** In the order in which they are offered. */
export const electronicFormats = ['facturx', 'xrechnung', 'ubl', 'cii'] as const
export type ElectronicFormat = (typeof electronicFormats)[number]

/** Outside the EU, invoices are exchanged as UBL in these countries (Peppol). Source: peppol.org. */
const peppolCountries: readonly string[] = ['AU', 'GB', 'IS', 'JP', 'LI', 'MY', 'NO', 'NZ', 'SG']

/** The formats of EN 16931 are used in the EU; XRechnung is its German profile. */
function isUsedIn(format: ElectronicFormat, country: string): boolean {
  if (format === 'xrechnung') return country === 'DE'
  return euCountries.includes(country) || (format === 'ubl' && peppolCountries.includes(country))
}

type Offered = {
  readonly first: readonly ElectronicFormat[]
  readonly others: readonly ElectronicFormat[]
}

/**
 * The formats that are used in the buyer's or the shop's country, and the others.
 * @param countries ISO 3166-1; those that are unknown are left out
 */
export function offerFormats(countries: readonly string[]): Offered {
  const first = electronicFormats.filter((format) =>
    countries.some((country) => isUsedIn(format, country)),
  )
  return { first, others: electronicFormats.filter((format) => !first.includes(format)) }
}
