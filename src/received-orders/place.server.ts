/** A person places a received order, once, by the rules of all orders of its buyer. */
import { isAdmin } from '../accounts/rules.ts'
import { isCompanyOwner } from '../companies/rules.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { displayMoney, isHidden } from '../platform/money/money.ts'
import {
  goodsChanged,
  linesNotCertain,
  noBuyerNamed,
  notNewOrder,
  receivedTwice,
  type Placement,
  type ReceivedOrder,
} from './contract.ts'
import { readAgain, requireOpen, requireRevision } from './correct.server.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import { assessDraft } from './assessed-draft.server.ts'
import { receivedMessages as messages } from './messages/received-orders.ts'
import { goodsOf, orderedTools } from './ordered-goods.ts'
import { isNewOrder, isReady, type AssessedLine } from './rules.ts'
import {
  findReceived,
  isNoLongerOpen,
  listEarlier,
  placementClause,
  type ReceivedRow,
} from './store.server.ts'
import { buyerOf, requireVisible } from './visible.server.ts'

/**
 * Places the order. A repeated call returns the same order.
 * @throws notFound, receivedOrderChanged, receivedOrderNotOpen, linesNotCertain, noBuyerNamed,
 *   notNewOrder, receivedTwice, goodsChanged; otherwise the errors of orders
 */
export async function placeReceived(
  deps: ReceivedOrdersDependencies,
  actor: Actor,
  { id, revision, goods, again = false, ...contact }: Placement,
): Promise<ReceivedOrder> {
  const { handle } = deps.database
  const row = await requireVisible(deps, actor, await findReceived(handle, id))
  if (row.state === 'ordered') return readAgain(deps, actor, id)
  requireOpen(row)
  requireRevision(row, revision)
  await requireNew(deps, row, again)
  const buyer = await buyerOf(deps, row)
  if (!buyer || (buyer.id !== actor.id && !isAdmin(actor)))
    throw noBuyerNamed({ detail: messages.noBuyerDetail })
  const lines = await assessDraft(deps, buyer, row)
  requireReady(lines)
  requireGoods(lines, goods)
  try {
    await deps.orders.placeReceived(buyer, {
      ...contact,
      lines: orderedTools(lines).map(({ toolId, quantity }) => ({ toolId, quantity })),
      reference: `received-order/${id}/${revision}`,
      part: placementClause({ id, revision, by: actor.id }),
      ...(isAdmin(actor) ? { placedBy: actor } : {}),
    })
  } catch (error) {
    if (!isNoLongerOpen(error)) throw error
  }
  // Somebody else was quicker: an ordered one returns its order, any other state is an error.
  const after = await requireVisible(deps, actor, await findReceived(handle, id))
  if (after.state !== 'ordered') requireRevision(after, revision)
  await learnNumbers(deps, actor, buyer, lines)
  return readAgain(deps, actor, id)
}

/** @throws notNewOrder, receivedTwice */
async function requireNew(
  { database }: ReceivedOrdersDependencies,
  { id, draft: { purpose }, number, file_name: fileName }: ReceivedRow,
  again: boolean,
): Promise<void> {
  const known = await listEarlier(database.handle, id)
  const replaced = known.map(({ state, replaced_by: replacedBy }) => ({ state, replacedBy }))
  if (!isNewOrder({ id, purpose, earlier: replaced }))
    throw notNewOrder({ detail: messages.notNewDetail[purpose], facts: { purpose } })
  const earlier = known.find(({ state }) => state !== 'rejected')
  if (earlier && !again)
    throw receivedTwice({
      detail: messages.receivedTwiceDetail(number || fileName),
      facts: { earlier: earlier.id },
    })
}

/** @throws linesNotCertain */
function requireReady(lines: readonly AssessedLine[]): void {
  if (isReady(lines)) return
  const open = lines.filter(({ state }) => state === 'to-confirm' || state === 'unknown').length
  throw linesNotCertain({ detail: messages.notReadyDetail(open), facts: { lines: open } })
}

/** @param seen the amount that was shown, in cents @throws goodsChanged */
function requireGoods(lines: readonly AssessedLine[], seen: number | undefined): void {
  const goods = goodsOf(lines)
  if (seen === undefined || isHidden(goods) || seen === goods) return
  throw goodsChanged({
    detail: messages.sumChangedDetail(displayMoney(seen), displayMoney(goods)),
    facts: { goods: displayMoney(goods) },
  })
}

/**
 * Remembers the company's own numbers of lines whose tool a person chose, or that the shop's number
 * named. Only staff and owners of the company may define what its numbers mean.
 */
async function learnNumbers(
  { customerPartNumbers }: ReceivedOrdersDependencies,
  actor: Actor,
  { company }: Actor,
  lines: readonly AssessedLine[],
): Promise<void> {
  if (!company || !(isAdmin(actor) || isCompanyOwner(company))) return
  const numbers = lines.flatMap(({ state, tool, written: { buyerNumber } }) =>
    state === 'certain' && tool && buyerNumber !== ''
      ? [{ number: buyerNumber, toolId: tool.id, sku: tool.sku }]
      : [],
  )
  await customerPartNumbers.learn(actor, company, numbers)
}
