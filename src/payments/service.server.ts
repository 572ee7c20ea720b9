/** The payments service: open items, and the ledger behind them. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { countAccounts, findWrong, type WrongAccount } from './check-store.server.ts'
import type { Payment, PaymentQuery, PaymentsOperations } from './contract.ts'
import type { PaymentsDependencies } from './dependencies.server.ts'
import { toPayment } from './dto.ts'
import { listOpenItems, listOwnItems, openItemsFile, readAgeing } from './open-items.server.ts'
import { findPayments, listPayments } from './payments-store.server.ts'
import { readAccountOf } from './own-account-store.server.ts'
import { prepareCreditedRelease, recordPayment } from './record-payment.server.ts'
import { allocatePayment, undoPayment } from './recorded-payment.server.ts'
import { readBankFile } from './read-bank-file.server.ts'
import { prepareCardBooking, type CardBooking } from './received-payments.server.ts'
import { readCredit, recordRefund } from './refunds.server.ts'
import { matchRefund } from './refund-entries.server.ts'
import type { RefundsOperations } from './refunds-contract.ts'
import type { RemindersOperations } from './reminders-contract.ts'
import {
  createReminderJob,
  exemptFromReminders,
  listOverdueItems,
  remindNow,
  remindOfDue,
} from './reminders.server.ts'
import { issueStatement, mailStatement, readStatement } from './statements.server.ts'
import { parseCustomer } from './rules.ts'
import { passReceivablesOn, sumOpenOfOrder } from './store.server.ts'

export type { PaymentsDependencies } from './dependencies.server.ts'

export interface PaymentsService
  extends PaymentsOperations, RefundsOperations, RemindersOperations {
  /** Sends all reminders that are due automatically. @returns how many were sent */
  remindOfDue(): Promise<number>
  /** Does so regularly. */
  readonly reminderJob: JobRunner
  /** Functions that book card payments in the caller's transaction; prepare them before it. */
  prepareCardBooking(): Promise<CardBooking>
  /** The open amount of an order, in cents of this currency. */
  openOfOrder(db: Handle, order: number, currency: string): Promise<number>
  /** The existing payments among these, unordered. */
  recordsWithIds(db: Handle, ids: readonly string[]): Promise<readonly Payment[]>
  /** Computes every sum again: what `accounts check` prints. */
  check(): Promise<AccountsCheck>
}

export type AccountsCheck = {
  readonly invoices: number
  readonly payments: number
  readonly wrong: readonly WrongAccount[]
}

const defaultPageSize = 100

export function createPaymentsService(deps: PaymentsDependencies): PaymentsService {
  deps.companies.onLeaving(async (tx, { companyId, userId, successor }) => {
    await passReceivablesOn(tx, { companyId, from: userId, to: successor.userId })
    return {}
  })
  deps.accounts.onDataExport((db, { id }) => readAccountOf(db, id))
  deps.documents.onCredited(() => prepareCreditedRelease(deps))
  return bindOperations(deps)
}

const bindOperations = (deps: PaymentsDependencies): PaymentsService => ({
  openItems: (_caller, query) => listOpenItems(deps, query),
  ageing: (_caller, filters) => readAgeing(deps, filters),
  openItemsFile: (_caller, filters) => openItemsFile(deps, filters),
  own: ({ actor }, { order }) => listOwnItems(deps, actor, order),
  statement: ({ actor }, query) => readStatement(deps, actor, query),
  issueStatement: ({ actor }, statement) => issueStatement(deps, actor, statement),
  mailStatement: ({ actor }, statement) => mailStatement(deps, actor, statement),
  list: (_caller, query) => readPayments(deps, query),
  record: ({ actor, idempotencyKey }, input) => recordPayment(deps, actor, idempotencyKey, input),
  readBankFile: (admin, { name }) => readBankFile(deps, admin, name),
  allocate: ({ actor }, { id, allocations }) => allocatePayment(deps, actor, id, allocations),
  undo: ({ actor }, { id }) => undoPayment(deps, actor, id),
  credit: (_caller, asked) => readCredit(deps, asked),
  refund: ({ actor, idempotencyKey }, input) => recordRefund(deps, actor, idempotencyKey, input),
  matchRefund: ({ actor }, input) => matchRefund(deps, actor, input),
  overdue: (_caller, query) => listOverdueItems(deps, query),
  remind: ({ actor }, reminder) => remindNow(deps, actor, reminder),
  exempt: ({ actor }, exemption) => exemptFromReminders(deps, actor, exemption),
  remindOfDue: () => remindOfDue(deps),
  reminderJob: createReminderJob(deps),
  prepareCardBooking: () => prepareCardBooking(deps),
  openOfOrder: sumOpenOfOrder,
  recordsWithIds: async (db, ids) => (await findPayments(db, ids)).map(toPayment),
  check: async () => ({
    ...(await countAccounts(deps.database.handle)),
    wrong: await findWrong(deps.database.handle),
  }),
})

async function readPayments(
  { database }: PaymentsDependencies,
  { q, customer, limit = defaultPageSize, cursor }: PaymentQuery,
) {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['bigint'])
  const rows = await listPayments(database.handle, {
    q,
    customer: customer === undefined ? undefined : parseCustomer(customer),
    before: before === undefined ? undefined : Number(before),
    limit: limit + 1,
  })
  return toPage(rows, limit, (last) => encodeCursor([last.number]), toPayment)
}
