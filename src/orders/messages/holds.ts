/** The texts of orders on hold: reasons, Problems, mails, pages. */
import { displayDay } from '../../platform/time/display-day.ts'
import { displayNumber } from '../../platform/money/money.ts'

type HeldMail = {
  readonly shop: string
  readonly number: number
  readonly buyer: string
  readonly company: string
  readonly reason: string
  readonly total: string
  /** The day on which the hold ends. */
  readonly until: string
  readonly link: string
}

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`

export const holdMessages = {
  problems: {
    notOnHold: 'This order is no longer on hold',
    stockShort: 'Not enough stock for this order',
  },
  notHold:
    'Set “hold” to newcomer, approval, credit, delivery, payment or agent, or to “any” for all orders on hold.',
  overOrderLimit: (total: string, limit: string) =>
    `The order total excluding tax is ${total}; the limit without approval is ${limit}.`,
  /** Before the reason, in lists: the names come first, because a cell may be cut. */
  waitsFor: (names: readonly string[]) =>
    `${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)} must approve.`,
  overMonthLimit: (total: string, limit: string) =>
    `With this order, the month’s total excluding tax is ${total}; the limit without approval is ${limit}.`,
  overAgentOrder: (agent: string, total: string, limit: string) =>
    `The order total excluding tax is ${total}; the limit per order of your agent ${agent} is ${limit}.`,
  overAgentMonth: (agent: string, total: string, limit: string) =>
    `With this order, your agent ${agent} has ordered for ${total} excluding tax this month; its limit is ${limit}.`,
  throughAgent: (person: string, agent: string) => `${person} (agent ${agent})`,
  notByAgent: 'An agent cannot approve its own order. Sign in to the shop to approve the order.',
  personApproves: 'Only the person whose agent placed this order can approve it.',
  overNewcomerLimit: (total: string, limit: string) =>
    `The order total excluding tax is ${total}. Until the shop has confirmed the first order of an account, orders ` +
    `above ${limit} go on hold.`,
  overNewcomerShare: (tool: string, others: number, share: number) =>
    `The order takes more than ${share} % of the stock of ` +
    (others === 0
      ? tool
      : `${tool} and of ${displayNumber(others)} other ${others === 1 ? 'tool' : 'tools'}`) +
    '. Until the shop has confirmed the first order of an account, such orders go on hold.',
  notForApproval:
    'Only orders that are waiting for approval can be changed here. Edit this order on the order page.',
  withinLimits: (total: string) =>
    `An approver has changed the order: its total excluding tax is now ${total}, so the order needs no approval.`,
  notOnHoldDetail: (number: number, status: string) =>
    `Somebody else has already decided on order ${number}: it is ${status}.`,
  placedByYou:
    'You placed this order for the buyer. Another member of staff or the buyer’s company must approve it.',
  raisedByYou:
    'You edited this order. Another member of staff or the buyer’s company must approve it.',
  ownOrder: 'You cannot approve or refuse your own order. Ask another approver of your company.',
  approversOnly: 'Only the shop can release or refuse this order.',
  releaseFirst: (number: number) =>
    `Order ${number} is on hold. Release the order first, or cancel it.`,
  stockShortDetail: (
    number: number,
    short: readonly {
      readonly tool: string
      readonly needed: number
      readonly available: number
    }[],
  ) =>
    `Order ${number} stays on hold because there is not enough stock. ` +
    short
      .map(
        ({ tool, needed, available }) =>
          `${tool}: ${displayNumber(needed)} needed, ${displayNumber(available)} left`,
      )
      .join('; ') +
    '. Wait for more stock, or refuse the order.',
  releasedNote: (name: string) => (name === '' ? 'Released.' : `Approved by ${name}.`),
  refusedNote: (name: string, note: string) =>
    [name === '' ? 'Not accepted.' : `Refused by ${name}.`, ...(note === '' ? [] : [note])].join(
      ' ',
    ),
  expiredNote: 'Not released in time.',
  jobFailed: 'Held orders could not be processed; retrying',
  toBuyer: ({ shop, number, company, reason, total, until, link }: HeldMail) => ({
    subject: `Order ${number} is waiting for approval`,
    text: letter(
      `Your order ${number} for ${company}, ${total} excluding tax, has been placed and must be approved by somebody at ` +
        `${company}.`,
      reason,
      `Prices are fixed, but no goods are reserved until the order is approved. The order will be cancelled on ${displayDay(until)} if nobody approves it by then.`,
      link,
      shop,
    ),
  }),
  inAdvance: (company: string, gross: string) =>
    `${company} pays in advance: ${gross}. The invoice will be sent in a separate e-mail.`,
  byCard: (gross: string) => `${gross} is payable by card on the order page.`,
  settledButShort: {
    payment: 'Paid, but there is no longer enough stock.',
    credit: 'The outstanding amount was credited, but there is no longer enough stock.',
  },
  settledNote: { payment: 'Paid.', credit: 'The open amount is credited.' },
  toBuyerWhoPays: ({ shop, number, reason, total, until, link }: HeldMail) => ({
    subject: `Order ${number} is waiting for payment`,
    text: letter(
      `Your order ${number}, ${total} excluding tax, has been placed and will be processed when it is paid.`,
      reason,
      `Prices are fixed, but no goods are reserved until the order is paid. The order will be cancelled on ${displayDay(until)} if it is not paid by then.`,
      link,
      shop,
    ),
  }),
  toBuyerOfShop: ({ shop, number, reason, total, until, link }: HeldMail) => ({
    subject: `Order ${number} is waiting for release by ${shop}`,
    text: letter(
      `Your order ${number}, ${total} excluding tax, has been placed and is waiting for release by ${shop}.`,
      reason,
      `Prices are fixed, but no goods are reserved until the order is released. The order will be cancelled on ${displayDay(until)} if it is not released by then.`,
      link,
      shop,
    ),
  }),
  toBuyerOfAgent: ({ shop, number, reason, total, until, link }: HeldMail) => ({
    subject: `Your agent has placed order ${number}: please approve it`,
    text: letter(
      `Order ${number}, ${total} excluding tax, is waiting for your approval.`,
      reason,
      `Prices are fixed, but no goods are reserved until you approve the order. The order will be cancelled on ${displayDay(until)} if you do not approve it by then.`,
      link,
      shop,
    ),
  }),
  toApprover: ({ shop, number, buyer, company, reason, total, until, link }: HeldMail) => ({
    subject: `${buyer} asks you to approve order ${number}`,
    text: letter(
      `${buyer} has ordered for ${company}: order ${number}, ${total} excluding tax.`,
      reason,
      `Sign in to approve or refuse the order. The order will be cancelled on ${displayDay(until)} if nobody approves it by then.`,
      link,
      shop,
    ),
  }),
  reminder: ({ shop, number, buyer, reason, total, until, link }: HeldMail) => ({
    subject: `Order ${number} will be cancelled on ${displayDay(until)} unless it is released`,
    text: letter(
      `Order ${number} from ${buyer}, ${total} excluding tax, is still on hold.`,
      reason,
      `The order will be cancelled on ${displayDay(until)} if nobody releases it by then.`,
      link,
      shop,
    ),
  }),
} as const
