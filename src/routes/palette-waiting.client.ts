/** What waits for a member of staff, as the search box offers it before anything is typed. */
import type { User } from '../accounts/contract.ts'
import { may } from '../accounts/rules.ts'
import { companies } from '../companies/api.client.ts'
import { readWaiting as readFigures } from '../metrics/waiting.client.ts'
import { orders } from '../orders/api.client.ts'
import { reminders } from '../payments/reminders.client.ts'
import { displayMoney } from '../platform/money/money.ts'
import { displayWait } from '../ui/date-time.tsx'
import { paletteMessages as messages } from './messages/palette.ts'
import type { FoundLine } from './palette-options.client.ts'

/** Milliseconds for which an answer is good: the box is opened often. */
const freshFor = 30_000
/** Rows that are counted; with another page there are more. */
const counted = 25

type Kept = {
  readonly user: string
  readonly at: number
  readonly lines: Promise<readonly FoundLine[]>
}
let kept: Kept | undefined

/** Of what the user may do something about; at most five short questions, which are kept for a while. */
export function readWaiting(user: User, signal: AbortSignal): Promise<readonly FoundLine[]> {
  const now = performance.now()
  if (kept?.user !== user.id || now - kept.at > freshFor) {
    const lines = ask(user, signal)
    kept = { user: user.id, at: now, lines }
    lines.catch(() => (kept = undefined))
  }
  return kept.lines
}

async function ask(user: User, signal: AbortSignal): Promise<readonly FoundLine[]> {
  const options = { signal }
  const none: readonly FoundLine[] = []
  const lines = await Promise.all([
    may(user, 'orders') ? waitingOrders(options) : none,
    may(user, 'customers') ? waitingCompanies(options) : none,
    may(user, 'money') ? waitingReminders(options) : none,
  ])
  return lines.flat()
}

type Options = { readonly signal: AbortSignal }

async function waitingOrders(options: Options): Promise<readonly FoundLine[]> {
  const [{ placed, capped }, { shipping = 0 }, [oldest]] = await Promise.all([
    orders.count({}, options),
    readFigures({}, options),
    orders.all({ status: 'placed', sort: 'oldest', limit: 1 }, options),
  ])
  return [
    ...(placed === 0
      ? []
      : [
          {
            icon: 'act' as const,
            to: '/dashboard/manageorders?status=placed&sort=oldest',
            what: messages.toConfirm(placed, capped.includes('placed')),
            ...(oldest ? { detail: messages.oldest(displayWait(oldest.placedAt)) } : {}),
          },
        ]),
    ...(shipping === 0
      ? []
      : [
          {
            icon: 'order' as const,
            to: '/dashboard/pick-lists',
            what: messages.toPick(shipping),
          },
        ]),
  ]
}

async function waitingCompanies(options: Options): Promise<readonly FoundLine[]> {
  const rows = await companies.list({ state: 'requested', limit: counted }, options)
  return rows.length === 0
    ? []
    : [
        {
          icon: 'company',
          to: '/dashboard/companies?state=requested',
          what: messages.toReview(rows.length, rows.next !== undefined),
        },
      ]
}

async function waitingReminders(options: Options): Promise<readonly FoundLine[]> {
  const overdue = await reminders.overdue({ limit: counted }, options)
  const rows = overdue.filter(({ exempt, upcoming }) => exempt === null && upcoming !== null)
  const isMore = overdue.next !== undefined
  return rows.length === 0
    ? []
    : [
        {
          icon: 'document',
          to: '/dashboard/payments/reminders',
          what: messages.overdue(rows.length, isMore),
          terms: isMore ? [] : [displayMoney(rows.reduce((sum, { open }) => sum + open, 0))],
        },
      ]
}
