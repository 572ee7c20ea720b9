/** Texts of accounts: Problems, field errors, and the rules about admins. */
export const accountsMessages = {
  problems: {
    identityTaken: 'This e-mail address is already linked to another sign-in',
    accountDeleted: 'This account was deleted',
    lastAdmin: 'The shop needs at least one admin',
    notOneself: 'You cannot delete your own account here',
    notOwnRole: 'You cannot remove your own admin rights',
    staffStay: 'Staff cannot delete their own account',
    ordersOpen: 'Some orders have not been delivered yet',
    addressesFull: 'No more addresses can be saved',
    addressKept: 'This address is already saved',
  },
  idTokenOfAnotherUser: 'The ID token is for another e-mail address.',
  identityTakenDetail:
    'Sign in as you did before, or verify this e-mail address with your identity provider first.',
  accountDeletedDetail:
    'This account was deleted by an admin. Contact the shop if this was a mistake.',
  deletedUser: 'Deleted user',
  lastAdminDetail: 'Make somebody else an admin first.',
  notOneselfDetail: 'Ask another admin to delete your account.',
  staffStayDetail: 'Ask an owner to make you a customer first.',
  ordersOpenDetail: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Order' : 'Orders'} ${numbers.join(', ')} cannot be delivered without your name and address. Cancel the items that have not been shipped, or wait until everything has arrived.`,
  sameAddress: 'This is already the e-mail address of your account.',
  emailLinkEndedDetail:
    'The link has already been used, is older than a day, or belongs to another account. Request a new link on My Profile, and open it in a browser that is logged in to that account.',
  addressTakenDetail: 'Log in with this e-mail address, or use another address for this account.',
  notOwnAddress: 'Enter the e-mail address of this account.',
  addressesFullDetail: (max: number) =>
    `${max} addresses are already saved. Delete an address that you no longer use.`,
  addressKeptDetail:
    'Your list already contains this address with the same phone number. Change the address or the phone number, or delete the duplicate.',
  currentPasswordRequired: 'Enter your current password.',
  notPhone: 'Enter a phone number with at least 5 digits.',
  notLinkedin: 'Enter a web address that begins with https://.',
} as const
