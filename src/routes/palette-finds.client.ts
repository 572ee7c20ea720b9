/** What the search box finds beside tools for somebody who is signed in, and what it does in place. */
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import type { User } from '../accounts/contract.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { deskMenuFor } from '../app/desk-menu.ts'
import { isCompanyMember } from '../companies/buying-for.client.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { palette } from '../palette/api.client.ts'
import type { Found } from '../palette/contract.ts'
import { currencyOf } from '../platform/money/currencies.ts'
import { displayMoney } from '../platform/money/money.ts'
import type { OtherFinds } from '../search/suggestions/suggestions.client.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { readCompany } from '../session/company.browser.ts'
import { problemMessage } from '../ui/problem-message.ts'
import { toast } from '../ui/toast.tsx'
import { ordersMessages } from '../orders/messages/orders.ts'
import { stateMessages } from '../ui/messages/states.ts'
import { readLastOpened } from './last-opened.browser.ts'
import { paletteMessages as messages } from './messages/palette.ts'
import { foundGroup, type FoundLine } from './palette-options.client.ts'
import { readWaiting } from './palette-waiting.client.ts'

type Search = {
  readonly query: string
  readonly signal: AbortSignal
  readonly isDesk: boolean
}

/** The same that the shop demands before it looks for a setting. */
const minLength = 2

const nothing: Found = {
  orders: [],
  companies: [],
  customers: [],
  documents: [],
  quotes: [],
  lists: [],
  hiddenPages: [],
}

/** Who is signed in, asked once for a token. */
let known: { readonly token: string; readonly user: Promise<User> } | undefined
async function readUser(): Promise<User | undefined> {
  const token = readAccessToken()
  if (token === undefined) return undefined
  if (known?.token !== token) known = { token, user: currentUser() }
  const { user } = known
  // The next key asks again.
  user.catch(() => (known = undefined))
  return user
}

/** `#` orders, `@` customers, `>` pages, settings and what can be done. */
const prefixes = { '#': 'orders', '@': 'customers', '>': 'pages' } as const
type Part = (typeof prefixes)[keyof typeof prefixes]

function readPrefix(query: string): { readonly q: string; readonly only: Part | undefined } {
  const sign = query[0]
  if (sign !== '#' && sign !== '@' && sign !== '>') return { q: query, only: undefined }
  return { q: query.slice(1).trim(), only: prefixes[sign] }
}

/** Groups before and after the tools. For staff at their desk tools come last but for pages. */
export async function findBesides({ query, signal, isDesk }: Search): Promise<OtherFinds> {
  const user = await readUser()
  if (!user) return { before: [], after: pagesOf(visitorPages, query), choosesFirst: false }
  const { q, only } = readPrefix(query)
  if (query === '' && isDesk && isAdmin(user)) return findBefore(user, signal)
  const [found, settings] = await Promise.all([
    findRecords(user, only === 'pages' ? '' : q, signal),
    findSettings(user, q, only),
  ])
  const records = isAdmin(user) ? groupsForStaff(user, found, q, only) : groupsForBuyer(found, q)
  const beside = [
    ...(isShown('pages', only) ? pagesOf(pagesFor(user, found.hiddenPages), q) : []),
    ...foundGroup(messages.groups.settings, settings, q),
  ]
  if (isDesk && isAdmin(user) && q !== '' && records.length + beside.length === 0)
    return { before: [], after: waysOn(user, q), choosesFirst: true, hint: messages.staffHint }
  const isNamed = found.orders.some((order) => isNameOf(order, q))
  return {
    ...(isDesk || isNamed
      ? { before: records, after: beside, choosesFirst: q !== '' }
      : { before: [], after: [...records, ...beside], choosesFirst: false }),
    hint: isAdmin(user) ? messages.staffHint : messages.hint,
  }
}

/** Buyers ask before there is enough to look for, too: which pages this shop leaves out. */
async function findRecords(user: User, q: string, signal: AbortSignal): Promise<Found> {
  return isAdmin(user) && q.length < minLength ? nothing : palette.find({ q }, { signal })
}

