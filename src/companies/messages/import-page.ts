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
    'The file lists customers: one person per line, with their company. Existing companies ' +
    'are not changed. No e-mail is sent until you confirm.',
  columns:
    'Headings: Company, Name, E-mail, Role (buyer, approver, owner), Price list, Payment terms, ' +
    'Terms, Address, VAT number, Tax number, Tax, Minimum order, Account manager, Notes, Billing ' +
    'e-mail, Invoice form (PDF, Factur-X, XRechnung, UBL), Buyer reference, Account, Customer ' +
    'number, Phone, Credit limit. Only the Company column is required. Additional addresses (in ' +
    'columns such as Delivery street or Town 2, or in further rows for a company) become the ' +
    'company’s delivery addresses.',
  file: 'File',
  fileHelp: 'CSV or XLSX, up to 25 MB. Drop a file here, or choose one.',
  reading: (name: string) => `Reading “${name}”`,
  noCompany:
    'No column is named “Company”. Put the headings in the first row, or choose the columns by hand.',
  nothing: 'There are no lines below the headings. Add the customers, then choose the file again.',
  noPriceList: (name: string) =>
    `Price list: there is no list called “${name}”. Correct the name, or add the price list first.`,
  foreignNumber: (number: string) => `Number in another program: ${number}`,
  anotherNumber: (company: string, number: string, line: number) =>
    `Company: “${company}” has a different number (${number}) in line ${line}. If the lines name two different companies, give one company another name.`,
  otherTerms: (text: string) =>
    `Payment terms: the shop cannot apply “${text}”. Enter terms such as “net 30”, “2/10 net 30” or “prepayment”. Or choose the columns by hand and assign this column to Terms: members then see the text, but the shop does not apply it.`,
  termCode: (text: string) =>
    `Payment terms: “${text}” may be a number of days, or a code from the program that created the list. If the column contains days, name it “Payment terms (days)”. If the column contains codes, enter what they mean, such as “net 30”.`,
  zeroLimit: (text: string) =>
    `Credit limit: “${text}” can mean no limit or no credit. For no limit, leave the cell empty. For no credit, enter “prepayment” as the payment terms.`,
  noVatCountry:
    'VAT number: the country is missing. Enter the number with its country code, such as DE136695976, or add a “Country” column.',
  isBlocked: (heading: string, text: string) =>
    `“${heading}: ${text}” means that this company is blocked in the program that created the list. Add the company by hand if it may buy here.`,
  maybeBlocked: (heading: string, text: string) =>
    `“${heading}: ${text}” may mean that this company is blocked in the program that created the list. Enter yes or no.`,
  unknownState: (heading: string, text: string) =>
    `It is not clear whether this company may buy (“${heading}: ${text}”). Enter “active” or “blocked”.`,
  unseenRow:
    'The row is hidden in the file, or the text of a cell is struck out, is tiny or has the same color as the background. Add the company by hand if it may buy here.',
  endedExemption: (heading: string, text: string) =>
    `“${heading}: ${text}” may mean that this company is no longer exempt from tax. Correct the date, or enter “standard” in the tax column.`,
  isSupplier: (heading: string, text: string) =>
    `“${heading}: ${text}” marks this company as a supplier in the program that created the list. Add the company by hand if it also buys here.`,
  onlyPerson: (name: string) =>
    `The row names a person (${name}) but no company. If this is a business customer, enter the name in the Company column, too.`,
  twoNumbers: (one: string, other: string) =>
    `“${one}” and “${other}” are two customer numbers. Choose the columns by hand, and select the one that is the customer number in this shop.`,
  otherSheet: (read: string, other: string) =>
    `The workbook has companies on two sheets. The sheet “${read}” is read, but “${other}” is not. To import the other sheet too, save it as a separate file.`,
  swappedState: (code: string, country: string) =>
    `Country: “${code}” may be a US state, but is the code of ${country}. Enter the state in a “Region” column, and the country in the “Country” column.`,
  severalEmails: (field: string, text: string) =>
    `${fieldNames[field] ?? field}: “${text}” contains several e-mail addresses. Enter one address here, and each other address in a separate row.`,
  severalAddresses: (text: string) =>
    `Address: “${text}” may be two addresses. Enter the company’s address, and the other address in a “Delivery address” column.`,
  noVatNumber: (text: string) =>
    `VAT number: “${text}” is not a single VAT number. Enter the number with its country code, or leave the cell empty. The “Tax” column states how the company is taxed.`,
  twoTaxes: (one: string, other: string) =>
    `Tax: “${one}” and “${other}” contradict each other. Keep only the correct entry.`,
  otherCurrency: (field: string, text: string, currency: string, ours: string) =>
    `${fieldNames[field] ?? field}: “${text}” is in ${currency}, but amounts in this shop are in ${ours}. Enter the amount in ${ours}, or leave the cell empty.`,
  inThousands: (field: string, text: string, heading: string) =>
    `${fieldNames[field] ?? field}: “${text}” is in thousands according to the heading “${heading}”. Enter full amounts, and correct the heading.`,
  inCents: (field: string, text: string, heading: string) =>
    `${fieldNames[field] ?? field}: “${text}” is in cents according to the heading “${heading}”. Choose the columns by hand, then set the amounts to cents.`,
  sheetError: (text: string) =>
    `A spreadsheet could not calculate this value and shows “${text}”. Enter the value, or leave the cell empty.`,
  otherDiscount: (text: string) =>
    `Payment terms: “${text}” is an early-payment discount that does not match the other columns. Enter the complete terms in one column, such as “2/10 net 30”.`,
  shortCode: (code: string, country: string) =>
    `ZIP code: “${code}” has too few digits for ${country}. Spreadsheets drop a zero at the beginning: enter all digits, as text.`,
  shorterCode: (code: string) =>
    `ZIP code: “${code}” has one digit fewer than most ZIP codes in the list. Spreadsheets drop a zero at the beginning: enter all digits, as text, or add a “Country” column.`,
  furtherPhone: (number: string) => `Additional phone number: ${number}`,
  noCustomer: (text: string) =>
    `“${text}” seems to be a total, not a company. If the row is a company, add the company by hand.`,
  furtherAddress: (address: string) => `Additional address: ${address}`,
  maybeCents: (field: string, text: string) =>
    `${fieldNames[field] ?? field}: “${text}” has no decimals, like all amounts in the file, and may be in cents. Choose the columns by hand to set how amounts are written.`,
  twoAmounts: (field: string, text: string) =>
    `${fieldNames[field] ?? field}: “${text}” can mean ${text.replaceAll(/[.,]/g, '')} or ${text.replace(',', '.')}. The file does not show which amount is meant. Enter the amount with cents.`,
  severalNumbers: (company: string) =>
    `Customer number: “${company}” has several numbers in this file. Enter the number that applies to this line.`,
  anotherTown: (company: string, town: string, line: number) =>
    `Company: “${company}” is in ${town} in line ${line}. If both lines are the same company, enter its ` +
    'customer number in both; if not, give one of the two companies another name or number.',
  saysOtherwise: (field: string, line: number) =>
    `${fieldNames[field] ?? field}: line ${line} has a different value for this company. Correct one of the lines.`,
  shortened: (text: string) =>
    `A spreadsheet has shortened this number to “${text}”. Enter all its digits, as text.`,
  wrongField: (field: string, why: string) => `${fieldNames[field] ?? field}: ${why}`,
  plan: (fresh: number, persons: number) => `${companies(fresh)} and ${people(persons)} are new.`,
  ignored: (headings: readonly string[]) => `Columns not read: ${headings.join(', ')}.`,
  wrong: (count: number) =>
    `${displayNumber(count)} ${count === 1 ? 'line is' : 'lines are'} skipped`,
  wrongCaption: 'Skipped lines',
  line: 'line',
  why: 'reason',
  apply: (fresh: number, persons: number) => `Add ${companies(fresh)} and ${people(persons)}`,
  applying: 'Adding',
  applied: (fresh: number, persons: number) => `${companies(fresh)} and ${people(persons)} added`,
  nothingNew: 'Everything in this file already exists.',
  nothingRight: 'No line in this file could be read.',
  toInvitations: 'Invite these people',
} as const
