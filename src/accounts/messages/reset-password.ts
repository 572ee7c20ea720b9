/** Texts of the page for a new password. */
export const resetPasswordMessages = {
  title: 'A new password',
  description: 'Set a new password for your account.',
  heading: 'A new password',
  password: 'New Password',
  confirm: 'Confirm New Password',
  set: 'Set new password',
  working: 'One moment',
  ends: 'All signed-in devices are signed out.',
  done: 'Your password is changed. Log in with it.',
  askHeading: 'Forget Password?',
  askLead:
    'Enter the e-mail address of your account. We send you a link; it works once and for ' +
    '30 minutes.',
  spent: 'This link was already used or has expired. Enter your e-mail address to get a new one.',
  email: 'Email',
  send: 'Send the link',
  sent: (email: string) =>
    `If ${email} has an account here, a mail is on its way. Only the newest link works.`,
  sentHeading: 'Check your mail',
  sentLead:
    'The link works once and for 30 minutes. If it does not arrive in a few minutes, check the spam ' +
    'folder and the address below, then send it again.',
  sendAgain: 'Send it again',
  otherProvider: (provider: string) => `${provider} keeps the passwords. Reset yours there.`,
  back: 'Back to Log In',
} as const