/** What staff at their desk are offered before they type: their work, what they had open, pages. */
async function findBefore(user: User, signal: AbortSignal): Promise<OtherFinds> {
  const { groups, staffHint: hint } = messages
  const waiting = await readWaiting(user, signal).catch((error: unknown) => {
    // A refusal leaves the work out; pages are found all the same.
    if (!isProblem(error)) throw error
    return []
  })
  const opened = readLastOpened()
    .filter(({ path }) => path !== location.pathname)
    .map(({ path, label }): FoundLine => ({ icon: 'page', to: path, what: label }))
  return {
    before: [
      ...foundGroup(groups.waiting, waiting, ''),
      ...foundGroup(groups.lastOpened, opened.slice(0, maxOpened), ''),
      ...pagesOf(pagesFor(user), ''),
    ],
    after: [],
    choosesFirst: false,
    hint,
  }
}
const maxOpened = 3

/** Lists that search for what was not found; each says its own of what it does not have. */
const searchedLists = ['/dashboard/manageorders', '/dashboard/companies', '/purchase']

const waysOn = (user: User, q: string): readonly HTMLElement[] =>
  foundGroup(
    messages.nothing(q),
    searchedLists.flatMap((list): readonly FoundLine[] => {
      const page = pagesFor(user).find(({ path }) => path === list)
      return page
        ? [{ icon: 'page', to: `${list}?q=${encodeURIComponent(q)}`, what: page.label }]
        : []
    }),
    '',
  )

const isShown = (part: Part, only: Part | undefined): boolean => only === undefined || only === part

const isNameOf = ({ number, poNumber }: Found['orders'][number], q: string): boolean =>
  [String(number), `#${number}`, poNumber.toLowerCase()].includes(q.toLowerCase()) && q !== ''

const stateWord = ({ status, onHold }: Found['orders'][number]): string =>
  onHold ? messages.onHold : ordersMessages.status[status]

const orderLine = (order: Found['orders'][number], showsBuyer: boolean): FoundLine => ({
  icon: 'order',
  to: `/dashboard/orders/${order.number}`,
  what: messages.order(order.number),
  detail: [
    ...(showsBuyer ? [order.company ?? order.name] : []),
    ...(order.poNumber === '' ? [] : [messages.poNumber(order.poNumber)]),
  ].join(' · '),
  terms: [displayMoney(order.total, currencyOf(order.currency)), stateWord(order)],
})

function groupsForStaff(
  user: User,
  { orders, companies, customers, documents, quotes }: Found,
  q: string,
  only: Part | undefined,
): readonly HTMLElement[] {
  const { groups } = messages
  const customersPage = may(user, 'customers', { reading: true })
  const acts: readonly FoundLine[] = [
    ...orders
      .filter(({ canConfirm }) => canConfirm)
      .slice(0, 1)
      .map((order): FoundLine => ({
        ...orderLine(order, true),
        icon: 'act',
        what: messages.confirm(order.number),
        terms: [displayMoney(order.total, currencyOf(order.currency)), messages.key],
        confirms: order.number,
      })),
    ...(may(user, 'orders') ? customers.slice(0, 1) : []).map(({ id, name, email }): FoundLine => ({
      icon: 'add',
      to: `/dashboard/telephone?user=${id}`,
      what: messages.orderFor(name),
      detail: email,
    })),
  ]
  const people: readonly FoundLine[] = [
    ...companies.map(({ id, name, number, members, state }): FoundLine => ({
      icon: 'company',
      to: `/dashboard/companies/${id}`,
      what: name,
      detail: messages.company(number, members),
      terms: [companyState[state]],
    })),
    ...customers.map(({ name, email }): FoundLine => ({
      icon: 'person',
      to: `/dashboard/${customersPage ? 'makeadmin' : 'manageorders'}?q=${encodeURIComponent(email)}`,
      what: name,
      detail: email,
    })),
  ]
  return [
    ...(only === undefined ? foundGroup(groups.act, acts, q) : []),
    ...(isShown('orders', only)
      ? foundGroup(
          groups.orders,
          orders.map((order) => orderLine(order, true)),
          q,
        )
      : []),
    ...(isShown('customers', only) ? foundGroup(groups.customers, people, q) : []),
    ...(only === undefined
      ? [
          ...foundGroup(groups.money, documents.map(documentLine), q),
          ...foundGroup(groups.quotes, quotes.map(quoteLine), q),
        ]
      : []),
  ]
}

const companyState = {
  requested: stateMessages.requested,
  approved: stateMessages.approved,
  'on-hold': stateMessages.onHold,
  closed: stateMessages.closed,
} as const

const documentLine = ({
  kind,
  number,
  customer,
  company,
  total,
  currency,
}: Found['documents'][number]): FoundLine => ({
  icon: 'document',
  to: `/dashboard/documents?q=${encodeURIComponent(number)}`,
  what: number,
  detail: [messages.kinds[kind], company || customer].filter(Boolean).join(' · '),
  terms: total === null ? [] : [displayMoney(total, currencyOf(currency))],
})

