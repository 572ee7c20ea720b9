/** The page that signs out, for pages without script and for whoever comes from elsewhere. */
export const signOutMessages = {
  title: 'Sign Out',
  description: 'Leave your account on this browser.',
  question: 'Sign out of the shop in this browser? What lies in your cart stays in your account.',
} as const
