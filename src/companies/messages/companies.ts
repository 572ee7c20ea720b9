/** Texts of the API of companies, and of its mails. */
export const companiesMessages = {
  problems: {
    alreadyRequested: 'You have asked for a trade account already',
    companyChanged: 'Somebody else has changed this company meanwhile',
    stateNotAllowed: 'This state does not follow the present one',
    lastOwner: 'A company keeps an owner',
    noSuchAccount: 'Nobody has an account with this e-mail address',
  },
  alreadyRequestedDetail: (name: string) =>
    `Your request for ${name} is being looked at. You get an answer before you can ask again.`,
  companyChangedDetail:
    'What you typed is still here. Load the page again to see what has changed, then save.',
  lastOwnerDetail: 'Make somebody else an owner first.',
  noSuchAccountDetail: (email: string) =>
    `Nobody has an account with ${email}. Ask them to sign up first, then add them here.`,
  notMemberDetail: (email: string) => `${email} is no member. Ask the shop to add them.`,
  notRole: 'Choose a role: buyer, approver or owner.',
  notTaxStatus: 'Choose how the company is taxed.',
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
