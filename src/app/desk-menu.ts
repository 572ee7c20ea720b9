/**
 * The menu of the dashboard by job: for staff about a dozen entries in groups, each with its tabs; for
 * buyers what they buy, their company, and themselves. Like the menu of the specification, whose
 * entries it holds, it loads no contract.
 */
import type { Permission } from '../platform/access/permissions.ts'
import type { DeskPage, DeskTab } from '../platform/capability.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { menuFor } from './dashboard-menu.ts'
import { deskMenuMessages as messages } from './messages/desk-menu.ts'

/** The figures of the menu, by what waits. */
export type Waits =
  | 'orders'
  | 'shipping'
  | 'quotes'
  | 'companies'
  | 'reviews'
  | 'overdue'
  | 'approvals'
/** Its tabs and what is deeper below the address of a page belong to it. */
type Tab = DeskPage & {
  /** Needed in the address, where a page belongs to several entries. */
  readonly search?: string
}
export type MenuItem = DeskPage & {
  /** What of it waits for the reader. */
  readonly waits?: Waits
  /** Stands below the one before it. */
  readonly under?: true
  readonly tabs?: readonly Tab[]
  /** Addresses without a tab that belong to it. */
  readonly also?: readonly string[]
}
type Group = { readonly label: string; readonly items: readonly MenuItem[] }

type MenuUser = {
  readonly role: 'customer' | 'admin'
  readonly permissions: readonly Permission[]
}

const { tabs: names } = messages

/** Tabs that capabilities bring along, in `menu.ts`. */
const broughtTabs: readonly DeskTab[] = Object.values(
  import.meta.glob<readonly DeskTab[]>('../*/menu.ts', { eager: true, import: 'deskTabs' }),
).flat()

/** With the tabs that capabilities bring for it. */
function withBroughtTabs(item: MenuItem): MenuItem {
  const brought = broughtTabs.filter(({ of }) => of === item.path)
  return brought.length === 0 ? item : { ...item, tabs: [...(item.tabs ?? []), ...brought] }
}

const orderItems = (specified: Specified): readonly MenuItem[] => [
  ...specified('/dashboard/manageorders', {
    waits: 'orders',
    tabs: [
      { path: '/dashboard/manageorders', label: names.orders },
      { path: '/dashboard/back-orders', label: names.backOrders },
      { path: '/dashboard/received-orders', label: names.receivedOrders },
      { path: '/dashboard/deleted', search: 'kind=orders', label: names.deleted },
    ],
    also: ['/dashboard/orders', '/dashboard/telephone', '/dashboard/history?kind=order'],
  }),
  {
    path: '/dashboard/pick-lists',
    label: messages.pick,
    waits: 'shipping',
    permission: 'orders',
    tabs: [
      { path: '/dashboard/pick-lists', label: names.pickList },
      { path: '/dashboard/pick-lists/bins', label: names.bins },
    ],
  },
  {
    path: '/dashboard/quotes',
    label: messages.quotes,
    permission: 'orders',
    waits: 'quotes',
    also: ['/dashboard/history?kind=quote'],
  },
]

const catalogueItems = (specified: Specified, hasLanguages: boolean): readonly MenuItem[] => [
  ...specified('/dashboard/manageproducts', {
    tabs: [
      { path: '/dashboard/manageproducts', label: names.products },
      { path: '/dashboard/manageproducts/states', label: names.states },
      { path: '/dashboard/categories', label: names.categories },
      { path: '/dashboard/brands', label: names.brands },
      { path: '/dashboard/families', label: names.families },
      {
        path: '/dashboard/pictures',
        label: names.pictures,
        permission: 'catalogue',
        changing: true,
      },
      { path: '/dashboard/searchwords', label: names.searchWords },
      ...(hasLanguages
        ? [
            {
              path: '/dashboard/missing-texts',
              label: names.missingTexts,
              permission: 'catalogue' as const,
            },
          ]
        : []),
      { path: '/dashboard/import', label: names.import, permission: 'catalogue', changing: true },
      { path: '/dashboard/deleted', search: 'kind=tools', label: names.deleted },
    ],
    also: ['/dashboard/history?kind=tool', ...(hasLanguages ? [] : ['/dashboard/missing-texts'])],
  }),
  ...specified('/dashboard/addproduct', { under: true }),
  { path: '/dashboard/prices', label: messages.prices, permission: 'catalogue' },
  {
    path: '/dashboard/purchasing',
    label: messages.purchasing,
    permission: 'catalogue',
    tabs: [
      { path: '/dashboard/purchasing', label: names.toOrder },
      { path: '/dashboard/purchasing/ordered', label: names.onOrder },
      { path: '/dashboard/purchasing/dead-stock', label: names.deadStock },
      {
        path: '/dashboard/import/count',
        label: names.count,
        permission: 'catalogue',
        changing: true,
      },
    ],
  },
]

