/**
 * The menu of the dashboard by task: for staff about a dozen entries in groups, each with its tabs;
 * for buyers their purchases, their company, and their account. Like the menu of the specification,
 * whose entries it contains, it loads no contract.
 */
import type { Permission } from '../platform/access/permissions.ts'
import type { Waiting } from '../metrics/waiting-contract.ts'
import type { DeskPage, DeskTab } from '../platform/capability.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { menuFor } from './dashboard-menu.ts'
import { deskMenuMessages as messages } from './messages/desk-menu.ts'

/** The figures in the menu, by the kind of waiting work. */
export type Waits =
  | 'orders'
  | 'shipping'
  | 'quotes'
  | 'companies'
  | 'reviews'
  | 'overdue'
  | 'approvals'
/** The tabs of a page, and pages below its address, belong to it. */
type Tab = DeskPage & {
  /** A required query string, if a page belongs to several entries. */
  readonly search?: string
  /** The part of the entry's waiting work that this page lists. */
  readonly waits?: keyof Waiting
}
export type MenuItem = DeskPage & {
  /** The kind of work that waits for the reader. */
  readonly waits?: Waits
  /** Shown below the previous entry. */
  readonly under?: true
  readonly tabs?: readonly Tab[]
  /** Addresses without a tab that also belong to it. */
  readonly also?: readonly string[]
}
type Group = { readonly label: string; readonly items: readonly MenuItem[] }

type MenuUser = {
  readonly role: 'customer' | 'admin'
  readonly permissions: readonly Permission[]
}

const { tabs: names } = messages

/** Tabs that capabilities contribute, in `menu.ts`. */
const broughtTabs: readonly DeskTab[] = Object.values(
  import.meta.glob<readonly DeskTab[]>('../*/menu.ts', { eager: true, import: 'deskTabs' }),
).flat()

/** Adds the tabs that capabilities contribute. */
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
      { path: '/dashboard/received-orders', label: names.receivedOrders, waits: 'received' },
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
      {
        path: '/dashboard/companies/certificates',
        label: names.certificates,
        waits: 'certificates',
      },
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
      { path: '/dashboard/payments/reminders', label: names.reminders, waits: 'overdue' },
      { path: '/dashboard/payments/cards', label: names.cards },
      { path: '/dashboard/payments/bank', label: names.bank, permission: 'money', changing: true },
    ],
    also: ['/dashboard/statement'],
  },
]

/** The setup of the shop. A person who only writes its pages sees no other settings. */
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
/** An entry of the specification, by its name there, for people who have it. */
type Specified = (path: string, extra?: Extra) => readonly MenuItem[]

/** A user's menu, in groups; the first and the last have no name. */
export function deskMenuFor(
  user: MenuUser,
  company?: OwnCompany,
  {
    takesAgents = false,
    hasLanguages = false,
    hidden = [],
    belongs = false,
    owns = false,
    approves = false,
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
    : buyerGroups(specified, { company, takesAgents, belongs, owns, approves })
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

/** The shop's settings and the buyer's data that the menu depends on. */
type MenuOptions = {
  /**
   * Whether programs can order for people; otherwise the page can only be reached by its address.
   */
  readonly takesAgents?: boolean
  /** Whether the shop has several languages, so that translations can be missing. */
  readonly hasLanguages?: boolean
  /** Addresses of pages that this shop hides. */
  readonly hidden?: readonly string[]
  /**
   * Whether a buyer belongs to a company, even if they currently buy for somebody else: no other
   * account is offered.
   */
  readonly belongs?: boolean
  /**
   * Whether a buyer owns the company for which they currently buy: only owners manage its ordering.
   */
  readonly owns?: boolean
  /** Whether a buyer approves orders of colleagues, for whomever they currently buy. */
  readonly approves?: boolean
}

/** Staff and buyers link programs that act for them. */
const agentsItem: MenuItem = { path: '/dashboard/agents', label: messages.agents, under: true }

/** The company for which somebody currently buys. */
export type OwnCompany = { readonly id: string; readonly name: string }

type Buyer = {
  readonly company: OwnCompany | undefined
  readonly takesAgents: boolean
  readonly belongs: boolean
  readonly owns: boolean
  readonly approves: boolean
}

const buyerGroups = (
  specified: Specified,
  { company, takesAgents, belongs, owns, approves }: Buyer,
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
      ...(company || approves
        ? [
            {
              path: '/dashboard/approvals',
              label: messages.approvals,
              waits: 'approvals' as const,
            },
          ]
        : []),
      ...(company
        ? [
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
 * The entry and the tab of a page: those with the longest address that is a prefix of the page's.
 * Pages without an entry belong to the first one.
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
