/** What stands in the place of prices that are not shown to everybody. */
export const hiddenPriceMessages = {
  signIn: 'Sign in to see prices',
  forCompanies: 'For approved companies',
  notLoaded: 'Not loaded',
  signInFor: {
    'signed-in': 'Prices are shown to who is signed in.',
    companies: 'Prices are for members of approved companies.',
  },
  openAccount: 'Open a trade account',
  failed: 'The prices could not be loaded. Load the page again.',
  shown: {
    'signed-in': 'These prices are shown to you, since you are signed in.',
    companies: 'These prices are for members of approved companies.',
  },
  noOrder: 'This cannot be ordered yet',
  noOrderDetail:
    'Prices are for members of approved companies. Open a trade account; as soon as it is approved you see prices and can order.',
  toTool: 'Back to the tool',
} as const
