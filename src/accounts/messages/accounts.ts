/** Texts of accounts: Problems, field errors, and the rules about admins. */
export const accountsMessages = {
  problems: {
    identityTaken: 'This e-mail already belongs to another sign-in',
    accountDeleted: 'This account was deleted',
    lastAdmin: 'The shop must keep an admin',
    notOneself: 'You cannot delete your own account here',
    notOwnRole: 'You cannot remove your own admin rights',
    staffStay: 'Staff cannot delete their own account',
    ordersOpen: 'Some orders are not delivered yet',
    addressesFull: 'No more addresses can be saved',
    addressKept: 'This address is already saved',
  },
  idTokenOfAnotherUser: 'The ID token is for another e-mail address.',
  identityTakenDetail:
    'Sign in as you did before, or verify this e-mail address with the provider first.',
  accountDeletedDetail: 'This account was deleted by an admin. Ask the shop if that was a mistake.',
  deletedUser: 'Deleted user',
  lastAdminDetail: 'Promote somebody else first.',
  notOneselfDetail: 'Ask another admin to do it.',
  staffStayDetail: 'Ask an owner to make you a customer first.',
  ordersOpenDetail: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Order' : 'Orders'} ${numbers.join(', ')} cannot be delivered ` +
    'without your name and address. Cancel what is not shipped, or wait until it has arrived.',
  sameAddress: 'This is already the address of your account.',
  emailLinkEndedDetail:
    'It was used, is older than a day, or belongs to another account. Ask for a new one on My ' +
    'Profile, and open it where you are logged in to that account.',
  addressTakenDetail: 'Log in with it, or use another address for this account.',
  notOwnAddress: 'Enter the e-mail address of this account.',
  addressesFullDetail: (max: number) =>
    `${max} addresses are already saved. Delete one that you no longer use.`,
  addressKeptDetail:
    'It is already in the list, with the same phone number. Change something, or ' +
    'delete one of the two.',
  currentPasswordRequired: 'Enter your current password.',
  notPhone: 'Enter a phone number with at least 5 digits.',
  notLinkedin: 'Enter an address that begins with https://.',
} as const
