/** What My Profile says. */
import { showNumber } from '../../../platform/money.ts'

export const profileWords = {
  title: 'My Profile',
  description: 'Your name, your e-mail, and what you tell the shop about yourself.',
  /** Source: specification, point 2; spelled so there. */
  welcomeAdmin: 'Wellcome Admin',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  admin: 'admin',
  education: 'Education',
  location: 'Location',
  phone: 'Phone Number',
  phoneHelp: 'Filled in for you on every order.',
  linkedin: 'LinkedIn profile link',
  linkedinHint: 'https://www.linkedin.com/in/…',
  update: 'Update',
  updating: 'Saving',
  updated: 'Your profile is saved',
  notSaved: 'Nothing was saved.',
  forgot: 'Forget Password?',
  emailSent: 'Email sent',
  shortPassword: 'Your password is short for an admin.',
  shortPasswordDetail: 'Whoever guesses it has the shop. Ask for a reset mail and choose one of 15 characters or more; three or four words make a good one.',
  newest: (recent: number, more: boolean) =>
    recent === 0 ? 'No orders in the last 7 days' : `${more ? `More than ${showNumber(recent)}` : showNumber(recent)} ${recent === 1 ? 'order' : 'orders'} in the last 7 days`,
  newestDetail: (number: number, name: string, day: string, time: string) => `The newest is number ${number}, placed by ${name}: ${day}, ${time}.`,
  noOrders: 'No orders yet',
  noOrdersDetail: 'They are counted here the moment somebody places one.',
  manageOrders: 'Manage Orders',
} as const
