/** Texts of the API of companies, and of its mails. */
import { passedOnText, type PassedOn } from './passed-on.ts'

export const companiesMessages = {
  problems: {
    alreadyRequested: 'You have already requested a trade account',
    companyChanged: 'Somebody else has changed this company',
    stateNotAllowed: 'The status cannot be changed in this way',
    lastOwner: 'A company needs an owner',
    pricesHidden: 'You cannot see prices',
    noSuchAccount: 'No account with this e-mail address',
  },
  alreadyRequestedDetail: (name: string) =>
    `Your request for ${name} is being checked. Wait for our reply before you send another request.`,
  companyChangedDetail:
    'Somebody else has saved changes since you opened this company’s record. Your entries are kept, and the other fields show the saved values. Check all fields, then save again.',
  ownersOnly: 'Only an owner of the company can perform this action. Ask one of the owners.',
  ownersChoose:
    'Only an owner of the company can choose the successor for your orders, quotes and lists. Leave without choosing a successor, or ask an owner.',
  noSuccessor: 'Choose another member of the company as the successor.',
  formerMember: 'A former member',
  passedOnMail: {
    subject: (company: string) => `You are now responsible for orders from ${company}`,
    text: (
      from: string,
      {
        company,
        passed,
        link,
      }: { readonly company: string; readonly passed: PassedOn; readonly link: string },
    ) =>
      `${from} no longer buys for ${company}. You are now responsible for: ` +
      `${passedOnText(passed)}.\n\n${link}\n`,
  },
  lastOwnerDetail: 'Make another member an owner of the company first.',
  signInForPrices: {
    'signed-in': 'Sign in to see prices, to sort and filter by them, and to order.',
    companies:
      'Only members of approved companies can see prices. Sign in as a member to see prices, to sort and filter by them, and to order.',
  },
  companiesSeePrices:
    'Only members of approved companies can see prices. Request a trade account at /dashboard/company. After approval, you can see prices and place orders.',
  noSuchAccountDetail: (email: string) =>
    `There is no account with ${email}. Invite the person, or add them after they have signed up.`,
  /** Does not reveal whether the account exists. */
  notMemberDetail: (email: string) =>
    `${email} is not a member of the company. Invite the person, or ask the shop to add them.`,
  notLanguage: 'Choose a language: shop, en or de.',
  notInvoiceForm: 'Choose an invoice format: shop, pdf, facturx, xrechnung or ubl.',
  notLedgerAccount: 'Enter an account number of five to nine digits, or leave the field empty.',
  notLeitwegId:
    'The check digits of this Leitweg-ID are wrong. Compare the ID with the one that the customer gave you.',
  needsReference:
    'XRechnung requires a buyer reference. For public buyers in Germany, this is the Leitweg-ID. Ask the customer for the reference.',
  notRole: 'Choose a role: buyer, approver or owner.',
  tooManyAddresses: 'Enter at most 50 delivery addresses.',
  notTaxStatus: 'Choose how the company is taxed.',
  numberTaken: (number: number) =>
    `Another company has the customer number ${number}. Enter an unused number, or leave the field empty.`,
  severalNumbers: (company: string) =>
    `“${company}” has several customer numbers in these rows. Add the customer number to this row, too.`,
  priceListGone: 'This price list no longer exists. Choose another price list, or none.',
  notState: 'Choose a status: requested, approved, on-hold or closed.',
  requestMail: {
    subject: (company: string) => `${company} has requested a trade account`,
    text: (company: string, by: string, link: string) =>
      `${by} has requested a trade account for ${company}.\n\nReview the request here:\n${link}\n`,
  },
  stateMail: {
    subject: (company: string, shop: string) => `${company} at ${shop}`,
    approved: (company: string, link: string) =>
      `${company}’s trade account is open.\n\nStart buying for the company here:\n${link}\n`,
    'on-hold': (company: string, link: string) =>
      `${company}’s trade account is on hold: the company cannot order at the moment.` +
      ` Reply to this e-mail if you have questions.\n\n${link}\n`,
    closed: (company: string, link: string) =>
      `${company}’s trade account has been closed. You can still buy for yourself.\n\n${link}\n`,
  },
} as const
