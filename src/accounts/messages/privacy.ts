/** Texts of My Profile about downloading one's own data, and deleting the account. */
export const ownDataMessages = {
  heading: 'Your data',
  lead: 'All data that the shop keeps about you, as a file: account, addresses, sessions, orders, reviews, cart and the contents of your invoices. The PDF files of your invoices are on your order pages:',
  orders: 'My Orders',
  download: 'Download my data',
  downloaded: (name: string) => `Saved as ${name}`,
  staff: 'Staff cannot delete their own account. Ask an owner to make you a customer first.',
  leave: 'Delete my account',
  leaveLead:
    'You will be signed out everywhere, and your profile, addresses and cart will be deleted at once. This cannot be undone.',
  stays:
    'Orders and reviews will be kept without your name and address. Invoices will be kept as issued, as the law requires. You can sign up again as a new customer with the same e-mail address.',
  email: 'Your e-mail address',
  emailHelp: 'Enter your e-mail address again to prevent accidental deletion.',
  password: 'Your password',
  passwordHelp: 'Leave empty if you log in only with Google.',
  delete: 'Delete my account permanently',
  deleting: 'Deleting your account',
  notDeleted: 'Nothing was deleted.',
  sure: 'Your account will be permanently deleted.',
  deleted: 'Your account has been deleted',
} as const
