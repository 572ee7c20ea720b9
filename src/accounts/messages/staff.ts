/** Texts of staff: the page, the Problems, the mail that invites. */
import type { Permission } from '../../platform/access/permissions.ts'

export const staffMessages = {
  factorFirst:
    'First set up your own second factor on My Profile, so that you do not lock yourself out.',
  factorsElsewhere:
    'Your identity provider manages second factors. Require a second factor in the provider’s settings.',
  problems: {
    accountPaused: 'Your access is paused',
    ownAccess: 'You cannot change your own access',
    alreadyStaff: 'This person is already a staff member',
  },
  accountPausedDetail: 'Your account is paused. An owner of the shop can reactivate it.',
  ownAccessDetail:
    'Ask another owner to change your access. Nobody can change their own access, so the shop always has an owner.',
  alreadyStaffDetail: 'Change this person’s permissions in the staff list.',
  notPermission: 'This permission does not exist. Choose one from the list.',
  noPermission: 'Choose at least one permission.',
} as const

/** The name of each permission, and what it allows. */
export const permissionNames: Readonly<
  Record<Permission, { readonly name: string; readonly opens: string }>
> = {
  owner: { name: 'Owner', opens: 'Everything, including staff and their permissions' },
  catalogue: { name: 'Catalogue', opens: 'Tools, prices, pictures, stock, search words' },
  orders: { name: 'Orders', opens: 'Orders, their status and documents, stock' },
  money: { name: 'Money', opens: 'Invoices, payments and open items' },
  customers: { name: 'Customers', opens: 'Buyers’ accounts and profiles' },
  content: { name: 'Content', opens: 'Reviews and text pages' },
  read: { name: 'Read only', opens: 'View all areas, without changing anything' },
}
