/** When an order waits because of its company's debt (product rule 7.6). Pure; cents with tax. */
import type { HoldReason } from '../model/hold-reason.ts'

/** What a company owes. */
export type CompanyDebt = {
  /** Invoiced and unpaid, minus excess payments; below zero, the company has credit. */
  readonly unpaid: number
  /** Ordered, not on hold, and not invoiced. */
  readonly notInvoiced: number
  /** The invoice that is overdue longest. */
  readonly overdue?: { readonly number: string; readonly days: number } | undefined
}

/** A company's credit limit; undefined: no limit, in amount or time. */
export type CreditTerms = {
  readonly company: string
  readonly limit: number | undefined
  /** An invoice that is overdue for this number of days puts orders on hold. */
  readonly overdueDays: number | undefined
}

/** Below zero, the company has credit. */
export const openOf = ({ unpaid, notInvoiced }: CompanyDebt): number => unpaid + notInvoiced

/**
 * Why an order waits for the shop; undefined if it does not.
 * @param total of the order with tax
 */
export function creditReason(
  { company, limit, overdueDays }: CreditTerms,
  debt: CompanyDebt,
  total: number,
): HoldReason | undefined {
  const { overdue } = debt
  if (overdueDays !== undefined && overdue !== undefined && overdue.days >= overdueDays)
    return { code: 'overdue', invoice: overdue.number, days: overdue.days }
  const open = openOf(debt) + total
  if (limit !== undefined && open > limit)
    return { code: 'over-credit-limit', company, open, limit }
  return undefined
}
