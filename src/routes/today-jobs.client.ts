/** The jobs of Today: each capability is asked for what waits longest, if its reader may see it. */
import type { User } from '../accounts/contract.ts'
import { may } from '../accounts/rules.ts'
import { companies } from '../companies/api.client.ts'
import { documents } from '../documents/api.client.ts'
import { readWaiting } from '../metrics/waiting.client.ts'
import { orders, backOrders } from '../orders/api.client.ts'
import type { Order } from '../orders/contract.ts'
import { labelOf, nextAct, type NextAct } from '../orders/components/step-for-staff.ts'
import { reminders } from '../payments/reminders.client.ts'
import type { OverdueItem } from '../payments/reminders-contract.ts'
import type { NeededPermission } from '../platform/access/permissions.ts'
import { displayMoney } from '../platform/money/money.ts'
import { quotes } from '../quotes/api.client.ts'
import type { QuoteSummary } from '../quotes/contract.ts'
import { reviews } from '../reviews/api.client.ts'
import { checklist } from '../setup-checklist/api.client.ts'
import { checklistMessages } from '../setup-checklist/messages/checklist.ts'
import { placeOf, pointGroups, type Point } from '../setup-checklist/rules.ts'
import { certificates } from '../tax/certificates.client.ts'
import type { DueCertificate } from '../tax/certificates-contract.ts'
import { todayMessages as messages } from './messages/today.ts'

const { act, all } = messages

export type Job = {
  readonly key: string
  /** Since when it waits (ISO 8601, a day where no time is known); absent where nobody waits for it. */
  readonly since?: string | undefined
  /** In place of how long it waits, where it is late. */
  readonly late?: string
  readonly what: string
  readonly detail: string
  readonly figure?: string
  readonly act: string
  readonly to: string
  /** Done in the row: the number of the order that is confirmed. */
  readonly confirms?: number
}
type GroupName = keyof typeof messages.groups
export type JobGroup = {
  readonly name: GroupName
  readonly jobs: readonly Job[]
  /** Where all of them are listed, for this reader. */
  readonly list: GroupList
}
type GroupList = { readonly to: string; readonly label: string }

/** Rows of a group: who has more to do opens the list. */
const shown = 5
/** Of the steps to go live, which stand above the jobs. */
const shownSteps = 3
type Options = { readonly signal: AbortSignal }
type Source = (user: User, options: Options) => Promise<readonly Job[]>

/** The reader's jobs in groups; a group without any is left out. @throws Problem */
export async function readJobs(user: User, options: Options): Promise<readonly JobGroup[]> {
  const groups = await Promise.all(
    sources.map(async ({ name, list, elsewhere = [], read }) => {
      const jobs = await Promise.all(
        read
          .filter(([permission]) => may(user, permission, { reading: true }))
          .map(([, source]) => source(user, options)),
      )
      const other = elsewhere.find(([lacking]) => !may(user, lacking, { reading: true }))
      return { name, list: other?.[1] ?? list, jobs: jobs.flat().toSorted(byAge).slice(0, shown) }
    }),
  )
  return groups.filter(({ jobs }) => jobs.length > 0)
}

/**
 * What waits for the reader of the record of a company, the late ones first; at most five of a kind.
 * Their details name people, not the company again.
 * @throws Problem
 */
export async function readCompanyJobs(
  user: User,
  id: string,
  options: Options,
): Promise<readonly Job[]> {
  const reads = (permission: NeededPermission) => may(user, permission, { reading: true })
  const [placedOrders, askedQuotes, due, late] = await Promise.all([
    reads('orders') ? orders.ofCompany({ id, status: 'placed', limit: shown }, options) : [],
    reads('orders') ? quotes.list({ state: 'asked', company: id, limit: shown }, options) : [],
    certificates.dueCertificates({}, options),
    reads('money') ? reminders.overdue({ customer: `company.${id}`, limit: shown }, options) : [],
  ])
  return [
    ...late.map(overdueJobFor(user)).map(unnamed),
    ...placedOrders.map((order) => orderJobFor(user)({ ...order, company: undefined })),
    ...askedQuotes.map((quote) => quoteJobFor(user)({ ...quote, company: undefined })),
    ...due
      .filter(({ companyId }) => companyId === id)
      .map(certificateJobFor(user))
      .map(unnamed),
  ].toSorted(byAge)
}

