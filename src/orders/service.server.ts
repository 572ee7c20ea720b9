/** The orders service: binds the functions that place, list, read, move and archive orders. */
import { createBackgroundTask } from '../../packages/pg-kit/background-task.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { BackgroundJob } from '../platform/capability.server.ts'
import { createAdminDigest } from './mails/admin-digest.server.ts'
import { checkOrders, type WrongOrder } from './check-store.server.ts'
import type { CheckedOrder, Order, OrderDetails, OrdersOperations } from './contract.ts'
import { correctTracking, setTracking } from './transitions/correct-tracking.server.ts'
import { setDelivery } from './edits/set-delivery.server.ts'
import { deleteDemoOrders, importDemoOrder, type ImportedOrder } from './demo-orders.server.ts'
import type { OrdersContext, OrdersDependencies, ReadSeenPrices } from './dependencies.server.ts'
import {
  countOrders,
  listAllOrders,
  listCompanyOrders,
  listOwnOrders,
} from './lists/list-orders.server.ts'
import { createCompanyFigures } from './company-figures.server.ts'
import {
  companySalesByMonth,
  countBuyers,
  overdueCustomers,
  salesByDay,
  soldByTool,
} from './figures-store.server.ts'
import { readRecentBuyers } from './lists/recent-buyers.server.ts'
import { findOrderHeads, type OrderHead } from './lists/order-heads.server.ts'
import { ordersWithIds } from './lists/orders-with-ids.server.ts'
import { orderIndexChannel, orderIndexTask } from './lists/order-index.server.ts'
import { createOrderedWith, type OrderedWith } from './buying-habits/ordered-with.server.ts'
import { readOrdersOf, removeNamesFromHistory, requireNoOpenOrders } from './buyer-export.server.ts'
import type { OnBehalfOperations } from './checkout/on-behalf-contract.ts'
import { placeOnBehalf } from './checkout/place-on-behalf.server.ts'
import { checkAgreedOrder, checkOrder } from './checkout/check-order.server.ts'
import { findPlacedUnder } from './checkout/find-by-idempotency-key.server.ts'
import {
  placeAgreedOrder,
  placeCartOrder,
  placeReceivedOrder,
  placeToolOrder,
} from './checkout/place-order.server.ts'
import {
  lastOrderNumber as lastNumber,
  lockLastOrderNumber as lockLastNumber,
  hasAnyOrder,
  lockWhetherAnyOrder,
  setNextOrderNumber as setNextNumber,
} from './checkout/order-numbers-store.server.ts'
import {
  allocateAll,
  allocateRaised,
  createAllocation,
} from './back-orders/allocate-waiting.server.ts'
import type { BackOrdersOperations } from './back-orders/back-orders-contract.ts'
import { countBackOrders } from './back-orders/back-order-store.server.ts'
import { createBackOrders } from './back-orders/back-orders.server.ts'
import type { ApprovalEditOperations } from './edits/approval-edit-contract.ts'
import type { EditOperations } from './edits/edit-contract.ts'
import { editOrder } from './edits/edit-order.server.ts'
import { anonymizeEdits } from './model/edit-store.server.ts'
import type { HoldsOperations } from './holds/holds-contract.ts'
import type { NotesOperations } from './notes/notes-contract.ts'
import { deleteNotesOfUser } from './notes/notes-store.server.ts'
import { createNotes } from './notes/notes.server.ts'
import { balanceTask } from './holds/balance-filling.server.ts'
import { createHolds } from './holds.server.ts'
import { countAwaitingApproval } from './model/holds-store.server.ts'
import { previewMail, sendSampleMail } from './mails/sample-mail.server.ts'
import type {
  AgreedOrder,
  UnplacedAgreedOrder,
  CartPlacementPart,
  ReferencedOrder,
} from './model/order-request.server.ts'
import { findOrderOwner, passOrdersOn } from './reassign-store.server.ts'
import { readBuyerOverview } from './buying-habits/read-buyer-overview.server.ts'
import { createDeletion } from './deletion/deletion.server.ts'
import { setEmailOfOrders } from './buying-habits/buyer-store.server.ts'
import { anonymizedEmail } from '../platform/fields/anonymized-email.ts'
import { ordersMessages as messages } from './messages/orders.ts'
import { anonymizeOrders, findPurchases, orderedDemoTools } from './store.server.ts'
import { endOrder, takeBack, type ReturnedPieces } from './transitions/reduce-order.server.ts'
import { prepareShipping, type ShipPart } from './transitions/ship-part.server.ts'
import { preparePaidRelease, type ReleasePaid } from './holds/release-paid.server.ts'
import type {
  BillingReader,
  PickingReader,
  ParcelTracking,
  PrepaymentHook,
  ReductionHook,
  ShippingHook,
  TrackingHook,
} from './model/shipping-hooks.ts'
import { canSee, type OrderOwner } from './visibility.server.ts'
import {
  lockOrderWithLines,
  readOrder,
  transitionOrder,
  transitionOrders,
  type LockedOrder,
} from './transitions/transitions.server.ts'

