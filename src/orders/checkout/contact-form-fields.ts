/** Where an order goes and what its papers say, as every form of an order has it. */
import { AddressPartsField } from '../../accounts/addresses/address-draft.ts'
import { OptionalLine } from '../../platform/fields/fields.ts'
import { contactFields } from '../model/contact-fields.ts'

export const contactFormFields = {
  phone: contactFields.phone,
  address: contactFields.address,
  /** Null where the address is a text. */
  shipTo: AddressPartsField,
  poNumber: OptionalLine(60),
  note: OptionalLine(500),
}
