/** Describes address countries in the API reference, without loading the table into a page. */
import { withWireFormat } from '../../../packages/contract/wire-format.ts'
import { AddressCountry } from './address-parts.ts'
import { countryCodes } from './countries.ts'

/** Called before the API reference is created. */
export const describeCountries = (): unknown =>
  withWireFormat(AddressCountry, { type: 'string', enum: [...countryCodes] })
