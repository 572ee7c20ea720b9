/**
 * Decides which orders wait: those of newcomers above the ceiling, of members of companies above
 * their spending limit, of companies above their credit limit, of agents above their mandate.
 * Decided in the order's own transaction, one order of an account, a member or a company after
 * another.
 */
import type { ActingCompany } from '../../platform/access/acting-company.ts'
import type { ActingAgent, Actor } from '../../platform/access/endpoint.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { dayOf, startOfDay } from '../../platform/time/time-zone.ts'
import { cardHold, creditHold, isCreditJudged } from './credit-hold.server.ts'
import type { OrdersContext, OrdersDependencies } from '../dependencies.server.ts'
import { approvalReason, endOfHold, mandateReason, type NewHold } from '../model/holds.ts'
import {
  hasHistory,
  heldPieces,
  lockAgent,
  spentByAgent,
  spentSince,
} from '../model/holds-store.server.ts'
import type { OrderWithLines } from '../store.server.ts'
import type { PricedLine } from '../model/validate-lines.ts'
import type { OrderRequest } from '../model/order-request.server.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import { newcomerCeiling, newcomerReason, type NewcomerCeiling } from './newcomer-ceiling.ts'

/** Writes an order, on hold or not. */
type StatementRunner = (
  statement: (db: Handle, hold: NewHold | undefined) => Promise<OrderWithLines | undefined>,
) => Promise<OrderWithLines | undefined>

/** An order that is about to be written. */
type JudgedOrder = {
  readonly lines: readonly PricedLine[]
  /** Goods and delivery without tax, in cents. */
  readonly total: number
  /** The same with tax. */
  readonly gross: number
  /** Its delivery charge is on request: the amount to be paid is not known yet. */
  readonly isChargeOpen: boolean
}

/**
 * How the statement of an order is run. A newcomer's order under a ceiling, and every order for a
 * company, runs in a transaction that first checks limits and membership; others do not need one.
 * Orders that staff place for a buyer also have one, for the audit entry.
 */
