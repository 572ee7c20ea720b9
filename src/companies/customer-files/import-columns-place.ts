/** The columns of a customer file that can be chosen by hand. */
import type { ColumnPlace } from '../../platform/files/chosen-columns.ts'
import { columnPlace } from '../../platform/files/column-place.ts'
import { flagOf, taxColumn } from './import-flags.ts'
import { namesCurrency } from './import-headings.ts'
import { customerAnswerNames as answers, customerColumnNames } from '../messages/import-columns.ts'

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
  terms: 'Agreed',
  address: 'Address',
  street: 'Street',
  street2: 'Street 2',
  houseNumber: 'House number',
  houseNumberAddition: 'House number addition',
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
const place = columnPlace('customers', 'customer', headings, customerColumnNames, {
  minimumOrder: { kind: 'amount' },
  creditLimit: { kind: 'amount' },
})

/** Columns that define the meaning of others, or of the row. */
const said = [
  { heading: 'Currency', label: answers.currency, names: namesCurrency },
  {
    heading: 'Reverse charge',
    label: answers.reverseCharge,
    names: (heading: string) => taxColumn(heading, false) === 'reverse',
  },
  {
    heading: 'Blocked',
    label: answers.blocked,
    names: (heading: string) => flagOf(heading) === 'yes',
  },
  {
    heading: 'Active',
    label: answers.active,
    names: (heading: string) => flagOf(heading) === 'no',
  },
]

export const customerColumns: ColumnPlace = {
  name: place.name,
  fields: [...place.fields, ...said.map(({ heading, label }) => ({ heading, label }))],
  recognise: (heading) =>
    said.find(({ names }) => names(heading))?.heading ?? place.recognise(heading),
}
