/**
 * Titles of the sign-in Problems. Separate from the other texts of identity, since the browser
 * loads them with every contract that requires authentication.
 */
export const identityProblemMessages = {
  idTokenRefused: 'The identity provider’s ID token was not accepted',
  secondFactorRequired: 'The second factor is missing',
  passwordWrong: 'The current password is wrong',
  codeWrong: 'The code is wrong',
  passwordKeptByProvider: 'Passwords are kept by the sign-in provider',
  addressTaken: 'This e-mail already has an account',
  emailKeptByProvider: 'E-mail addresses are kept by the sign-in provider',
  emailLinkEnded: 'This link is no longer valid',
  passwordRefused: 'The password is not good enough',
  providerUnavailable: 'Signing in is not possible at the moment',
} as const
