/** What the document of the API says of a country in an address, without its table in a page. */
import { withWireFormat } from '../../../packages/contract/wire-format.ts'
import { AddressCountry } from './address-parts.ts'
import { countryCodes } from './countries.ts'

/** Called before the document is made. */
export const describeCountries = (): unknown =>
  withWireFormat(AddressCountry, { type: 'string', enum: [...countryCodes] })
