/**
 * Texts of a company's page for its members; those of the bar are in pages.ts, which every page
 * loads.
 */
export const ownCompanyMessages = {
  ownCart: 'The company’s prices and cart are separate from your own.',
  more: 'More',
  statement: 'Statement',
  agreed: 'Terms agreed with the shop',
  nothingAgreed: 'No special terms have been agreed: the shop’s terms apply.',
  addresses: 'Addresses',
  waits: 'Approvals',
  allApprovals: 'Open approvals',
  another: 'Another trade account',
  name: 'name',
  mail: 'e-mail',
  maySpend: 'may spend',
  change: 'Change',
  changeOf: (email: string) => `Role and limits of ${email}`,
  changeLabel: (email: string) => `Change role and limits of ${email}`,
  save: 'Save',
  saved: (email: string) => `Role and limits of ${email} saved`,
} as const
