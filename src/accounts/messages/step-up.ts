/** Texts of verifying one's identity again before important changes. */
export const stepUpMessages = {
  needed: {
    code: 'Enter a code from your authenticator app to continue.',
    password: 'Enter your password to continue.',
    'sign-in': 'Sign out and sign in again, then try again within ten minutes.',
  },
  signInAgainTitle: 'Sign in again to confirm that it is you',
  title: 'Confirm your identity',
  lead: 'This step requires a sign-in within the last ten minutes. Your entries are kept.',
  code: 'Code from the app',
  password: 'Password',
  confirm: 'Confirm',
  confirming: 'Confirming',
  cancel: 'Cancel',
  signInAgain: 'Sign out',
} as const
