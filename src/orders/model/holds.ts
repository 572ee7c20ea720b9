/** The rules of orders on hold: why an order waits, and how that can end (product rules 5.2, 5.4). */
import type { ActingAgent } from '../../platform/access/endpoint.ts'
import type { HoldReason } from './hold-reason.ts'

/**
 * Why an order waits: its account has no history, a decision in the buyer's company, the company's
 * debt, its delivery charge, its payment in advance, or the approval of the person whose agent
 * placed it.
 */
export const holdKinds = ['newcomer', 'approval', 'credit', 'delivery', 'payment', 'agent'] as const
export type HoldKind = (typeof holdKinds)[number]

/**
 * Whether an order that waits for this has its pieces reserved: one that waits for its delivery to
 * be accepted keeps the pieces from its placement; others have none.
 */
export const keepsReservation = (kind: HoldKind | null): boolean =>
  kind === null || kind === 'delivery'

export type HoldDecision = 'release' | 'refuse'

/**
 * Whether staff with these permissions may make this decision on an order that waits for this. A
 * company's debt needs the permission for money; refusing such an order is also possible with the
 * one for orders. Source: product rule 7.6. An order of an agent above its mandate can only be
 * released by its person (12.3).
 */
export const canDecide = (
  { orders, money }: { readonly orders: boolean; readonly money: boolean },
  kind: HoldKind,
  decision: HoldDecision,
): boolean => {
  if (kind === 'agent') return orders && decision === 'refuse'
  return kind === 'credit' || kind === 'payment'
    ? money || (orders && decision === 'refuse')
    : orders
}

/** How a hold ended; `withdrawn`: the order was cancelled meanwhile. */
export const holdOutcomes = ['released', 'refused', 'expired', 'withdrawn'] as const
export type HoldOutcome = (typeof holdOutcomes)[number]

/** A hold with which an order is placed. */
export type NewHold = { readonly kind: HoldKind; readonly reason: HoldReason; readonly until: Date }

/** A member's spending limit without approval, in cents; undefined: no limit. */
export type Limits = {
  readonly perOrder: number | undefined
  readonly perMonth: number | undefined
}

/**
 * Why an order needs approval; undefined if it does not.
 * @param total of the order, goods and delivery without tax, in cents
 * @param spent in the same month, in cents
 */
export function approvalReason(
  { perOrder, perMonth }: Limits,
  total: number,
  spent: number,
): HoldReason | undefined {
  if (perOrder !== undefined && total > perOrder)
    return { code: 'over-order-limit', total, limit: perOrder }
  if (perMonth !== undefined && spent + total > perMonth)
    return { code: 'over-month-limit', total: spent + total, limit: perMonth }
  return undefined
}

/**
 * Why an order of an agent waits for its person; undefined if it does not.
 * @param total of the order, goods and delivery without tax, in cents
 * @param spent by the agent in the same month, in cents
 */
export function mandateReason(
  { name, perOrder, perMonth }: ActingAgent,
  total: number,
  spent: number,
): HoldReason | undefined {
  if (total > perOrder) return { code: 'over-agent-order', agent: name, total, limit: perOrder }
  if (spent + total > perMonth)
    return { code: 'over-agent-month', agent: name, total: spent + total, limit: perMonth }
  return undefined
}

const dayLength = 86_400_000

/** When a hold that begins now ends. @param days from the setting */
export const endOfHold = (now: Date, days: string): Date =>
  new Date(now.getTime() + Number(days) * dayLength)