const customerItems = (specified: Specified): readonly MenuItem[] => [
  {
    path: '/dashboard/companies',
    label: messages.companies,
    permission: 'customers',
    waits: 'companies',
    tabs: [
      { path: '/dashboard/companies', label: names.companies },
      { path: '/dashboard/companies/certificates', label: names.certificates },
      { path: '/dashboard/companies/invitations', label: names.invitations },
    ],
    also: ['/dashboard/company', '/dashboard/history?kind=company'],
  },
  ...specified('/dashboard/makeadmin', { also: ['/dashboard/history?kind=user'] }),
  {
    path: '/dashboard/reviews',
    label: messages.reviews,
    permission: 'content',
    waits: 'reviews',
    tabs: [
      { path: '/dashboard/reviews', label: names.reviews },
      { path: '/dashboard/deleted', search: 'kind=reviews', label: names.deleted },
    ],
    also: ['/dashboard/history?kind=review'],
  },
]

const moneyItems: readonly MenuItem[] = [
  { path: '/dashboard/documents', label: messages.documents, permission: ['orders', 'money'] },
  {
    path: '/dashboard/payments',
    label: messages.payments,
    permission: 'money',
    waits: 'overdue',
    tabs: [
      { path: '/dashboard/payments', label: names.open },
      { path: '/dashboard/payments/received', label: names.received },
      { path: '/dashboard/payments/reminders', label: names.reminders },
      { path: '/dashboard/payments/cards', label: names.cards },
      { path: '/dashboard/payments/bank', label: names.bank, permission: 'money', changing: true },
    ],
    also: ['/dashboard/statement'],
  },
]

/** How the shop is set up. Anybody who writes its pages alone has no settings, but these. */
const shopItems = (user: MenuUser): readonly MenuItem[] => [
  {
    path: '/dashboard/settings',
    label: messages.settings,
    permission: 'owner',
    also: [
      '/dashboard/checklist',
      '/dashboard/delivery',
      '/dashboard/salestax',
      '/dashboard/pages',
      '/dashboard/staff',
      '/dashboard/service-accounts',
      '/dashboard/webhooks',
      '/dashboard/history',
      '/dashboard/deleted',
    ],
  },
  ...(may(user, 'owner', { reading: true })
    ? []
    : [
        {
          path: '/dashboard/pages',
          label: messages.pages,
          permission: 'content',
          changing: true,
        } as const,
      ]),
]

type Extra = Partial<Pick<MenuItem, 'tabs' | 'also' | 'under' | 'waits'>>
/** An entry of the specification, by its name there, for anybody who has it. */
type Specified = (path: string, extra?: Extra) => readonly MenuItem[]

/** The menu of somebody, in groups; the first and the last have no name. */
export function deskMenuFor(
  user: MenuUser,
  company?: OwnCompany,
  {
    takesAgents = false,
    hasLanguages = false,
    hidden = [],
    belongs = false,
    owns = false,
  }: MenuOptions = {},
): readonly Group[] {
  const entries = menuFor(user)
  const specified: Specified = (path, extra = {}) =>
    entries.filter((entry) => entry.path === path).map(({ label }) => ({ path, label, ...extra }))
  const [profile] = specified('/dashboard')
  const all = isAdmin(user)
    ? [
        { label: '', items: [{ path: '/dashboard', label: messages.today }] },
        { label: messages.groups.orders, items: orderItems(specified) },
        { label: messages.groups.catalogue, items: catalogueItems(specified, hasLanguages) },
        { label: messages.groups.customers, items: customerItems(specified) },
        { label: messages.groups.money, items: moneyItems },
        {
          label: '',
          items: [
            ...shopItems(user),
            {
              path: '/dashboard/me',
              label: profile?.label ?? '',
              also: ['/dashboard/email', ...(takesAgents ? [] : [agentsItem.path])],
            },
            ...(takesAgents ? [agentsItem] : []),
          ],
        },
      ]
    : buyerGroups(specified, { company, takesAgents, belongs, owns })
  const sees = ({ path, permission, changing }: DeskPage): boolean =>
    !hidden.includes(path) &&
    (permission === undefined || may(user, permission, { reading: changing === undefined }))
  return all
    .map(({ label, items }) => ({
      label,
      items: items
        .filter(sees)
        .map(withBroughtTabs)
        .map((item) => (item.tabs ? { ...item, tabs: item.tabs.filter(sees) } : item)),
    }))
    .filter(({ items }) => items.length > 0)
}

