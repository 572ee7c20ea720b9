/** Texts of Manage Users. */
import { displayCount } from '../../platform/money/money.ts'

export const manageUsersMessages = {
  title: 'Manage Users',
  description: 'All people with an account in the shop.',
  lead: 'Deleting an account signs the person out at once. The account’s orders are kept without a name.',
  search: 'Search users',
  hint: 'E-mail or name',
  caption: 'Users, sorted by e-mail address',
  email: 'email',
  name: 'name',
  role: 'role',
  id: '_id',
  admin: 'admin',
  customer: 'customer',
  you: 'you',
  promote: 'Make admin',
  promoteWho: (email: string) => `Make admin: ${email}`,
  sureToPromote: (email: string) =>
    `${email} will be able to see and change everything in the shop: tools, orders and users.`,
  historyOf: (email: string) => `History: ${email}`,
  demote: 'Make customer',
  demoteWho: (email: string) => `Make customer: ${email}`,
  sureToDemote: (email: string) => `${email} will be a customer and no longer an admin.`,
  demoted: (name: string) => `${name} is now a customer`,
  leaveIt: 'Cancel',
  promoted: (name: string) => `${name} is now an admin`,
  delete: (email: string) => `Delete ${email}`,
  sure: (email: string) =>
    `The account ${email} will be permanently deleted. The account’s orders and reviews will be kept without a name.`,
  copyEmails: 'Copy e-mail addresses',
  emailsCopied: (count: number) => `${displayCount(count, 'address', 'addresses')} copied`,
  sureOfMany: (count: number) =>
    `${displayCount(count, 'account')} will be permanently deleted. The accounts’ orders and reviews will be kept without names.`,
  areDeleted: (count: number) => `${displayCount(count, 'account')} deleted`,
  empty: 'No users yet',
  emptyDetail: 'Accounts appear here when people sign up.',
  emptyWayOn: 'View the sign-up page',
} as const
