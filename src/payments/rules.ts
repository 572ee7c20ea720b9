/** The rules of payments: how old an open item is, and what a payment may settle. Pure. */
import { daysBetween, type Day } from '../platform/time/time-zone.ts'
import type { Cents } from '../platform/money/money.ts'

export const paymentMethods = ['transfer', 'card', 'cash', 'check', 'discount', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** How money goes back: nobody pays a discount out. */
export const refundMethods = ['transfer', 'card', 'cash', 'check', 'other'] as const

/** How long something is overdue, in days. Source: product rule 7.6. */
export const ages = ['not-due', '1-30', '31-60', '61-90', 'over-90'] as const
export type Age = (typeof ages)[number]

/** Days since it was due; none on that day itself, or before. */
export const daysOverdue = (dueDate: Day, today: Day): number =>
  Math.max(0, daysBetween(dueDate, today))

export function ageOf(dueDate: Day, today: Day): Age {
  const days = daysOverdue(dueDate, today)
  if (days === 0) return 'not-due'
  if (days <= 30) return '1-30'
  if (days <= 60) return '31-60'
  return days <= 90 ? '61-90' : 'over-90'
}

/** Who owes: a company, or somebody who bought for themselves. */
export type Customer = { readonly kind: 'company' | 'user'; readonly id: string }

export const customerPattern =
  /^(?:company|user)\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** 'company.0190a0b0-…': as addresses and the API name a customer. */
export const customerKey = ({ kind, id }: Customer): string => `${kind}.${id}`

/** @param key that fits `customerPattern` */
export const parseCustomer = (key: string): Customer => ({
  kind: key.startsWith('company') ? 'company' : 'user',
  id: key.slice(key.indexOf('.') + 1),
})

/** What an item owes, and what is settled by a payment; cents. */
export type Settled = { readonly open: Cents; readonly amount: Cents }

/** The allocations that ask for more than is open. */
export const tooLarge = <A extends Settled>(allocations: readonly A[]): readonly A[] =>
  allocations.filter(({ open, amount }) => amount > Math.max(0, open))

/** What is left of a payment: the customer's credit. Below zero, more was allocated than paid. */
export const unallocated = (
  paid: Cents,
  allocations: readonly { readonly amount: Cents }[],
): Cents => paid - allocations.reduce((sum, { amount }) => sum + amount, 0)

/**
 * What a refund takes of each part of a customer's credit, the oldest first: exactly the amount.
 * @param credits cents above zero
 * @returns undefined where it is more than the credit, or nothing
 */
export function splitRefund(
  amount: Cents,
  credits: readonly Cents[],
): readonly Cents[] | undefined {
  const parts = splitOldestFirst(amount, credits)
  return amount > 0 &&
    unallocated(
      amount,
      parts.map((part) => ({ amount: part })),
    ) === 0
    ? parts
    : undefined
}

/**
 * Whether a payment is a refund, or takes one back: a refund is below zero and takes none back.
 */
export const isRefund = (cents: Cents, reverses: number | null): boolean =>
  cents < 0 !== (reverses !== null)

/**
 * Splits an amount over open items, those that were due first before the others.
 * @param items in the order in which they were due
 * @returns one amount for each item; what is left over stays with the customer
 */
export function splitOldestFirst(amount: Cents, items: readonly Cents[]): readonly Cents[] {
  let left = amount
  return items.map((open) => {
    const part = Math.min(left, Math.max(0, open))
    left -= part
    return part
  })
}
