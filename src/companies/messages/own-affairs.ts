/** Texts about operations that staff may not perform on their own records. */
import type { Permission } from '../../platform/access/permissions.ts'
import { daysAfterEnding, daysAfterLeaving } from '../own-affairs.ts'

const words: Readonly<Record<Permission, string>> = {
  owner: 'Owner',
  catalogue: 'Catalogue',
  orders: 'Orders',
  money: 'Money',
  customers: 'Customers',
  content: 'Content',
  read: 'Read only',
}

const anyOf = (needed: readonly Permission[]): string =>
  needed.map((one) => words[one]).join(' or ')

export const ownAffairsMessages = {
  own: (needed: readonly Permission[]) =>
    'You cannot perform this action for the shop because the action affects you, or a company that ' +
    'you belong to or left in the last ' +
    `${daysAfterLeaving} days. Ask a colleague with the ${anyOf(needed)} permission.`,
  ended: (needed: readonly Permission[]) =>
    'You cannot perform this action for the shop because the action affects you, or a company that ' +
    'you belong to or left in the last ' +
    `${daysAfterLeaving} days. In the last ${daysAfterEnding} days, you removed a colleague with the ${anyOf(needed)} ` +
    'permission. Restore the access of this colleague, or wait until ' +
    `${daysAfterEnding} days have passed since the removal.`,
  yours: 'Affects you: ask a colleague',
  staffByOwner: (email: string) =>
    `${email} is a member of staff. Only somebody with the Owner permission can add staff to a company. Ask an owner of the shop.`,
  moneyOrderOnly:
    'Only somebody with the Money permission can sort companies by order value or by unpaid ' +
    'amount. Choose another sort order.',
  moneyOnly:
    'Only somebody with the Money permission can change the credit limit and ' +
    'the payment terms. Ask a colleague with the Money permission.',
}
