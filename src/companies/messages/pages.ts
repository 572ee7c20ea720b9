/** Texts of the pages of companies: the customer's trade account, and the list and record of staff. */
import type { CompanyRole } from '../../platform/access/acting-company.ts'
import { displayMoney } from '../../platform/money/money.ts'
import type { CompanyState, TaxStatus } from '../rules.ts'

export const stateNames: Readonly<Record<CompanyState, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  'on-hold': 'On hold',
  closed: 'Closed',
}
export const roleNames: Readonly<Record<CompanyRole, string>> = {
  buyer: 'Buyer',
  approver: 'Approver',
  owner: 'Owner',
}
export const taxStatusNames: Readonly<Record<TaxStatus, string>> = {
  standard: 'Taxed as usual',
  exempt: 'Exempt, by certificate',
  'reverse-charge': 'Reverse charge, by VAT number',
}

export const tradeAccountMessages = {
  title: 'Trade account',
  description: 'The companies for which you buy, and how to open a trade account.',
  lead: 'Buy for your company, with a separate cart and the prices agreed with it.',
  open: 'Open a trade account',
  openLead: (myself: boolean) =>
    myself
      ? 'We check the details and answer by e-mail. Until then you can buy for yourself as before.'
      : 'We check the details and answer by e-mail. This shop takes orders of companies only.',
  name: 'Company name',
  address: 'Legal address',
  vatId: 'VAT number',
  taxNumber: 'Tax number',
  send: 'Ask for a trade account',
  sending: 'Sending',
  sent: (name: string) => `We have your request for ${name}`,
  notSent: 'Nothing was sent.',
  state: {
    requested: 'We are looking at your request, and answer by e-mail.',
    approved: 'Open.',
    'on-hold': 'On hold: nothing can be ordered for it at the moment.',
    closed: 'Closed.',
  } satisfies Readonly<Record<CompanyState, string>>,
  number: (number: number) => `Company ${number}`,
  youAre: (role: string) => `You are ${role}.`,
  roleIn: { buyer: 'a buyer', approver: 'an approver', owner: 'an owner' } satisfies Readonly<
    Record<CompanyRole, string>
  >,
  terms: 'Agreed',
  minimum: (amount: string) => `Orders begin at ${amount}.`,
  members: 'Members',
  membersOf: (name: string) => `Members of ${name}`,
  leave: 'Leave',
  leaveCompany: (name: string) => `Leave ${name}`,
  sureToLeave: (name: string) =>
    `You cannot buy for ${name} any more, and do not see its orders and documents any more. Your ` +
    'orders, quotes and shared lists there pass to an owner; your cart for it ends.',
  sureToLeaveAsOwner: (name: string) =>
    `You cannot buy for ${name} any more, and do not see its orders and documents any more.`,
  stay: 'Stay',
  left: (name: string) => `You do not buy for ${name} any more`,
  buyingFor: 'Buying for',
  myself: 'Myself',
  choose: 'Choose a company',
  question: 'For whom do you buy?',
  questionDetail:
    'Prices, cart and orders follow your choice, on all your devices. Your cart comes along. You ' +
    'can change it at the top of every page.',
  later: 'Decide later',
  chosen: (name: string) => `You buy for ${name} now`,
  chosenMyself: 'You buy for yourself now',
  buyingForCompany: (name: string) => `You buy for ${name}.`,
  change: 'Change',
  onHold: (name: string) => `${name} (on hold)`,
} as const

export const memberMessages = {
  person: 'who',
  program: 'Service account',
  role: 'role',
  roleOf: (email: string) => `Role of ${email}`,
  changed: (email: string, role: string) => `${email}: ${role}`,
  remove: (email: string) => `Remove ${email}`,
  sureToRemove: (email: string) =>
    `${email} cannot buy for the company any more, and does not see its orders and documents.`,
  successor: 'Who looks after their orders now',
  successorHelp: 'Orders, quotes, shared lists and the cart for the company pass to them.',
  removeLabel: 'Remove',
  removed: (email: string, passed: string, to: string) =>
    passed === ''
      ? `${email} is no member any more`
      : `${email} is no member any more; ${passed} passed to ${to}`,
  wasRemoved: 'They were no member any more',
  keep: 'Leave it',
  none: 'Nobody buys for this company yet.',
  add: 'Add a member',
  email: 'E-mail of their account',
  newRole: 'Role',
  adding: 'Adding',
  added: (email: string) => `${email} buys for this company now`,
  notAdded: 'Nobody was added.',
} as const

export const companyOrderMessages = {
  title: (company: string | undefined) =>
    company === undefined ? 'Orders of the company' : `Orders of ${company}`,
  description: 'All orders that were placed for a company of yours.',
  lead: 'What everybody of the company has ordered for it, newest first.',
  caption: 'The orders of the company, newest first',
  buyer: 'Buyer',
  back: 'Trade account',
  empty: 'Nobody has ordered for the company yet',
  emptyDetail: 'Orders of all members appear here as soon as they place one.',
  noMatchDetail: 'None is in this status, or was placed on these days.',
  unknown: 'There is no such company of yours',
  unknownDetail: 'Approvers and owners see the orders of their company.',
  link: 'All orders of the company',
} as const