const unnamed = (job: Job): Job => ({ ...job, detail: '' })

/** Late ones first, then by how long they wait. */
const byAge = (a: Job, b: Job): number =>
  Number(b.late !== undefined) - Number(a.late !== undefined) ||
  (a.since ?? '9').localeCompare(b.since ?? '9')

const orderPage = (number: number): string => `/dashboard/orders/${number}`
const ordererOf = ({ company, name, quantity }: Order): string =>
  `${company ?? name} · ${messages.pieces(quantity)}`

const nextOf = (user: User, order: Order): NextAct =>
  nextAct({ orders: may(user, 'orders'), money: may(user, 'money') }, order)

const placed: Source = async (user, options) =>
  (await orders.all({ status: 'placed', sort: 'oldest', limit: shown }, options)).map(
    orderJobFor(user),
  )

const orderJobFor =
  (user: User) =>
  (order: Order): Job => {
    const { number, placedAt, onHold, holdReason, total } = order
    const next = nextOf(user, order)
    return {
      key: `order ${number}`,
      since: placedAt,
      what: onHold ? messages.held(number) : messages.order(number),
      detail: onHold ? `${order.company ?? order.name} · ${holdReason ?? ''}` : ordererOf(order),
      figure: displayMoney(total),
      act: labelOf(next),
      to: orderPage(number),
      ...(next === 'confirm' ? { confirms: number } : {}),
    }
  }

const asked: Source = async (user, options) =>
  (await quotes.list({ state: 'asked', limit: shown }, options)).map(quoteJobFor(user))

const quoteJobFor =
  (user: User) =>
  ({ id, number, askedAt, company, name, lineCount }: QuoteSummary): Job => ({
    key: `quote ${id}`,
    since: askedAt,
    what: messages.quote(number),
    detail: `${company ?? name} · ${messages.lines(lineCount)}`,
    act: may(user, 'orders') ? act.answer : act.open,
    to: `/dashboard/quotes/${id}`,
  })

const toPick: Source = async (_user, options) => {
  const [{ shipping = 0 }, [oldest]] = await Promise.all([
    readWaiting({}, options),
    orders.all({ status: 'confirmed', sort: 'oldest', limit: 1 }, options),
  ])
  return shipping === 0
    ? []
    : [
        {
          key: 'to pick',
          since: oldest?.placedAt,
          what: messages.toPick(shipping),
          detail: messages.toPickDetail,
          act: labelOf('pick'),
          to: '/dashboard/pick-lists',
        },
      ]
}

/** Orders whose pieces have all left, except those that wait for goods, are not listed. */
const toShip: Source = async (user, options) => {
  const rows = await orders.all({ status: 'picking', sort: 'oldest', limit: shown }, options)
  return rows.flatMap((order) => {
    const { number, company, name, picking } = order
    if (!picking) return []
    const next = nextOf(user, order)
    return [
      {
        key: `ship ${number}`,
        since: order.placedAt,
        what: messages.order(number),
        detail: `${company ?? name} · ${messages.pickedOf(picking.picked, picking.pieces)}`,
        figure: displayMoney(order.total),
        act: labelOf(next),
        to: picking.picked > 0 ? orderPage(number) : `/dashboard/pick-lists?orders=${number}`,
      },
    ]
  })
}

const lateGoods: Source = async (_user, options) => {
  const rows = await backOrders.backOrders({ state: 'late', limit: shown }, options)
  return rows.map(({ number, placedAt, company, name }) => ({
    key: `late ${number}`,
    since: placedAt,
    what: messages.late(number),
    detail: company ?? name,
    act: act.open,
    to: '/dashboard/back-orders?state=late',
  }))
}

const dueCertificates: Source = async (user, options) =>
  (await certificates.dueCertificates({}, options)).slice(0, shown).map(certificateJobFor(user))

const certificateJobFor =
  (user: User) =>
  ({ companyId, company, certificate }: DueCertificate): Job => ({
    key: `certificate ${companyId} ${certificate?.number ?? ''}`,
    what: messages.certificate,
    detail: company,
    act: may(user, 'customers') ? act.check : act.open,
    to: `/dashboard/companies/${companyId}?part=tax#certificates`,
  })

