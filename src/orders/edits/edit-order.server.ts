/**
 * Staff edit a placed order until it is shipped: load → plan → write → notify, in one transaction.
 * Stock is adjusted with it; shipped or invoiced pieces stay unchanged (product rule 7.1).
 */
import { sayHoldReason } from '../model/hold-reason.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { invalidInput, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../../accounts/rules.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import { orderChange } from '../audited-order.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { findCompany } from '../model/company-of-order.server.ts'
import { changedSum, orderChanges, type ChangedSum } from './edit-changes.ts'
import { notEditable, orderBilled, type NewOrderEdit, type OrderEdit } from './edit-contract.ts'
import {
  findPassedLimit,
  holdForEdit,
  requireApproval,
  type PassedLimit,
} from './edit-limits.server.ts'
import { queueEditMail } from './edit-mail.server.ts'
import type { EditPlan } from '../model/edit-plan.ts'
import { fixedPrice, planLines, type BilledParts, type EditTools } from '../model/edit-rules.ts'
import type { OrderChange } from '../model/edit-schema.ts'
import { insertEdit, replaceLines, updateContents } from '../model/edit-store.server.ts'
import { keepsReservation } from '../model/holds.ts'
import { stockShort } from '../holds/holds-contract.ts'
import {
  offerDelivery,
  readOfferBasis,
  requireOfferable,
  type OfferBasis,
} from '../holds/offer-delivery.server.ts'
import { auditedMarks } from '../../prices/price-marks.ts'
import type { SellableTool } from '../model/validate-lines.ts'
import { editMessages as messages } from '../messages/edits.ts'
import { holdMessages } from '../messages/holds.ts'
import { ordersMessages } from '../messages/orders.ts'
import { shortageMessage } from '../model/shortage-message.ts'
import { sourceOf, type MailSource } from '../mails/notifications.server.ts'
import { holdsStock } from '../rules.ts'
import { requireRevision } from '../model/order-revision.ts'
import { reindexOrder } from '../model/search-store.server.ts'
import {
  findOrderByNumber,
  lockOrderByNumber,
  withLines,
  type OrderWithLines,
} from '../store.server.ts'

/** The data for checking an edit, read before its transaction. */
export type Basis = {
  /** Including the unreserved pieces, which are compared again under the lock. */
  readonly tools: EditTools
  readonly company: Actor['company']
  readonly source: MailSource
  readonly timeZone: string
  /** The shop's own. */
  readonly country: string
  /** Used to ask the buyer to accept a delivery charge. */
  readonly offer: OfferBasis
}

/**
 * Edits an order, or previews an edit.
 * @throws notFound; orderChanged if somebody else changed it first; notEditable once it is shipped
 *   or cancelled; orderBilled for shipped or invoiced pieces; invalidInput naming each invalid
 *   field; deliveryFixed; editNeedsApproval above the limit of its buyer or company; stockShort if
 *   others took the pieces
 */
export async function editOrder(
  deps: OrdersContext,
  actor: Actor,
  edit: NewOrderEdit,
): Promise<OrderEdit> {
  const basis = await readBasis(deps, edit)
  const result = await deps.database.transact((tx) => writeEdit(deps, tx, { actor, edit, basis }))
  if (result.applied) await deps.mail.notifyQueued()
  return result
}

/** @throws notFound; orderChanged */
export async function readBasis(
  deps: OrdersContext,
  edit: Pick<NewOrderEdit, 'added' | 'lines' | 'number' | 'revision'>,
): Promise<Basis> {
  const db = deps.database.handle
  const row = await findOrderByNumber(db, edit.number)
  const [order] = row ? await withLines(db, [row]) : []
  if (!order) throw notFound()
  requireRevision(order, edit.revision)
  const { lines = [], added = [] } = edit
  const known = await deps.catalogue.many.known(added.map(({ sku }) => sku))
  const bySku = new Map([...known].map(([folded, { id }]) => [folded, id]))
  const named = new Set(lines.map(({ line }) => line))
  const ofLines = order.lines.flatMap((line) => (named.has(line.position) ? [line.tool_id] : []))
  const company = await findCompany(deps, db, order)
  const buyer = company ? { company } : {}
  const toolIds = [...new Set([...ofLines, ...bySku.values()])]
  const offers = await deps.prices.pricedTools(db, buyer, toolIds, { weights: false, kept: true })
  const { timeZone, country } = await deps.readSettings()
  const numbers = order.company_id
    ? await deps.customerPartNumbers.numbersOf(db, order.company_id, toolIds)
    : undefined
  const byId = new Map<string, SellableTool>(
    offers.map((tool) => [tool.id, { ...tool, partNumber: numbers?.get(tool.id) }]),
  )
  const [source, offer] = [await sourceOf(deps), await readOfferBasis(deps)]
  return { tools: { byId, bySku }, company, source, timeZone, country, offer }
}

