/** Texts for staff from whom the shop requires a second factor. */
export const secondFactorFirstMessages = {
  title: 'Set up a second factor first',
  detail:
    'The shop requires a second factor for all staff. You need an authenticator app and about a minute.',
  setUp: 'Go to My Profile',
} as const
