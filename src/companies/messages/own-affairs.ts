/** The texts of what staff may not do on something of their own. */
import type { Permission } from '../../platform/access/permissions.ts'
import { daysAfterEnding, daysAfterLeaving } from '../own-affairs.ts'

const words: Readonly<Record<Permission, string>> = {
  owner: 'Owner',
  catalogue: 'Catalogue',
  orders: 'Orders',
  money: 'Money',
  customers: 'Customers',
  content: 'Content',
  read: 'Read',
}

const anyOf = (needed: readonly Permission[]): string =>
  needed.map((one) => words[one]).join(' or ')

export const ownAffairsMessages = {
  own: (needed: readonly Permission[]) =>
    'This is yours, or of a company to which you belong or belonged in the last ' +
    `${daysAfterLeaving} days. Nobody acts for the shop in their own affair: ask a colleague with ` +
    `the permission ${anyOf(needed)}.`,
  ended: (needed: readonly Permission[]) =>
    'This is yours, or of a company to which you belong or belonged in the last ' +
    `${daysAfterLeaving} days. Nobody acts for the shop in their own affair, and in the last ` +
    `${daysAfterEnding} days you ended that a colleague with the permission ${anyOf(needed)} does: ` +
    'give them the access back, or wait until those days are over.',
  yours: 'Yours: a colleague does this',
  staffByOwner: (email: string) =>
    `${email} is staff. Somebody with the permission Owner adds staff to a company.`,
  moneyOnly:
    'Credit limit and terms of payment are a matter of money. Somebody with the permission Money ' +
    'changes them.',
}