export interface OrdersService
  extends
    OrdersOperations,
    HoldsOperations,
    ApprovalEditOperations,
    NotesOperations,
    EditOperations,
    OnBehalfOperations,
    BackOrdersOperations {
  /** Which of these buyers have ordered which of these tools, as 'userId toolId'. */
  findPurchases(
    db: Handle,
    toolIds: readonly string[],
    userIds: readonly string[],
  ): Promise<ReadonlySet<string>>
  /**
   * Registers what a later capability writes together with each order of many tools, in the same
   * statement.
   */
  onCartPlacement(createPart: CartPlacementPart): void
  /** Registers the source of the prices that a buyer saw, and of their number of units. */
  onSeenPrices(readSeenPrices: ReadSeenPrices): void
  /** Places an order at prices that buyer and shop have agreed on. @throws linesRefused, and more */
  placeAgreed(actor: Actor, order: AgreedOrder): Promise<Order>
  /** Previews that order, and what it would wait for; nothing is written. */
  checkAgreed(actor: Actor, order: UnplacedAgreedOrder): Promise<CheckedOrder>
  /**
   * Places an order from a file that a buyer sent, at their present prices. @throws linesRefused,
   * and more
   */
  placeReceived(actor: Actor, order: ReferencedOrder): Promise<Order>
  /** Registers what a later capability writes whenever pieces are shipped. */
  onShipped(hook: ShippingHook): void
  /** Registers what a later capability writes when the tracking of an order is corrected. */
  onTrackingCorrected(hook: TrackingHook): void
  /** Registers what a later capability writes when an order with advance payment is placed. */
  onPrepaid(hook: PrepaymentHook): void
  /** Releases an order that waits for its payment, in the caller's transaction. */
  prepareRelease(): Promise<ReleasePaid>
  /** Registers what a later capability writes when pieces are cancelled or come back. */
  onReduced(hook: ReductionHook): void
  /** Registers a source of the billed parts of an order: they can no longer be edited. */
  onEdit(readBilling: BillingReader): void
  /** Registers the source of what is picked of an order. */
  onPicking(readPicking: PickingReader): void
  /** Cancels the rest of an order that was shipped in part. @returns how many pieces */
  end(
    actor: Actor,
    request: { readonly number: number; readonly note?: string | undefined },
  ): Promise<number>
  /** Takes pieces back in the caller's transaction. @throws notFound; returnTooLarge */
  takeBack(tx: Handle, actor: Actor, cameBack: ReturnedPieces): Promise<void>
  /** Ships a part of an order in the caller's transaction; prepare it before. */
  prepareShipping(): Promise<ShipPart>
  /** Records the tracking of an order's last parcel, once the order is shipped. */
  setTracking(tx: Handle, orderId: string, tracking: ParcelTracking | undefined): Promise<void>
  /** Places a demo order in the past and applies its transitions; no mails are sent. */
  importDemo(order: ImportedOrder): Promise<number>
  /** Those of these orders that are not deleted, as staff see them; unordered. */
  detailsWithIds(db: Handle, ids: readonly string[]): Promise<readonly OrderDetails[]>
  /** The matching orders that somebody may see, each as one line, newest first. */
  findHeads(
    actor: Actor,
    search: { readonly q: string; readonly limit: number },
  ): Promise<readonly OrderHead[]>
  /**
   * The order in its present state, with its row locked until the transaction ends, so no
   * transition happens in between.
   * @returns undefined if there is none, or if it was deleted
   */
  lock(tx: Handle, number: number): Promise<LockedOrder | undefined>
  /** Whether somebody may see an order; queries the database only for orders of companies. */
  canSee(db: Handle, actor: Actor, owner: OrderOwner): Promise<boolean>
  /**
   * The owner of the order with this number, even if the order is deleted; undefined if it never
   * existed.
   */
  ownerOf(db: Handle, number: number): Promise<OrderOwner | undefined>
  /** The number of the last order. */
  lastNumber(db: Handle): Promise<number>
  /** The same; no order gets a number until the transaction ends. */
  lockLastNumber(tx: Handle): Promise<number>
  /** Sets the number of the next order, after `lockLastNumber`. */
  setNextNumber(tx: Handle, next: number): Promise<void>
  /**
   * Deletes demo orders and all orders of these users; their reserved pieces are released.
   * @returns the ids of the deleted orders
   */
  deleteDemo(tx: Handle, userIds: readonly string[]): Promise<readonly string[]>
  /**
   * The tools that are often ordered together with this one, most frequent first: in at least five
   * of its newest orders.
   */
  orderedWith(toolId: string): Promise<readonly OrderedWith[]>
  /** The sales of each day of the shop, in a period. */
  salesByDay: typeof salesByDay
  /** A company's orders in each month of the shop, in a period. */
  companySalesByMonth: typeof companySalesByMonth
  /** How many different buyers ordered in a period. */
  countBuyers: typeof countBuyers
  /** The lines of a period and of the previous one, and the tools with the highest sales. */
  soldByTool: typeof soldByTool
  /** Customers whose last order is longer ago than usual for them. */
  overdueCustomers: typeof overdueCustomers
  /** The number of orders that wait for goods, and how many of them wait past the promised day. */
  countBackOrders: typeof countBackOrders
  /** Which of the demo shop's tools are in any order. */
  orderedDemoTools(db: Handle): Promise<readonly string[]>
  /** Writes the mails to admins. */
  readonly adminDigest: BackgroundJob
  /** Completes the search index of orders, in the background. */
  readonly indexing: BackgroundJob
  readonly balanceFilling: BackgroundJob
  /** Ends the holds of orders, with a mail before. */
  readonly dueHolds: BackgroundJob
  /** The same, at once. */
  endDueHolds(): Promise<void>
  /** Allocates goods to waiting lines, and tells their buyers. */
  readonly allocation: BackgroundJob
  /** The same, at once. */
  allocateAll(): Promise<void>
  /** Recomputes the sums and the stock of all orders: a part of `accounts check`. */
  checkAccounts(): Promise<{ readonly orders: number; readonly wrong: readonly WrongOrder[] }>
}

