/** The rules of payments: the age of an open item, and allowed allocations. Pure. */
import { daysBetween, type Day } from '../platform/time/time-zone.ts'
import type { Cents } from '../platform/money/money.ts'

export const paymentMethods = ['transfer', 'card', 'cash', 'check', 'discount', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** The ways to pay a refund; a discount is never paid out. */
export const refundMethods = ['transfer', 'card', 'cash', 'check', 'other'] as const

/** Ranges of days overdue. Source: product rule 7.6. */
export const ages = ['not-due', '1-30', '31-60', '61-90', 'over-90'] as const
export type Age = (typeof ages)[number]

/** Days since the due date; zero on that day and before it. */
export const daysOverdue = (dueDate: Day, today: Day): number =>
  Math.max(0, daysBetween(dueDate, today))

export function ageOf(dueDate: Day, today: Day): Age {
  const days = daysOverdue(dueDate, today)
  if (days === 0) return 'not-due'
  if (days <= 30) return '1-30'
  if (days <= 60) return '31-60'
  return days <= 90 ? '61-90' : 'over-90'
}

/** The debtor: a company, or a private buyer. */
export type Customer = { readonly kind: 'company' | 'user'; readonly id: string }

export const customerPattern =
  /^(?:company|user)\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** 'company.0190a0b0-…': a customer's key in addresses and in the API. */
export const customerKey = ({ kind, id }: Customer): string => `${kind}.${id}`

/** @param key matches `customerPattern` */
export const parseCustomer = (key: string): Customer => ({
  kind: key.startsWith('company') ? 'company' : 'user',
  id: key.slice(key.indexOf('.') + 1),
})

/** The open amount of an item, and the amount that a payment settles; cents. */
export type Settled = { readonly open: Cents; readonly amount: Cents }

/** The allocations that exceed the open amount. */
export const tooLarge = <A extends Settled>(allocations: readonly A[]): readonly A[] =>
  allocations.filter(({ open, amount }) => amount > Math.max(0, open))

/** The rest of a payment, which is customer credit. Below zero, more was allocated than paid. */
export const unallocated = (
  paid: Cents,
  allocations: readonly { readonly amount: Cents }[],
): Cents => paid - allocations.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Takes a refund from the parts of a customer's credit, oldest first, until the exact amount is
 * reached.
 * @param credits cents above zero
 * @returns undefined if the amount exceeds the credit or is zero
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
 * Whether a payment is a refund or the reversal of one: a refund is below zero and reverses
 * nothing.
 */
export const isRefund = (cents: Cents, reverses: number | null): boolean =>
  cents < 0 !== (reverses !== null)

/**
 * Splits an amount over open items, earliest due date first.
 * @param items in the order of their due dates
 * @returns one amount for each item; the rest stays with the customer
 */
export function splitOldestFirst(amount: Cents, items: readonly Cents[]): readonly Cents[] {
  let left = amount
  return items.map((open) => {
    const part = Math.min(left, Math.max(0, open))
    left -= part
    return part
  })
}
