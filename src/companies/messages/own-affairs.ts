/** The texts of what staff may not do on something of their own. */
import type { Permission } from '../../platform/access/permissions.ts'

const words: Readonly<Record<Permission, string>> = {
  owner: 'Owner',
  catalogue: 'Catalogue',
  orders: 'Orders',
  money: 'Money',
  customers: 'Customers',
  content: 'Content',
  read: 'Read',
}

export const ownAffairsMessages = {
  own: (needed: readonly Permission[]) =>
    'This is yours, or of a company to which you belong. Nobody acts for the shop in their own ' +
    'affair: ask a colleague with the permission ' +
    `${needed.map((one) => words[one]).join(' or ')}.`,
  yours: 'Yours: a colleague does this',
  staffByOwner: (email: string) =>
    `${email} is staff. Somebody with the permission Owner adds staff to a company.`,
  moneyOnly:
    'Credit limit and terms of payment are a matter of money. Somebody with the permission Money ' +
    'changes them.',
}
