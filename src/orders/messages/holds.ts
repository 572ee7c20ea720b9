/** The texts of orders on hold: reasons, Problems, mails, pages. */
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
    notOnHold: 'This order is not on hold any more',
    stockShort: 'There is too little stock for this order',
  },
  notHold: 'Choose what it waits for, or any.',
  overOrderLimit: (total: string, limit: string) =>
    `The order comes to ${total}; without approval it may come to ${limit}.`,
  overMonthLimit: (total: string, limit: string) =>
    `With this order the month comes to ${total}; without approval it may come to ${limit}.`,
  overNewcomerLimit: (total: string, limit: string) =>
    `The order comes to ${total}; until the shop has confirmed a first order of an account, one ` +
    `above ${limit} waits.`,
  overNewcomerShare: (tool: string, others: number, share: number) =>
    `The order has more than ${share} % of the stock of ` +
    (others === 0
      ? tool
      : `${tool} and of ${displayNumber(others)} other ${others === 1 ? 'tool' : 'tools'}`) +
    '; until the shop has confirmed a first order of an account, such a one waits.',
  notForApproval: 'Only an order that waits for approval is changed so. Edit it on its page.',
  withinLimits: (total: string) =>
    `An approver has changed it: it comes to ${total} now, which needs no approval by itself.`,
  notOnHoldDetail: (number: number, status: string) =>
    `Somebody else has decided about order ${number} already: it is ${status}.`,
  placedByYou:
    'You placed this order for its buyer. Somebody else of the shop, or of the company, decides.',
  raisedByYou: 'You edited this order. Somebody else of the shop, or of the company, approves it.',
  ownOrder: 'Nobody decides about an order of their own. Ask another approver of your company.',
  approversOnly: 'The shop decides about this order.',
  releaseFirst: (number: number) => `Order ${number} is on hold. Release it first, or cancel it.`,
  stockShortDetail: (
    number: number,
    short: readonly {
      readonly tool: string
      readonly needed: number
      readonly available: number
    }[],
  ) =>
    `Order ${number} stays on hold: ` +
    short
      .map(
        ({ tool, needed, available }) =>
          `${tool} needs ${displayNumber(needed)}, ${displayNumber(available)} ` +
          `${available === 1 ? 'is' : 'are'} left`,
      )
      .join('; ') +
    '. Wait for more, or refuse it.',
  releasedNote: (name: string) => (name === '' ? 'Released.' : `Approved by ${name}.`),
  refusedNote: (name: string, note: string) =>
    [name === '' ? 'Not accepted.' : `Refused by ${name}.`, ...(note === '' ? [] : [note])].join(
      ' ',
    ),
  expiredNote: 'Nobody released it in time.',
  jobFailed: 'What is on hold was not looked through; it will be tried again',
  toBuyer: ({ shop, number, company, reason, total, until, link }: HeldMail) => ({
    subject: `Order ${number} waits for approval`,
    text: letter(
      `Your order ${number} for ${company}, ${total}, is placed and waits until somebody of ` +
        `${company} approves it.`,
      reason,
      `Its prices stay, but nothing is reserved until then. It ends on ${until} if nobody answers.`,
      link,
      shop,
    ),
  }),
  inAdvance: (company: string, gross: string) =>
    `${company} pays in advance: ${gross}, by the invoice that comes with a mail of its own.`,
  byCard: (gross: string) => `${gross} is to be paid by card, on the page of the order.`,
  settledButShort: {
    payment: 'It is paid, but there is too little stock by now.',
    credit: 'What was open is credited, but there is too little stock by now.',
  },
  settledNote: { payment: 'Paid.', credit: 'What was open is credited.' },
  toBuyerWhoPays: ({ shop, number, reason, total, until, link }: HeldMail) => ({
    subject: `Order ${number} waits for its payment`,
    text: letter(
      `Your order ${number}, ${total} without tax, is placed and goes on as soon as it is paid.`,
      reason,
      `Its prices stay, but nothing is reserved until then. It ends on ${until} if it is not paid.`,
      link,
      shop,
    ),
  }),
  toBuyerOfShop: ({ shop, number, reason, total, until, link }: HeldMail) => ({
    subject: `Order ${number} waits until ${shop} releases it`,
    text: letter(
      `Your order ${number}, ${total}, is placed and waits until somebody of ${shop} releases it.`,
      reason,
      `Its prices stay, but nothing is reserved until then. It ends on ${until} if nobody does.`,
      link,
      shop,
    ),
  }),
  toApprover: ({ shop, number, buyer, company, reason, total, until, link }: HeldMail) => ({
    subject: `${buyer} asks you to approve order ${number}`,
    text: letter(
      `${buyer} has ordered for ${company}: order ${number}, ${total}.`,
      reason,
      `Sign in to approve or refuse it. It ends on ${until} if nobody answers.`,
      link,
      shop,
    ),
  }),
  reminder: ({ shop, number, buyer, reason, total, until, link }: HeldMail) => ({
    subject: `Order ${number} ends on ${until} unless it is released`,
    text: letter(
      `Order ${number} of ${buyer}, ${total}, is still on hold.`,
      reason,
      `It is cancelled on ${until} if nobody releases it before.`,
      link,
      shop,
    ),
  }),
} as const
