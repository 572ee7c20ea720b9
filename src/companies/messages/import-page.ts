/** Texts of the page that reads a file of customers. */
import { displayNumber } from '../../platform/money/money.ts'

const companies = (count: number) =>
  `${displayNumber(count)} ${count === 1 ? 'company' : 'companies'}`
const people = (count: number) => `${displayNumber(count)} ${count === 1 ? 'person' : 'people'}`
const fieldNames: Readonly<Record<string, string>> = {
  company: 'Company',
  email: 'E-mail',
  role: 'Role',
  minimumOrder: 'Minimum order',
  paymentTerms: 'Payment terms',
  taxStatus: 'Tax',
  billingEmail: 'Billing e-mail',
  invoiceForm: 'Invoice form',
  buyerReference: 'Buyer reference',
  ledgerAccount: 'Account',
  number: 'Customer number',
  creditLimit: 'Credit limit',
  terms: 'Terms',
  priceList: 'Price list',
  vatId: 'VAT number',
  taxNumber: 'Tax number',
  phone: 'Phone',
}

export const importPageMessages = {
  title: 'Import customers',
  description: 'Adds companies and their people from a file.',
  lead:
    'Reads a list of customers: one person per line, with their company. Existing companies ' +
    'are not changed. No mail is sent until you confirm.',
  columns:
    'Headings: Company, Name, E-mail, Role (buyer, approver, owner), Price list, Payment terms, ' +
    'Terms, Address, VAT number, Tax number, Tax, Minimum order, Account manager, Notes, ' +
    'Billing e-mail, Invoice form (PDF, Factur-X, XRechnung, UBL), Buyer reference, Account, ' +
    'Customer number, Phone, Credit limit. Only Company is required. Further addresses (Delivery street, ' +
    'Town 2, another row of the company) become its delivery addresses.',
  file: 'File',
  fileHelp: 'CSV or XLSX, up to 25 MB. Drop it here, or choose it.',
  reading: (name: string) => `Reading “${name}”`,
  noCompany:
    'No column is called Company. Put the headings in the first line, or choose the columns by hand.',
  nothing: 'There are no lines below the headings.',
  noPriceList: (name: string) => `Price list: there is no list called “${name}”.`,
  foreignNumber: (number: string) => `Number in another program: ${number}`,
  anotherNumber: (company: string, number: string, line: number) =>
    `Company: “${company}” has the number ${number} in line ${line}. Give one of them another name.`,
  otherTerms: (text: string) =>
    `Payment terms: “${text}” says something else than so many days, and one discount. Write “net 30”, “2/10 net 30” or “prepayment”, or choose the columns by hand and take the column as Terms, which members read and nobody computes.`,
  zeroLimit: (text: string) =>
    `Credit limit: “${text}” may be none at all, or that nothing may be owed. Leave it empty for none; write “prepayment” as its payment terms for the other.`,
  noVatCountry:
    'VAT number: nothing says of which country it is. Write it with the letters of its country, such as DE136695976, or add a column Country.',
  isBlocked: (heading: string, text: string) =>
    `“${heading}: ${text}”: it is blocked where the list comes from. Add it by hand if it shall buy here.`,
  noCustomer: (text: string) => `“${text}” seems to be a total, not a company.`,
  furtherAddress: (address: string) => `Further address: ${address}`,
  maybeCents: (field: string, text: string) =>
    `${fieldNames[field] ?? field}: “${text}” is whole, as all amounts of the file are. It may be in cents. Choose the columns by hand to say how amounts are written.`,
  twoAmounts: (field: string, text: string) =>
    `${fieldNames[field] ?? field}: “${text}” can be ${text.replaceAll(/[.,]/g, '')} or ${text.replace(',', '.')}. The file does not show which. Enter the amount with cents.`,
  severalNumbers: (company: string) =>
    `Customer number: “${company}” has several numbers in this file. Enter the number for this line.`,
  anotherTown: (company: string, town: string, line: number) =>
    `Company: “${company}” is in ${town} in line ${line}. If it is the same company, enter its customer ` +
    'number in both lines; if not, give one of them another name or number.',
  saysOtherwise: (field: string, line: number) =>
    `${fieldNames[field] ?? field}: line ${line} has a different value for this company.`,
  shortened: (text: string) =>
    `A spreadsheet has shortened it to “${text}”. Enter all its digits, as text.`,
  wrongField: (field: string, why: string) => `${fieldNames[field] ?? field}: ${why}`,
  plan: (fresh: number, persons: number) => `${companies(fresh)} and ${people(persons)} are new.`,
  ignored: (headings: readonly string[]) => `Not read: ${headings.join(', ')}.`,
  wrong: (count: number) =>
    `${displayNumber(count)} ${count === 1 ? 'line is' : 'lines are'} skipped`,
  wrongCaption: 'Skipped lines',
  line: 'line',
  why: 'why',
  apply: (fresh: number, persons: number) => `Add ${companies(fresh)} and ${people(persons)}`,
  applying: 'Adding',
  applied: (fresh: number, persons: number) => `${companies(fresh)} and ${people(persons)} added`,
  nothingNew: 'Everything in this file already exists.',
  nothingRight: 'No line of this file could be read.',
  toInvitations: 'Invite them',
} as const
