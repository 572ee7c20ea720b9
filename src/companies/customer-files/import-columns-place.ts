/** The columns of a file of customers as somebody can choose them. */
import { columnPlace } from '../../platform/files/column-place.ts'
import { customerColumnNames } from '../messages/import-columns.ts'

const headings = {
  company: 'Company',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  role: 'Role',
  number: 'Customer number',
  priceList: 'Price list',
  paymentTerms: 'Payment terms',
  terms: 'Terms',
  address: 'Address',
  street: 'Street',
  street2: 'Street 2',
  houseNumber: 'House number',
  postcode: 'Postcode',
  city: 'City',
  region: 'Region',
  country: 'Country',
  vatId: 'VAT number',
  taxNumber: 'Tax number',
  taxStatus: 'Tax status',
  minimumOrder: 'Minimum order',
  representative: 'Representative',
  notes: 'Notes',
  billingEmail: 'Billing e-mail',
  invoiceForm: 'Invoice form',
  buyerReference: 'Buyer reference',
  ledgerAccount: 'Account',
  phone: 'Phone',
  creditLimit: 'Credit limit',
}
export const customerColumns = columnPlace('customers', 'customer', headings, customerColumnNames, {
  minimumOrder: { kind: 'amount' },
  creditLimit: { kind: 'amount' },
})
