/** Texts of proving anew who one is, before something that matters. */
export const stepUpMessages = {
  needed: {
    code: 'Type a code of your authenticator app, then it is done.',
    password: 'Type your password, then it is done.',
    'sign-in': 'Sign out and in again, then do it within ten minutes.',
  },
  signInAgainTitle: 'Only a new sign-in proves who you are',
  title: 'Confirm that it is you',
  lead: 'This needs a sign-in of the last ten minutes. What you typed stays.',
  code: 'Code of the app',
  password: 'Password',
  confirm: 'Confirm',
  confirming: 'Confirming',
  cancel: 'Cancel',
  signInAgain: 'Sign out',
} as const
