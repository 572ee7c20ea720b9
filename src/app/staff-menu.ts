/**
 * What the dashboard offers to staff beside the menu of the specification: the pages by which a shop
 * is run, in groups. Like the other menu it loads no contract.
 */
import type { NeededPermission, Permission } from '../platform/access/permissions.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { staffMenuMessages as messages } from './messages/staff-menu.ts'

type StaffEntry = {
  readonly path: string
  readonly label: string
  /** Without `changing`, who may only read sees it, too. */
  readonly permission: NeededPermission
  readonly changing?: true
}

type StaffGroup = { readonly label: string; readonly entries: readonly StaffEntry[] }

/** By what is done most often; how the shop is set up stands last. */
const groups: readonly StaffGroup[] = [
  {
    label: messages.groups.sell,
    entries: [
      { path: '/dashboard/quotes', label: messages.quotes, permission: 'orders' },
      { path: '/dashboard/back-orders', label: messages.backOrders, permission: 'orders' },
      {
        path: '/dashboard/telephone',
        label: messages.telephone,
        permission: 'orders',
        changing: true,
      },
    ],
  },
  {
    label: messages.groups.money,
    entries: [
      { path: '/dashboard/documents', label: messages.documents, permission: ['orders', 'money'] },
      { path: '/dashboard/payments', label: messages.payments, permission: 'money' },
      { path: '/dashboard/accounting', label: messages.accounting, permission: 'money' },
    ],
  },
  {
    label: messages.groups.catalogue,
    entries: [
      { path: '/dashboard/purchasing', label: messages.purchasing, permission: 'catalogue' },
      { path: '/dashboard/prices', label: messages.prices, permission: 'catalogue' },
      {
        path: '/dashboard/import',
        label: messages.import,
        permission: 'catalogue',
        changing: true,
      },
      { path: '/dashboard/categories', label: messages.categories, permission: 'catalogue' },
      {
        path: '/dashboard/pictures',
        label: messages.pictures,
        permission: 'catalogue',
        changing: true,
      },
      { path: '/dashboard/searchwords', label: messages.searchWords, permission: 'catalogue' },
    ],
  },
  {
    label: messages.groups.customers,
    entries: [
      { path: '/dashboard/companies', label: messages.companies, permission: 'customers' },
      { path: '/dashboard/reviews', label: messages.reviews, permission: 'content' },
    ],
  },
  {
    label: messages.groups.shop,
    entries: [
      { path: '/dashboard/checklist', label: messages.checklist, permission: 'owner' },
      { path: '/dashboard/settings', label: messages.settings, permission: 'owner' },
      { path: '/dashboard/pages', label: messages.pages, permission: 'content', changing: true },
      { path: '/dashboard/staff', label: messages.staff, permission: 'owner' },
      {
        path: '/dashboard/service-accounts',
        label: messages.serviceAccounts,
        permission: 'owner',
      },
      { path: '/dashboard/webhooks', label: messages.webhooks, permission: 'owner' },
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
    ],
  },
]

type MenuUser = {
  readonly role: 'customer' | 'admin'
  readonly permissions: readonly Permission[]
}

/** The groups of a member of staff with what they may open, in order; none for customers. */
export const staffMenuFor = (user: MenuUser): readonly StaffGroup[] =>
  isAdmin(user)
    ? groups
        .map(({ label, entries }) => ({
          label,
          entries: entries.filter(({ permission, changing = false }) =>
            may(user, permission, { reading: !changing }),
          ),
        }))
        .filter(({ entries }) => entries.length > 0)
    : []