type Request = { readonly actor: Actor; readonly edit: NewOrderEdit; readonly basis: Basis }

/** Checks and writes in the caller's transaction. */
async function writeEdit(
  deps: OrdersContext,
  tx: Handle,
  { actor, edit, basis }: Request,
): Promise<OrderEdit> {
  const before = await lockEditable(tx, edit)
  if (edit.deliveryCharge !== undefined) requireOfferable(before)
  const billed = await readBilling(deps, tx, before.number)
  requireUnbilled(before, edit, billed)
  const plan = planOf(before, edit, { tools: basis.tools, billed })
  const postcode = before.ship_to?.postcode ?? before.delivery?.postcode ?? ''
  const former = {
    country: basis.country,
    day: dayOf(before.placed_at, basis.timeZone),
    postcode,
    salesTax: await deps.salesTaxAt(tx, { country: before.tax?.country ?? '', postcode }),
  }
  const sum = changedSum(before, plan, edit, former)
  const changes = orderChanges(before, { plan, sum, edit })
  const { company, timeZone } = basis
  const passed = await findPassedLimit(deps, tx, before, { company, timeZone, sum })
  const isNew = passed !== undefined && before.hold_kind !== 'approval'
  const summary = {
    changes: [...changes],
    before: sum.before,
    after: sum.after,
    currentPrices: [...plan.currentPrices],
    ...(isNew ? { needsApproval: sayHoldReason(passed.reason) } : {}),
  }
  if (changes.length === 0 || edit.preview === true)
    return { applied: false, revision: before.revision, ...summary }
  const approved = edit.approved === true
  const isHeld = await requireApproval(tx, before, { passed, approved, actor })
  await exchangeStock(deps, tx, before, { plan, actor })
  const after = await storeEdit(deps, tx, before, { plan, sum, edit })
  await noteEdit(deps, tx, {
    before,
    after,
    changes,
    actor,
    edit,
    passed: isNew ? passed : undefined,
  })
  if (isHeld && passed)
    await holdForEdit(deps, tx, after, {
      reason: passed.reason,
      actor,
      holdDays: basis.offer.settings.holdDays,
      source: basis.offer.source,
    })
  else await offerDelivery(deps, tx, { before, after, actor, basis: basis.offer })
  await queueEditMail(deps, tx, after, { source: basis.source, changes, edit })
  return { applied: true, revision: after.revision, ...summary }
}

/** @throws notFound; orderChanged; notEditable */
async function lockEditable(tx: Handle, edit: NewOrderEdit): Promise<OrderWithLines> {
  const row = await lockOrderByNumber(tx, edit.number)
  const [order] = row ? await withLines(tx, [row]) : []
  if (!order) throw notFound()
  requireRevision(order, edit.revision)
  const { number, status } = order
  if (!holdsStock(status))
    throw notEditable({
      detail: messages.notEditableDetail(number, ordersMessages.status[status]),
      facts: { status },
    })
  return order
}

/** The combined answers of all capabilities that know bills. */
export async function readBilling(
  { hooks }: OrdersContext,
  tx: Handle,
  number: number,
): Promise<BilledParts> {
  const pieces = new Map<number, number>()
  let [isWhole, isAny] = [false, false]
  for (const read of hooks.billing) {
    const billed = await read(tx, number)
    isWhole ||= billed.isWhole
    isAny ||= billed.isAny
    for (const [line, count] of billed.pieces)
      pieces.set(line, Math.max(count, pieces.get(line) ?? 0))
  }
  return { pieces, isWhole, isAny }
}

/** @throws orderBilled */
function requireUnbilled(
  order: OrderWithLines,
  edit: NewOrderEdit,
  { pieces, isWhole, isAny }: BilledParts,
): void {
  const { number } = order
  const { lines = [], added = [], deliveryCharge } = edit
  const isOther = deliveryCharge !== undefined && deliveryCharge !== order.delivery?.charge
  if (isWhole && (lines.length > 0 || added.length > 0 || isOther))
    throw orderBilled({ detail: messages.invoicedWhole(number) })
  if (isAny && isOther) throw orderBilled({ detail: messages.deliveryBilled(number) })
  const line = fixedPrice({ ...order, onHold: false }, edit, pieces)
  if (line !== undefined) throw orderBilled({ detail: messages.priceFixed(line) })
}

