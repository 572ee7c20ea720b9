/** Texts of My Profile. */
import { displayNumber } from '../../platform/money/money.ts'

export const profileMessages = {
  title: 'My Profile',
  description: 'Your name, e-mail address and details.',
  /** Source: specification, point 2; spelled this way there. */
  welcomeAdmin: 'Wellcome Admin',
  name: 'Name',
  nameHelp: 'Used on your orders and in e-mails. Without a name, you appear as “Customer”.',
  email: 'Email',
  role: 'Role',
  admin: 'admin',
  unconfirmed: 'Your e-mail address is not confirmed.',
  unconfirmedDetail:
    'You will receive e-mails about your orders after you confirm the address; until then, track each order on its page.',
  unconfirmedElsewhere: (provider: string) =>
    `Confirm the address at ${provider}, then log in again.`,
  confirmationSent: 'The link to confirm your address is on its way',
  confirmationSentTo: (email: string) =>
    `Open the link in the e-mail to ${email}. The e-mail may take a few minutes.`,
  education: 'Education',
  location: 'Location',
  phone: 'Phone Number',
  phoneHelp: 'Filled in for you on every order.',
  linkedin: 'LinkedIn profile link',
  linkedinHint: 'https://www.linkedin.com/in/…',
  language: 'Language of e-mails and documents',
  languageHelp:
    'The language of the pages does not change. If a language is set for your company, that language is used instead.',
  languageOfShop: 'Same as the shop',
  addressesLead: 'Saved for your next orders. The default address is filled in automatically.',
  noAddresses:
    'No address is saved yet. Add one here, or check “Save this address and phone number” when you order.',
  addressPhone: 'Phone',
  addressPhoneHelp: 'The driver may call this number.',
  isDefault: 'default',
  addAddress: 'Add an address',
  saveAddress: 'Save address',
  saving: 'Saving',
  addressSaved: 'Address saved',
  edit: 'Edit',
  complete: 'Complete',
  completeOf: (address: string) => `Complete ${address}`,
  incomplete:
    'This address is saved as a single block of text. Fill in the separate fields so that delivery and tax can be calculated.',
  completing: (text: string) => `Saved as:\n${text}\nCheck each field and correct it if necessary.`,
  editOf: (address: string) => `Edit ${address}`,
  makeDefault: 'Make default',
  makeDefaultOf: (address: string) => `Make default: ${address}`,
  madeDefault: 'This address is now the default',
  deleteOf: (address: string) => `Delete ${address}`,
  deleting: (address: string) =>
    `${address} will no longer be offered. Existing orders keep this address.`,
  update: 'Update',
  updating: 'Saving',
  updated: 'Your profile is saved',
  notSaved: 'Nothing was saved.',
  forgot: 'Forget Password?',
  emailSent: 'Email sent',
  resetSent: (email: string) =>
    `A link for a new password is on its way to ${email}. The link is valid for 30 minutes and can be used once.`,
  factorDemanded: 'The shop requires a second factor for its staff.',
  factorDemandedDetail:
    'You can use the rest of the dashboard after you have set up your second factor.',
  factorSetUp: 'Set up the second factor below.',
  shortPassword: 'Your password is too short for an admin account.',
  shortPasswordDetail:
    'Anybody who guesses your password can control the shop. Request a reset e-mail and choose a password of 15 characters or more. Three or four words make a good password.',
  newest: (recent: number, more: boolean) =>
    recent === 0
      ? 'No orders in the last 7 days'
      : `${more ? 'More than ' : ''}${displayNumber(recent)} ` +
        `${recent === 1 ? 'order' : 'orders'} in the last 7 days`,
  newestDetail: (number: number, name: string, day: string, time: string) =>
    `The newest order is number ${number}, placed by ${name} on ${day} at ${time}.`,
  noOrders: 'No orders yet',
  noOrdersDetail: 'Orders appear here as soon as they are placed.',
  manageOrders: 'Manage Orders',
  figuresRefused: 'The figures could not be loaded',
} as const