export const limitMessages = {
  heading: 'What members may spend',
  lead:
    'Above these amounts an order waits until an approver or owner of the company, or the shop, ' +
    'approves it. They count without tax.',
  member: 'Member',
  perOrder: 'An order',
  perMonth: 'All orders of a month',
  help: 'Empty: anything.',
  notAmount: 'Write an amount such as 500, or nothing.',
  save: 'Save the limits',
  saving: 'Saving',
  saved: (email: string) => `The limits of ${email} are saved`,
  column: 'may spend',
  limits: (perOrder: number | undefined, perMonth: number | undefined) =>
    [
      ...(perOrder === undefined ? [] : [`${displayMoney(perOrder)} an order`]),
      ...(perMonth === undefined ? [] : [`${displayMoney(perMonth)} a month`]),
    ].join(', ') || 'anything',
  approvals: 'Orders that wait for you',
} as const

export const companiesPageMessages = {
  title: 'Companies',
  description: 'Trade customers: requests, records, members.',
  lead: 'Trade customers. A company that is approved has members who buy for it.',
  caption: 'Companies, by name',
  search: 'Search companies',
  hint: 'Name, number or member',
  anyState: 'Any state',
  stateFilter: 'State',
  stateNow: 'State',
  company: 'company',
  members: 'members',
  asked: 'since',
  state: 'state',
  add: 'Add a company',
  empty: 'No companies yet',
  emptyDetail:
    'Customers ask for a trade account on their profile page; you can add a company yourself.',
  noneInState: 'No companies in this state',
  newTitle: 'A new company',
  recordTitle: 'Company',
  recordDescription: 'The record of a company, its state and its members.',
  back: 'All companies',
  number: (number: number) => `No. ${number}`,
  taxStatus: 'Tax',
  taxStatusHelp:
    'What you expect. Tax itself follows from verified certificates and the confirmed VAT number; what is missing is said above.',
  terms: 'Terms',
  termsHelp: 'Its members read them.',
  backOrders: 'More than is in stock',
  backOrderRules: {
    shop: 'As the settings of the shop say',
    yes: 'Can be ordered, and waits for goods',
    no: 'Cannot be ordered',
  },
  invoiceForm: 'Form of invoices',
  invoiceFormHelp:
    'XRechnung is the form of public buyers in Germany. XRechnung and UBL are mailed with a PDF beside them.',
  invoiceForms: {
    shop: 'Factur-X if possible, otherwise PDF',
    pdf: 'PDF',
    facturx: 'Factur-X (PDF with data)',
    xrechnung: 'XRechnung (UBL)',
    ubl: 'UBL',
  },
  buyerReference: 'Buyer reference',
  buyerReferenceHelp: 'What invoices must name, such as a Leitweg-ID or a department.',
  billingEmail: 'E-mail address for invoices',
  billingEmailHelp: 'Invoices and credit notes go there. Empty: to the buyer.',
  phone: 'Phone',
  deliveryAddresses: 'Delivery addresses',
  deliveryAddressesHelp:
    'Where its goods may go beside its address, with an empty line between two. Members choose one when they order.',
  ledgerAccount: 'Account in bookkeeping',
  ledgerAccountHelp: 'Empty: by its number, as the settings of accounting say.',
  paymentTerms: 'Payment terms',
  paymentTermsHelp:
    '“net 30”, or “2/10 net 30”: 2 % less within 10 days; “prepayment”: orders wait until they are paid. Empty: those of the shop.',
  minimumOrder: 'Smallest order',
  priceList: 'Price list',
  priceListHelp: 'What its buyers see and pay. Lists are kept under Prices.',
  catalogue: 'None: the catalogue',
  creditLimit: 'Credit limit',
  creditLimitHelp:
    'What it may owe, with tax. An order above it waits for the shop. Empty: anything.',
  minimumHelp: 'Orders of less are refused; 0 for none.',
  representative: 'Looked after by',
  notes: 'Notes',
  notesHelp: 'For staff only.',
  save: 'Save',
  saving: 'Saving',
  saved: 'The company is saved',
  addedCompany: (name: string) => `${name} is added, and approved`,
  notSaved: 'Nothing was saved.',
  history: 'History',
  move: {
    requested: 'Back to requested',
    approved: 'Approve',
    'on-hold': 'Put on hold',
    closed: 'Close',
  } satisfies Readonly<Record<CompanyState, string>>,
  moved: (name: string, state: string) => `${name}: ${state}`,
  sureToClose: (name: string) => `Nobody can buy for ${name} until it is approved again.`,
  leaveIt: 'Leave it',
  record: 'Record',
  membersTitle: 'Members',
} as const
