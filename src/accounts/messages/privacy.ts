/** Texts of My Profile about what the shop keeps of somebody, and about leaving. */
export const ownDataMessages = {
  heading: 'Your data',
  lead: 'All that the shop keeps of you, as a file: account, addresses, sessions, orders, reviews, cart, and what your invoices say. Their PDF files stand with your orders:',
  orders: 'My Orders',
  download: 'Download my data',
  downloaded: (name: string) => `Saved as ${name}`,
  staff: 'Staff do not delete their own account: an owner makes you a customer first.',
  leave: 'Delete my account',
  leaveLead:
    'You are signed out everywhere, and your profile, addresses and cart are deleted at once. Nobody can take this back.',
  stays:
    'What stays: orders and reviews, without your name and address; and invoices as they were issued, because the law demands them. You can sign up again with the same address, as somebody new.',
  email: 'Your e-mail address',
  emailHelp: 'Write it again, so that nothing is deleted by mistake.',
  password: 'Your password',
  passwordHelp: 'Empty if you only ever log in with Google.',
  delete: 'Delete my account for good',
  deleting: 'Deleting your account',
  notDeleted: 'Nothing was deleted.',
  sure: 'Your account is deleted for good.',
  deleted: 'Your account is deleted',
} as const
