/** Texts of the page that signs out: for pages without script, and for links from outside. */
export const signOutMessages = {
  title: 'Sign Out',
  description: 'Sign out of the shop in this browser.',
  question: 'Sign out of the shop in this browser? Your cart stays in your account.',
} as const
