/** Why an order waits, in the language of the reader. */
import {
  createSentenceTranslator,
  type StoredSentence,
} from '../../platform/translate-sentences.server.ts'
import { creditMessages } from '../messages/credit.ts'
import { deliveryHoldMessages } from '../messages/delivery-hold.ts'
import { holdMessages } from '../messages/holds.ts'
import { sayHoldReason, type HoldReason } from './hold-reason.ts'

const amounts = (say: (total: string, limit: string) => string): StoredSentence => ({
  takes: ['amount', 'amount'],
  say: ([total = '', limit = '']) => say(total, limit),
})
const namedAmounts = (
  say: (name: string, total: string, limit: string) => string,
): StoredSentence => ({
  takes: ['text', 'amount', 'amount'],
  say: ([name = '', total = '', limit = '']) => say(name, total, limit),
})
const fixed = (say: () => string): StoredSentence => ({ takes: [], say })

/** Reasons of holds that earlier releases wrote as sentences, before facts were stored. */
const spokenSentence = createSentenceTranslator([
  amounts((total, limit) => holdMessages.overOrderLimit(total, limit)),
  amounts((total, limit) => holdMessages.overMonthLimit(total, limit)),
  namedAmounts((agent, total, limit) => holdMessages.overAgentOrder(agent, total, limit)),
  namedAmounts((agent, total, limit) => holdMessages.overAgentMonth(agent, total, limit)),
  amounts((total, limit) => holdMessages.overNewcomerLimit(total, limit)),
  {
    takes: ['text', 'count', 'count'],
    say: ([tool = '', others, share]) =>
      holdMessages.overNewcomerShare(tool, Number(others), Number(share)),
  },
  namedAmounts((company, open, limit) => creditMessages.overLimit(company, open, limit)),
  {
    takes: ['text', 'count'],
    say: ([invoice = '', late]) => creditMessages.overdue(invoice, Number(late)),
  },
  {
    takes: ['text', 'amount'],
    say: ([company = '', gross = '']) => holdMessages.inAdvance(company, gross),
  },
  { takes: ['amount'], say: ([gross = '']) => holdMessages.byCard(gross) },
  fixed(() => holdMessages.settledButShort.payment),
  fixed(() => holdMessages.settledButShort.credit),
  amounts((charge, gross) => deliveryHoldMessages.reason(charge, gross)),
  { takes: ['amount'], say: ([total = '']) => holdMessages.withinLimits(total) },
])

/** The sentences that earlier releases stored, and their present wording. */
const rewordings: readonly (readonly [RegExp, string])[] = [
  // Earlier releases did not say that these amounts exclude tax.
  [/^(The order total|With this order the total of the month) is /, '$1 without tax is '],
  [/^(With this order your agent .+ has ordered for \S+) this month/, '$1 without tax this month'],
  [/^(An approver has changed it: the total) is now /, '$1 without tax is now '],
  [
    /^(The order total|With this order .*|An approver .*|Delivery costs \S+) without tax/,
    '$1 excluding tax',
  ],
  [/^With this order the total of the month /, 'With this order, the month’s total '],
  [/^With this order (?=\S)/, 'With this order, '],
  [/; the limit of your agent (.+) for an order is /, '; the limit per order of your agent $1 is '],
  [/ a first order of an account, /, ' the first order of an account, '],
  [/^The order has more than /, 'The order takes more than '],
  [
    /^An approver has changed it: the total (.+), which needs no approval\.$/,
    'An approver has changed the order: its total $1, so the order needs no approval.',
  ],
  [/ The invoice comes in a separate mail\.$/, ' The invoice will be sent in a separate e-mail.'],
  [/ on the page of the order\.$/, ' on the order page.'],
  [/^The open amount is credited, /, 'The outstanding amount was credited, '],
  [/^(Delivery costs .+)\. The order total is then /, '$1, so the order total is '],
]
const reworded = (sentence: string): string =>
  rewordings.reduce((text, [pattern, words]) => text.replace(pattern, words), sentence)

/** The reason of a hold as a sentence; sentences of earlier releases are recognized. */
export const spokenHold = (reason: HoldReason | string): string =>
  typeof reason === 'string' ? spokenSentence(reworded(reason)) : sayHoldReason(reason)
