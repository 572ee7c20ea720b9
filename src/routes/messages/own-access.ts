/** What the page *Sign-in and data* of a buyer says around its parts. */
export const ownAccessMessages = {
  accessLead: 'How you log in, where you are logged in, and which data the shop keeps about you.',
  crumbs: 'You are here',
} as const
