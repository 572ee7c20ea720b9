/** Texts of the API of companies, and of its mails. */
import { passedOnText, type PassedOn } from './passed-on.ts'

export const companiesMessages = {
  problems: {
    alreadyRequested: 'You have asked for a trade account already',
    companyChanged: 'Somebody else has changed this company meanwhile',
    stateNotAllowed: 'This state does not follow the present one',
    lastOwner: 'A company keeps an owner',
    pricesHidden: 'Prices are not shown to you',
    noSuchAccount: 'Nobody with this e-mail address can be added here',
  },
  alreadyRequestedDetail: (name: string) =>
    `Your request for ${name} is being looked at. You get an answer before you can ask again.`,
  companyChangedDetail:
    'Somebody else has saved it since you opened it. What you typed is still here, and all else is as it is now: look at it, then save again.',
  ownersChoose: 'Owners of the company choose who takes over your orders, quotes and lists there.',
  noSuccessor: 'Choose another member of the company.',
  formerMember: 'A former member',
  passedOnMail: {
    subject: (company: string) => `Orders of ${company} are yours now`,
    text: (
      from: string,
      {
        company,
        passed,
        link,
      }: { readonly company: string; readonly passed: PassedOn; readonly link: string },
    ) =>
      `${from} does not buy for ${company} any more. You look after this from now on: ` +
      `${passedOnText(passed)}.\n\n${link}\n`,
  },
  lastOwnerDetail: 'Make somebody else an owner first.',
  signInForPrices: {
    'signed-in': 'Sign in to see prices, and to sort, narrow or order by them.',
    companies:
      'Prices are for members of approved companies. Sign in as one to see them, and to sort, narrow or order by them.',
  },
  companiesSeePrices:
    'Prices are for members of approved companies. Open a trade account at /dashboard/company; as soon as it is approved you see them, and can sort, narrow and order by them.',
  noSuchAccountDetail: (email: string) =>
    `Nobody has an account with ${email}. Invite them, or ask them to sign up first and add them then.`,
  /** Says nothing of whether there is such an account. */
  notMemberDetail: (email: string) =>
    `${email} is no member of the company. Invite them, or ask the shop to add them.`,
  notInvoiceForm: 'Choose a form: shop, pdf, facturx, xrechnung or ubl.',
  notLedgerAccount: 'Write an account of five to nine digits, or nothing.',
  notLeitwegId:
    'The check digits of this Leitweg-ID are wrong. Compare it with what the customer wrote.',
  needsReference:
    'XRechnung needs a buyer reference: for public buyers in Germany the Leitweg-ID. Ask the customer for it.',
  notRole: 'Choose a role: buyer, approver or owner.',
  tooManyAddresses: 'Name at most 50 delivery addresses.',
  notTaxStatus: 'Choose how the company is taxed.',
  numberTaken: (number: number) =>
    `Another company has the number ${number}. Write a free one, or leave it out.`,
  severalNumbers: (company: string) =>
    `“${company}” has several numbers in these rows. Write the number of its company in this row too.`,
  priceListGone: 'This price list is not there any more. Choose another, or none.',
  notState: 'Choose a state: requested, approved, on-hold or closed.',
  requestMail: {
    subject: (company: string) => `${company} asks for a trade account`,
    text: (company: string, by: string, link: string) =>
      `${by} asks for a trade account for ${company}.\n\nLook at it and answer here:\n${link}\n`,
  },
  stateMail: {
    subject: (company: string, shop: string) => `${company} at ${shop}`,
    approved: (company: string, link: string) =>
      `The trade account of ${company} is open.\n\nChoose that you buy for it here:\n${link}\n`,
    'on-hold': (company: string, link: string) =>
      `The trade account of ${company} is on hold: nothing can be ordered for it at the moment.` +
      ` Answer this mail to ask why.\n\n${link}\n`,
    closed: (company: string, link: string) =>
      `The trade account of ${company} is closed. You can still buy for yourself.\n\n${link}\n`,
  },
} as const
