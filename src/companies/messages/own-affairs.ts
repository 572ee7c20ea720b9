/** The texts of what staff may not do on something of their own. */
import type { Permission } from '../../../packages/contract/permissions.ts'

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
    'This is yours, or of a company to which you belong, and nobody acts for the shop in their ' +
    `own affair. Somebody else with the permission ${needed.map((one) => words[one]).join(' or ')} ` +
    'does it.',
  staffByOwner: (email: string) =>
    `${email} is staff. Somebody with the permission Owner adds staff to a company.`,
  moneyOnly:
    'Credit limit and terms of payment are a matter of money. Somebody with the permission Money ' +
    'changes them.',
}
