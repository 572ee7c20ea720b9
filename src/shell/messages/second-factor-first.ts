/** Texts for staff of whom the shop demands a second factor. */
export const secondFactorFirstMessages = {
  title: 'Set up a second factor first',
  detail: 'The shop requires one for all staff. It takes a minute and an authenticator app.',
  setUp: 'Go to My Profile',
} as const