const requests: Source = async (user, options) => {
  const rows = await companies.list({ state: 'requested', limit: shown }, options)
  return rows.map(({ id, name, requestedAt }) => ({
    key: `company ${id}`,
    since: requestedAt,
    what: messages.account,
    detail: name,
    act: may(user, 'customers') ? act.review : act.open,
    to: `/dashboard/companies/${id}`,
  }))
}

const heldReviews: Source = async (_user, options) => {
  const [held, reported] = await Promise.all([
    reviews.listModerated({ state: 'held', limit: shown }, options),
    reviews.listModerated({ state: 'reported', limit: shown }, options),
  ])
  const jobsOf = (
    rows: typeof held,
    state: 'held' | 'reported',
    what: (tool: string | undefined) => string,
  ): readonly Job[] =>
    rows.map(({ id, tool, text, writtenAt }) => ({
      key: `${state} ${id}`,
      since: writtenAt,
      what: what(tool?.name),
      detail: messages.quoted(text),
      act: act.check,
      to: `/dashboard/reviews?status=${state}`,
    }))
  return [
    ...jobsOf(held, 'held', messages.review),
    ...jobsOf(reported, 'reported', messages.reported),
  ]
}

const overdue: Source = async (user, options) =>
  (await reminders.overdue({ limit: shown }, options)).map(overdueJobFor(user))

const overdueJobFor =
  (user: User) =>
  ({ id, number, customer, daysOverdue, open, upcoming }: OverdueItem): Job => ({
    key: `overdue ${id}`,
    late: messages.lateDays(daysOverdue),
    what: messages.overdue(number),
    detail: customer.name,
    figure: displayMoney(open),
    // No reminder is upcoming if none can be sent, such as in a shop without reminders.
    act: may(user, 'money') && upcoming !== null ? act.remind : act.open,
    to: `/dashboard/payments${upcoming === null ? '' : '/reminders'}?q=${encodeURIComponent(number)}`,
  })

const unsent: Source = async (user, options) => {
  const rows = await documents.list({ sent: 'no', limit: shown }, options)
  return rows.map(({ id, number, customer, company, issueDate }) => ({
    key: `unsent ${id}`,
    since: issueDate,
    what: messages.notSent(number),
    detail: company ?? customer,
    act: may(user, ['orders', 'money']) ? act.send : act.open,
    to: `/dashboard/documents?q=${encodeURIComponent(number)}`,
  }))
}

/** Steps to go live that are not done, as their page lists them; those without a place are done outside the shop's pages. */
const goingLive: Source = async (_user, options) => {
  const points = await checklist.read({}, options)
  const open = new Set(points.filter(({ done }) => !done).map(({ point }) => point))
  return pointGroups
    .flatMap((group): readonly Point[] => group.points)
    .filter((point) => open.has(point))
    .slice(0, shownSteps)
    .map((point) => {
      const [sentence, action] = checklistMessages.points[point]
      return {
        key: point,
        what: sentence,
        detail: action,
        act: act.open,
        to: placeOf[point] ?? '/dashboard/checklist',
      }
    })
}

type GroupSource = {
  readonly name: GroupName
  readonly list: GroupList
  /** In place of the list, for readers without this permission. */
  readonly elsewhere?: readonly (readonly [NeededPermission, GroupList])[]
  readonly read: readonly (readonly [NeededPermission, Source])[]
}
const sources: readonly GroupSource[] = [
  {
    name: 'live',
    list: { to: '/dashboard/checklist', label: all.live },
    read: [['owner', goingLive]],
  },
  {
    name: 'orders',
    list: { to: '/dashboard/manageorders', label: all.orders },
    read: [
      ['orders', placed],
      ['orders', asked],
    ],
  },
  {
    name: 'pick',
    list: { to: '/dashboard/pick-lists', label: all.pick },
    read: [
      ['orders', toPick],
      ['orders', toShip],
      ['orders', lateGoods],
    ],
  },
  {
    name: 'customers',
    list: { to: '/dashboard/companies', label: all.customers },
    elsewhere: [['customers', { to: '/dashboard/reviews', label: all.reviews }]],
    read: [
      ['customers', dueCertificates],
      ['customers', requests],
      ['content', heldReviews],
    ],
  },
  {
    name: 'money',
    list: { to: '/dashboard/documents', label: all.money },
    read: [
      ['money', overdue],
      [['orders', 'money'], unsent],
    ],
  },
]