export async function withOrderHolds(
  deps: OrdersContext,
  actor: Actor,
  request: Pick<OrderRequest, 'agreedPrices' | 'imported' | 'placedBy' | 'payBy'>,
  { lines, total, gross, isChargeOpen }: JudgedOrder,
): Promise<StatementRunner> {
  const { database } = deps
  const { imported, placedBy, payBy } = request
  const settings = await deps.readSettings()
  const ceiling = await ceilingFor(deps, actor, request, settings)
  const company = imported ? undefined : actor.company
  const member = company?.isLimited ? company : undefined
  const debtor = company && isCreditJudged(company, settings) ? company : undefined
  const { agent } = actor
  if (!ceiling && !company && !placedBy && !agent && payBy === undefined)
    return (statement) => database.withRetry((db) => statement(db, undefined))
  const now = deps.now()
  const judged = { total: gross, settings, now, isChargeOpen }
  const until = endOfHold(now, settings.holdDays)
  const since = startOfMonth(now, settings.timeZone)
  return (statement) =>
    database.transact(async (tx) => {
      if (company) await deps.companies.requireMembership(tx, actor)
      // After an approval it is checked again: see `releaseHold`.
      const hold =
        (agent && (await agentHold(tx, { agent, total, since, until }))) ??
        (member &&
          (await approvalHold(deps, tx, { actor, company: member, total, since, until }))) ??
        cardHold({ pay_by: payBy ?? null }, judged) ??
        (debtor && (await creditHold(deps, tx, { companyId: debtor.id, ...judged }))) ??
        (ceiling && (await newcomerHold(deps, tx, { userId: actor.id, ceiling, lines, until })))
      const order = await statement(tx, hold)
      if (order && hold?.kind === 'payment')
        for (const hook of deps.hooks.prepaid) await hook(tx, { number: order.number, at: now })
      return order
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
 * The hold of an order above this member's spending limit. The member's other orders wait until
 * this transaction ends, so together they stay within the limit of the month.
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

type Mandate = Pick<Spending, 'total' | 'since' | 'until'> & { readonly agent: ActingAgent }

/** The hold of an order above the mandate of the agent that places it. */
async function agentHold(
  tx: Handle,
  { agent, total, since, until }: Mandate,
): Promise<NewHold | undefined> {
  await lockAgent(tx, agent.links[0] ?? agent.id)
  const spent = await spentByAgent(tx, { links: agent.links, since })
  const reason = mandateReason(agent, total, spent)
  return reason === undefined ? undefined : { kind: 'agent', reason, until }
}

/** Of the shop. */
export const startOfMonth = (now: Date, timeZone: string): Date =>
  startOfDay(`${dayOf(now, timeZone).slice(0, 7)}-01`, timeZone)

/**
 * The ceiling that applies to this order: for accounts without history. Companies were checked when
 * they were approved, offers when they were made.
 */
async function ceilingFor(
  { database }: OrdersDependencies,
  { id, company }: Actor,
  { agreedPrices, imported }: Pick<OrderRequest, 'agreedPrices' | 'imported'>,
  settings: Parameters<typeof newcomerCeiling>[0],
): Promise<NewcomerCeiling | undefined> {
  if (imported || company || agreedPrices) return undefined
  const ceiling = newcomerCeiling(settings)
  return ceiling && !(await hasHistory(database.handle, id)) ? ceiling : undefined
}

type Newcomer = {
  readonly userId: string
  readonly ceiling: NewcomerCeiling
  readonly lines: readonly PricedLine[]
  readonly until: Date
}

/**
 * The hold of an order above the ceiling. The account's other orders wait until this transaction
 * ends, so together they stay within its share.
 */
async function newcomerHold(
  { accounts, stock }: OrdersDependencies,
  tx: Handle,
  { userId, ceiling, lines, until }: Newcomer,
): Promise<NewHold | undefined> {
  await accounts.lockUser(tx, userId)
  const toolIds = lines.map(({ tool }) => tool.id)
  const [held, levels] = [await heldPieces(tx, userId, toolIds), await stock.levels(tx, toolIds)]
  const reason = newcomerReason(
    ceiling,
    lines.map(({ tool, quantity, unitCents }) => ({
      name: tool.name,
      terms: { ...tool, stock: levels.get(tool.id) ?? tool.stock },
      quantity,
      unitCents,
      pricePer: tool.pricePer,
      held: held.get(tool.id) ?? 0,
    })),
  )
  return reason === undefined ? undefined : { kind: 'newcomer', reason, until }
}

/**
 * The hold of an order that is already placed, if its buyer is a newcomer and it exceeds the
 * ceiling: for orders that first waited for somebody else's decision.
 */
export async function newcomerHoldOf(
  deps: OrdersDependencies,
  tx: Handle,
  actor: Actor,
  { lines, at, settings }: PlacedLines,
): Promise<NewHold | undefined> {
  const ceiling = newcomerCeiling(settings)
  if (!ceiling || (await hasHistory(tx, actor.id))) return undefined
  const ids = lines.map((line) => line.tool_id)
  const tools = await deps.prices.pricedTools(tx, actor, ids, { weights: false, kept: true })
  const ofId = new Map(tools.map((tool) => [tool.id, tool]))
  return newcomerHold(deps, tx, {
    userId: actor.id,
    ceiling,
    lines: lines.flatMap(({ tool_id: toolId, quantity, unit_cents: unitCents }) => {
      const tool = ofId.get(toolId)
      return tool ? [{ tool, quantity, unitCents }] : []
    }),
    until: endOfHold(at, settings.holdDays),
  })
}

type PlacedLines = {
  readonly lines: OrderWithLines['lines']
  readonly at: Date
  readonly settings: ShopSettings
}