/** What the shop does by its settings, and what it knows of a buyer. */
type MenuOptions = {
  /** Programs order for people; where they do not, the page is reached by its address only. */
  readonly takesAgents?: boolean
  /** It has several languages, so texts can be missing in one. */
  readonly hasLanguages?: boolean
  /** Addresses of pages that this shop leaves out. */
  readonly hidden?: readonly string[]
  /** A buyer belongs to a company, for whomever they buy now: no other account is offered. */
  readonly belongs?: boolean
  /** A buyer owns the company for which they buy now: only owners say how it orders. */
  readonly owns?: boolean
}

/** Staff and buyers link programs that act for themselves. */
const agentsItem: MenuItem = { path: '/dashboard/agents', label: messages.agents, under: true }

/** The company for which somebody buys now. */
export type OwnCompany = { readonly id: string; readonly name: string }

type Buyer = {
  readonly company: OwnCompany | undefined
  readonly takesAgents: boolean
  readonly belongs: boolean
  readonly owns: boolean
}

const buyerGroups = (
  specified: Specified,
  { company, takesAgents, belongs, owns }: Buyer,
): readonly Group[] => [
  {
    label: messages.groups.buy,
    items: [
      ...specified('/dashboard/myorders', { also: ['/dashboard/orders'] }),
      { path: '/dashboard/lists', label: messages.lists },
      { path: '/dashboard/received-orders', label: messages.orderFiles },
      { path: '/dashboard/quotes', label: messages.quotes },
      ...specified('/dashboard/addreview'),
    ],
  },
  {
    label: messages.groups.company,
    items: [
      {
        path: '/dashboard/company',
        label: company?.name ?? (belongs ? messages.account : messages.openAccount),
      },
      ...(company
        ? [
            {
              path: '/dashboard/approvals',
              label: messages.approvals,
              waits: 'approvals' as const,
            },
            {
              path: `/dashboard/company/${company.id}/orders`,
              label: messages.companyOrders,
            },
            {
              path: `/dashboard/company/${company.id}/part-numbers`,
              label: messages.partNumbers,
            },
            ...(owns
              ? [{ path: `/dashboard/company/${company.id}/order-ways`, label: messages.orderWays }]
              : []),
            { path: '/dashboard/statement', label: messages.statement },
          ]
        : []),
    ],
  },
  {
    label: messages.groups.me,
    items: [
      ...specified('/dashboard', {
        also: ['/dashboard/me', '/dashboard/email', ...(takesAgents ? [] : [agentsItem.path])],
      }),
      ...(takesAgents ? [agentsItem] : []),
    ],
  },
]

type Address = { readonly pathname: string; readonly search: string }

/**
 * The entry to which a page belongs, and of its tabs the one that it is: by the longest address that
 * the page's begins with. The first entry has every page that is nobody's.
 */
export function findCurrent(
  groups: readonly Group[],
  { pathname, search }: Address,
): { readonly item: MenuItem | undefined; readonly tab: Tab | undefined } {
  const items = groups.flatMap((group) => group.items)
  const address = pathname.toLowerCase().replace(/\/+$/, '')
  const params = new URLSearchParams(search)
  const matches = items.flatMap((item) =>
    [
      ...(item.tabs ?? []).map((tab) => ({ tab, path: tab.path, needed: tab.search ?? '' })),
      ...[item.path, ...(item.also ?? [])].map((place) => {
        const [path = '', needed = ''] = place.split('?')
        return { tab: undefined, path, needed }
      }),
    ].flatMap(({ tab, path, needed }) => {
      const isBelow = address === path || (path !== '/dashboard' && address.startsWith(`${path}/`))
      const asked = [...new URLSearchParams(needed)]
      return isBelow && asked.every(([name, value]) => params.get(name) === value)
        ? [{ item, tab, rank: path.length + needed.length }]
        : []
    }),
  )
  const [best] = matches.toSorted((a, b) => b.rank - a.rank)
  return { item: best?.item ?? items[0], tab: best?.tab }
}
