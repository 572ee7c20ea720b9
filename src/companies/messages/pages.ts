/**
 * Texts of the pages of companies: the customer's trade account, and the list and record for staff.
 */
import type { CompanyRole } from '../../platform/access/acting-company.ts'
import { displayCount, displayMoney } from '../../platform/money/money.ts'
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
  description: 'Your companies, and how to open a trade account.',
  lead: 'Buy for your company, with a separate cart and the company’s agreed prices.',
  open: 'Open a trade account',
  openLead: (myself: boolean) =>
    myself
      ? 'We will check the details and reply by e-mail. Until we reply, you can continue to order in your own name.'
      : 'We will check the details and reply by e-mail. This shop sells only to companies.',
  name: 'Company name',
  address: 'Legal address',
  vatId: 'VAT number',
  taxNumber: 'Tax number',
  send: 'Request a trade account',
  sending: 'Sending',
  sent: (name: string) => `We have received your request for ${name}`,
  notSent: 'Nothing was sent.',
  state: {
    requested: 'We are checking your request and will reply by e-mail.',
    approved: 'Open.',
    'on-hold': 'On hold: the company cannot order at the moment.',
    closed: 'Closed.',
  } satisfies Readonly<Record<CompanyState, string>>,
  number: (number: number) => `Company ${number}`,
  youAre: (role: string) => `You are ${role}.`,
  roleIn: { buyer: 'a buyer', approver: 'an approver', owner: 'an owner' } satisfies Readonly<
    Record<CompanyRole, string>
  >,
  terms: 'Agreed terms',
  minimum: (amount: string) => `Minimum order: ${amount}.`,
  members: 'Members',
  membersOf: (name: string) => `Members of ${name}`,
  leave: 'Leave',
  leaveCompany: (name: string) => `Leave ${name}`,
  sureToLeave: (name: string) =>
    `You will no longer be able to buy for ${name} or see its orders and documents. Your orders, quotes and shared lists for the company will be transferred to an owner. Your cart for the company will be deleted.`,
  sureToLeaveAsOwner: (name: string) =>
    `You will no longer be able to buy for ${name} or see its orders and documents.`,
  stay: 'Stay',
  left: (name: string) => `You no longer buy for ${name}`,
  buyingFor: 'Buying for',
  approvalsWait: (count: number) => `To approve: ${count}`,
  myself: 'Myself',
  choose: 'Choose a company',
  question: 'Who do you want to buy for?',
  questionDetail:
    'Your choice determines the prices, cart and orders on all your devices. Your cart is kept. You ' +
    'can change your choice at the top of every page.',
  later: 'Decide later',
  chosen: (name: string) => `You are now buying for ${name}`,
  chosenMyself: 'You are now buying for yourself',
  buyingForCompany: (name: string) => `You are buying for ${name}.`,
  change: 'Change',
  onHold: (name: string) => `${name} (on hold)`,
} as const

export const memberMessages = {
  program: 'Service account',
  role: 'role',
  remove: (email: string) => `Remove ${email}`,
  sureToRemove: (email: string) =>
    `${email} will no longer be able to buy for the company or see its orders and documents.`,
  successor: 'Successor for this person’s orders',
  successorHelp:
    'Orders, quotes, shared lists and the company’s cart will be transferred to this member.',
  removeLabel: 'Remove',
  removed: (email: string, passed: string, to: string) =>
    passed === ''
      ? `${email} is no longer a member`
      : `${email} is no longer a member; ${passed} transferred to ${to}`,
  wasRemoved: 'This person has already been removed',
  keep: 'Cancel',
  add: 'Add a member',
  addLead: 'Only people with an account in this shop',
  email: 'E-mail address of the account',
  newRole: 'Role',
  adding: 'Adding',
  added: (email: string) => `${email} now buys for this company`,
  notAdded: 'Nobody was added.',
} as const

export const companyOrderMessages = {
  title: (company: string | undefined) =>
    company === undefined ? 'Company orders' : `Orders from ${company}`,
  description: 'All orders from your company.',
  lead: 'All orders from the company’s members, newest first.',
  caption: 'Company orders, newest first',
  buyer: 'Buyer',
  back: 'Trade account',
  empty: 'No orders for the company yet',
  emptyDetail: 'Orders appear here as soon as a member places one.',
  noMatchDetail: 'No order matches this status and period.',
  unknown: 'You do not belong to this company',
  unknownDetail: 'Approvers and owners can see their company’s orders.',
  link: 'All company orders',
} as const

export const limitMessages = {
  lead:
    'Orders above a limit wait until an approver, an owner of the company or the shop ' +
    'approves them. Amounts exclude tax.',
  perOrder: 'Per order',
  perMonth: 'Per month',
  help: 'Leave empty for no limit.',
  notAmount: 'Enter an amount such as 500, or leave the field empty.',
  saving: 'Saving',
  saved: (email: string) => `Limits of ${email} saved`,
  limits: (perOrder: number | undefined, perMonth: number | undefined) =>
    [
      ...(perOrder === undefined ? [] : [`${displayMoney(perOrder)} per order`]),
      ...(perMonth === undefined ? [] : [`${displayMoney(perMonth)} per month`]),
    ].join(', ') || 'No limit',
  approvals: 'Orders to approve',
} as const

