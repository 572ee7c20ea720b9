/** The debts of companies: checked when they order, and read by staff. */
import type { ActingCompany } from '../../platform/access/acting-company.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import { dayOf, daysBetween, startOfDay } from '../../platform/time/time-zone.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import { creditReason, openOf, type CompanyDebt } from './credit.ts'
import { findDebt } from './credit-store.server.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { endOfHold, type NewHold } from '../model/holds.ts'
import type { HoldReason } from '../model/hold-reason.ts'
import type { CompanyCredit } from './holds-contract.ts'

type CreditSettings = Pick<ShopSettings, 'holdDays' | 'overdueDays' | 'paymentsSince' | 'timeZone'>

/** Whether this company's debt can put an order on hold at all. */
export const isCreditJudged = (
  { hasCreditLimit, paysInAdvance }: Pick<ActingCompany, 'hasCreditLimit' | 'paysInAdvance'>,
  { overdueDays }: Pick<CreditSettings, 'overdueDays'>,
): boolean => hasCreditLimit || paysInAdvance || overdueDays !== ''

/**
 * The hold of an order that its buyer pays by card, until it is paid. If its delivery charge is on
 * request, it is paid after the charge is accepted.
 */
export const cardHold = (
  { pay_by: payBy }: { readonly pay_by: 'card' | null },
  { total, settings, now, isChargeOpen }: Omit<Judged, 'companyId'>,
): NewHold | undefined =>
  payBy === 'card' && total > 0 && !isChargeOpen
    ? {
        kind: 'payment',
        reason: { code: 'by-card', gross: total },
        until: endOfHold(now, settings.holdDays),
      }
    : undefined

type Judged = {
  readonly companyId: string
  /** The order's sum with tax, in cents. */
  readonly total: number
  readonly settings: CreditSettings
  readonly now: Date
  /** Its delivery charge is on request. */
  readonly isChargeOpen: boolean
}

/**
 * The hold of an order because of its company's debt; for an order paid in advance, until its
 * payment. The company's other orders wait until this transaction ends, so two buyers together stay
 * within its limit.
 */
export async function creditHold(
  { companies }: Pick<OrdersDependencies, 'companies'>,
  tx: Handle,
  { companyId, total, settings, now, isChargeOpen }: Judged,
): Promise<NewHold | undefined> {
  const company = await companies.creditLimit(tx, companyId, { lock: true })
  if (!company) return undefined
  const { name, limit } = company
  const until = endOfHold(now, settings.holdDays)
  if (company.paysInAdvance && isChargeOpen) return undefined
  if (company.paysInAdvance)
    return { kind: 'payment', reason: { code: 'in-advance', company: name, gross: total }, until }
  const overdueDays = settings.overdueDays === '' ? undefined : Number(settings.overdueDays)
  if (limit === undefined && overdueDays === undefined) return undefined
  const debt = await readDebt(tx, companyId, settings, now)
  const reason = creditReason({ company: name, limit, overdueDays }, debt, total)
  if (reason === undefined) return undefined
  return { kind: 'credit', reason, until }
}

/**
 * Why an addition to a company's order would exceed its credit limit. The order's previous sum is
 * already part of its debt.
 * @param added to the order, with tax, in cents
 */
export async function creditPassed(
  { companies }: Pick<OrdersDependencies, 'companies'>,
  tx: Handle,
  {
    companyId,
    added,
    settings,
    now,
  }: Omit<Judged, 'isChargeOpen' | 'total'> & { readonly added: number },
): Promise<HoldReason | undefined> {
  const company = await companies.creditLimit(tx, companyId, { lock: true })
  const overdueDays = settings.overdueDays === '' ? undefined : Number(settings.overdueDays)
  if (!company || company.paysInAdvance) return undefined
  const { name, limit } = company
  if (limit === undefined && overdueDays === undefined) return undefined
  const debt = await readDebt(tx, companyId, settings, now)
  return creditReason({ company: name, limit, overdueDays }, debt, added)
}

async function readDebt(
  db: Handle,
  companyId: string,
  { paymentsSince: since, timeZone }: CreditSettings,
  now: Date,
): Promise<CompanyDebt> {
  const sinceAt = since === '' ? new Date(0) : startOfDay(since, timeZone)
  const currency = shopCurrency().code
  const row = await findDebt(db, { companyId, currency, since, sinceAt })
  const days = row.due_date === null ? 0 : daysBetween(row.due_date, dayOf(now, timeZone))
  return {
    unpaid: row.unpaid,
    notInvoiced: row.not_invoiced,
    ...(row.number !== null && days > 0 ? { overdue: { number: row.number, days } } : {}),
  }
}

/** @throws notFound */
export async function readCompanyCredit(
  { companies, database, readSettings, now }: OrdersDependencies,
  companyId: string,
): Promise<CompanyCredit> {
  const db = database.handle
  const company = await companies.creditLimit(db, companyId, { lock: false })
  if (!company) throw notFound()
  const debt = await readDebt(db, companyId, await readSettings(), now())
  return {
    limit: company.limit ?? null,
    unpaid: Math.max(0, debt.unpaid),
    credit: Math.max(0, -debt.unpaid),
    notInvoiced: debt.notInvoiced,
    open: Math.max(0, openOf(debt)),
    ...(debt.overdue ? { overdue: debt.overdue } : {}),
  }
}
