/** The payments service: what is open, and the ledger that says why. */
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { countAccounts, findWrong, type WrongAccount } from './check-store.server.ts'
import type { PaymentQuery, PaymentsOperations } from './contract.ts'
import type { PaymentsDependencies } from './dependencies.server.ts'
import { toPayment } from './dto.ts'
import { listOpenItems, listOwnItems, openItemsFile, readAgeing } from './open-items.server.ts'
import { listPayments } from './payments-store.server.ts'
import { allocatePayment, recordPayment, undoPayment } from './record-payment.server.ts'
import { readBankFile } from './read-bank-file.server.ts'
import { parseCustomer } from './rules.ts'

export type { PaymentsDependencies } from './dependencies.server.ts'

export interface PaymentsService extends PaymentsOperations {
  /** Computes every sum anew: what `accounts check` prints. */
  check(): Promise<AccountsCheck>
}

export type AccountsCheck = {
  readonly invoices: number
  readonly payments: number
  readonly wrong: readonly WrongAccount[]
}

const defaultPageSize = 100

export const createPaymentsService = (deps: PaymentsDependencies): PaymentsService => ({
  openItems: (_caller, query) => listOpenItems(deps, query),
  ageing: (_caller, filters) => readAgeing(deps, filters),
  openItemsFile: (_caller, filters) => openItemsFile(deps, filters),
  own: ({ actor }, { order }) => listOwnItems(deps, actor, order),
  list: (_caller, query) => readPayments(deps, query),
  record: ({ actor, idempotencyKey }, input) => recordPayment(deps, actor, idempotencyKey, input),
  readBankFile: (admin, { name }) => readBankFile(deps, admin, name),
  allocate: ({ actor }, { id, allocations }) => allocatePayment(deps, actor, id, allocations),
  undo: ({ actor }, { id }) => undoPayment(deps, actor, id),
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
