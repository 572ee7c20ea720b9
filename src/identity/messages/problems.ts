/**
 * Titles of the sign-in Problems. Separate from the other texts of identity, since the browser
 * loads them with every contract that requires authentication.
 */
export const identityProblemMessages = {
  idTokenRefused: 'The identity provider’s ID token was not accepted',
  secondFactorRequired: 'A second factor is required',
  passwordWrong: 'The current password is wrong',
  codeWrong: 'The code is wrong',
  passwordKeptByProvider: 'Passwords are managed by the identity provider',
  addressTaken: 'There is already an account with this e-mail address',
  emailKeptByProvider: 'E-mail addresses are managed by the identity provider',
  emailLinkEnded: 'This link is no longer valid',
  passwordRefused: 'This password cannot be used',
  providerUnavailable: 'Signing in is not possible at the moment',
} as const
