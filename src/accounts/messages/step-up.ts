/** Texts of verifying one's identity again before important changes. */
export const stepUpMessages = {
  needed: {
    code: 'Enter a code from your authenticator app to continue.',
    password: 'Enter your password to continue.',
    'sign-in': 'Sign out and sign in again, then try again within ten minutes.',
  },
  signInAgainTitle: 'Sign in again to confirm your identity',
  title: 'Confirm your identity',
  lead: 'For your security, confirm your identity before you continue. Nothing that you have entered will be lost.',
  code: 'Code from the app',
  password: 'Password',
  confirm: 'Confirm',
  confirming: 'Confirming',
  cancel: 'Cancel',
  signInAgain: 'Sign out',
} as const
