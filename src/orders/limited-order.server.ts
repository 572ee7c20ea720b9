/**
 * Holds orders of accounts with an unconfirmed e-mail address to their ceiling, and those of members
 * of companies to what they may spend: judged in the order's own transaction, one order of an
 * account after another.
 */
import type { ActingCompany } from '../../packages/contract/acting-company.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { dayOf, startOfDay } from '../platform/time-zone.ts'
import type { OrdersDependencies } from './dependencies.server.ts'
import { approvalReason, endOfHold, type NewHold } from './holds.ts'
import { heldPieces, spentSince } from './holds-store.server.ts'
import type { PricedLine } from './judge-lines.ts'
import type { OrderRequest } from './order-request.server.ts'
import { judgeCeiling, type AboveCeiling } from './unconfirmed-ceiling.ts'

/** Thrown inside the transaction, so that nothing of it stays. */
export class AboveCeilingError extends Error {
  readonly verdict: AboveCeiling
  constructor(verdict: AboveCeiling) {
    super('The order is above the ceiling for unconfirmed accounts')
    this.name = 'AboveCeilingError'
    this.verdict = verdict
  }
}

/** Writes an order, on hold or not. */
type StatementRunner = <T>(
  statement: (db: Handle, hold: NewHold | undefined) => Promise<T>,
) => Promise<T>

/** An order that is about to be written. */
type JudgedOrder = {
  readonly lines: readonly PricedLine[]
  /** Goods and delivery without tax, in cents. */
  readonly total: number
}

/**
 * How the statement of an order is run: by itself, or, for an account under a ceiling and a member
 * of a company with a spending limit, in a transaction that judges these first.
 */
export async function statementRunner(
  deps: OrdersDependencies,
  actor: Actor,
  { imported }: Pick<OrderRequest, 'imported'>,
  { lines, total }: JudgedOrder,
): Promise<StatementRunner> {
  const { database } = deps
  const isUnderCeiling = !imported && (await isLimited(deps, actor.id))
  const company = imported || !actor.company?.isLimited ? undefined : actor.company
  if (!isUnderCeiling && !company)
    return (statement) => database.withRetry((db) => statement(db, undefined))
  const { timeZone, holdDays } = await deps.readSettings()
  const now = deps.now()
  const spending = { until: endOfHold(now, holdDays), since: startOfMonth(now, timeZone) }
  return (statement) =>
    database.transact(async (tx) => {
      if (isUnderCeiling) await requireWithinCeiling(deps, tx, actor.id, lines)
      const hold = company && (await approvalHold(deps, tx, { ...spending, actor, company, total }))
      return statement(tx, hold)
    })
}

type Spending = {
  readonly actor: Actor
  readonly company: ActingCompany
  readonly total: number
  readonly since: Date
  readonly until: Date
}

/**
 * The hold of an order above what this member may spend. The member's other orders wait until this
 * transaction ends, so together they stay within the limit of the month.
 */
async function approvalHold(
  { companies }: OrdersDependencies,
  tx: Handle,
  { actor, company, total, since, until }: Spending,
): Promise<NewHold | undefined> {
  const limits = await companies.lockLimits(tx, company.memberId)
  const spent =
    limits.perMonth === undefined
      ? 0
      : await spentSince(tx, { userId: actor.id, companyId: company.id, since })
  const reason = approvalReason(limits, total, spent)
  return reason === undefined ? undefined : { kind: 'approval', reason, until }
}

const startOfMonth = (now: Date, timeZone: string): Date =>
  startOfDay(`${dayOf(now, timeZone).slice(0, 7)}-01`, timeZone)

/** Whether this shop has a ceiling, and this account is under it. */
async function isLimited(
  { accounts, database, settings }: OrdersDependencies,
  userId: string,
): Promise<boolean> {
  const { maxValue, maxShare } = settings.unconfirmedCeiling
  if (maxValue === undefined && maxShare === undefined) return false
  return !(await accounts.isEmailConfirmed(database.handle, userId))
}

/**
 * Lets the account's other orders wait until this transaction ends, and judges the lines.
 * @throws AboveCeilingError
 */
async function requireWithinCeiling(
  { accounts, settings, stock }: OrdersDependencies,
  tx: Handle,
  userId: string,
  lines: readonly PricedLine[],
): Promise<void> {
  await accounts.lockUser(tx, userId)
  const toolIds = lines.map(({ tool }) => tool.id)
  const [held, levels] = [await heldPieces(tx, userId, toolIds), await stock.levels(tx, toolIds)]
  const verdict = judgeCeiling(
    settings.unconfirmedCeiling,
    lines.map(({ tool, quantity, unitCents }) => ({
      terms: { ...tool, stock: levels.get(tool.id) ?? tool.stock },
      quantity,
      unitCents,
      pricePer: tool.pricePer,
      held: held.get(tool.id) ?? 0,
    })),
  )
  if (verdict.kind !== 'within') throw new AboveCeilingError(verdict)
}
