/** Why an order waits, as a code with its facts: shown in the language of the reader. */
import * as z from 'zod/mini'
import { displayMoney } from '../../platform/money/money.ts'
import { creditMessages } from '../messages/credit.ts'
import { deliveryHoldMessages } from '../messages/delivery-hold.ts'
import { holdMessages } from '../messages/holds.ts'

/** Amounts are cents of the shop's currency. */
export const HoldReason = z.discriminatedUnion('code', [
  z.object({
    code: z.enum(['over-order-limit', 'over-month-limit', 'over-newcomer-limit']),
    total: z.number(),
    limit: z.number(),
  }),
  z.object({
    code: z.enum(['over-agent-order', 'over-agent-month']),
    agent: z.string(),
    total: z.number(),
    limit: z.number(),
  }),
  z.object({
    code: z.literal('over-newcomer-share'),
    tool: z.string(),
    /** How many further tools of the order exceed that share. */
    others: z.number(),
    percent: z.number(),
  }),
  z.object({
    code: z.literal('over-credit-limit'),
    company: z.string(),
    open: z.number(),
    limit: z.number(),
  }),
  z.object({ code: z.literal('overdue'), invoice: z.string(), days: z.number() }),
  z.object({ code: z.literal('in-advance'), company: z.string(), gross: z.number() }),
  z.object({ code: z.literal('by-card'), gross: z.number() }),
  z.object({ code: z.literal('delivery-charge'), charge: z.number(), gross: z.number() }),
  z.object({ code: z.literal('settled-but-short'), by: z.enum(['payment', 'credit']) }),
  z.object({ code: z.literal('within-limits'), total: z.number() }),
])
export type HoldReason = z.output<typeof HoldReason>

/** The reason as a sentence, in the language of the current call. */
export const sayHoldReason = (reason: HoldReason): string =>
  'limit' in reason ? sayLimit(reason) : sayFact(reason)

type WithLimit = Extract<HoldReason, { readonly limit: number }>

/** For an order above a spending limit or credit limit. */
function sayLimit(reason: WithLimit): string {
  const limit = displayMoney(reason.limit)
  switch (reason.code) {
    case 'over-order-limit':
      return holdMessages.overOrderLimit(displayMoney(reason.total), limit)
    case 'over-month-limit':
      return holdMessages.overMonthLimit(displayMoney(reason.total), limit)
    case 'over-newcomer-limit':
      return holdMessages.overNewcomerLimit(displayMoney(reason.total), limit)
    case 'over-agent-order':
      return holdMessages.overAgentOrder(reason.agent, displayMoney(reason.total), limit)
    case 'over-agent-month':
      return holdMessages.overAgentMonth(reason.agent, displayMoney(reason.total), limit)
    default:
      return creditMessages.overLimit(reason.company, displayMoney(reason.open), limit)
  }
}

function sayFact(reason: Exclude<HoldReason, WithLimit>): string {
  switch (reason.code) {
    case 'over-newcomer-share':
      return holdMessages.overNewcomerShare(reason.tool, reason.others, reason.percent)
    case 'overdue':
      return creditMessages.overdue(reason.invoice, reason.days)
    case 'in-advance':
      return holdMessages.inAdvance(reason.company, displayMoney(reason.gross))
    case 'by-card':
      return holdMessages.byCard(displayMoney(reason.gross))
    case 'delivery-charge':
      return deliveryHoldMessages.reason(displayMoney(reason.charge), displayMoney(reason.gross))
    case 'settled-but-short':
      return holdMessages.settledButShort[reason.by]
    default:
      return holdMessages.withinLimits(displayMoney(reason.total))
  }
}
