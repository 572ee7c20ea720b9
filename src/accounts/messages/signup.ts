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
  nameRequired: 'Enter your name.',
  confirmRequired: 'Enter the password again.',
  different: 'your Password and confirm password does not match',
  otherProvider: (provider: string) =>
    `You will open your account at ${provider} and then return here.`,
  notEntered: 'Your account was created, but signing in failed. Try to log in again in a moment.',
} as const