export const companiesPageMessages = {
  numberHeader: 'number',
  open: 'Open',
  review: 'Review',
  openWhich: (act: string, number: number) => `${act}: customer ${number}`,
  title: 'Companies',
  description: 'Requests, records and members of trade customers.',
  lead: 'Trade customers. Members of approved companies can buy for their company.',
  caption: 'Companies',
  town: 'town',
  lastOrder: 'last order',
  turnover: 'ordered, 12 months',
  owed: 'invoiced, unpaid',
  owedShort: 'unpaid',
  search: 'Search companies',
  hint: 'Name, number or member',
  anyState: 'Any status',
  stateFilter: 'Status',
  stateNow: 'Status',
  company: 'company',
  members: 'members',
  asked: 'since',
  approve: 'Approve',
  sureToApprove: (count: number) =>
    `Members of ${displayCount(count, 'company', 'companies')} will be able to buy. The owners will get an e-mail.`,
  areApproved: (count: number) => `${displayCount(count, 'company', 'companies')} approved`,
  hold: 'Put on hold',
  sureToHold: (count: number) =>
    `${displayCount(count, 'company', 'companies')} will not be able to order until you approve ${count === 1 ? 'it' : 'them'} again. The owners will get an e-mail.`,
  areOnHold: (count: number) => `${displayCount(count, 'company', 'companies')} on hold`,
  state: 'status',
  add: 'Add a company',
  empty: 'No companies yet',
  emptyDetail:
    'Customers request a trade account on their profile page. You can also add a company yourself.',
  noneInState: 'No companies with this status',
  newTitle: 'New company',
  recordTitle: 'Company',
  recordDescription: 'A company’s record, status and members.',
  crumbs: 'You are here',
  back: 'All companies',
  number: (number: number) => `No. ${number}`,
  taxStatus: 'Tax',
  taxStatusHelp:
    'The tax status that you expect. The tax charged depends on verified certificates and the confirmed VAT number. Missing certificates and VAT numbers are listed under Tax.',
  terms: 'Terms',
  termsHelp: 'Shown to the company’s members.',
  backOrders: 'Back-orders',
  backOrderRules: {
    shop: 'As in the shop’s settings',
    yes: 'Allowed',
    no: 'Not allowed',
  },
  orderFiles: 'Orders by e-mail and cXML',
  orderFilesHelp:
    'Orders are placed automatically only if the sender is verified, every line and its price are certain, the delivery address is known and the order would not go on hold.',
  orderFileRules: { draft: 'Keep as drafts', place: 'Place if everything is certain' },
  orderAnswers: 'Replies to orders by e-mail',
  orderAnswersHelp: 'Replies are sent only to senders whose e-mail address has been verified.',
  orderAnswerRules: { hand: 'Send by hand', mail: 'Send by e-mail automatically' },
  invoices: 'Invoices',
  delivery: 'Delivery and language',
  agreements: 'Terms and notes',
  invoiceForm: 'Invoice format',
  invoiceFormHelp:
    'XRechnung is for public buyers in Germany. XRechnung and UBL files are e-mailed together with a PDF.',
  invoiceForms: {
    shop: 'Factur-X if possible, otherwise PDF',
    pdf: 'PDF',
    facturx: 'Factur-X (PDF with embedded data)',
    xrechnung: 'XRechnung (UBL)',
    ubl: 'UBL',
  },
  buyerReference: 'Buyer reference',
  buyerReferenceHelp: 'Such as a Leitweg-ID or a department. Printed on invoices.',
  billingEmail: 'E-mail address for invoices',
  billingEmailHelp:
    'Invoices and credit notes are sent to this address, or to the buyer if the field is empty.',
  phone: 'Phone',
  language: 'Language',
  languageHelp:
    'Language of the company’s e-mails and documents. If the shop no longer offers this language, the shop’s own language is used.',
  languageOfShop: 'The member’s language, otherwise the shop’s',
  deliveryAddresses: 'Delivery addresses',
  deliveryAddressesHelp:
    'Other places where goods can be delivered. Leave an empty line between two addresses. Members choose an address when they order.',
  ledgerAccount: 'Ledger account',
  ledgerAccountHelp:
    'Leave empty to derive the account from the customer number, as set under Accounting.',
  paymentTerms: 'Payment terms',
  paymentTermsHelp:
    'Terms such as “net 30”, “2/10 net 30” (2% discount within 10 days) or “prepayment” (orders wait until they are paid). Leave empty for the shop’s terms.',
  minimumOrder: 'Minimum order',
  priceList: 'Price list',
  priceListHelp: 'Prices for the company’s buyers. Price lists are managed under Prices.',
  catalogue: 'None: catalogue prices',
  creditLimit: 'Credit limit',
  creditLimitHelp:
    'Maximum unpaid amount, including tax. Orders above the limit go on hold. Leave empty for no limit.',
  minimumHelp: 'Orders below this amount are refused. 0 means no minimum.',
  representative: 'Account manager',
  notes: 'Notes',
  notesHelp: 'For staff only.',
  save: 'Save',
  saving: 'Saving',
  saved: 'Company saved',
  addedCompany: (name: string) => `${name} has been added and approved`,
  notSaved: 'Nothing was saved.',
  history: 'History',
  move: {
    requested: 'Back to requested',
    approved: 'Approve',
    'on-hold': 'Put on hold',
    closed: 'Deactivate',
  } satisfies Readonly<Record<CompanyState, string>>,
  moved: (name: string, state: string) => `${name}: ${state}`,
  sureToClose: (name: string) =>
    `Nobody will be able to buy for ${name} until the company is approved again.`,
  leaveIt: 'Cancel',
  record: 'Record',
  parts: 'Parts of the record',
  partNames: {
    overview: 'Overview',
    members: 'Members',
    terms: 'Record',
    tax: 'Tax',
    files: 'Files and connections',
  },
  contact: 'Contact',
  prices: 'Prices',
  deliveredTo: (count: number) =>
    `and ${displayCount(count, 'delivery address', 'delivery addresses')}`,
  invoicesTo: (email: string) => `Invoices to ${email}`,
  newOrder: 'New order',
  waits: 'Waiting',
  more: 'More',
  moreFor: (name: string) => `More for ${name}`,
} as const
