/** Texts for staff from whom the shop requires a second factor. */
export const secondFactorFirstMessages = {
  title: 'Set up a second factor first',
  detail: 'The shop requires one for all staff. It takes a minute and an authenticator app.',
  setUp: 'Go to My Profile',
} as const
