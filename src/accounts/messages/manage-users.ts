/** Texts of Manage Users. */
export const manageUsersMessages = {
  title: 'Manage Users',
  description: 'The people who have an account in the shop.',
  lead: 'Deleting an account signs its owner out at once; their orders stay, without their name.',
  search: 'Search users',
  hint: 'E-mail or name',
  caption: 'Users, by e-mail',
  email: 'email',
  role: 'role',
  id: '_id',
  admin: 'admin',
  customer: 'customer',
  you: 'you',
  promote: 'Make admin',
  promoteWho: (email: string) => `Make admin: ${email}`,
  promoted: (name: string) => `${name} is an admin now`,
  delete: (email: string) => `Delete ${email}`,
  sure: (email: string) =>
    `The account ${email} is closed for good. Their orders and reviews stay, without their name.`,
  empty: 'Nobody is here',
  emptyDetail: 'Accounts appear here when people sign up.',
  emptyWayOn: 'See the sign-up page',
} as const
