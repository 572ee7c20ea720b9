/** Texts of the page for a new password. */
export const resetPasswordMessages = {
  title: 'Set a new password',
  description: 'Set a new password for your account.',
  heading: 'Set a new password',
  password: 'New Password',
  confirm: 'Confirm New Password',
  set: 'Set new password',
  working: 'One moment',
  ends: 'Setting a new password signs out all devices.',
  done: 'Your password has been changed. Log in with the new password.',
  askHeading: 'Forget Password?',
  askLead:
    'Enter the e-mail address of your account. We will send you a link that is valid for 30 minutes and can be used once.',
  spent:
    'This link has already been used or has expired. Enter your e-mail address to get a new link.',
  email: 'Email',
  send: 'Send the link',
  sent: (email: string) =>
    `If ${email} has an account here, an e-mail with a link is on its way. Only the newest link works.`,
  sentHeading: 'Check your e-mail',
  sentLead:
    'The link is valid for 30 minutes and can be used once. If the e-mail does not arrive within a few minutes, check your spam folder and the address below, then send the link again.',
  sendAgain: 'Send the link again',
  otherProvider: (provider: string) =>
    `${provider} manages your password. Reset your password on the provider’s website.`,
  back: 'Back to Log In',
} as const
