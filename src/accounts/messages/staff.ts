/** Texts of staff: the page, the Problems, the mail that invites. */
import type { Permission } from '../../platform/access/permissions.ts'

export const staffMessages = {
  factorFirst:
    'Set up a second factor of your own first, on My Profile: nobody can demand what would lock them out.',
  factorsElsewhere:
    'Your identity provider keeps the second factors: demand them there, in its own settings.',
  problems: {
    accountPaused: 'Your access is paused',
    ownAccess: 'You cannot change your own access',
    alreadyStaff: 'This person works here already',
  },
  accountPausedDetail: 'Your account is paused. An owner of the shop can let you in again.',
  ownAccessDetail: 'Ask another owner to do it. So the shop never loses its last one.',
  alreadyStaffDetail: 'Change what they may do in the list of staff.',
  notPermission: 'There is no such permission.',
  noPermission: 'Choose at least one permission.',
} as const

/** What each permission is called, and what it opens. */
export const permissionNames: Readonly<
  Record<Permission, { readonly name: string; readonly opens: string }>
> = {
  owner: { name: 'Owner', opens: 'Everything, staff and their permissions too' },
  catalogue: { name: 'Catalogue', opens: 'Tools, prices, pictures, stock, search words' },
  orders: { name: 'Orders', opens: 'Orders, their steps and documents, stock' },
  money: { name: 'Money', opens: 'Documents: invoices and what is owed' },
  customers: { name: 'Customers', opens: 'Accounts of buyers and their profiles' },
  content: { name: 'Content', opens: 'Reviews and texts' },
  read: { name: 'Read only', opens: 'Sees every area, changes nothing' },
}
