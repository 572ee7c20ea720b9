/** Texts for staff of whom the shop demands a second factor. */
export const secondFactorFirstMessages = {
  title: 'Set up a second factor first',
  detail:
    'The shop demands one of everybody who works in it. It takes a minute and an authenticator app; then everything here opens.',
  setUp: 'Go to My Profile',
} as const
