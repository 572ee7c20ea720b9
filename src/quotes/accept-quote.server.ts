/**
 * A buyer accepts an offer: the order is placed at its prices and reserves its stock now. The offer
 * is marked as accepted in the statement that writes the order, so there is at most one order.
 */
import type { Actor } from '../platform/access/endpoint.ts'
import type { CheckedOrder } from '../orders/contract.ts'
import type { Day } from '../platform/time/time-zone.ts'
import {
  quoteChanged,
  quoteExpired,
  quoteNotOpen,
  quoteWithdrawn,
  type Acceptance,
  type Quote,
} from './contract.ts'
import type { QuotesDependencies } from './dependencies.server.ts'
import { readQuoteDetails } from './dto.server.ts'
import { quotesMessages as messages } from './messages/quotes.ts'
import { stateOn } from './rules.ts'
import {
  acceptanceClause,
  findQuote,
  isNotAcceptable,
  listVersions,
  type QuoteRow,
} from './store.server.ts'
import { readToday, requireOwn } from './visible-quotes.server.ts'

/**
 * Accepts the newest offer. Calling it again returns the same order.
 * @throws notFound; quoteChanged, quoteWithdrawn, quoteExpired, quoteNotOpen; linesRefused with
 *   every line that cannot be ordered; otherwise the errors of placing an order
 */
export async function acceptQuote(
  deps: QuotesDependencies,
  actor: Actor,
  { id, version, ...contact }: Acceptance,
): Promise<Quote> {
  const { handle } = deps.database
  const today = await readToday(deps)
  const row = await requireOwn(deps, actor, await findQuote(handle, id))
  if (row.state === 'accepted') return readQuoteDetails(handle, row, today)
  const { buyer, ...agreed } = await readAgreed(deps, actor, row, { version, today })
  try {
    await deps.orders.placeAgreed(buyer, {
      ...contact,
      ...agreed,
      part: acceptanceClause({ id, version, userId: actor.id }),
    })
  } catch (error) {
    if (!isNotAcceptable(error)) throw error
  }
  // Somebody else was faster: if it was accepted, return that order; otherwise report the state.
  const after = await requireOwn(deps, actor, await findQuote(handle, id))
  if (after.state !== 'accepted') requireAcceptable(after, version, today)
  return readQuoteDetails(handle, after, today)
}

/**
 * The prospective order, if the offer were accepted now; it is not accepted.
 * @throws the errors of accepting it
 */
export async function checkAcceptance(
  deps: QuotesDependencies,
  actor: Actor,
  { id, version, ...contact }: Acceptance,
): Promise<CheckedOrder> {
  const today = await readToday(deps)
  const row = await requireOwn(deps, actor, await findQuote(deps.database.handle, id))
  const { buyer, ...agreed } = await readAgreed(deps, actor, row, { version, today })
  return deps.orders.checkAgreed(buyer, { ...contact, ...agreed })
}

/**
 * Who orders what at which prices.
 * @throws quoteChanged and the others of `requireAcceptable`
 */
async function readAgreed(
  deps: QuotesDependencies,
  actor: Actor,
  row: QuoteRow,
  { version, today }: { readonly version: number; readonly today: Day },
) {
  const { id } = row
  requireAcceptable(row, version, today)
  const offer = (await listVersions(deps.database.handle, id)).find(
    (one) => one.version === version,
  )
  if (!offer) throw changed(row)
  return {
    buyer: await buyerOf(deps, actor, row),
    reference: `quote/${id}/${version}`,
    lines: offer.lines.map(({ toolId, quantity, unitPrice, pricePer }) => ({
      toolId,
      quantity,
      unitPrice,
      pricePer,
    })),
  }
}

const changed = ({ version }: QuoteRow) =>
  quoteChanged({ detail: messages.changedDetail(version), facts: { version } })

/** @throws quoteWithdrawn, quoteExpired, quoteNotOpen, quoteChanged */
function requireAcceptable(row: QuoteRow, version: number, today: Day): void {
  const state = stateOn(row.state, row.valid_until, today)
  if (state === 'withdrawn') throw quoteWithdrawn({ detail: messages.withdrawnDetail })
  if (state === 'expired') {
    const validUntil = row.valid_until ?? ''
    throw quoteExpired({ detail: messages.expiredDetail(validUntil), facts: { validUntil } })
  }
  if (state !== 'answered')
    throw quoteNotOpen({ detail: messages.notOpenDetail[state], facts: { state } })
  if (row.version !== version) throw changed(row)
}

/**
 * The quote determines the company of the order. An agreed offer may be below the company's minimum
 * order.
 */
async function buyerOf(
  { companies, database }: QuotesDependencies,
  { company: _chosen, ...actor }: Actor,
  { company_id: companyId }: QuoteRow,
): Promise<Actor> {
  if (companyId === null) return actor
  const company = await companies.actingFor(database.handle, actor.id, companyId)
  return { ...actor, company: { ...company, minimumOrder: 0 } }
}
