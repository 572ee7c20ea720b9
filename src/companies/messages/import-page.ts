/** Texts of the page that imports a customer file. */
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
  address: 'Address',
  street: 'Street',
  postcode: 'ZIP code',
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
  termCode: (text: string) =>
    `Payment terms: “${text}” may be a number of days, or a code of the program that wrote the list. Call the column “Payment terms (days)” if it is days; else write what it stands for, such as “net 30”.`,
  zeroLimit: (text: string) =>
    `Credit limit: “${text}” may be none at all, or that nothing may be owed. Leave it empty for none; write “prepayment” as its payment terms for the other.`,
  noVatCountry:
    'VAT number: nothing says of which country it is. Write it with the letters of its country, such as DE136695976, or add a column Country.',
  isBlocked: (heading: string, text: string) =>
    `“${heading}: ${text}”: it is blocked where the list comes from. Add it by hand if it shall buy here.`,
  maybeBlocked: (heading: string, text: string) =>
    `“${heading}: ${text}” may mean that it is blocked where the list comes from. Write yes or no.`,
  severalEmails: (field: string, text: string) =>
    `${fieldNames[field] ?? field}: “${text}” has several addresses. Write one, and each further person in a row of their own.`,
  severalAddresses: (text: string) =>
    `Address: “${text}” may be two addresses. Write the address of the company, and the other in a column Delivery address.`,
  noVatNumber: (text: string) =>
    `VAT number: “${text}” is not one VAT number. Enter the number with the letters of its country, or leave it empty. The column Tax says how the company is taxed.`,
  twoTaxes: (one: string, other: string) =>
    `Tax: “${one}” and “${other}” contradict each other. Keep the one that is right.`,
  otherCurrency: (field: string, text: string, currency: string, ours: string) =>
    `${fieldNames[field] ?? field}: “${text}” is in ${currency}, and amounts here are in ${ours}. Enter the amount in ${ours}, or leave it empty.`,
  inThousands: (field: string, text: string, heading: string) =>
    `${fieldNames[field] ?? field}: “${text}” is in thousands, as “${heading}” says. Enter whole amounts, and remove that from the heading.`,
  inCents: (field: string, text: string, heading: string) =>
    `${fieldNames[field] ?? field}: “${text}” is in cents, as “${heading}” says. Choose the columns by hand, and say there that amounts are in cents.`,
  sheetError: (text: string) =>
    `A spreadsheet could not calculate it, and shows “${text}”. Enter the value, or leave it empty.`,
  otherDiscount: (text: string) =>
    `Payment terms: “${text}” is a discount for early payment that does not go with the other columns. Write all of it in one column, such as “2/10 net 30”.`,
  shortCode: (code: string, country: string) =>
    `ZIP code: “${code}” has too few digits for ${country}. Spreadsheets drop a zero at the beginning: enter all digits, as text.`,
  shorterCode: (code: string) =>
    `ZIP code: “${code}” has one digit less than most of the list. Spreadsheets drop a zero at the beginning: enter all digits, as text, or add a column Country.`,
  furtherPhone: (number: string) => `Further phone number: ${number}`,
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
