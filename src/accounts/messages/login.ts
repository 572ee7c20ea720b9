/** Texts of the login page. Source: specification, points 2, 5 and 8. */
export const loginMessages = {
  title: 'Log In',
  description: 'Log in to order tools, see your orders and write reviews.',
  heading: 'Log In',
  email: 'Email',
  password: 'Password',
  login: 'Login',
  working: 'One moment',
  forget: 'Forget Password?',
  passkey: 'Log in with a passkey',
  or: 'or',
  google: 'Continue With Google',
  googleNone: "Google sign-in isn't set up in this shop.",
  googleDevelopment:
    'In this demo shop, this button offers made-up accounts instead of Google accounts.',
  newHere: 'New here?',
  getStarted: 'Get started',
  error: (message: string) => `Error: ${message}`,
  passwordRequired: 'Enter your password.',
  notEmail: 'Enter an e-mail address such as name@example.com.',
  noEmail: 'Please Enter your Email Address',
  emailSent: 'Email sent',
  mailNone: 'E-mail is not set up in this shop, so no link can be sent. Contact the shop.',
  confirmFirst: 'Send me a confirmation link',
  resetSent: (email: string) =>
    `If ${email} has an account here, an e-mail with a link is on its way. The link is valid for 30 minutes and can be used once; only the newest link works.`,
  confirmSent: (email: string) =>
    `If ${email} has an unconfirmed account here, an e-mail with a link is on its way. ` +
    'Open the link, then log in here.',
  done: {
    'email-confirmed': 'Your e-mail address is confirmed. You can log in now.',
    'password-changed': 'Your password has been changed. Log in with the new password.',
    'session-ended': 'Your session has ended. Log in to continue where you left off.',
  },
  otherProvider: (provider: string) => `You will log in at ${provider} and then return here.`,
  verify: {
    heading: 'Confirm your e-mail address',
    lead:
      'Press the button if you opened an account here with this address. If you did not ' +
      'open an account, close this page; nothing will change.',
    confirm: 'Confirm e-mail address',
    newPassword:
      'If you are not logged in to this account in this browser, you will have to choose a new password, and the account’s name, addresses, cart, lists and any trade account request will be deleted. Orders, quotes and reviews will be kept. To keep everything, log in first, then open the link again.',
    done: 'Your e-mail address is confirmed',
    choosePassword: 'Your e-mail address is confirmed. Now choose a password.',
  },
  secondFactor: {
    heading: 'One more step',
    lead: 'Open your authenticator app and enter the code that it shows for this shop.',
    code: 'Code',
    recoveryLead: 'Enter one of your saved recovery codes. Each code works once.',
    recoveryCode: 'Recovery code',
    recoverInstead: 'Use a recovery code',
    appInstead: 'Use the app',
    startOver: 'Back to login',
    lost: 'If you have neither the app nor the codes, ask the shop to remove the second factor from your account.',
  },
  missingRole: {
    heading: 'This account has no access',
    who: (name: string, email: string) => `You are signed in as ${name} (${email}).`,
    missing:
      'This page is for admins, and this account is not an admin. Log in with an admin account.',
    ask: 'An admin can give you access under Manage Users.',
    back: 'Back to my profile',
    switch: 'Log in with another account',
  },
} as const
