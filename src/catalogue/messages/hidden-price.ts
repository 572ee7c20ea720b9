/** Replacement texts for prices that are not shown to everybody. */
export const hiddenPriceMessages = {
  signIn: 'Sign in to see prices',
  forCompanies: 'Approved companies only',
  notLoaded: 'Not loaded',
  signInFor: {
    'signed-in': 'Sign in to see prices.',
    companies: 'Prices are shown only to members of approved companies.',
  },
  openAccount: 'Open a trade account',
  failed: 'The prices could not be loaded. Reload the page.',
  shown: {
    'signed-in': 'You see these prices because you are signed in.',
    companies: 'These prices are shown only to members of approved companies.',
  },
  noOrder: 'You cannot order this tool yet',
  noOrderDetail:
    'Prices are shown only to members of approved companies. Open a trade account. Once the account has been approved, you can see prices and place orders.',
  toTool: 'Back to the tool',
} as const
