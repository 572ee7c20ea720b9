/**
 * Titles of the sign-in Problems. Separate from the other texts of identity, since the browser
 * loads them with every contract that requires authentication.
 */
export const identityProblemMessages = {
  idTokenRefused: 'The identity provider’s ID token was not accepted. Sign in again',
  secondFactorRequired: 'Enter the code of your second factor to continue',
  passwordWrong: 'The current password is wrong. Enter it again',
  codeWrong: 'The code is wrong. Enter a new code',
  passwordKeptByProvider: 'Change your password with the identity provider that manages it',
  addressTaken: 'There is already an account with this e-mail address. Use another one',
  emailKeptByProvider: 'Change your e-mail address with the identity provider that manages it',
  emailLinkEnded: 'This link is no longer valid. Request a new one',
  passwordRefused: 'This password is not allowed. Choose another one',
  providerUnavailable: 'Sign-in is not available at the moment. Try again later',
} as const
