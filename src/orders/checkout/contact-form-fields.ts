/** The recipient's contact and address fields, shared by all order forms. */
import { AddressPartsField } from '../../accounts/addresses/address-draft.ts'
import { OptionalLine } from '../../platform/fields/fields.ts'
import { contactFields } from '../model/contact-fields.ts'

export const contactFormFields = {
  phone: contactFields.phone,
  address: contactFields.address,
  /** Null if the address is plain text. */
  shipTo: AddressPartsField,
  poNumber: OptionalLine(60),
  note: OptionalLine(500),
}