/** Corrections of one order by staff. */
const createCorrections = (
  deps: OrdersContext,
): Pick<OrdersOperations, 'setDelivery' | 'correctTracking'> & EditOperations => ({
  edit: ({ actor }, edit) => editOrder(deps, actor, edit),
  setDelivery: ({ actor }, input) => setDelivery(deps, actor, input),
  correctTracking: ({ actor }, correction) => correctTracking(deps, actor, correction),
})

/**
 * What happens to orders when their buyer leaves the shop or a company, or changes their e-mail
 * address.
 */
function followBuyers(deps: OrdersContext): void {
  deps.accounts.onUserDeletion(async (tx, { id, by }) => {
    if (by === 'self') await requireNoOpenOrders(tx, id)
    await anonymizeOrders(tx, id, anonymizedEmail(id))
    await removeNamesFromHistory(deps, tx, id)
    await deleteNotesOfUser(tx, id)
    await anonymizeEdits(tx, id)
    await deps.database.notify(tx, orderIndexChannel, '')
  })
  deps.companies.onLeaving(async (tx, leaving) => {
    const orders = await passOrdersOn(tx, leaving)
    await deps.database.notify(tx, orderIndexChannel, '')
    return { orders }
  })
  deps.accounts.onEmailChange(async (tx, { id, email }) => {
    await setEmailOfOrders(tx, id, email)
    await deps.database.notify(tx, orderIndexChannel, '')
  })
}

/** Also registers that incoming goods are allocated to the waiting lines. */
function createWaiting(deps: OrdersContext) {
  deps.stock.onRaised((tx, toolIds, cause) => allocateRaised(deps, tx, toolIds, cause))
  return {
    ...createBackOrders(deps),
    allocation: createAllocation(deps),
    allocateAll: () => allocateAll(deps),
  }
}

/**
 * Also registers that a deleted account's orders are anonymized, and that the first order fixes the
 * shop's currency.
 */
