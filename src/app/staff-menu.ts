/**
 * What the dashboard offers to staff beside the menu of the specification: the pages by which a shop
 * is run. Like the other menu it loads no contract.
 */
import type { NeededPermission, Permission } from '../../packages/contract/permissions.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { staffMenuMessages as messages } from './messages/staff-menu.ts'

type StaffEntry = {
  readonly path: string
  readonly label: string
  /** Without `changing`, who may only read sees it, too. */
  readonly permission: NeededPermission
  readonly changing?: true
}

const entries: readonly StaffEntry[] = [
  { path: '/dashboard/checklist', label: messages.checklist, permission: 'owner' },
  { path: '/dashboard/settings', label: messages.settings, permission: 'owner' },
  { path: '/dashboard/pages', label: messages.pages, permission: 'content', changing: true },
  { path: '/dashboard/reviews', label: messages.reviews, permission: 'content' },
  { path: '/dashboard/import', label: messages.import, permission: 'catalogue', changing: true },
  {
    path: '/dashboard/categories',
    label: messages.categories,
    permission: 'catalogue',
  },
  {
    path: '/dashboard/pictures',
    label: messages.pictures,
    permission: 'catalogue',
    changing: true,
  },
  { path: '/dashboard/searchwords', label: messages.searchWords, permission: 'catalogue' },
  { path: '/dashboard/prices', label: messages.prices, permission: 'catalogue' },
  { path: '/dashboard/companies', label: messages.companies, permission: 'customers' },
  { path: '/dashboard/quotes', label: messages.quotes, permission: 'orders' },
  { path: '/dashboard/payments', label: messages.payments, permission: 'money' },
  { path: '/dashboard/staff', label: messages.staff, permission: 'owner' },
  {
    path: '/dashboard/deleted',
    label: messages.deleted,
    permission: ['catalogue', 'orders', 'content'],
  },
  {
    path: '/dashboard/history',
    label: messages.history,
    permission: ['catalogue', 'orders', 'money', 'customers', 'content'],
  },
]

type MenuUser = {
  readonly role: 'customer' | 'admin'
  readonly permissions: readonly Permission[]
}

/** The entries of a member of staff, in order; none for customers. */
export const staffMenuFor = (user: MenuUser): readonly StaffEntry[] =>
  isAdmin(user)
    ? entries.filter(({ permission, changing = false }) =>
        may(user, permission, { reading: !changing }),
      )
    : []
