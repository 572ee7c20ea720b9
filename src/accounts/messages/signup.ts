/** Texts of the sign-up page. Source: specification, points 2, 5 and 8. */
export const signupMessages = {
  title: 'Get started',
  description: 'Open an account to order tools in bulk.',
  heading: 'Get started',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirm: 'Confirm Password',
  passwordHelp: (min: number, max: number) => `${min} to ${max} characters.`,
  signUp: 'Sign Up',
  working: 'One moment',
  already: 'Already a customer?',
  logIn: 'Log In',
  nameRequired: 'Write your name.',
  confirmRequired: 'Write the password once more.',
  different: 'your Password and confirm password does not match',
  otherProvider: (provider: string) =>
    `You open your account on the pages of ${provider} and come back here.`,
  notEntered: 'Your account is made, but the shop could not let you in yet. Log in in a moment.',
} as const
