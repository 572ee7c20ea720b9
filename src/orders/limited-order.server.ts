/**
 * Holds orders of accounts with an unconfirmed e-mail address to their ceiling: judged in the
 * order's own transaction, one order of an account after another.
 */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { OrdersDependencies } from './dependencies.server.ts'
import type { PricedLine } from './judge-lines.ts'
import type { OrderRequest } from './order-request.server.ts'
import { heldPieces } from './store.server.ts'
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

type StatementRunner = <T>(statement: (db: Handle) => Promise<T>) => Promise<T>

/**
 * How the statement of an order is run: by itself, or, for an account under a ceiling, in a
 * transaction that judges this ceiling first.
 */
export async function statementRunner(
  deps: OrdersDependencies,
  userId: string,
  { imported }: Pick<OrderRequest, 'imported'>,
  lines: readonly PricedLine[],
): Promise<StatementRunner> {
  const { database } = deps
  if (imported || !(await isLimited(deps, userId)))
    return (statement) => database.withRetry(statement)
  return (statement) =>
    database.transact(async (tx) => {
      await requireWithinCeiling(deps, tx, userId, lines)
      return statement(tx)
    })
}

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
