/** Texts of the page for a new password. */
export const resetPasswordMessages = {
  title: 'A new password',
  description: 'Set a new password for your account.',
  heading: 'A new password',
  password: 'New Password',
  confirm: 'Confirm New Password',
  set: 'Set new password',
  working: 'One moment',
  ends: 'All devices that are signed in to your account are signed out.',
  done: 'Your password is changed. Log in with it.',
  askHeading: 'Forget Password?',
  askLead:
    'Enter the e-mail address of your account. We send you a link; it works once and for ' +
    '30 minutes.',
  spent: 'This link is used up or has expired. Write your e-mail address and a new one comes.',
  email: 'Email',
  send: 'Send the link',
  sent: (email: string) =>
    `If ${email} has an account here, a mail is on its way. The newest link is the one that works.`,
  sentHeading: 'Check your mail',
  sentLead:
    'The link works once and for 30 minutes. Nothing there after a few minutes? Look into the spam ' +
    'folder, check the address below, and send it again.',
  sendAgain: 'Send it again',
  otherProvider: (provider: string) =>
    `Passwords are kept by ${provider}: log in there, and say that you forgot yours.`,
  back: 'Back to Log In',
} as const