const quoteLine = ({
  id,
  number,
  name,
  company,
  state,
  total,
}: Found['quotes'][number]): FoundLine => ({
  icon: 'document',
  to: `/dashboard/quotes/${id}`,
  what: messages.quote(number),
  detail: company ?? name,
  terms: [...(total === null ? [] : [displayMoney(total)]), stateMessages[state]],
})

const groupsForBuyer = ({ orders, quotes, lists }: Found, q: string): readonly HTMLElement[] => [
  ...foundGroup(
    messages.groups.ownOrders,
    orders.map((order) => orderLine(order, false)),
    q,
  ),
  ...foundGroup(
    messages.groups.lists,
    lists.map(({ id, name, lineCount }): FoundLine => ({
      icon: 'page',
      to: `/dashboard/lists/${id}`,
      what: name,
      detail: messages.lines(lineCount),
    })),
    q,
  ),
  ...foundGroup(messages.groups.quotes, quotes.map(quoteLine), q),
]

type PageLink = { readonly path: string; readonly label: string; readonly within?: string }

/** Pages whose names begin with what is typed, word by word; all first ones while nothing is. */
function pagesOf(pages: readonly PageLink[], q: string): readonly HTMLElement[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const isMeant = ({ label, within = '' }: PageLink): boolean => {
    const parts = `${label} ${within}`.toLowerCase().split(/\s+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  const meant = words.length === 0 ? pages.filter(({ within }) => !within) : pages.filter(isMeant)
  const lines = meant.map(({ path, label, within }): FoundLine => ({
    icon: 'page',
    to: path,
    what: label,
    ...(within === undefined ? {} : { detail: within }),
  }))
  return foundGroup(messages.groups.pages, words.length === 0 ? lines : lines.slice(0, maxPages), q)
}
const maxPages = 6

const visitorPages: readonly PageLink[] = [
  { path: '/purchase', label: messages.tools },
  { path: '/order-pad', label: messages.pad },
  { path: '/cart', label: messages.cart },
  { path: '/compare', label: messages.compare },
  { path: '/login', label: messages.logIn },
  { path: '/signup', label: messages.signUp },
]

/** The entries of the menu with their tabs, and the counter's pages. */
const pagesFor = (user: User, hidden: readonly string[] = []): readonly PageLink[] => [
  ...deskMenuFor(user, readCompany(), { hidden, belongs: isCompanyMember() }).flatMap(({ items }) =>
    items.flatMap(({ path, label, tabs = [] }): readonly PageLink[] => [
      { path, label },
      ...tabs
        .filter((tab) => tab.path !== path || tab.search !== undefined || tab.label !== label)
        .map((tab) => ({
          path: tab.search === undefined ? tab.path : `${tab.path}?${tab.search}`,
          label: tab.label,
          within: label,
        })),
    ]),
  ),
  ...visitorPages.slice(0, 4),
]

/** Parts of the settings by their labels and helps; loaded for those alone who may read them. */
async function findSettings(
  user: User,
  q: string,
  only: Part | undefined,
): Promise<readonly FoundLine[]> {
  if (q.length < minLength || !isShown('pages', only)) return []
  if (!isAdmin(user) || !may(user, 'owner', { reading: true })) return []
  const { findSettingFields } = await import('./palette-settings.client.ts')
  return findSettingFields(q)
}

/** Confirms an order or puts the lowest quantity of a tool into the cart, and says so in a toast. */
export async function doInPlace(
  { confirms, tool }: { readonly confirms: string | undefined; readonly tool: string | undefined },
  navigate: (address: string) => unknown,
): Promise<void> {
  try {
    if (confirms !== undefined) {
      const { orders } = await import('../orders/api.client.ts')
      const number = Number(confirms)
      await orders.step({ number, status: 'confirmed' })
      toast(messages.confirmed(number))
      // What is on the page may be this order.
      navigate(location.pathname + location.search)
    } else if (tool !== undefined) {
      const [{ catalogue }, { addFromCard }] = await Promise.all([
        import('../catalogue/api.client.ts'),
        import('../cart/add-from-card.client.ts'),
      ])
      const refused = await addFromCard(await catalogue.read({ id: tool }), '')
      if (refused !== undefined) toast(refused, 'error')
    }
  } catch (error) {
    if (!isProblem(error)) throw error
    toast(problemMessage(error), 'error')
  }
}