export function createOrdersService(dependencies: OrdersDependencies): OrdersService {
  const deps: OrdersContext = { ...dependencies, hooks: noHooks(), seenPrices: [] }
  deps.accounts.onDataExport((db, { id }) => readOrdersOf(deps, db, id))
  followBuyers(deps)
  deps.companies.onFigures(createCompanyFigures(deps))
  deps.companies.onApprovals(countAwaitingApproval)
  deps.guardSetting(
    'currency',
    async (tx) => ((await lockWhetherAnyOrder(tx)) ? messages.currencyFixed : undefined),
    hasAnyOrder,
  )
  const cartParts: CartPlacementPart[] = []
  return {
    place: async (buyer, input) => toPlacedOrder(await placeToolOrder(deps, buyer, input)),
    placeCart: async (buyer, input) =>
      toPlacedOrder(await placeCartOrder(deps, cartParts, buyer, input)),
    placeOnBehalf: async (staff, input) => toPlacedOrder(await placeOnBehalf(deps, staff, input)),
    check: ({ actor }, input) => checkOrder(deps, actor, input),
    placedUnder: ({ actor }, { key }) => findPlacedUnder(deps, actor, key),
    placeAgreed: (actor, order) => placeAgreedOrder(deps, actor, order),
    checkAgreed: (actor, order) => checkAgreedOrder(deps, actor, order),
    placeReceived: (actor, order) => placeReceivedOrder(deps, actor, order),
    mine: ({ actor }, query) => listOwnOrders(deps, actor, query),
    ofCompany: ({ actor }, query) => listCompanyOrders(deps, actor, query),
    all: (_caller, query) => listAllOrders(deps, query),
    count: (_caller, query) => countOrders(deps, query),
    recentBuyers: () => readRecentBuyers(deps),
    counter: ({ actor }) => readBuyerOverview(deps, actor),
    read: ({ actor }, { number }) => readOrder(deps, actor, number),
    step: ({ actor }, transition) => transitionOrder(deps, actor, transition),
    steps: ({ actor }, { numbers, ...transition }) =>
      transitionOrders(deps, actor, numbers, transition),
    ...createCorrections(deps),
    ...createHolds(deps),
    ...createNotes(deps),
    ...createWaiting(deps),
    ...createDeletion(deps),
    sampleMail: async ({ actor }, sample) => {
      await sendSampleMail(deps, actor, sample)
      return { acknowledged: true }
    },
    previewMail: (_caller, preview) => previewMail(deps, preview),
    findPurchases,
    salesByDay,
    companySalesByMonth,
    countBuyers,
    soldByTool,
    overdueCustomers,
    countBackOrders,
    setTracking,
    orderedDemoTools,
    onCartPlacement: (createPart) => void cartParts.push(createPart),
    onSeenPrices: (readSeenPrices) => void deps.seenPrices.push(readSeenPrices),
    onShipped: (hook) => void deps.hooks.shipped.push(hook),
    onPrepaid: (hook) => void deps.hooks.prepaid.push(hook),
    prepareRelease: () => preparePaidRelease(deps),
    onReduced: (hook) => void deps.hooks.reduced.push(hook),
    onEdit: (readBilling) => void deps.hooks.billing.push(readBilling),
    onPicking: (readPicking) => void deps.hooks.picking.push(readPicking),
    onTrackingCorrected: (hook) => void deps.hooks.trackingCorrected.push(hook),
    takeBack: (tx, actor, cameBack) => takeBack(deps, tx, actor, cameBack),
    end: (actor, request) => endOrder(deps, actor, request),
    prepareShipping: () => prepareShipping(deps),
    lock: lockOrderWithLines,
    detailsWithIds: ordersWithIds,
    findHeads: (actor, search) => findOrderHeads(deps, actor, search),
    canSee: (db, actor, owner) => canSee(deps, db, actor, owner),
    ownerOf: findOrderOwner,
    lastNumber,
    lockLastNumber,
    setNextNumber,
    importDemo: (order) => importDemoOrder(deps, order),
    deleteDemo: (tx, userIds) => deleteDemoOrders(deps, tx, userIds),
    orderedWith: createOrderedWith(deps),
    adminDigest: createAdminDigest(deps),
    checkAccounts: () => checkOrders(deps.database.handle),
    indexing: createBackgroundTask(deps.database, deps.log, orderIndexTask),
    balanceFilling: createBackgroundTask(deps.database, deps.log, balanceTask),
  }
}

const noHooks = (): OrdersContext['hooks'] => ({
  prepaid: [],
  shipped: [],
  trackingCorrected: [],
  reduced: [],
  billing: [],
  picking: [],
})

const toPlacedOrder = (order: Order) => ({ acknowledged: true, insertedId: order.id, ...order })