/** @throws invalidInput */
function planOf(
  order: OrderWithLines,
  edit: NewOrderEdit,
  { tools, billed }: { readonly tools: EditTools; readonly billed: BilledParts },
): EditPlan {
  const editable = { ...order, onHold: !keepsReservation(order.hold_kind) }
  const result = planLines(editable, edit, tools, billed.pieces)
  if ('faults' in result) throw invalidInput({ errors: [...result.faults] })
  return result.plan
}

/** @throws stockShort */
async function exchangeStock(
  { catalogue, now, stock }: OrdersContext,
  tx: Handle,
  { id: orderId, number, lines }: OrderWithLines,
  { plan, actor }: { readonly plan: EditPlan; readonly actor: Actor },
): Promise<void> {
  const cause = { actorId: actor.id, at: now(), orderId, reason: 'order edited' } as const
  const short = await stock.exchangeStock(tx, plan, cause)
  if (short.length > 0)
    throw stockShort({
      detail: holdMessages.stockShortDetail(
        number,
        shortageMessage(short, [...lines, ...plan.added]),
      ),
      facts: { short },
    })
  const moved = [...plan.needs, ...plan.freed].map(({ toolId }) => toolId)
  if (moved.length > 0) await catalogue.notifyChanged(tx, moved)
}

type Edited = {
  readonly plan: EditPlan
  readonly sum: ChangedSum
  readonly edit: Pick<NewOrderEdit, 'address' | 'phone'>
}

/** Writes the order's new state. @param before its row is locked */
export async function storeEdit(
  deps: OrdersContext,
  tx: Handle,
  before: OrderWithLines,
  { plan, sum, edit }: Edited,
): Promise<OrderWithLines> {
  const { delivery, tax, total_cents } = sum
  const values = {
    delivery,
    tax,
    total_cents,
    phone: edit.phone ?? before.phone,
    address: edit.address ?? before.address,
    // The parts of a changed address are not known.
    ship_to: (edit.address ?? before.address) === before.address ? before.ship_to : null,
    pieces: plan.lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    revision: before.revision + 1,
  }
  await replaceLines(tx, before.id, plan)
  await updateContents(tx, before.id, values)
  const [after] = await withLines(tx, [{ ...before, ...values }])
  if (!after) throw new Error('An order was lost while it was edited')
  await reindexOrder(tx, after)
  return after
}

type NotedEdit = {
  readonly before: OrderWithLines
  readonly after: OrderWithLines
  readonly changes: readonly OrderChange[]
  readonly actor: Actor
  readonly edit: Pick<NewOrderEdit, 'note' | 'priceReason'>
  /** The exceeded limit, if the order was saved in spite of it. */
  readonly passed?: PassedLimit | undefined
}

/** Records who changed what: for the order's page and, if staff did it, in the shop's history. */
export async function noteEdit(
  { audit, catalogue, now }: OrdersContext,
  tx: Handle,
  {
    before,
    after,
    changes,
    actor,
    edit: { priceReason: reason = '', note = '' },
    passed,
  }: NotedEdit,
): Promise<void> {
  await insertEdit(tx, {
    order_id: after.id,
    revision: after.revision,
    at: now(),
    reason,
    note,
    actor_id: actor.id,
    actor_name: actor.name.slice(0, 200),
    changes,
    by_company: !isAdmin(actor),
  })
  if (!isAdmin(actor)) return
  const fields = ({ lines, ...order }: OrderWithLines) => ({
    lines: lines.map((line) => messages.lineInWords(line)),
    deliveryCharge: order.delivery ? displayMoney(order.delivery.charge) : null,
    total: displayMoney(order.total_cents),
    phone: order.phone,
    address: order.address,
  })
  await audit.record(tx, actor, {
    ...orderChange('orders.edit', after),
    before: fields(before),
    after: {
      ...fields(after),
      reason: reason === '' ? undefined : reason,
      aboveLimit: passed && sayHoldReason(passed.reason),
      ...(await marksOf(catalogue, tx, before, after)),
    },
  })
}

/** Lines that are new, or have another price. */
async function marksOf(
  catalogue: OrdersContext['catalogue'],
  tx: Handle,
  before: OrderWithLines,
  after: OrderWithLines,
) {
  const former = new Map(before.lines.map((line) => [line.position, line]))
  const written = after.lines
    .filter(
      ({ position, unit_cents, price_per }) =>
        former.get(position)?.unit_cents !== unit_cents ||
        former.get(position)?.price_per !== price_per,
    )
    .map((line) => ({
      toolId: line.tool_id,
      sku: line.sku,
      price: line.unit_cents,
      pricePer: line.price_per,
    }))
  const ids = written.map(({ toolId }) => toolId)
  return auditedMarks(written, await catalogue.costs(tx, { ids }))
}
